import { wakingFrom, type QuietHours } from './waitlist.rules.ts'

const hour = 3_600_000
/** What a draw has left over is given out again and again, so long after the round before … */
export const betweenRoundsMs = hour
/** … and for the last time so long after the draw, … */
export const lastRoundAfterMs = 24 * hour
/** … or so long before the session, where that is sooner: who wins must be able to arrange it, and who does not to look elsewhere. */
export const lastRoundBeforeMs = 24 * hour

interface DrawnSession {
  readonly closesAt: number
  readonly startsAt: number
}

/** When later turns come: a day after the draw, a day before the session at the latest; the draw itself where no round fits between. Epoch ms. */
export function lastRoundOf({ closesAt, startsAt }: DrawnSession, quiet: QuietHours): number {
  const last = Math.min(wakingFrom(closesAt + lastRoundAfterMs, quiet), startsAt - lastRoundBeforeMs)
  return last - closesAt < betweenRoundsMs ? closesAt : last
}

/** The round after one, an hour on and by day, as who wins has a quarter of an hour to pay; not after the last one. Epoch ms. */
export const roundAfter = (roundAt: number, lastRoundAt: number, quiet: QuietHours): number =>
  Math.min(wakingFrom(roundAt + betweenRoundsMs, quiet), lastRoundAt)
