import { addDays, dayOf, daysBetween, startOfDay } from '../common/days.ts'
import type { DrugLine } from './renewal.schemas.ts'
import { minutesOf, rhythmOf, timesOf, weekdayNumber, weekdaysOf, type Weekday } from './reminder-rhythm.ts'

/** When somebody was last reminded of a medicine: a day, and the times of it. */
export interface LastReminder {
  on: string
  times: readonly string[]
}
type ByDrug<T> = Readonly<Record<string, T>>
export type PlannedLine = Pick<DrugLine, 'drugId' | 'frequency' | 'days'>

/** What is taken of one prescription, and when its patient wants to hear of it. */
export interface ReminderPlan<Line extends PlannedLine = PlannedLine> {
  lines: readonly Line[]
  /** When the medicine was in the patient's hands, epoch ms. */
  startedAt: number
  /** Of a day, for all lines. */
  times: readonly string[]
  /** Of what is taken weekly; without one it is the weekday of the start. */
  weekdays: ByDrug<Weekday>
  last: ByDrug<LastReminder>
}

const hour = 3_600_000
const day = 24 * hour
const instantOf = (on: string, time: string): number => startOfDay(on) + minutesOf(time) * 60_000

export const weekdayOfLine = (
  { startedAt, weekdays }: Pick<ReminderPlan, 'startedAt' | 'weekdays'>,
  { drugId }: PlannedLine,
): Weekday => weekdays[drugId] ?? weekdayNumber(dayOf(startedAt))

/** What is to be taken at this time of this day; nothing that its patient was reminded of already. */
export const dueLines = <Line extends PlannedLine>(plan: ReminderPlan<Line>, on: string, time: string): Line[] =>
  plan.lines.filter(line => isDue(plan, line, on, time))

/** The same with what he was reminded of: of this he is asked whether he has taken it. */
export const askedLines = <Line extends PlannedLine>(plan: ReminderPlan<Line>, on: string, time: string): Line[] =>
  plan.lines.filter(line => isReminded(plan, line, on, time) || isDue(plan, line, on, time))

/** The times of a day at which anything is to be taken, in order. */
export const askedTimes = (plan: ReminderPlan, on: string): string[] =>
  [...new Set([...plan.times, ...Object.values(plan.last).flatMap(last => (last.on === on ? last.times : []))])]
    .filter(time => askedLines(plan, on, time).length > 0)
    .sort()

const isReminded = ({ last }: ReminderPlan, { drugId }: PlannedLine, on: string, time: string): boolean =>
  last[drugId]?.on === on && last[drugId].times.includes(time)

function isDue(plan: ReminderPlan, line: PlannedLine, on: string, time: string): boolean {
  const rhythm = rhythmOf(line)
  const nth = timesOf(line, plan.times).indexOf(time)
  if (!rhythm || nth < 0) return false
  const at = instantOf(on, time)
  const length = rhythm.days === 'first' ? 1 : line.days
  if (at < plan.startedAt || at >= plan.startedAt + length * day) return false
  if (!isItsDay(plan, line, on)) return false
  // Whatever times and weekdays he changes: never a dose more than his medicine has.
  const last = plan.last[line.drugId]
  if (!last || on < last.on) return true
  if (on === last.on) return nth >= last.times.length && !last.times.includes(time)
  return daysBetween(last.on, on) >= daysApart(line)
}

function isItsDay(plan: ReminderPlan, line: PlannedLine, on: string): boolean {
  const days = rhythmOf(line)?.days
  if (days === undefined || days === 'first') return days === 'first'
  return 'every' in days
    ? daysBetween(dayOf(plan.startedAt), on) % days.every === 0
    : weekdaysOf(line, weekdayOfLine(plan, line)).includes(weekdayNumber(on))
}

/** At least so many days from one day on which it is taken to the next. */
function daysApart(line: PlannedLine): number {
  const days = rhythmOf(line)?.days
  if (days === undefined || days === 'first') return Infinity
  return 'every' in days ? days.every : Math.floor(7 / days.afterWeekday.length)
}

/** When something is to be taken next; null: nothing more. Epoch ms. */
export function nextDue(plan: ReminderPlan, now: number): number | null {
  const ends = Math.max(...plan.lines.map(line => plan.startedAt + line.days * day))
  for (let on = dayOf(Math.max(now, plan.startedAt)); startOfDay(on) < ends; on = addDays(on, 1)) {
    const time = [...plan.times].sort().find(one => instantOf(on, one) > now && dueLines(plan, on, one).length > 0)
    if (time) return instantOf(on, time)
  }
  return null
}

export interface Due<Line extends PlannedLine = PlannedLine> {
  line: Line
  on: string
  time: string
}

/** What to remind of now, of all that has become due since: each medicine once, and none whose time has gone by. */
export function dueNow<Line extends PlannedLine>(plan: ReminderPlan<Line>, since: number, now: number): Due<Line>[] {
  const today = dayOf(now)
  return plan.lines.flatMap(line => {
    const slots = [addDays(today, -1), today].flatMap(on => timesOf(line, plan.times).map(time => ({ line, on, time })))
    const newest = slots
      .filter(({ on, time }) => {
        const at = instantOf(on, time)
        return at >= since && at <= now && isStillTime(line, now - at, on === today) && isDue(plan, line, on, time)
      })
      .pop()
    return newest ? [newest] : []
  })
}

/** Late by an hour; what is taken once a day at most, that day. After that the next dose may be near. */
const isStillTime = (line: PlannedLine, late: number, isToday: boolean): boolean =>
  late <= hour || (isToday && rhythmOf(line)?.usual.length === 1)

/** What he has been reminded of, with this. */
export const withReminders = (last: ByDrug<LastReminder>, due: readonly Due[]): ByDrug<LastReminder> =>
  due.reduce((all, { line: { drugId }, on, time }) => laterOf(all, { [drugId]: { on, times: [time] } }), last)

/** By two prescriptions of one person: the later day of each medicine counts, and all times of it. */
export function laterOf(one: ByDrug<LastReminder>, other: ByDrug<LastReminder>): ByDrug<LastReminder> {
  const both = { ...one }
  for (const [drugId, last] of Object.entries(other)) {
    const known = both[drugId]
    if (!known || known.on < last.on) both[drugId] = last
    else if (known.on === last.on)
      both[drugId] = { on: last.on, times: [...new Set([...known.times, ...last.times])].sort() }
  }
  return both
}
