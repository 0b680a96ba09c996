import { bookingStates, bookResultOf } from '@nethos/contract/booking/booking.status.ts'
import type { BookingAct, BookingDetail } from '@nethos/contract/booking/orders.schemas.ts'
import { checkInNoteFor, countedSentence, lateSentence, letGoSentence } from '@nethos/contract/booking/orders.texts.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { dueEvent, eventsFor } from '@nethos/contract/states.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { refundsOf } from '../payment/public.ts'
import { personOf } from '../people/public.ts'
import { businessOf } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { columns, bookingOf, missing, mayTouch, type Booking } from './booking.table.ts'
import { calendarUrl } from './calendar.ts'
import { mayWrite } from './illness.ts'
import { shownBookings, shownRow } from './list-bookings.ts'
import { ruleOf } from './rule.table.ts'
import { strikesOf } from './strikes.ts'
import { mayForgo, strikeOf } from './withdraw.ts'
import { withdrawUntil } from './withdraw-until.ts'
import { mayCost } from './stated-fee.ts'

/** Everything about one booking, and what may be done with it now. */
export const bookingDetail: HandlerOf<(typeof orderServices)['bookingDetail']> = async ({ input, ctx }) => {
  const row = await wholeBooking(ctx, input.bookingId)
  if (!row) return missing(ctx, input.bookingId)
  const stored = bookingOf({ ...row, status: row.stored })
  const booking = bookings.asOf(stored, ctx.now)
  const [rule, parts, person, refunds] = await Promise.all([
    ruleOf(ctx, booking.hosId),
    partsOf(ctx, row.partIds),
    personOf(ctx, booking.personId),
    refundsOf(ctx, businessOf(booking)),
  ])
  const until = withdrawUntil(booking)
  const shown = {
    ...shownRow({ ...row, status: booking.status }, ctx.now),
    result: bookResultOf(booking.status),
    illnessNo: booking.bookingId,
    sessionId: booking.sessionId,
    numberId: booking.numberId,
    no: booking.no,
    groupId: booking.hosId,
    address: row.campusAddress || row.address,
    wayThere: row.wayThere ?? '',
    campusName: row.campusName,
    room: row.room,
    place: row.place,
    parts,
    mobile: person?.mobile ?? '',
    recordNumber: booking.recordNumber,
    cardNumber: booking.cardNumber,
    pickUpCode: booking.pickUpCode,
    payAt: booking.payAt,
    isPaid: booking.paidAt !== null,
    startsAt: booking.startsAt,
    paidAt: booking.paidAt,
    confirmedAt: booking.confirmedAt,
    endedAt: booking.endedAt,
    stoppedAt: booking.stoppedAt,
    acknowledgedAt: booking.acknowledgedAt,
    reason: booking.status === 'stopped' ? booking.stopReason : booking.endReason,
    acts: actsOf(booking, rule, ctx.now),
    cancelUntil: until,
    isFinal: booking.doctorChangedAt === null && booking.cancelUntil <= ctx.now,
    countedSentence: await sentenceBefore(ctx, booking, rule),
    changesLeft: Math.max(0, rule.changesMost - booking.changeCount),
    changedTo: booking.changedTo ?? '',
    changedFrom: booking.changedFrom ?? '',
    isChanging: booking.isBeingReplaced || booking.isCovered,
    chooseUntil: dueEvent(bookingStates, booking.status, booking)?.event === 'settle' ? dueAtOf(booking) : null,
    hasIllness: row.illnessSealed !== null,
    checkInNote: booking.status === 'booked' ? checkInNoteFor(rule.checkInNote, booking.pickUpCode) : rule.checkInNote,
    calendarUrl: hasCalendarEntry(booking, ctx.now) ? calendarUrl(ctx, booking.bookingId) : '',
    refunds,
  } satisfies BookingDetail
  return looked({ personId: booking.personId, recordId: booking.bookingId }, shown)
}

const wholeBooking = (ctx: Parameters<typeof mayTouch>[0] & Parameters<typeof shownBookings>[0], bookingId: string) =>
  shownBookings(ctx)
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'booking.sessionId')
    .leftJoin('campus', on =>
      on.onRef('campus.hosId', '=', 'booking.hosId').onRef('campus.campusName', '=', 'clinicSession.campusName'),
    )
    .select(['campus.address as campusAddress', 'campus.wayThere'])
    .select(columns)
    .select(statusAtRow => statusAtRow.ref('booking.status').as('stored'))
    .select(['hospital.address', 'clinicSession.campusName', 'clinicSession.room', 'clinicDepartment.place'])
    .select(['booking.partIds', 'booking.illnessSealed', 'booking.dueAt'])
    .where('booking.bookingId', '=', bookingId)
    .where(mayTouch(ctx))
    .executeTakeFirst()

/** One to come; or one that was and is off now, which the same file takes out of the calendar. */
const hasCalendarEntry = ({ status, confirmedAt, startsAt }: Booking, now: number): boolean =>
  status === 'booked' || ((status === 'cancelled' || status === 'stopped') && confirmedAt !== null && startsAt > now)

/** Unpaid still: who gives it back does not take the session again today (may-take.ts). */
const isUnpaidAtWindow = (booking: Booking): boolean =>
  booking.payAt === 'window' && booking.paidAt === null && mayCost(booking)

/** What the tap that gives it back would count as. */
async function sentenceBefore(ctx: Ctx, booking: Booking, rule: HospitalRule): Promise<string> {
  if (mayForgo(booking, ctx.now)) return lateSentence
  const strike = strikeOf(booking)
  if (strike === 'withdrawn') {
    const counted = countedSentence(await strikesOf(ctx, booking.realPerson, 'withdrawn', rule), rule)
    return isUnpaidAtWindow(booking) ? `${counted}；还没有支付，今天不能再约这一节门诊` : counted
  }
  return strike ? letGoSentence(await strikesOf(ctx, booking.realPerson, 'unpaid', rule), rule) : ''
}

const dueAtOf = (booking: Booking): number | null => dueEvent(bookingStates, booking.status, booking)?.at ?? null

/** As the table says, and the hospital's rule. */
function actsOf(booking: Booking, rule: HospitalRule, now: number): BookingAct[] {
  const events = eventsFor(bookingStates, booking.status, 'patient', booking)
  const inTime = withdrawUntil(booking) > now
  const mayGo = booking.changeCount < rule.changesMost || booking.doctorChangedAt !== null
  const may: Record<BookingAct, boolean> = {
    pay: booking.status === 'unpaid',
    pay_at_window: rule.windowPay && events.includes('pay_at_window'),
    cancel: events.includes('cancel'),
    withdraw: events.includes('withdraw') && inTime,
    forgo: events.includes('forgo') && mayForgo(booking, now),
    change: booking.status === 'booked' && !booking.isBeingReplaced && inTime && mayGo,
    refund: events.includes('refund'),
    choose: booking.status === 'stopped' && booking.settledAt === null && !booking.isBeingReplaced,
    write_illness: mayWrite(booking.status),
  }
  return (Object.keys(may) as BookingAct[]).filter(act => may[act])
}

async function partsOf({ db }: Ctx<AccountCaller>, partIds: string[]): Promise<BookingDetail['parts']> {
  if (partIds.length === 0) return []
  return db.selectFrom('clinicDepartment').select(['deptId', 'deptName']).where('deptId', 'in', partIds).execute()
}
