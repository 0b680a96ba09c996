import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Job, JobContext, Timer } from '../../../jobs/job.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { carryOutHappenings } from './carry-out.ts'
import { forgetHappenings, receiveHappenings } from './happenings.table.ts'
import { claimAsking, claimListings, cursorOf, hasTrouble, moveCursor, openLines } from './line.table.ts'
import { listWhole } from './list-whole.ts'

/** Fetches a hospital's whole offer. */
export const listJob = 'clinics.list'
/** Asks a hospital what happened, and carries it out. */
export const askJob = 'clinics.ask'

export interface OneHospital {
  hosId: string
}

const everyMs = 15_000
const retryMs = 60_000
/** Longer than a hospital keeps what happened: what is told again is still known. */
const retentionMs = 30 * 86_400_000
/** The port's most; fewer are all that there are. */
const mostAtOnce = 200
const mostRounds = 100

/** A hospital that does not answer stops nobody: its line says so, and the clock asks again. */
async function asked({ db }: JobContext, hosId: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError)) throw error
    await hasTrouble(db, hosId, '医院系统没有应答')
  }
}

export const listHospital: Job<OneHospital> = {
  name: listJob,
  retries: 0,
  async run({ hosId }, on) {
    await asked(on, hosId, () => listWhole(on, hosId))
    await carryOutHappenings(on, hosId)
    await forgetHappenings(on.db, hosId, on.now() - retentionMs)
  },
}

export const askHospital: Job<OneHospital> = {
  name: askJob,
  retries: 0,
  async run({ hosId }, on) {
    await asked(on, hosId, () => receiveAll(on, hosId))
    await carryOutHappenings(on, hosId)
  },
}

async function receiveAll({ db, runtime, transact }: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const from = await cursorOf(db, hosId)
    const { happenings, cursor } = await runtime.hospital.booking.happenings(hosId, from)
    await transact(async ctx => {
      await receiveHappenings(ctx.db, hosId, happenings, ctx.now)
      await moveCursor(ctx.db, hosId, { from, to: cursor, now: ctx.now })
    })
    if (happenings.length < mostAtOnce) return
  }
}

/** Every 15 s what happened; once a day, and at first, everything. Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'clinics',
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      const { booking } = runtime.hospital
      await openLines(db)
      const toList = await claimListings(db, { now, dayBegan: startOfDay(dayOf(now)), retryMs })
      const toAsk = await claimAsking(db, { now, everyMs })
      for (const hosId of toList.filter(booking.speaksFor)) await enqueue(listJob, { hosId } satisfies OneHospital)
      for (const hosId of toAsk.filter(booking.speaksFor)) await enqueue(askJob, { hosId } satisfies OneHospital)
      return toList.length + toAsk.length
    }),
}
