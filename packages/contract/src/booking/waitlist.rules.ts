import { addDays, dayOf, startOfDay } from '../common/days.ts'

const minute = 60_000

/** One person stands in so many lines at a time, over all accounts. */
export const mostEntries = 3
/** So long after a line has opened it is mixed: who joins meanwhile stands in it by lot, and nobody is offered anything yet. */
export const mixMinutes = 5
/** One entry waits for so many sessions. */
export const mostWishes = 30
/** In these hours nobody is offered anything, and no offer's clock runs. Minutes of the day, Asia/Shanghai; over midnight. */
export interface QuietHours {
  readonly quietFrom: number
  readonly quietUntil: number
}

const on = (at: number, ofDay: number, daysOn = 0) => startOfDay(addDays(dayOf(at), daysOn)) + ofDay * minute

/** The instant itself, or when the quiet that it lies in is over. Epoch ms. */
export function wakingFrom(at: number, { quietFrom, quietUntil }: QuietHours): number {
  if (quietFrom === quietUntil) return at
  const overMidnight = quietFrom > quietUntil
  if (overMidnight && at >= on(at, quietFrom)) return on(at, quietUntil, 1)
  const isIn = at < on(at, quietUntil) && (overMidnight || at >= on(at, quietFrom))
  return isIn ? on(at, quietUntil) : at
}

export const isQuiet = (at: number, quiet: QuietHours): boolean => wakingFrom(at, quiet) !== at

/** When the quiet begins next. */
const quietAfter = (at: number, { quietFrom }: QuietHours): number =>
  at < on(at, quietFrom) ? on(at, quietFrom) : on(at, quietFrom, 1)

/** When an offer ends that is made now: only waking minutes count, so that nobody loses a number asleep. Epoch ms. */
export function offerEndsAt(at: number, minutes: number, quiet: QuietHours): number {
  let from = wakingFrom(at, quiet)
  let left = minutes * minute
  if (quiet.quietFrom === quiet.quietUntil) return from + left
  for (;;) {
    const awake = quietAfter(from, quiet) - from
    if (left <= awake) return from + left
    left -= awake
    from = wakingFrom(from + awake, quiet)
  }
}

/** 前面还有 3 人; nobody ahead is said, too. */
export const aheadInWords = (ahead: number): string => (ahead === 0 ? '您排在第一位' : `前面还有 ${ahead} 人`)
