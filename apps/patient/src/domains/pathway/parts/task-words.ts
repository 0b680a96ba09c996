import { dayOf, daysBetween, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { pathwayTaskStates } from '@nethos/contract/pathway/pathway.status.ts'
import { pathwayWorkKinds } from '@nethos/contract/pathway/pathway.work.ts'
import type { Tone } from '../../../controls/tag.tsx'

const near: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天', 2: '后天' }

/** 今天 20:00, 11月23日（周一）08:30. */
export function whenInWords(at: number, now: number): string {
  const on = dayOf(at)
  const day = near[daysBetween(dayOf(now), on)]
  return day
    ? `${day} ${timeOf(at)}`
    : `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日（${weekdayOf(on)}）${timeOf(at)}`
}

/** When it is to be done, was done, or what it waits for. */
export function timeLine(task: PathwayTaskShown, now: number): string {
  if (task.doneAt !== null) return `${whenInWords(task.doneAt, now)} 完成`
  if (task.scheduledAt === null) return '时间待定，确定后会提醒您'
  const due = whenInWords(task.scheduledAt, now)
  // What is promised at its very hour holds from then on: nothing to eat, nothing to drink.
  const isFrom = task.work.kind === 'confirm' && task.opensAt === task.scheduledAt
  if (isFrom && !task.isOverdue) return `${due}起`
  if (task.taskStatus === 'missed') return `应在${due}完成`
  if (task.taskStatus === 'waiting' && task.opensAt !== null && task.opensAt > now)
    return task.opensAt === task.scheduledAt ? due : `${due}前后，${whenInWords(task.opensAt, now)}起可以完成`
  return task.isOverdue ? `原定${due}，现在补上也不晚` : `请在${due}前后完成`
}

interface Word {
  word: string
  tone: Tone
}

/** How it stands, in a word. */
export function statusWord({ taskStatus, isOverdue, isOptional, work }: PathwayTaskShown): Word {
  if (taskStatus === 'done') return { word: '已完成', tone: 'good' }
  if (taskStatus === 'missed') return { word: isOptional ? '未做' : '未完成', tone: 'quiet' }
  if (taskStatus === 'waiting') return { word: '未开始', tone: 'quiet' }
  if (taskStatus !== 'open') return { word: pathwayTaskStates[taskStatus].label, tone: 'quiet' }
  const isTheirs = work.kind === 'event' && work.link !== undefined
  if (pathwayWorkKinds[work.kind].by === 'hospital' && !isTheirs) return { word: '由医院登记', tone: 'quiet' }
  if (isOverdue) return { word: '已过时间', tone: 'warn' }
  return { word: isOptional ? '可选' : '待完成', tone: 'brand' }
}

/** 体温 38.9℃, with how it is to be read. */
export const valuesInWords = ({ work, values }: PathwayTaskShown): { text: string; isDanger: boolean }[] =>
  work.kind !== 'measure'
    ? []
    : values.flatMap(({ key, value, isDanger }) => {
        const one = work.values.find(other => other.key === key)
        return one ? [{ text: `${one.label} ${value.toFixed(one.decimals)}${one.unit}`, isDanger }] : []
      })

/** 第2次，共6次; nothing for what is done once. */
export const countInWords = ({ occurrence, occurrences }: PathwayTaskShown): string =>
  occurrences > 1 ? `第${occurrence}次，共${occurrences}次` : ''
