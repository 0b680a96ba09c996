import type { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { wasRead } from './booking.box.ts'
import { settleStopped, notify } from './booking.life.ts'
import { missing, takeBooking } from './booking.table.ts'

type Services = typeof orderChangeServices

export const acknowledgeStop: HandlerOf<Services['acknowledgeStop']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (booking.stoppedAt === null) return refuse('nothing_stopped')
  if (booking.acknowledgedAt === null) {
    await ctx.db
      .updateTable('booking')
      .set({ acknowledgedAt: new Date(ctx.now) })
      .where('bookingId', '=', booking.bookingId)
      .execute()
    await wasRead(ctx, booking)
    await notify(ctx, booking)
  }
  return true
}

export const refundStopped: HandlerOf<Services['refundStopped']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (booking.isBeingReplaced) return refuse('being_changed')
  // Said again: it is on its way.
  if (booking.status === 'stopped' && booking.settledAt !== null) return true
  const settled = await settleStopped(ctx, booking, 'patient')
  if (!settled) return refuse('nothing_stopped')
  await wasRead(ctx, settled)
  return true
}
