import { historyKeys } from '@nethos/contract/record/record.rules.ts'
import type { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { notify } from './booking.life.ts'
import { findBooking, missing, takeBooking } from './booking.table.ts'
import { openIllness, sealIllness, type Illness } from './illness.table.ts'
import { illnessJob } from './job-names.ts'

type Services = typeof illnessServices

/** In these there is still a visit to come. */
export const mayWrite = (status: string): boolean => ['unpaid', 'confirming', 'booked'].includes(status)

/** What the doctor shall know before the visit. Of whom and where, the booking says, not the caller. */
export const writeIllness: HandlerOf<Services['writeIllness']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (!mayWrite(booking.status)) return refuse('cannot_write')
  const illness = Object.fromEntries(historyKeys.map(key => [key, input[key] ?? ''])) as Illness
  await ctx.db
    .updateTable('booking')
    .set({ illnessSealed: sealIllness(ctx.runtime, illness) })
    .where('bookingId', '=', booking.bookingId)
    .execute()
  if (booking.status === 'booked') await ctx.enqueue(illnessJob, { bookingId: booking.bookingId })
  await adviseWriter(
    ctx,
    { recordType: 'booking', recordId: booking.bookingId },
    illness.presentingComplaint,
    illness.otherHistory,
  )
  await noteActFor(ctx, {
    action: 'booking.illness',
    personId: booking.personId,
    recordType: 'booking',
    recordId: booking.bookingId,
  })
  await notify(ctx, booking)
  return true
}

export const findIllness: HandlerOf<Services['findIllness']> = async ({ input, ctx }) => {
  const booking = await findBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  const { illnessSealed } = await ctx.db
    .selectFrom('booking')
    .select('illnessSealed')
    .where('bookingId', '=', booking.bookingId)
    .executeTakeFirstOrThrow()
  const { bookingId, personId, personName, recordNumber, pickUpCode, hosId } = booking
  const shown = {
    ...openIllness(ctx.runtime, illnessSealed),
    bookingId,
    personId,
    personName,
    recordNumber,
    pickUpCode,
    hosId,
    groupId: hosId,
  }
  return looked({ personId, recordId: bookingId }, shown)
}
