import type { Ctx } from '../../calls/handler.ts'
import {
  askLine,
  claimLines,
  fetchNewFiles,
  isLineOpen,
  isListingDue,
  noteListed,
  openLines,
  receiveNews,
} from '../../jobs/hospital-line.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { BedTakenError, NoteClosedError, type Arrangement } from '../../ports/hospital-stays.ts'
import type { Runtime } from '../../runtime.ts'
import { move, withoutBed } from './admission.life.ts'
import { takeAdmission, type Admission } from './admission.table.ts'
import { bedCodeOf, saveBeds, saveWards } from './bed.table.ts'
import { carryOut, receiveNote } from './carry-out.ts'
import { arrangeJob, askJob } from './job-names.ts'
import { registrationOf, remarkOf } from './sealed.ts'

const listEveryMs = 6 * 3_600_000

const statusWords = {
  noted: 'registered',
  waiting: 'registered',
  called: 'called',
  accepted: 'accepted',
  in_hospital: 'accepted',
  discharged: 'accepted',
  cancelled: 'cancelled',
  expired: 'cancelled',
} as const

function arrangementOf(runtime: Runtime, one: Admission): Arrangement {
  const registration = registrationOf(runtime, one)
  return {
    noteNo: one.noteNo,
    version: one.version,
    standing: statusWords[one.status],
    ...(one.bedId !== null && { bedCode: bedCodeOf(one, one.bedId) }),
    ...(one.arriveOn !== null && { arriveOn: one.arriveOn }),
    ...(registration && { registration }),
    bedWish: one.bedWish,
    wishedOn: one.wishedOn ?? '',
    remark: { ...remarkOf(runtime, one) },
  }
}

/** Tells the hospital how an admission stands with us now; a bed that it does not hold for him is none. */
export const arrange: Job<{ admissionId: string; version: number }> = {
  name: arrangeJob,
  retries: 60,
  async run({ admissionId, version }, on) {
    const one = await on.transact(ctx => takeAdmission(ctx, admissionId))
    // A newer one tells it.
    if (!one || one.version !== version || one.status === 'discharged') return
    const refused = await on.runtime.hospital.stays.arrange(one.hosId, arrangementOf(on.runtime, one)).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof BedTakenError) return '这张床刚被占用，正在为您另找床位，排队位置不变'
        if (error instanceof NoteClosedError) return undefined
        throw error
      },
    )
    if (refused === undefined) return
    await on.transact(async ctx => {
      const held = await takeAdmission(ctx, admissionId)
      if (held?.version === version) await move(ctx, held, 'lose_bed', 'hospital', { ...withoutBed, reason: refused })
    })
  },
}

/** What happened, the notes of files that were bound since, and every six hours all wards and beds. */
export const askHospital: Job<{ hosId: string; isToList: boolean }> = {
  name: askJob,
  retries: 0,
  run: ({ hosId, isToList }, on) =>
    askLine(on, { table: 'admissionLine', hosId }, async () => {
      const { stays } = on.runtime.hospital
      if (isToList) await listBeds(on, hosId)
      await fetchNewFiles(on, {
        table: 'admissionFile',
        hosId,
        ask: recordNumber => stays.notes(hosId, recordNumber),
        receive: (ctx, note) => receiveNote(ctx, hosId, note),
      })
      await receiveNews(on, {
        table: 'admissionLine',
        hosId,
        ask: cursor => stays.happenings(hosId, cursor),
        carryOut: (ctx, happenings) => carryOut(ctx, hosId, happenings),
      })
    }),
}

async function listBeds({ runtime, transact }: JobContext, hosId: string): Promise<void> {
  const [wards, beds] = [await runtime.hospital.stays.wards(hosId), await runtime.hospital.stays.beds(hosId)]
  await transact(async ctx => {
    await saveWards(ctx, hosId, wards)
    await saveBeds(ctx, hosId, beds)
    await noteListed(ctx, 'admissionLine', hosId)
  })
}

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  if (await isLineOpen(db, 'admissionLine', hosId)) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'admissions',
  run: ({ transact }) =>
    transact(async ctx => {
      const { stays } = ctx.runtime.hospital
      await openLines(ctx.db, 'admissionLine', 'hospitalAccount')
      const claimed = await claimLines(ctx, 'admissionLine')
      for (const line of claimed.filter(one => stays.speaksFor(one.hosId)))
        await ctx.enqueue(askJob, { hosId: line.hosId, isToList: isListingDue(line, ctx.now, listEveryMs) })
      return 0
    }),
}

export const admissionJobs = [arrange, askHospital]
