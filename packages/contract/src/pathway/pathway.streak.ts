import type { PathwayTaskShown } from './pathway.schemas.ts'

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
const isPast = ({ taskStatus, isOverdue }: Occurrence): boolean =>
  taskStatus !== 'waiting' && (taskStatus !== 'open' || isOverdue)

/** Of each task that the patient does again and again, and has begun to do: the row he is in. */
export function streaksOf(tasks: readonly Occurrence[]): Streak[] {
  const streaks = new Map<string, Streak>()
  for (const one of [...tasks].sort(byOccurrence)) {
    const { taskKey, title, taskStatus, work } = one
    if (one.occurrences < 2 || work.kind === 'tap' || work.kind === 'event' || taskStatus === 'not_needed') continue
    const streak = streaks.get(taskKey) ?? { taskKey, title, inARow: 0, done: 0, times: 0 }
    streak.times++
    if (taskStatus === 'done') {
      streak.done++
      streak.inARow++
    } else if (isPast(one)) streak.inARow = 0
    streaks.set(taskKey, streak)
  }
  return [...streaks.values()].filter(({ done }) => done > 0)
}

const byOccurrence = (a: Occurrence, b: Occurrence): number => a.occurrence - b.occurrence
