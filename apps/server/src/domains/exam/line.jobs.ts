import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { toBookStatuses } from '@nethos/contract/exam/examination.status.ts'
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
import { OrderClosedError, SlotFullError } from '../../ports/hospital-examinations.ts'
import { carryOut, receiveOrder } from './carry-out.ts'
import { move } from './examination.life.ts'
import { ourNoOf, takeExamination } from './examination.table.ts'
import { appointJob, askJob, callJob, cancelJob } from './job-names.ts'
import { saveItems } from './item.table.ts'
import { saveSlots, markFull, slotOf } from './slot.table.ts'

const listEveryMs = 6 * 3_600_000
const daysAhead = 14

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
  run: ({ hosId, isToList }, on) =>
    askLine(on, { table: 'examinationLine', hosId }, async () => {
      const { examinations } = on.runtime.hospital
      if (isToList) await listItems(on, hosId)
      await fetchNewFiles(on, {
        table: 'examinationFile',
        hosId,
        ask: recordNumber => examinations.orders(hosId, recordNumber),
        receive: (ctx, order) => receiveOrder(ctx, hosId, order, true),
      })
      await receiveNews(on, {
        table: 'examinationLine',
        hosId,
        ask: cursor => examinations.happenings(hosId, cursor),
        carryOut: (ctx, happenings) => carryOut(ctx, hosId, happenings),
      })
      await listSlots(on, hosId, isToList)
    }),
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
    await noteListed(ctx, 'examinationLine', hosId)
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

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  if (await isLineOpen(db, 'examinationLine', hosId)) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'examinations',
  run: ({ transact }) =>
    transact(async ctx => {
      const { examinations } = ctx.runtime.hospital
      await openLines(ctx.db, 'examinationLine', 'hospitalAccount')
      const claimed = await claimLines(ctx, 'examinationLine')
      for (const line of claimed.filter(one => examinations.speaksFor(one.hosId)))
        await ctx.enqueue(askJob, { hosId: line.hosId, isToList: isListingDue(line, ctx.now, listEveryMs) })
      return 0
    }),
}

export const examinationJobs = [appoint, cancelAppointment, notifyCall, askHospital]
