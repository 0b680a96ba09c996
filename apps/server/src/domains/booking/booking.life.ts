import { present } from '@nethos/contract/common/present.ts'
import { stoppedHours } from '@nethos/contract/booking/booking.status.ts'
import { addDays, dayOf, startOfDay, timeOf } from '@nethos/contract/common/days.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { closePayments, earn, refundDay, refundInFull } from '../payment/public.ts'
import { queueSms } from '../sms/public.ts'
import { noLongerToPay, putInBox } from './booking.box.ts'
import { bookings } from './booking.lifecycle.ts'
import { takeBooking, type Booking } from './booking.table.ts'
import { confirmJob, releaseJob } from './job-names.ts'
import { giveNumberBack, loseNumber } from './number.table.ts'
import { ruleOf } from './rule.table.ts'
import { countStrike, forgiveMissed } from './strikes.ts'

export const businessOf = ({ bookingId }: Pick<Booking, 'bookingId'>) => ({ bizType: 'booking', bizId: bookingId })

/** The patient's pages hear of it, and the desk's. */
export async function notify(ctx: Ctx, { accountId, bookingId }: Booking): Promise<void> {
  await ctx.announce({ accountId }, 'booking', bookingId)
  await ctx.announce('operators', 'booking', bookingId)
}

export async function textPatient(
  ctx: Ctx,
  { accountId }: Booking,
  template: 'booking-stopped' | 'booking-reminder',
  variables: string[] = [],
): Promise<void> {
  await queueSms(ctx, { mobile: await mobileOf(ctx, accountId), template, variables })
}

/** The hospital keeps the number: to be paid, or to be registered at once when nothing is to be paid. */
export async function wasHeld(ctx: Ctx, booking: Booking, hospitalNo: string): Promise<Booking | undefined> {
  const unpaid = await bookings.transition(ctx, booking, 'held', 'hospital', { heldAt: ctx.now, hospitalNo })
  if (unpaid) {
    await putInBox(ctx, unpaid, 'booking_to_pay')
    await notify(ctx, unpaid)
    return unpaid
  }
  const free = await bookings.transition(ctx, booking, 'held_free', 'hospital', {
    heldAt: ctx.now,
    confirmingAt: ctx.now,
    hospitalNo,
  })
  if (!free) return undefined
  await ctx.enqueue(confirmJob, { bookingId: free.bookingId })
  await notify(ctx, free)
  return free
}

/** Paid, or to be paid at the window: the hospital registers it. */
export async function proceed(
  ctx: Ctx,
  booking: Booking,
  how: { paidAt: number } | 'window',
): Promise<Booking | undefined> {
  const going =
    how === 'window'
      ? await bookings.transition(ctx, booking, 'pay_at_window', 'patient', { payAt: 'window', confirmingAt: ctx.now })
      : await bookings.transition(
          ctx,
          booking,
          'pay',
          'payment',
          { paidAt: how.paidAt, confirmingAt: ctx.now },
          // Money that came in time counts, however late the word of it.
          Math.min(how.paidAt, ctx.now),
        )
  if (!going) return undefined
  if (how === 'window') await closePayments(ctx, businessOf(going))
  await noLongerToPay(ctx, going)
  await ctx.enqueue(confirmJob, { bookingId: going.bookingId })
  await notify(ctx, going)
  return going
}

const hour = 3_600_000
const reminderHour = 9

/**
 * When the clock looks at a booked one: in the morning of the last day on which it can be given back, in the morning before the
 * visit, which for most is the same, and when the session is over.
 */
export const lookAtFor = (
  { onDay, endsAt, cancelUntil }: Pick<Booking, 'onDay' | 'endsAt' | 'cancelUntil'>,
  now: number,
): number => {
  const morningOf = (on: string) => startOfDay(on) + reminderHour * hour
  const eve = morningOf(addDays(onDay, -1))
  const lastDay = morningOf(dayOf(cancelUntil - (reminderHour + 1) * hour))
  return [Math.min(eve, lastDay), eve].find(morning => morning > now) ?? endsAt + 2 * hour
}

/** How a booking ends before the visit. */
export interface Ending {
  reason: string
  /** Where the number goes: back to be given out, or lost to somebody else. */
  number?: 'back' | 'elsewhere'
}

type EndingEvent =
  | 'cancel'
  | 'expire'
  | 'withdraw'
  | 'forgo'
  | 'refuse'
  | 'stop'
  | 'give_up'
  | 'lapse'
  | 'change'
  | 'replace'

const boxOf = {
  expire: 'booking_expired',
  refuse: 'booking_refused',
  stop: 'booking_refused',
  give_up: 'booking_refused',
  lapse: 'booking_refused',
} as const

/**
 * Ends a booking before the visit: the number goes back, the hospital is told by a job, the money goes back in full unless
 * another booking takes it along. Undefined: it may not end so now.
 */
