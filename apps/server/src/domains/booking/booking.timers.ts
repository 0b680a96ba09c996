import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { comingDay } from '@nethos/contract/common/days.ts'
import { putInBox } from './booking.box.ts'
import { end, lookAtFor, settleStopped, textPatient } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { bookingOf, columns, type Booking } from './booking.table.ts'
import { askJob } from './job-names.ts'
import { ruleOf } from './rule.table.ts'
import { countStrike } from './strikes.ts'
import { reopenDue } from './number.table.ts'

const batch = 50

/** Kept for a quarter of an hour and not paid; of a draw or the waitlist, too. */
async function runOut(ctx: Ctx, booking: Booking): Promise<Booking | undefined> {
  const ended = await end(ctx, booking, 'expire', 'clock', { reason: '超时未支付' })
  if (ended) await countStrike(ctx, booking, 'run_out', await ruleOf(ctx, booking.hosId))
  return ended
}

/** 15 minutes unpaid, two without the hospital's word, and the choice after a stopped clinic. */
const bookingTimer = bookings.timer('booking', {
  expire: runOut,
  give_up: (ctx, booking) => end(ctx, booking, 'give_up', 'clock', { reason: '医院没有及时答复' }),
  lapse: (ctx, booking) => end(ctx, booking, 'lapse', 'clock', { reason: '医院没有在规定时间内确认' }),
  settle: (ctx, booking) => settleStopped(ctx, booking, 'clock'),
})

/** Numbers that have cooled down open again. */
const numberTimer: Timer = { name: 'booking-number', run: on => on.transact(reopenDue) }

const hour = 3_600_000
/** So long the hospital is asked what became of a visit, twice a day. */
const askedFor = 7 * 24 * hour

/** The reminders, one while giving back still helps; and when the session is over without a word, the hospital is asked. */
const lookTimer: Timer = {
  name: 'booking-look',
  async run(on) {
    const due = await on.db
      .selectFrom('booking')
      .select('bookingId')
      .where('status', '=', 'booked')
      .where('lookAt', '<=', new Date(on.now()))
      .orderBy('lookAt')
      .limit(batch)
      .execute()
    return inSeparateTransactions(on, due, (ctx, { bookingId }) => look(ctx, bookingId))
  },
}

async function look(ctx: Ctx, bookingId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('booking')
    .select(columns)
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'booked')
    .where('lookAt', '<=', new Date(ctx.now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return 0
  const booking = bookingOf(row)
  await ctx.db
    .updateTable('booking')
    .set({ lookAt: nextLook(booking, ctx.now) })
    .where('bookingId', '=', bookingId)
    .execute()
  if (ctx.now < booking.startsAt) {
    if (await putInBox(ctx, booking, 'booking_tomorrow'))
      await textPatient(ctx, booking, 'booking-reminder', [comingDay(booking.onDay, ctx.now)])
  } else await ctx.enqueue(askJob, { bookingId })
  return 1
}

const nextLook = (booking: Booking, now: number): Date | null => {
  if (now < booking.startsAt) return new Date(lookAtFor(booking, now))
  return now < booking.endsAt + askedFor ? new Date(now + 12 * hour) : null
}

export const bookingTimers: Timer[] = [bookingTimer, numberTimer, lookTimer]
