import type { Ctx } from '../../calls/handler.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import type { Due } from '../../jobs/job.ts'
import { bookingStates } from '@nethos/contract/booking/booking.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import { putInBox } from './booking.box.ts'
import { end, lookAtFor, settleStopped, textPatient } from './booking.life.ts'
import { deadlines } from './booking.move.ts'
import { bookingOf, columns, takeDueBooking, type Booking } from './booking.table.ts'
import { askJob } from './job-names.ts'
import { reopenDue } from './number.table.ts'

const batch = 50

/** 15 minutes unpaid, two without the hospital's word, and the choice after a stopped clinic. */
const bookingDue: Due = {
  name: 'booking',
  async carryOut(on) {
    const due = await on.db
      .selectFrom('booking')
      .select('bookingId')
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return eachAlone(on, due, async (ctx, { bookingId }) => {
      const booking = await takeDueBooking(ctx, bookingId)
      if (!booking) return 0
      if (await carryOutDue(ctx, booking)) return 1
      // The table has changed since the row was written: the row follows the table.
      await ctx.db
        .updateTable('booking')
        .set(deadlines(booking.status, booking))
        .where('bookingId', '=', bookingId)
        .execute()
      return 0
    })
  },
}

export async function carryOutDue(ctx: Ctx, booking: Booking): Promise<Booking | undefined> {
  const due = dueEvent(bookingStates, booking.status, booking)
  if (!due || due.at > ctx.now) return undefined
  switch (due.event) {
    case 'expire':
      return end(ctx, booking, 'expire', 'clock', { reason: '超时未支付' })
    case 'give_up':
      return end(ctx, booking, 'give_up', 'clock', { reason: '医院没有及时答复' })
    case 'lapse':
      return end(ctx, booking, 'lapse', 'clock', { reason: '医院没有在规定时间内确认' })
    case 'settle':
      return settleStopped(ctx, booking, 'clock')
    default:
      throw new Error(`the clock does not know ${due.event}`)
  }
}

/** Numbers that have cooled down open again. */
const numberDue: Due = { name: 'booking-number', carryOut: on => on.transact(reopenDue) }

const hour = 3_600_000
/** So long the hospital is asked what became of a visit, twice a day. */
const askedFor = 7 * 24 * hour

/** The eve's reminder; and when the session is over without a word, the hospital is asked. */
const lookDue: Due = {
  name: 'booking-look',
  async carryOut(on) {
    const due = await on.db
      .selectFrom('booking')
      .select('bookingId')
      .where('status', '=', 'booked')
      .where('lookAt', '<=', new Date(on.now()))
      .orderBy('lookAt')
      .limit(batch)
      .execute()
    return eachAlone(on, due, (ctx, { bookingId }) => look(ctx, bookingId))
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
    if (await putInBox(ctx, booking, 'booking_tomorrow')) await textPatient(ctx, booking, 'booking-tomorrow')
  } else await ctx.enqueue(askJob, { bookingId })
  return 1
}

const nextLook = (booking: Booking, now: number): Date | null => {
  if (now < booking.startsAt) return new Date(lookAtFor(booking, now))
  return now < booking.endsAt + askedFor ? new Date(now + 12 * hour) : null
}

export const bookingDues: Due[] = [bookingDue, numberDue, lookDue]
