import { liveStatuses } from '@nethos/contract/booking/booking.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putInBox } from './booking.box.ts'
import { stop, notify, visitEnded } from './booking.life.ts'
import { bookingOf, columns } from './booking.table.ts'
import { takeOldFirst } from './replace.ts'

export { findBooking, missing as missingBooking } from './booking.table.ts'
export { unpredictably } from './cooling.ts'
export { numbersCameFree } from './number.table.ts'

/** A session does not take place: whoever holds a number of it is told. Said again it does nothing. */
export async function sessionWasStopped(ctx: Ctx, sessionId: string, reason: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('booking')
    .select('bookingId')
    .where('sessionId', '=', sessionId)
    .where('status', 'in', liveStatuses)
    .orderBy('bookingId')
    .execute()
  for (const { bookingId } of rows) {
    const known = await takeOldFirst(ctx, bookingId)
    if (known) await stop(ctx, known.booking, reason)
  }
}

/** What the hospital says of a visit, by our number of the booking; one that is not ours is let go. */
export async function visitWas(ctx: Ctx, bookingId: string, outcome: 'seen' | 'missed', _at = ctx.now): Promise<void> {
  const known = await takeOldFirst(ctx, bookingId)
  if (known) await visitEnded(ctx, known.booking, outcome)
}

/** Another doctor holds the session, which names him already: the bookings go to him, and giving one back does not count. */
export async function doctorWasChanged(ctx: Ctx, sessionId: string): Promise<void> {
  const session = await ctx.db
    .selectFrom('clinicSession')
    .select('clinicDoctorId')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const clinicDoctorId = session?.clinicDoctorId
  if (!clinicDoctorId) return
  const rows = await ctx.db
    .updateTable('booking')
    .set({ clinicDoctorId, doctorChangedAt: new Date(ctx.now) })
    .where('sessionId', '=', sessionId)
    .where('status', 'in', liveStatuses)
    .where('clinicDoctorId', 'is distinct from', clinicDoctorId)
    // Who has a number with that doctor at that time already keeps both, each under its own name.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking as other')
            .select('other.bookingId')
            .where('other.clinicDoctorId', '=', clinicDoctorId)
            .whereRef('other.onDay', '=', 'booking.onDay')
            .whereRef('other.period', '=', 'booking.period')
            .whereRef('other.realPerson', '=', 'booking.realPerson')
            .where('other.status', 'in', liveStatuses),
        ),
      ),
    )
    .returning(columns)
    .execute()
  for (const booking of rows.map(bookingOf)) {
    if (booking.status === 'booked') await putInBox(ctx, booking, 'booking_doctor_changed')
    await notify(ctx, booking)
  }
}
