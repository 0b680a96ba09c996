import { nextBreakerState, type BreakerEvent, type BreakerState } from '@nethos/contract/system/breaker.status.ts'
import { outsideOutcomes, type OutsideOutcome } from '../ports/outside-systems.ts'
import { openPlaces } from './places.ts'

/** Five of the last ten within two minutes: a single slip opens nothing, and what failed yesterday is forgotten. */
export const breakerBounds = {
  outcomes: 10,
  failures: 5,
  withinMs: 120_000,
  firstRestMs: 5_000,
  longestRestMs: 60_000,
  atOnce: 20,
  inLine: 200,
  waitMs: 3_000,
} as const

export interface BreakerOptions {
  now: () => number
  /** The longest that a call may take. */
  deadlineMs: number
  /** Whether the error says that no answer came; every other one is an answer. */
  isAway: (error: unknown) => boolean
  /** What the port says when no answer came. */
  away: (why: string) => Error
}

export interface BreakerLook {
  state: BreakerState
  forMs: number
  inHand: number
  outcomes: Readonly<Record<OutsideOutcome, number>>
}

export interface Breaker {
  /** Asks, unless the system is left alone or too much is under way: then it rejects at once, and nothing was sent. */
  run<T>(call: () => Promise<T>, deadlineMs?: number): Promise<T>
  look(): BreakerLook
}

/** Between us and one system outside: a system that fails or hangs costs nobody else a place, and soon no time. */
export function openBreaker({ now, deadlineMs: usualMs, isAway, away }: BreakerOptions): Breaker {
  const bounds = breakerBounds
  const places = openPlaces({ most: bounds.atOnce, lineMost: bounds.inLine, waitMs: bounds.waitMs })
  const counts = Object.fromEntries(outsideOutcomes.map(one => [one, 0])) as Record<OutsideOutcome, number>
  let state: BreakerState = 'closed'
  let since = now()
  let era = 0
  let restMs: number = bounds.firstRestMs
  let recent: { at: number; hasFailed: boolean }[] = []
  let isTried = false

  function move(event: BreakerEvent): void {
    const next = nextBreakerState(state, event)
    if (!next) return
    if (event === 'answered') restMs = bounds.firstRestMs
    if (event === 'failed') restMs = Math.min(restMs * 2, bounds.longestRestMs)
    state = next
    since = now()
    era++
    recent = []
    if (state === 'open') places.sendAway()
  }

  function note(hasFailed: boolean): void {
    counts[hasFailed ? 'failed' : 'answered']++
    if (state === 'half_open') return move(hasFailed ? 'failed' : 'answered')
    const from = now() - bounds.withinMs
    recent = [...recent.filter(one => one.at >= from), { at: now(), hasFailed }].slice(-bounds.outcomes)
    if (recent.filter(one => one.hasFailed).length >= bounds.failures) move('failed_often')
  }

  /** Whether the system may be asked now; when half open only by the one that tries. */
  function mayAsk(): boolean {
    if (state === 'open' && now() - since >= restMs) move('rested')
    return state === 'closed' || (state === 'half_open' && !isTried)
  }

  function refused(outcome: 'refused_open' | 'refused_full'): Error {
    counts[outcome]++
    return away(outcome === 'refused_open' ? 'It is left alone after failures' : 'Too many calls to it are under way')
  }

  async function asked<T>(call: () => Promise<T>, deadlineMs: number): Promise<T> {
    const begun = era
    // What was asked before the state changed says nothing of the state now.
    const record = (hasFailed: boolean): void => (begun === era ? note(hasFailed) : void counts[outcomeOf(hasFailed)]++)
    try {
      const answer = await inTime(call, deadlineMs, () => away('No answer in time'))
      record(false)
      return answer
    } catch (error) {
      record(isAway(error))
      throw error
    }
  }

  return {
    async run(call, deadlineMs = usualMs) {
      if (!mayAsk()) throw refused('refused_open')
      if (state === 'half_open') {
        isTried = true
        return asked(call, deadlineMs).finally(() => (isTried = false))
      }
      const hasPlace = await places.take()
      if (!hasPlace) throw refused(state === 'closed' ? 'refused_full' : 'refused_open')
      return asked(call, deadlineMs).finally(() => places.give())
    },
    look: () => ({
      state,
      forMs: Math.max(0, now() - since),
      inHand: places.taken + (isTried ? 1 : 0),
      outcomes: { ...counts },
    }),
  }
}

const outcomeOf = (hasFailed: boolean): OutsideOutcome => (hasFailed ? 'failed' : 'answered')

async function inTime<T>(call: () => Promise<T>, deadlineMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), deadlineMs)
  })
  try {
    return await Promise.race([call(), deadline])
  } finally {
    clearTimeout(timer)
  }
}
