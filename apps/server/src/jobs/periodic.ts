import type { JobContext, Timer } from './job.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const every =
  (everyMs: number) =>
  (name: string, run: (on: JobContext) => Promise<unknown>): Timer => ({
    name,
    everyMs,
    run: async on => {
      await run(on)
      return 0
    },
  })

/** Housekeeping: every process may do it, and doing it twice does nothing. */
export const everyMinute = every(minuteMs)
export const hourly = every(hourMs)
