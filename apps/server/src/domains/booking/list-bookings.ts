import { sql } from 'kysely'
import { bookingLabel, liveStatuses, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { BookingRow } from '@nethos/contract/booking/orders.schemas.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { Period, SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { BookSort } from '@nethos/contract/booking/booking.words.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import type { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { bookings } from './booking.lifecycle.ts'
import { mayTouch } from './booking.table.ts'
import { statedFeeOf } from './stated-fee.ts'

type Services = typeof orderServices

/** Bookings with the names that people read, as they are now. */
export const shownBookings = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  ctx.db
    .selectFrom('booking')
    .innerJoin('hospital', 'hospital.hosId', 'booking.hosId')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'booking.deptId')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'booking.clinicDoctorId')
    .select(['booking.bookingId', 'booking.isSameDay', 'booking.kind', 'booking.personId', 'booking.personName'])
    .select(['booking.hosId', 'hospital.hosName', 'booking.deptId', 'clinicDepartment.deptName'])
    .select(['booking.clinicDoctorId', 'clinicDoctor.doctorName', 'clinicDoctor.title', 'booking.onDay'])
    .select(['booking.period', 'booking.startsAt', 'booking.feeCents', 'booking.createdAt', 'booking.dueAt'])
    .select('booking.isFeeKnown')
    .select(bookings.stateNow(ctx.now).as('status'))

type Found = Awaited<ReturnType<ReturnType<typeof shownBookings>['executeTakeFirstOrThrow']>>

const sortOf = (kind: string, isSameDay: boolean): BookSort =>
  kind === 'school' || kind === 'mdt' ? kind : isSameDay ? 'same_day' : 'ahead'

export function shownRow(
  { isSameDay, doctorName, title, startsAt, createdAt, dueAt, feeCents, isFeeKnown, ...row }: Found,
  now: number,
): BookingRow {
  const status = row.status as BookingStatus
  const waits = status === 'unpaid' || status === 'taking'
  return {
    ...row,
    status,
    statusLabel: bookingLabel(status, isSameDay),
    feeCents: statedFeeOf({ feeCents, isFeeKnown }),
    registration: isSameDay ? 'same_day' : 'ahead',
    sort: sortOf(row.kind, isSameDay),
    kind: row.kind as SessionKind,
    clinicDoctorId: row.clinicDoctorId ?? '',
    docName: doctorName ?? '',
    docTitle: title ?? '',
    onDay: String(row.onDay),
    period: row.period as Period,
    time: timeOf(startsAt.getTime()),
    createdAt: createdAt.getTime(),
    payWaitSeconds: waits && dueAt ? Math.max(0, Math.ceil((dueAt.getTime() - now) / 1000)) : 0,
  }
}

export const listBookings: HandlerOf<Services['listBookings']> = async ({ input, ctx }) => {
  const { personId, status, sort, pageNum, pageSize } = input
  let query = shownBookings(ctx).where(mayTouch(ctx))
  if (personId) query = query.where('booking.personId', '=', personId)
  if (status) query = query.where(bookings.stateNow(ctx.now), '=', status)
  if (sort === 'school' || sort === 'mdt') query = query.where('booking.kind', '=', sort)
  if (sort === 'ahead') query = query.where('booking.kind', '<>', 'school')
  if (sort === 'same_day') query = query.where('booking.isSameDay', '=', true).where('booking.kind', '<>', 'school')
  const isComing = sql<boolean>`(${bookings.stateNow(ctx.now)} in (${sql.join([...liveStatuses])}) and booking.starts_at >= ${new Date(ctx.now)})`
  const found = await query
    // What is to come stands first, the next at the top; then what was, the last at the top.
    .orderBy(isComing, 'desc')
    .orderBy(sql`case when ${isComing} then booking.starts_at end`)
    .orderBy('booking.startsAt', 'desc')
    .orderBy('booking.bookingId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return {
    rows: found.slice(0, pageSize).map(row => shownRow(row, ctx.now)),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

const comingMost = 5

export const comingVisits: HandlerOf<Services['comingVisits']> = async ({ ctx }) => {
  const found = await shownBookings(ctx)
    .where(mayTouch(ctx))
    .where('booking.status', 'in', liveStatuses)
    .where('booking.endsAt', '>', new Date(ctx.now))
    .orderBy('booking.startsAt')
    .orderBy('booking.bookingId')
    .limit(comingMost)
    .execute()
  return found
    .map(row => shownRow(row, ctx.now))
    .filter(row => (liveStatuses as readonly BookingStatus[]).includes(row.status))
}

const schoolMost = 100

export const listSchoolBookings: HandlerOf<(typeof schoolOrderServices)['listSchoolBookings']> = async ({
  input: { personId },
  ctx,
}) => {
  let query = shownBookings(ctx).where(mayTouch(ctx)).where('booking.kind', '=', 'school')
  if (personId) query = query.where('booking.personId', '=', personId)
  const found = await query
    .orderBy('booking.createdAt', 'desc')
    .orderBy('booking.bookingId', 'desc')
    .limit(schoolMost)
    .execute()
  return found.map(row => shownRow(row, ctx.now))
}
