import type { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { wasRead } from './booking.box.ts'
import { end } from './booking.life.ts'
import { missing, takeBooking, type Booking } from './booking.table.ts'
import { ruleOf } from './rule.table.ts'
import { countStrike } from './strikes.ts'
import { withdrawUntil } from './withdraw-until.ts'

type Services = typeof orderChangeServices
type Refusal = 'not_found' | 'grant_closed' | 'cannot_cancel' | 'too_late' | 'being_changed'

/** As what giving it back counts; undefined: it does not, the hospital sent another doctor or another booking takes its place. */
export function strikeOf({ status, doctorChangedAt, isCovered }: Booking): 'withdrawn' | 'let_go' | undefined {
  if (doctorChangedAt !== null || isCovered) return undefined
  return status === 'booked' ? 'withdrawn' : status === 'unpaid' ? 'let_go' : undefined
}

async function withdraw(ctx: Ctx<AccountCaller>, booking: Booking): Promise<true | Refused<Refusal>> {
  // Said again: it is done.
  if (booking.status === 'cancelled' && booking.endReason === reason) return true
  if (booking.isBeingReplaced) return refuse('being_changed')
  if (booking.status === 'booked' && withdrawUntil(booking) <= ctx.now) {
    const until = dayAndTime(withdrawUntil(booking))
    return refuse('too_late', { sentence: `已过退号时间（${until}前可退），如不能就诊请联系医院` })
  }
  const event = booking.status === 'unpaid' ? 'cancel' : 'withdraw'
  const ended = await end(ctx, booking, event, 'patient', { reason })
  if (!ended) return refuse('cannot_cancel')
  const strike = strikeOf(booking)
  if (strike) await countStrike(ctx, booking, strike, await ruleOf(ctx, booking.hosId))
  await wasRead(ctx, ended)
  await noteActFor(ctx, {
    action: 'booking.cancel',
    personId: booking.personId,
    recordType: 'booking',
    recordId: booking.bookingId,
  })
  return true
}
const reason = '主动退号'

async function withdrawById(ctx: Ctx<AccountCaller>, bookingId: string): Promise<true | Refused<Refusal>> {
  const booking = await takeBooking(ctx, bookingId)
  return booking ? withdraw(ctx, booking) : missing(ctx, bookingId)
}

export const withdrawBooking: HandlerOf<Services['withdrawBooking']> = ({ input, ctx }) =>
  withdrawById(ctx, input.bookingId)

export const cancelBooking: HandlerOf<Services['cancelBooking']> = async ({ input, ctx }) =>
  withdrawById(ctx, input.bookingId || input.illnessNo || '')

/** Too late to be given back: the number goes to somebody else, the money stays with the hospital. */
export const forgoBooking: HandlerOf<Services['forgoBooking']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (booking.status === 'cancelled' && booking.endReason === forgone) return true
  if (booking.isBeingReplaced) return refuse('being_changed')
  if (!mayForgo(booking, ctx.now)) return refuse('cannot_forgo')
  const ended = await end(ctx, booking, 'forgo', 'patient', { reason: forgone })
  if (!ended) return refuse('cannot_forgo')
  await countStrike(ctx, booking, 'late', await ruleOf(ctx, booking.hosId))
  await wasRead(ctx, ended)
  await noteActFor(ctx, {
    action: 'booking.cancel',
    personId: booking.personId,
    recordType: 'booking',
    recordId: booking.bookingId,
  })
  return true
}
const forgone = '临时不能就诊'

/** Only where it cannot be given back any more, and the visit has not begun. */
export const mayForgo = (booking: Booking, now: number): boolean =>
  booking.status === 'booked' && withdrawUntil(booking) <= now && now < booking.startsAt

export const cancelAtSchool: HandlerOf<(typeof schoolOrderServices)['cancelAtSchool']> = async ({ input, ctx }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (booking && booking.kind !== 'school') return refuse('not_found')
  return booking ? withdraw(ctx, booking) : missing(ctx, input.bookingId)
}
