import { payMinutes, takeMinutes } from '@nethos/contract/booking/booking.status.ts'
import { FileUnknownError } from '../../ports/hospital.ts'
import {
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
} from '../../ports/hospital-booking.ts'
import type { Job, JobContext } from '../../jobs/job.ts'
import { end, stop, visitEnded, wasHeld } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { takeBooking, type Booking } from './booking.table.ts'
import { registrationOf } from './hospital.ts'
import { openIllness } from './illness.table.ts'
import { askJob, confirmJob, holdJob, illnessJob, releaseJob } from './job-names.ts'
import { takeOldFirst, wasRegistered } from './replace.ts'
import { fulfilWaits } from './waitlist/fulfil.ts'

type One = { bookingId: string }
const minute = 60_000

/** What a job asks the hospital with. */
const find = ({ db }: JobContext, bookingId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('clinicNumber', 'clinicNumber.numberId', 'booking.numberId')
    .select([
      'booking.bookingId',
      'booking.hosId',
      'recordNumber',
      'cardNumber',
      'status',
      'payAt',
      'feeCents',
      'illnessSealed',
    ])
    .select(['clinicNumber.numberCode', 'booking.createdAt'])
    .where('booking.bookingId', '=', bookingId)
    .executeTakeFirst()

const inHand = (
  on: JobContext,
  bookingId: string,
  run: (ctx: Parameters<typeof takeBooking>[0], booking: Booking) => Promise<unknown>,
) =>
  on.transact(async ctx => {
    const known = await takeOldFirst(ctx, bookingId)
    if (known) await run(ctx, known.booking)
  })

/** Asks the hospital to keep the number. Asked again it gives the same hold. */
export const holdNumber: Job<One> = {
  name: holdJob,
  async run({ bookingId }, on) {
    const order = await find(on, bookingId)
    if (order?.status !== 'taking') return
    const until = on.now() + (takeMinutes + payMinutes + 1) * minute
    const { recordNumber, cardNumber, numberCode, hosId } = order
    const answer = await registrationOf(on.runtime)
      .hold(hosId, { ourNo: bookingId, numberCode, recordNumber, ...(cardNumber && { cardNumber }), until })
      .catch(refusalOf)
    await inHand(on, bookingId, async (ctx, booking) => {
      if ('reason' in answer) {
        await end(ctx, booking, 'refuse', 'hospital', answer)
      } else if (
        !(await wasHeld(ctx, booking, answer.hospitalNo)) &&
        bookings.asOf(booking, ctx.now).status !== 'unpaid'
      ) {
        // Given up meanwhile: what the hospital keeps goes back.
        await ctx.enqueue(releaseJob, { bookingId })
      }
    })
  },
}

/** What the hospital refuses with, in the patient's words; everything else is tried again. */
function refusalOf(error: unknown): { reason: string; number: 'back' | 'elsewhere' } {
  if (error instanceof NumberTakenError) return { reason: '这个号刚被医院窗口挂走', number: 'elsewhere' }
  if (error instanceof HoldOverError) return { reason: '医院没有保留住这个号', number: 'elsewhere' }
  if (error instanceof OrderUnknownError) return { reason: '医院没有保留住这个号', number: 'back' }
  if (error instanceof SessionStoppedError) return { reason: '这个时段已停诊', number: 'elsewhere' }
  if (error instanceof FileUnknownError)
    return { reason: '医院查不到这位就诊人的病案号，请重新绑定医院帐号', number: 'back' }
  throw error
}

/** Tells the hospital that it is paid for. Repeated it gives the same answer. */
export const confirmBooking: Job<One> = {
  name: confirmJob,
  retries: 40,
  async run({ bookingId }, on) {
    const order = await find(on, bookingId)
    if (order?.status !== 'confirming') return
    const { hosId, payAt, feeCents } = order
    const answer = await registrationOf(on.runtime)
      .confirm(hosId, bookingId, { payAt: payAt as 'us' | 'window', amountCents: feeCents })
      .catch((error: unknown) => (error instanceof SessionStoppedError ? ('stopped' as const) : refusalOf(error)))
    if (answer === 'stopped') return inHand(on, bookingId, (ctx, booking) => stop(ctx, booking, '医院停诊'))
    if ('reason' in answer)
      return inHand(on, bookingId, (ctx, booking) => end(ctx, booking, 'refuse', 'hospital', answer))
    await on.transact(async ctx => {
      const registered = await wasRegistered(ctx, bookingId, answer)
      if (registered?.status === 'booked') await fulfilWaits(ctx, registered)
      if (registered) return
      const booking = await takeBooking(ctx, bookingId)
      if (booking && !['booked', 'seen', 'missed'].includes(booking.status))
        await ctx.enqueue(releaseJob, { bookingId })
    })
    if (order.illnessSealed !== null) await on.transact(ctx => ctx.enqueue(illnessJob, { bookingId }))
  },
}

/** Gives back what the hospital keeps. One that it does not know is given back already. */
export const releaseBooking: Job<One> = {
  name: releaseJob,
  retries: 60,
  async run({ bookingId }, on) {
    const order = await find(on, bookingId)
    if (!order || ['taking', 'unpaid', 'confirming', 'booked', 'seen', 'missed'].includes(order.status)) return
    await registrationOf(on.runtime).release(order.hosId, bookingId)
  },
}

/** The session is over and the hospital has said nothing: it is asked. */
export const askHospital: Job<One> = {
  name: askJob,
  async run({ bookingId }, on) {
    const order = await find(on, bookingId)
    if (order?.status !== 'booked') return
    const known = await registrationOf(on.runtime).order(order.hosId, bookingId)
    if (!known) return
    await inHand(on, bookingId, async (ctx, booking) => {
      if (known.state === 'seen' || known.state === 'missed') await visitEnded(ctx, booking, known.state)
      if (known.state === 'stopped' || known.state === 'released') await stop(ctx, booking, '医院已取消这个预约')
    })
  },
}

/** Puts what the patient wrote on the doctor's screen there. */
export const sendIllness: Job<One> = {
  name: illnessJob,
  async run({ bookingId }, on) {
    const order = await find(on, bookingId)
    if (!order?.illnessSealed || !['booked', 'seen'].includes(order.status)) return
    await registrationOf(on.runtime).keepIllness(order.hosId, bookingId, openIllness(on.runtime, order.illnessSealed))
  },
}

export const bookingJobs = [holdNumber, confirmBooking, releaseBooking, askHospital, sendIllness]
