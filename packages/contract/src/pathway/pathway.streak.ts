import type { PathwayTaskShown } from './pathway.schemas.ts'
import { pathwayWorkKinds } from './pathway.work.ts'

export interface Streak {
  taskKey: string
  title: string
  /** How often one after the other it was done, up to the last time that is past. */
  inARow: number
  /** How often it was done, of how often in all. */
  done: number
  times: number
}

type Occurrence = Pick<
  PathwayTaskShown,
  'taskKey' | 'title' | 'occurrence' | 'occurrences' | 'taskStatus' | 'isOverdue' | 'work'
>

/** What is still to be done in time neither counts nor ends a row; what was missed, or is late, ends it. */
const isAhead = ({ taskStatus, isOverdue }: Occurrence): boolean =>
  taskStatus === 'waiting' || (taskStatus === 'open' && !isOverdue)

/** Of each task that the patient does again and again, and has begun to do: the row he is in. */
export function streaksOf(tasks: readonly Occurrence[]): Streak[] {
  const byKey = new Map<string, Occurrence[]>()
  for (const one of tasks)
    if (one.occurrences > 1 && pathwayWorkKinds[one.work.kind].by === 'patient' && one.taskStatus !== 'not_needed')
      byKey.set(one.taskKey, [...(byKey.get(one.taskKey) ?? []), one])
  return [...byKey].flatMap(([taskKey, all]) => {
    const past = all.filter(one => !isAhead(one)).sort((a, b) => b.occurrence - a.occurrence)
    const firstBreak = past.findIndex(one => one.taskStatus !== 'done')
    const done = past.filter(one => one.taskStatus === 'done').length
    const { title } = all[0]!
    return done === 0
      ? []
      : [{ taskKey, title, inARow: firstBreak === -1 ? past.length : firstBreak, done, times: all.length }]
  })
}
