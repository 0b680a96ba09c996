import { sql } from 'kysely'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { toBookStatuses } from '@nethos/contract/exam/examination.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { OrderClosedError, SlotFullError } from '../../ports/hospital-examinations.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { carryOut, receiveOrder } from './carry-out.ts'
import { move } from './examination.life.ts'
import { ourNoOf, takeExamination } from './examination.table.ts'
import { appointJob, askJob, callJob, cancelJob } from './job-names.ts'
import { saveItems } from './item.table.ts'
import { saveSlots, markFull, slotOf } from './slot.table.ts'

const everyMs = 15_000
const listEveryMs = 6 * 3_600_000
const daysAhead = 14
const mostAtOnce = 200
const mostRounds = 50
const filesAtOnce = 50

interface Appointment {
  examinationId: string
  attempt: number
}

/** Asks the hospital for the place. Asked again it gives the same answer. */
export const appoint: Job<Appointment & { slotId: string }> = {
  name: appointJob,
  async run({ examinationId, attempt, slotId }, on) {
    const one = await on.transact(ctx => takeExamination(ctx, examinationId))
    const slot = await slotOf(on, slotId)
    if (!one || !slot || one.attempt !== attempt || one.wantedSlotId !== slotId) return
    if (one.status !== 'booking' && one.status !== 'changing') return
    const { hosId, orderNo } = one
    const { examinations } = on.runtime.hospital
    const ourNo = ourNoOf(one)
    const answer = await (
      one.status === 'changing'
        ? examinations.change(hosId, ourNo, slot.slotCode)
        : examinations.appoint(hosId, { ourNo, orderNo, slotCode: slot.slotCode })
    ).catch(refusalOf)
    await on.transact(async ctx => {
      const held = await takeExamination(ctx, examinationId)
      const isWaitedFor = held?.attempt === attempt && held.wantedSlotId === slotId
      if ('reason' in answer) {
        const { reason, isFull } = answer
        if (isFull) await markFull(ctx, slotId)
        if (held && isWaitedFor)
          await move(ctx, held, 'refuse', 'hospital', { wantedSlotId: null, askedAt: null, reason })
        return
      }
      await saveSlots(ctx, hosId, [answer.slot])
      const saved = {
        slotId,
        wantedSlotId: null,
        askedAt: null,
        startsAt: answer.slot.startsAt,
        endsAt: answer.slot.endsAt,
      }
      const booked = held && isWaitedFor && (await move(ctx, held, 'confirm', 'hospital', { ...saved, reason: '' }))
      // Given up meanwhile: what the hospital keeps goes back.
      if (!booked && held?.status !== 'booked') await ctx.enqueue(cancelJob, { examinationId, attempt })
    })
  },
}

/** What the hospital refuses with, in the patient's words; everything else is tried again. */
function refusalOf(error: unknown): { reason: string; isFull: boolean } {
  if (error instanceof SlotFullError) return { reason: '这个时间刚被医院窗口约满，请选择其他时间', isFull: true }
  if (error instanceof OrderClosedError) return { reason: '医院的检查单状态已变化，请联系开单科室', isFull: false }
  throw error
}

/** Gives back what the hospital keeps under this number. */
export const cancelAppointment: Job<Appointment> = {
  name: cancelJob,
  retries: 60,
  async run({ examinationId, attempt }, on) {
    const one = await on.transact(ctx => takeExamination(ctx, examinationId))
    const isWanted = one?.attempt === attempt && ['booking', 'booked', 'changing'].includes(one.status)
    if (!one || isWanted) return
    await on.runtime.hospital.examinations.cancel(one.hosId, ourNoOf({ examinationId, attempt }))
  },
}

/** Calls of one line may run beside each other: what is no longer so is not told, for a later one tells what is. */
export const notifyCall: Job<{ entryId: string; event: 'called' | 'missed' | 'done' }> = {
  name: callJob,
  async run({ entryId, event }, on) {
    const entry = await on.db
      .selectFrom('examinationQueueEntry as entry')
      .innerJoin('examinationQueue as queue', 'queue.queueId', 'entry.queueId')
      .select(['queue.hosId', 'queue.queueCode', 'entry.number', 'entry.status'])
      .where('entryId', '=', entryId)
      .executeTakeFirst()
    if (entry?.status === event)
      await on.runtime.hospital.examinations.call(entry.hosId, entry.queueCode, entry.number, event)
  },
}

