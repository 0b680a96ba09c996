import type { ExaminationHappening, ExaminationOrder } from '../../ports/hospital-examinations.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { ExaminationStatus } from '@nethos/contract/exam/examination.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { announce, move } from './examination.life.ts'
import { examinations, type ExaminationEvent } from './examination.lifecycle.ts'
import { boundNumbers, watchersOf } from '../people/public.ts'
import { ourNoOf, takeByOrder, type Examination } from './examination.table.ts'
import { finishItems } from './item-order.life.ts'
import { carryOutEntry } from './queue.table.ts'
import { planReminders } from './reminders.ts'
import { saveSlots, slotIdOf } from './slot.table.ts'

const statusOf: Readonly<Record<ExaminationOrder['state'], ExaminationStatus>> = {
  ordered: 'to_book',
  booked: 'booked',
  signed_in: 'signed_in',
  in_progress: 'in_progress',
  done: 'done',
  reported: 'reported',
  cancelled: 'cancelled',
}
const eventOf: Readonly<Partial<Record<ExaminationOrder['state'], ExaminationEvent>>> = {
  signed_in: 'sign_in',
  in_progress: 'start',
  done: 'finish',
  reported: 'report',
  cancelled: 'call_off',
}

/** Carries out what the hospital says, oldest first. Said again, or late, it leads to the same. */
export async function carryOut(ctx: Ctx, hosId: string, happenings: readonly ExaminationHappening[]): Promise<void> {
  const numbers = happenings.flatMap(one => (one.kind === 'order' ? [one.order.recordNumber] : []))
  const isOurs = await boundNumbers(ctx, hosId, numbers)
  await saveSlots(ctx, hosId, newestSlots(happenings))
  for (const one of happenings) {
    if (one.kind === 'order' && isOurs.has(one.order.recordNumber)) await receiveOrder(ctx, hosId, one.order)
    if (one.kind === 'items_done') await finishItems(ctx, one.ourNo)
    if (one.kind === 'queue') await carryOutEntry(ctx, hosId, one.entry, one.at)
  }
}

/** One statement cannot write a row twice: of each time what was said last. */
function newestSlots(happenings: readonly ExaminationHappening[]) {
  const newest = new Map(
    happenings.flatMap(one => (one.kind === 'slot' ? [[one.slot.slotCode, one.slot] as const] : [])),
  )
  return [...newest.values()]
}

/** An order as the hospital says that it is now. `isOld`: it is fetched, not news. */
export async function receiveOrder(ctx: Ctx, hosId: string, order: ExaminationOrder, isOld = false): Promise<void> {
  const known = await takeByOrder(ctx, hosId, order.orderNo)
  if (!known) return insert(ctx, hosId, order, isOld)
  if (order.state === 'ordered') return
  if (order.state === 'booked') return receiveAppointment(ctx, known, order)
  const event = eventOf[order.state]
  if (event) await move(ctx, known, event, 'hospital', { wantedSlotId: null, askedAt: null })
}

/** The window has made or moved an appointment; ours is confirmed by the job that asked for it. */
async function receiveAppointment(ctx: Ctx, known: Examination, { appointment }: ExaminationOrder): Promise<void> {
  if (!appointment) return
  const isSame = known.startsAt === appointment.startsAt
  if (known.status !== 'booked' || isSame || appointment.ourNo !== ourNoOf(known)) return
  const { slotCode, startsAt, endsAt } = appointment
  const moved = await examinations.change(ctx, known, { slotId: slotIdOf(known.hosId, slotCode), startsAt, endsAt })
  await planReminders(ctx, moved)
  await announce(ctx, moved, await watchersOf(ctx, moved))
}

async function insert(ctx: Ctx, hosId: string, order: ExaminationOrder, isOld: boolean): Promise<void> {
  const { state, appointment, contrast, ...facts } = order
  const begun = await examinations.begin(
    ctx,
    {
      ...facts,
      contrast,
      hosId,
      attempt: 0,
      reason: '',
      askedAt: null,
      startsAt: appointment?.startsAt ?? null,
      endsAt: appointment?.endsAt ?? null,
      slotId: appointment ? slotIdOf(hosId, appointment.slotCode) : null,
    },
    { event: 'order', by: 'hospital', to: statusOf[state] as 'to_book' },
  )
  if (!begun) return
  await planReminders(ctx, begun)
  const watchers = await watchersOf(ctx, begun)
  if (begun.status === 'to_book' && !isOld)
    for (const { accountId, personName: person } of watchers)
      await putMessage(ctx, {
        accountId,
        type: 'exam_ordered',
        values: { person, item: begun.itemName },
        link: examPages.examination.to({ id: begun.examinationId }),
        about: { recordType: 'examination', recordId: begun.examinationId },
      })
  await announce(ctx, begun, watchers)
}
