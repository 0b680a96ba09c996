import { mustGet } from '@nethos/contract/common/present.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import {
  anchorsOf,
  tasksOf,
  type PathwayCondition,
  type PathwayDocument,
  type PathwayTask,
} from '@nethos/contract/pathway/pathway.document.ts'
import { dependsOn } from '@nethos/contract/pathway/pathway.problems.ts'
import { scheduleOf, type Schedule } from '@nethos/contract/pathway/pathway.schedule.ts'
import { isSettled } from '@nethos/contract/pathway/pathway.status.ts'
import type { TaskRow } from './pathway.table.ts'

interface HospitalEvent {
  readonly event: string
  readonly occurredAt: number
}

/** All that decides what is to become of a pathway's tasks. `rows` changes while they are settled, in the order of dependence. */
export interface Situation {
  readonly document: PathwayDocument
  readonly facts: Readonly<Record<string, string>>
  /** By the time at which they happened. */
  readonly events: readonly HospitalEvent[]
  readonly anchors: ReadonlyMap<string, number>
  /** The occurrences of each task by its key. */
  readonly rows: Map<string, TaskRow[]>
}

/**
 * When each anchor is. What the hospital has reported goes before what was said, and of several reports of one event the
 * latest instant: so it does not matter in which order they came.
 */
export function anchorsAt(
  document: PathwayDocument,
  counts: ReadonlyMap<string, number>,
  events: readonly HospitalEvent[],
): Map<string, number> {
  const anchors = new Map<string, number>()
  for (const key of Object.keys(anchorsOf(document))) {
    const code = document.anchors.find(one => one.key === key)?.event
    const reported = events.filter(one => one.event === code).map(one => one.occurredAt)
    const at = reported.length > 0 ? Math.max(...reported) : counts.get(key)
    if (at !== undefined) anchors.set(key, at)
  }
  return anchors
}

/** The tasks, each after those that it depends on. */
export function inOrder(document: PathwayDocument): PathwayTask[] {
  const known = new Map(tasksOf(document).map(({ task }) => [task.key, task]))
  const ordered = new Set<PathwayTask>()
  const add = (task: PathwayTask): void => {
    if (ordered.has(task)) return
    for (const key of dependsOn(task)) add(mustGet(known, key))
    ordered.add(task)
  }
  for (const task of known.values()) add(task)
  return [...ordered]
}

/** True, false, or not known yet. */
function judge({ rows, events, facts }: Situation, one: PathwayCondition): boolean | undefined {
  if (one.is === 'event') return events.some(({ event }) => event === one.event) || undefined
  if (one.is === 'fact') return facts[one.fact] === one.equals
  const all = rows.get(one.task) ?? []
  const done = all.filter(row => row.status === 'done')
  if (done.length === 0) return all.every(row => isSettled(row.status)) ? false : undefined
  if (one.is === 'done') return true
  const { result } = done.reduce((a, b) => ((b.doneAt ?? 0) >= (a.doneAt ?? 0) ? b : a))
  if (one.is === 'level') return result.level !== undefined && one.levels.includes(result.level)
  const value = result.values?.find(({ key }) => key === one.value)?.value
  if (value === undefined) return false
  return one.is === 'below' ? value < one.limit : value > one.limit
}

/** Whether a task is to be done at all; undefined: that is not known yet. */
function isNeeded(situation: Situation, task: PathwayTask): boolean | undefined {
  if (task.notNeededWhen.some(one => judge(situation, one) === true)) return false
  const needed = task.neededWhen.map(one => judge(situation, one))
  if (needed.includes(false)) return false
  return needed.includes(undefined) ? undefined : true
}

/** From when a task counts; undefined: not known yet; never: what it counts from did not happen. */
function countsFrom({ anchors, rows }: Situation, { due: { from } }: PathwayTask): number | 'never' | undefined {
  if ('anchor' in from) return anchors.get(from.anchor)
  const [row] = rows.get(from.task) ?? []
  if (row?.status === 'done') return row.doneAt ?? undefined
  return row && isSettled(row.status) ? 'never' : undefined
}

/** Whether it lies after the day from which it falls away. */
function isOver({ anchors }: Situation, { until }: PathwayTask, { scheduledAt }: Schedule): boolean {
  const at = until && anchors.get(until.anchor)
  return at !== undefined && dayOf(scheduledAt) >= addDays(dayOf(at), until?.days ?? 0)
}

/** What a task that is not done should be: not needed, waiting for something to be known, or scheduled. */
export function wantedOf(
  situation: Situation,
  task: PathwayTask,
  occurrence: number,
): 'not_needed' | Schedule | undefined {
  const needed = isNeeded(situation, task)
  const from = countsFrom(situation, task)
  if (needed === false || from === 'never') return 'not_needed'
  if (needed === undefined || from === undefined) return undefined
  const schedule = scheduleOf(task, occurrence, from)
  return isOver(situation, task, schedule) ? 'not_needed' : schedule
}

/** When the hospital has done what a task waits for, as the latest of its reports says; of a repeated one, within its window. */
export function reportedAt({ events }: Situation, { work, due }: PathwayTask, row: TaskRow): number | undefined {
  if (work.kind !== 'event') return undefined
  const fits = (at: number) =>
    !due.repeat || (row.opensAt !== null && at >= row.opensAt && (row.closesAt === null || at < row.closesAt))
  const fitting = events.filter(one => one.event === work.event && fits(one.occurredAt))
  return fitting.at(-1)?.occurredAt
}
