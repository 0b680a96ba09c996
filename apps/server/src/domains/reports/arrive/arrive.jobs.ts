import { hourly } from '../../../jobs/periodic.ts'
import type { Job, JobContext, Timer } from '../../../jobs/job.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { askJob, fetchJob, type OneFile, type OneHospital } from '../job-names.ts'
import { forgetArrivals, forgetUnmatched } from './arrivals.table.ts'
import { claimAsking, claimFetching, cursorOf, hasTrouble, moveCursor, openLines, wasFetched } from './line.table.ts'
import { takeArrivals } from './take-arrivals.ts'

const everyMs = 15_000
const retryMs = 60_000
const mostFiles = 50
/** The port's most; fewer are all that there are. */
const mostAtOnce = 100
const mostRounds = 100
const retentionMs = 30 * 86_400_000

/** A hospital that does not answer stops nobody: its line says so, and the clock asks again. */
async function asked({ db }: JobContext, hosId: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError)) throw error
    await hasTrouble(db, hosId, '医院报告系统没有应答')
  }
}

async function askAll(on: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const from = await cursorOf(on.db, hosId)
    const { arrivals, cursor } = await on.runtime.hospital.results.arrivals(hosId, from)
    await takeArrivals(on, hosId, arrivals)
    // After what came is kept: who dies in between asks for it again.
    await moveCursor(on.db, hosId, { from, to: cursor, now: on.now() })
    if (arrivals.length < mostAtOnce) return
  }
}

export const askForReports: Job<OneHospital> = {
  name: askJob,
  retries: 0,
  run: ({ hosId }, on) => asked(on, hosId, () => askAll(on, hosId)),
}

export const fetchReports: Job<OneFile> = {
  name: fetchJob,
  retries: 0,
  run: ({ hosId, recordNumber }, on) =>
    asked(on, hosId, async () => {
      await takeArrivals(on, hosId, await on.runtime.hospital.results.ofPatient(hosId, recordNumber))
      await forgetUnmatched(on.db, hosId, recordNumber)
      await wasFetched(on.db, { hosId, recordNumber }, on.now())
    }),
}

/** Every 15 s what arrived, and the files that were bound. Only queued here: a hospital that hangs must not keep the clock waiting. */
export const arrivalTimer: Timer = {
  name: 'reports',
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      const { results } = runtime.hospital
      await openLines(db)
      const toAsk = await claimAsking(db, { now, everyMs })
      const toFetch = await claimFetching(db, { now, retryMs, most: mostFiles })
      for (const hosId of toAsk.filter(results.speaksFor)) await enqueue(askJob, { hosId } satisfies OneHospital)
      for (const one of toFetch.filter(({ hosId }) => results.speaksFor(hosId)))
        await enqueue(fetchJob, one satisfies OneFile)
      return toAsk.length + toFetch.length
    }),
}

export const arrivalsForgotten = hourly('reports.forget', ({ db, now }) => forgetArrivals(db, now() - retentionMs))
