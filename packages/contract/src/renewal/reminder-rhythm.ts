import { weekdayOf } from '../common/days.ts'
import { parseFrequency, type FrequencyCode } from './dose.ts'

/** 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]
export const weekdayWord = (weekday: Weekday): string => `周${'一二三四五六日'[weekday - 1]}`
// oxlint-disable-next-line typescript/no-non-null-assertion -- a day is one of the seven
export const weekdayNumber = (on: string): Weekday => weekdays.find(one => weekdayWord(one) === weekdayOf(on))!

/** On which days something is taken, and at which times of such a day. */
interface Rhythm {
  /** Until the patient chooses himself; one for each dose of a day. */
  usual: readonly string[]
  /** Every so many days from the first; on weekdays so many days after the chosen one; or on the first day alone. */
  days: { every: number } | { afterWeekday: readonly number[] } | 'first'
  /** No earlier in the day. */
  from?: string
}

/** Null: nobody is reminded of what is taken when it is needed. */
const rhythms: Readonly<Record<FrequencyCode, Rhythm | null>> = {
  qd: { usual: ['08:00'], days: { every: 1 } },
  bid: { usual: ['08:00', '20:00'], days: { every: 1 } },
  tid: { usual: ['08:00', '12:00', '18:00'], days: { every: 1 } },
  qid: { usual: ['08:00', '12:00', '16:00', '20:00'], days: { every: 1 } },
  qn: { usual: ['21:00'], days: { every: 1 }, from: '17:00' },
  qod: { usual: ['08:00'], days: { every: 2 } },
  q12h: { usual: ['08:00', '20:00'], days: { every: 1 } },
  q8h: { usual: ['06:00', '14:00', '22:00'], days: { every: 1 } },
  q6h: { usual: ['00:00', '06:00', '12:00', '18:00'], days: { every: 1 } },
  q4h: { usual: ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'], days: { every: 1 } },
  qw: { usual: ['08:00'], days: { afterWeekday: [0] } },
  biw: { usual: ['08:00'], days: { afterWeekday: [0, 3] } },
  prn: null,
  once: { usual: ['08:00'], days: 'first' },
}

type Frequent = { frequency: string }

/** Null where nobody is reminded: what is taken when needed, and what is written in words that nobody knows. */
export const rhythmOf = ({ frequency }: Frequent): Rhythm | null => {
  const code = parseFrequency(frequency)
  return code === undefined ? null : rhythms[code]
}

/** Its patient says on which weekday. */
export const isWeekly = (line: Frequent): boolean => {
  const days = rhythmOf(line)?.days
  return typeof days === 'object' && 'afterWeekday' in days
}

/** The weekdays of what is taken weekly, by the one that its patient has chosen. */
export function weekdaysOf(line: Frequent, chosen: Weekday): Weekday[] {
  const days = rhythmOf(line)?.days
  if (typeof days !== 'object' || !('afterWeekday' in days)) return []
  // oxlint-disable-next-line typescript/no-non-null-assertion -- one of the seven
  return days.afterWeekday.map(after => weekdays[(chosen - 1 + after) % 7]!).sort((one, other) => one - other)
}

/** When to remind of these medicines until their patient chooses himself. */
export const usualTimesOf = (lines: readonly Frequent[]): string[] =>
  [...new Set(lines.flatMap(line => rhythmOf(line)?.usual ?? []))].sort()

/** Which of the times chosen for the whole prescription are this medicine's: as many as its doses, nearest to the usual ones. */
export function timesOf(line: Frequent, chosen: readonly string[]): string[] {
  const rhythm = rhythmOf(line)
  if (!rhythm) return []
  const { usual, from = '' } = rhythm
  const times = chosen.filter(time => time >= from).sort()
  const apart = (some: readonly string[]) =>
    some.reduce((sum, time, nth) => sum + Math.abs(minutesOf(time) - minutesOf(usual[nth] ?? time)), 0)
  return times.length <= usual.length
    ? times
    : some(times, usual.length).reduce((best, one) => (apart(one) < apart(best) ? one : best))
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** So many of them, in their order, in each way. */
const some = (times: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : times.flatMap((time, at) => some(times.slice(at + 1), count - 1).map(others => [time, ...others]))
