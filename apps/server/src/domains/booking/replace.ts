import type { Ctx } from '../../calls/handler.ts'
import { moveMoney } from '../payment/public.ts'
import { putInBox } from './booking.box.ts'
import { businessOf, end, lookAtFor, notify } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { takeBooking, type Booking } from './booking.table.ts'

/** What the hospital says when it has registered a visit. */
export interface Registration {
  hospitalNo: string
  pickUpCode: string
  no: number
}

/** The hospital has registered it: booked. If it takes another's place, that one ends here, in the same transaction. */
export async function wasRegistered(
  ctx: Ctx,
  bookingId: string,
  registration: Registration,
): Promise<Booking | undefined> {
  const known = await takeOldFirst(ctx, bookingId)
  if (!known) return undefined
  const { booking, old } = known
  if (!booking.isCovered) {
    const booked = await bookings.transition(ctx, booking, 'confirm', 'hospital', changesOf(ctx, booking, registration))
    if (!booked) return undefined
    await putInBox(ctx, booked, 'booking_booked')
    await notify(ctx, booked)
    return booked
  }
  // Over by the clock, which has not looked yet: the old one stays, and the clock gives the new one back.
  if (bookings.asOf(booking, ctx.now).status !== 'confirming') return undefined
  if (old?.changedTo !== bookingId || !old.isBeingReplaced) return tooLate(ctx, booking)
  const ended = await end(ctx, old, old.status === 'stopped' ? 'replace' : 'change', 'patient', {
    reason: old.status === 'stopped' ? '停诊，已改到其他时间' : '已改约',
    number: old.status === 'stopped' ? 'elsewhere' : 'back',
  })
  if (!ended) return tooLate(ctx, booking)
  await moveMoney(ctx, businessOf(old), businessOf(booking))
  const booked = await bookings.transition(ctx, booking, 'confirm', 'hospital', {
    ...changesOf(ctx, booking, registration),
    ...(old.paidAt !== null && { paidAt: old.paidAt }),
    payAt: old.payAt,
    isCovered: false,
    isReplacing: false,
  })
  if (!booked) throw new Error(`the booking ${bookingId} was moved by somebody who did not hold it`)
  await putInBox(ctx, booked, 'booking_changed')
  await notify(ctx, booked)
  return booked
}

const changesOf = ({ now }: Ctx, booking: Booking, { hospitalNo, pickUpCode, no }: Registration) => ({
  confirmedAt: now,
  lookAt: lookAtFor(booking, now),
  hospitalNo,
  pickUpCode,
  no,
})

/** The old one was seen, missed or given back meanwhile: nobody needs two. */
const tooLate = (ctx: Ctx, booking: Booking): Promise<Booking | undefined> =>
  end(ctx, booking, 'refuse', 'hospital', { reason: '原预约已不能改约，新的号已退回' })

/** The one that is replaced is held before the one that replaces it, by whoever needs both. */
export async function takeOldFirst(
  ctx: Ctx,
  bookingId: string,
): Promise<{ booking: Booking; old: Booking | undefined } | undefined> {
  const row = await ctx.db
    .selectFrom('booking')
    .select('changedFrom')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  if (!row) return undefined
  const old = row.changedFrom === null ? undefined : await takeBooking(ctx, row.changedFrom)
  const booking = await takeBooking(ctx, bookingId)
  return booking && { booking, old }
}
