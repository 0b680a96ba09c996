import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { BedTakenError, NoteClosedError, type Arrangement } from '../../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { Runtime } from '../../runtime.ts'
import { move, withoutBed } from './admission.life.ts'
import { takeAdmission, type Admission } from './admission.table.ts'
import { bedCodeOf, saveBeds, saveWards } from './bed.table.ts'
import { carryOut, receiveNote } from './carry-out.ts'
import { arrangeJob, askJob } from './job-names.ts'
import { registrationOf, remarkOf } from './sealed.ts'

const everyMs = 15_000
const listEveryMs = 6 * 3_600_000
const mostAtOnce = 200
const mostRounds = 50
const filesAtOnce = 50

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
  async run({ hosId, isToList }, on) {
    try {
      if (isToList) await listBeds(on, hosId)
      await fetchFiles(on, hosId)
      await receiveAll(on, hosId)
    } catch (error) {
      if (!(error instanceof HospitalUnreachableError)) throw error
      await on.db.updateTable('admissionLine').set({ trouble: '医院系统没有应答' }).where('hosId', '=', hosId).execute()
    }
  },
}

async function listBeds({ runtime, transact }: JobContext, hosId: string): Promise<void> {
  const [wards, beds] = [await runtime.hospital.stays.wards(hosId), await runtime.hospital.stays.beds(hosId)]
  await transact(async ctx => {
    await saveWards(ctx, hosId, wards)
    await saveBeds(ctx, hosId, beds)
    await ctx.db
      .updateTable('admissionLine')
      .set({ listedAt: new Date(ctx.now) })
      .where('hosId', '=', hosId)
      .execute()
  })
}

async function fetchFiles({ db, runtime, transact }: JobContext, hosId: string): Promise<void> {
  const files = await db
    .selectFrom('hospitalAccount as file')
    .select('file.recordNumber')
    .distinct()
    .where('file.hosId', '=', hosId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('admissionFile as known')
            .select('known.recordNumber')
            .whereRef('known.hosId', '=', 'file.hosId')
            .whereRef('known.recordNumber', '=', 'file.recordNumber'),
        ),
      ),
    )
    .limit(filesAtOnce)
    .execute()
  for (const { recordNumber } of files) {
    const notes = await runtime.hospital.stays.notes(hosId, recordNumber)
    await transact(async ctx => {
      for (const note of notes) await receiveNote(ctx, hosId, note)
      await ctx.db
        .insertInto('admissionFile')
        .values({ hosId, recordNumber, fetchedAt: new Date(ctx.now) })
        .onConflict(on => on.doNothing())
        .execute()
    })
  }
}

async function receiveAll({ runtime, transact, db }: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const { cursor: from } = await db
      .selectFrom('admissionLine')
      .select('cursor')
      .where('hosId', '=', hosId)
      .executeTakeFirstOrThrow()
    const { happenings, cursor } = await runtime.hospital.stays.happenings(hosId, from)
    const isMine = await transact(async ctx => {
      // Two that ask at once carry the same out once: the first moves the cursor.
      const line = await ctx.db
        .updateTable('admissionLine')
        .set({ cursor, trouble: '' })
        .where('hosId', '=', hosId)
        .where('cursor', '=', from)
        .returning('hosId')
        .executeTakeFirst()
      if (line) await carryOut(ctx, hosId, happenings)
      return line !== undefined
    })
    if (!isMine || happenings.length < mostAtOnce) return
  }
}

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  const line = await db.selectFrom('admissionLine').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (line) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'admissions',
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      await sql`
        insert into admission_line (hos_id)
        select distinct hos_id from hospital_account file
        where not exists (select from admission_line line where line.hos_id = file.hos_id)
        on conflict do nothing`.execute(db)
      const due = await db
        .updateTable('admissionLine')
        .set({ askedAt: new Date(now) })
        .where('hosId', 'in', ({ selectFrom }) =>
          selectFrom('admissionLine')
            .select('hosId')
            .where(({ or, eb }) => or([eb('askedAt', 'is', null), eb('askedAt', '<=', new Date(now - everyMs))]))
            .forUpdate()
            .skipLocked(),
        )
        .returning(['hosId', 'listedAt'])
        .execute()
      for (const { hosId, listedAt } of due.filter(one => runtime.hospital.stays.speaksFor(one.hosId))) {
        const isToList = listedAt === null || listedAt.getTime() <= now - listEveryMs
        await enqueue(askJob, { hosId, isToList })
      }
      return 0
    }),
}

export const admissionJobs = [arrange, askHospital]
