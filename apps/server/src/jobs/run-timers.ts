import type { JobContext, Timer } from './job.ts'

const mostTries = 2

/** What was due and could not be carried out, by the timer's name; it is due again at the next tick. */
export class TimersFailedError extends AggregateError {
  override name = 'TimersFailedError'
  readonly timers: readonly string[]
  constructor(failed: readonly { timer: string; error: unknown }[]) {
    const whys = failed.map(({ timer, error }) => `${timer}: ${error instanceof Error ? error.message : String(error)}`)
    super(
      failed.map(({ error }) => error),
      whys.join('; '),
      { cause: failed[0]?.error },
    )
    this.timers = failed.map(({ timer }) => timer)
  }
}

/**
 * Runs timers until nothing is due. A periodic one runs once in its period; when it fails, it runs again at the next tick,
 * for the period is remembered after success only. One that fails is tried once more when the others have run, and then
 * left to the next tick; what it failed with is thrown at the end. `isOver`: the process ends, and leaves the rest to others.
 */
export function timerLoop(
  timers: readonly Timer[],
  contextFor: () => JobContext,
  isOver = (): boolean => false,
): () => Promise<void> {
  const periods = new Map<Timer, number>()

  async function runOne(timer: Timer): Promise<number> {
    const on = contextFor()
    if (timer.everyMs === undefined) return timer.run(on)
    const period = Math.floor(on.now() / timer.everyMs)
    if (periods.get(timer) === period) return 0
    const found = await timer.run(on)
    periods.set(timer, period)
    return found
  }

  return async () => {
    const failures = new Map<Timer, unknown[]>()
    for (let found = 1; found > 0;) {
      found = 0
      for (const timer of timers) {
        const before = failures.get(timer) ?? []
        if (isOver()) return
        if (before.length === mostTries) continue
        try {
          found += await runOne(timer)
        } catch (error) {
          // The others still come: what waits for a lock that somebody holds must not hold up everybody's refunds.
          const errors = [...before, error]
          failures.set(timer, errors)
          if (errors.length < mostTries) found += 1
        }
      }
    }
    const givenUp = [...failures]
      .filter(([, errors]) => errors.length === mostTries)
      .map(([{ name }, errors]) => ({ timer: name, error: errors.at(-1) }))
    if (givenUp.length > 0) throw new TimersFailedError(givenUp)
  }
}