export async function end(
  ctx: Ctx,
  booking: Booking,
  event: EndingEvent,
  by: Actor,
  { reason, number = 'back' }: Ending,
): Promise<Booking | undefined> {
  const ended = await bookings.transition(ctx, booking, event, by, {
    endedAt: ctx.now,
    endReason: reason,
    lookAt: null,
  })
  if (!ended) return undefined
  if (number === 'back') await giveNumberBack(ctx, ended, { wasPaid: !isUnpaid(booking) })
  else await loseNumber(ctx, ended.bookingId)
  await ctx.enqueue(releaseJob, { bookingId: ended.bookingId })
  await noLongerToPay(ctx, ended)
  if (event === 'forgo') await earnIfPaid(ctx, ended)
  else if (event !== 'change' && event !== 'replace') await moneyBack(ctx, ended, event, reason)
  if (ended.changedFrom !== null && ended.isCovered) await restoreOld(ctx, ended)
  else if (event in boxOf) await putInBox(ctx, ended, boxOf[event as keyof typeof boxOf])
  await notify(ctx, ended)
  return ended
}

const isUnpaid = ({ status }: Booking): boolean => status === 'taking' || status === 'unpaid'

const earnIfPaid = async (ctx: Ctx, booking: Booking): Promise<void> => {
  if (booking.paidAt !== null) await earn(ctx, businessOf(booking))
}

/** No money is wanted any more; what was paid goes back in full. Says by which day, if anything does. */
export async function moneyBack(
  ctx: Ctx,
  booking: Booking,
  cause: string,
  reason: string,
): Promise<string | undefined> {
  if (booking.paidAt === null) {
    await closePayments(ctx, businessOf(booking))
    return undefined
  }
  const back = await refundInFull(ctx, { ...businessOf(booking), cause: `booking_${cause}`, reason })
  return back?.money ? refundDay(ctx.now) : undefined
}

/** What was to take its place did not come about: the old one stays as it was, and says so. */
async function restoreOld(ctx: Ctx, failed: Booking): Promise<void> {
  const old = await takeBooking(ctx, present(failed.changedFrom))
  if (old?.changedTo !== failed.bookingId || !old.isBeingReplaced) return
  const restored = await bookings.change(ctx, old, { changedTo: null })
  await putInBox(ctx, { ...failed, bookingId: restored.bookingId }, 'booking_not_changed')
  await notify(ctx, restored)
}

/** The day, and until when one may choose; who paid nothing has until the clinic would have begun. */
function stopWords({ startsAt, settledAt, stoppedAt }: Booking): string[] {
  const until = settledAt === null && stoppedAt !== null ? stoppedAt + stoppedHours * 3_600_000 : startsAt
  return [dayWord(dayOf(startsAt)), `${dayWord(dayOf(until))}${timeOf(until)}`]
}

const dayWord = (on: string): string => `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日`

/** The clinic does not take place. What is paid waits for the patient's choice (contract booking.status.ts, stopped). */
export async function stop(ctx: Ctx, booking: Booking, reason: string): Promise<Booking | undefined> {
  if (booking.status === 'taking') return end(ctx, booking, 'stop', 'hospital', { reason, number: 'elsewhere' })
  const stopped = await bookings.transition(ctx, booking, 'stop', 'hospital', {
    stoppedAt: ctx.now,
    stopReason: reason,
    lookAt: null,
    // Nothing was paid yet, and nothing is wanted any more.
    ...((booking.status === 'unpaid' || booking.isCovered) && { settledAt: ctx.now }),
  })
  if (!stopped) return undefined
  await loseNumber(ctx, stopped.bookingId)
  await ctx.enqueue(releaseJob, { bookingId: stopped.bookingId })
  if (stopped.paidAt === null) await closePayments(ctx, businessOf(stopped))
  await noLongerToPay(ctx, stopped)
  // A change that was under way has nothing to fall back to, and is none any more.
  if (stopped.changedFrom !== null && stopped.isCovered) await restoreOld(ctx, stopped)
  else if (await putInBox(ctx, stopped, 'booking_stopped'))
    await textPatient(ctx, stopped, 'booking-stopped', stopWords(stopped))
  await notify(ctx, stopped)
  return stopped
}

/** The money of a stopped one goes back: by a tap, or because nothing was chosen in time. */
export async function settleStopped(ctx: Ctx, booking: Booking, by: 'patient' | 'clock'): Promise<Booking | undefined> {
  const settled = await bookings.transition(ctx, booking, by === 'patient' ? 'refund' : 'settle', by, {
    settledAt: ctx.now,
  })
  if (!settled) return undefined
  await moneyBack(
    ctx,
    settled,
    'stopped',
    by === 'patient' ? '医院停诊，全额退款' : `医院停诊，${stoppedHours}小时内未改约，全额退款`,
  )
  await notify(ctx, settled)
  return settled
}

/** What became of the visit. Said twice, late or of something that has ended it changes nothing. */
export async function visitEnded(ctx: Ctx, booking: Booking, outcome: 'seen' | 'missed'): Promise<Booking | undefined> {
  const over = await bookings.transition(ctx, booking, outcome === 'seen' ? 'see' : 'miss', 'hospital', {
    endedAt: ctx.now,
    lookAt: null,
  })
  if (!over) return undefined
  if (outcome === 'missed') await countStrike(ctx, over, 'missed', await ruleOf(ctx, over.hosId))
  else if (booking.status === 'missed') await forgiveMissed(ctx, over.bookingId)
  await earnIfPaid(ctx, over)
  await notify(ctx, over)
  return over
}
