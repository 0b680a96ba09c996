import type { PathwayFilter } from '@nethos/contract/pathway/pathway-desk.services.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { PathwayStatus, PathwayTaskStatus } from '@nethos/contract/pathway/pathway.status.ts'
import type { Tone } from '../../controls/tag.tsx'

export const filterWords: Readonly<Record<PathwayFilter, string>> = {
  flagged: '需要关注',
  overdue: '有任务逾期',
  going: '进行中',
  ended: '已结束',
}

export const statusTones: Readonly<Record<PathwayStatus, Tone>> = {
  going: 'brand',
  paused: 'warn',
  done: 'good',
  stopped: 'plain',
}

export const taskTones: Readonly<Record<PathwayTaskStatus, Tone>> = {
  waiting: 'plain',
  open: 'brand',
  done: 'good',
  missed: 'warn',
  not_needed: 'plain',
  withdrawn: 'plain',
}

/** What was measured, in words; danger first said. */
export const valuesOf = ({ work, values }: PathwayTaskShown): { text: string; isDanger: boolean }[] =>
  work.kind !== 'measure'
    ? []
    : values.flatMap(({ key, value, isDanger }) => {
        const one = work.values.find(other => other.key === key)
        return one ? [{ text: `${one.label} ${value.toFixed(one.decimals)}${one.unit}`, isDanger }] : []
      })