/** What happened, the orders of files that were bound since, and every six hours all times and items. */
export const askHospital: Job<{ hosId: string; isToList: boolean }> = {
  name: askJob,
  retries: 0,
  async run({ hosId, isToList }, on) {
    try {
      if (isToList) await listItems(on, hosId)
      await fetchFiles(on, hosId)
      await receiveAll(on, hosId)
      await listSlots(on, hosId, isToList)
    } catch (error) {
      if (!(error instanceof HospitalUnreachableError)) throw error
      await on.db
        .updateTable('examinationLine')
        .set({ trouble: '医院系统没有应答' })
        .where('hosId', '=', hosId)
        .execute()
    }
  },
}

/** What may be ordered for oneself. */
async function listItems({ runtime, transact }: JobContext, hosId: string): Promise<void> {
  const items = await runtime.hospital.examinations.items(hosId)
  await transact(async ctx => {
    await saveItems(ctx, hosId, items)
    await ctx.db
      .deleteFrom('examinationQueueEntry')
      .where('changedAt', '<', new Date(ctx.now - 7 * 86_400_000))
      .where('examinationId', 'is', null)
      .execute()
    await ctx.db
      .updateTable('examinationLine')
      .set({ listedAt: new Date(ctx.now) })
      .where('hosId', '=', hosId)
      .execute()
  })
}

/** Times are fetched where somebody has an examination ahead of him: every six hours, and at once when none are known. */
async function listSlots(on: JobContext, hosId: string, isToList: boolean): Promise<void> {
  const { db, runtime, now, transact } = on
  const { isWanted, isKnown } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('examination')
          .select('examinationId')
          .where('hosId', '=', hosId)
          .where('status', 'in', [...toBookStatuses, 'booked']),
      ).as('isWanted'),
      exists(
        selectFrom('examinationSlot')
          .select('slotId')
          .where('hosId', '=', hosId)
          .where('startsAt', '>', new Date(now())),
      ).as('isKnown'),
    ])
    .executeTakeFirstOrThrow()
  if (!isWanted || (isKnown && !isToList)) return
  const today = dayOf(now())
  const slots = await runtime.hospital.examinations.slots(hosId, today, addDays(today, daysAhead))
  await transact(async ctx => {
    await saveSlots(ctx, hosId, slots)
    await ctx.db
      .deleteFrom('examinationSlot')
      .where('startsAt', '<', new Date(ctx.now - 40 * 86_400_000))
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
          selectFrom('examinationFile as known')
            .select('known.recordNumber')
            .whereRef('known.hosId', '=', 'file.hosId')
            .whereRef('known.recordNumber', '=', 'file.recordNumber'),
        ),
      ),
    )
    .limit(filesAtOnce)
    .execute()
  for (const { recordNumber } of files) {
    const orders = await runtime.hospital.examinations.orders(hosId, recordNumber)
    await transact(async ctx => {
      for (const order of orders) await receiveOrder(ctx, hosId, order, true)
      await ctx.db
        .insertInto('examinationFile')
        .values({ hosId, recordNumber, fetchedAt: new Date(ctx.now) })
        .onConflict(on => on.doNothing())
        .execute()
    })
  }
}

async function receiveAll({ runtime, transact, db }: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const { cursor: from } = await db
      .selectFrom('examinationLine')
      .select('cursor')
      .where('hosId', '=', hosId)
      .executeTakeFirstOrThrow()
    const { happenings, cursor } = await runtime.hospital.examinations.happenings(hosId, from)
    const isMine = await transact(async ctx => {
      // Two that ask at once carry the same out once: the first moves the cursor.
      const line = await ctx.db
        .updateTable('examinationLine')
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
  const line = await db.selectFrom('examinationLine').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (line) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'examinations',
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      // A hospital that nobody here has bound a file of is not asked. Whose line is in hand just now is left alone: to wait
      // for it would keep the clock waiting.
      await sql`
        insert into examination_line (hos_id)
        select distinct hos_id from hospital_account file
        where not exists (select from examination_line line where line.hos_id = file.hos_id)
        on conflict do nothing`.execute(db)
      const due = await db
        .updateTable('examinationLine')
        .set({ askedAt: new Date(now) })
        .where('hosId', 'in', ({ selectFrom }) =>
          selectFrom('examinationLine')
            .select('hosId')
            .where(({ or, eb }) => or([eb('askedAt', 'is', null), eb('askedAt', '<=', new Date(now - everyMs))]))
            .forUpdate()
            .skipLocked(),
        )
        .returning(['hosId', 'listedAt'])
        .execute()
      const asked = due.filter(({ hosId }) => runtime.hospital.examinations.speaksFor(hosId))
      for (const { hosId, listedAt } of asked) {
        const isToList = listedAt === null || listedAt.getTime() <= now - listEveryMs
        await enqueue(askJob, { hosId, isToList })
      }
      return 0
    }),
}

export const examinationJobs = [appoint, cancelAppointment, notifyCall, askHospital]
