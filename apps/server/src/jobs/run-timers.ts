import type { JobContext, Timer } from './job.ts'

/**
 * Runs timers until nothing is due. A periodic one runs once in its period; when it fails, it runs again at the next tick,
 * for the period is remembered after success only.
 */
export function timerLoop(timers: readonly Timer[], contextFor: () => JobContext): () => Promise<void> {
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
    for (let found = 1; found > 0;) {
      found = 0
      for (const timer of timers) found += await runOne(timer)
    }
  }
}
