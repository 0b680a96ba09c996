import { bookingStates } from '@nethos/contract/booking/booking.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { proceed } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { ownBooking, type Booking } from './booking.table.ts'

/** What payment asks of a booking, and tells it: a Payable of payment's. */
export const bookingPayable = {
  async find(ctx: Ctx, bookingId: string) {
    const found = await ownBooking(ctx, bookingId)
    if (!found) return undefined
    const booking = bookings.asOf(found, ctx.now)
    const doctor = await ctx.db
      .selectFrom('clinicDoctor')
      .select('doctorName')
      .where('clinicDoctorId', '=', booking.clinicDoctorId)
      .executeTakeFirst()
    return {
      accountId: booking.accountId,
      personId: booking.personId,
      amountCents: booking.feeCents,
      subject: '挂号费',
      personName: booking.personName,
      docName: doctor?.doctorName ?? '',
      expiresAt: dueEvent(bookingStates, found.status, found)?.at ?? ctx.now,
      state: stateOf(booking),
    } as const
  },
  async wasPaid(ctx: Ctx, bookingId: string, paidAt: number): Promise<'taken' | 'late'> {
    const booking = await ownBooking(ctx, bookingId, true)
    return booking && (await proceed(ctx, booking, { paidAt })) ? 'taken' : 'late'
  },
}

/** What is paid at the window, or covered by the booking before it, wants no money here either. */
function stateOf({ status, confirmingAt }: Booking): 'payable' | 'paid' | 'gone' {
  if (status === 'unpaid') return 'payable'
  return confirmingAt !== null && status !== 'cancelled' && status !== 'refused' ? 'paid' : 'gone'
}
