import { addDays, dayOf, startOfDay } from '../common/days.ts'
import type { PathwayDue, PathwayReminder, PathwaySpan, PathwayTask } from './pathway.document.ts'

const hour = 3_600_000
const day = 24 * hour
const minute = 60_000

const lengthOf = ({ days, hours }: PathwaySpan): number => days * day + hours * hour
const withinDay = (at: number): number => at - startOfDay(dayOf(at))
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const atTime = (on: string, time: string): number => startOfDay(on) + minutesOf(time) * minute
/** 1 Monday … 7 Sunday of a day 'YYYY-MM-DD'. */
const weekdayNumber = (on: string): number => new Date(`${on}T00:00:00.000Z`).getUTCDay() || 7

/** When one of a task's occurrences opens, is due and closes; epoch ms. `closesAt` null: it stays open. */
export interface Schedule {
  opensAt: number
  scheduledAt: number
  closesAt: number | null
}

const repeatEvery = ({ repeat }: PathwayDue): number =>
  repeat ? repeat.every * (repeat.unit === 'week' ? 7 : 1) * day : 0

export const occurrencesOf = (task: PathwayTask): number => task.due.repeat?.times ?? 1

/** How long after its due time an occurrence closes; undefined: never. */
export function closesAfter(task: PathwayTask, occurrence: number): number | undefined {
  const own = task.closeAfter && lengthOf(task.closeAfter)
  if (!task.due.repeat || occurrence === occurrencesOf(task) - 1) return own
  const untilNext = repeatEvery(task.due) - lengthOf(task.openBefore)
  return own === undefined ? untilNext : Math.min(own, untilNext)
}

/** When an occurrence (from 0) is due whose anchor was at `anchoredAt`, epoch ms. */
function dueAt({ days, hours, weekday, time }: PathwayDue, anchoredAt: number): number {
  const shifted = anchoredAt + hours * hour
  let on = addDays(dayOf(shifted), days)
  if (weekday !== undefined) on = addDays(on, (weekday - weekdayNumber(on) + 7) % 7)
  return time === undefined ? startOfDay(on) + withinDay(shifted) : atTime(on, time)
}

/** The schedule of one occurrence of a task, counted from where its anchor lies (epoch ms). */
export function scheduleOf(task: PathwayTask, occurrence: number, anchoredAt: number): Schedule {
  const scheduledAt = dueAt(task.due, anchoredAt) + occurrence * repeatEvery(task.due)
  const close = closesAfter(task, occurrence)
  return {
    opensAt: scheduledAt - lengthOf(task.openBefore),
    scheduledAt,
    closesAt: close === undefined ? null : scheduledAt + close,
  }
}

/** When a reminder is meant to be told of something due at that instant; epoch ms, quiet hours not yet looked at. */
export function remindAt({ days, hours, time }: PathwayReminder, scheduledAt: number): number {
  const at = scheduledAt + days * day + hours * hour
  return time === undefined ? at : atTime(dayOf(at), time)
}
