import { sql } from 'kysely'
import type { bookingDeskServices, DeskBookingRow } from '@nethos/contract/booking/booking-desk.services.ts'
import { bookingStates, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { maskName } from '@nethos/contract/common/masking.ts'
import { whenGiven } from '../../database/when-given.ts'
import { looked, lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { bookings } from './booking.lifecycle.ts'
import { shownBookings, shownRow } from './list-bookings.ts'
import { banOf } from './limits.ts'
import { strikesOf } from './strikes.ts'

type Services = typeof bookingDeskServices

export const rowsOf = (ctx: Ctx) =>
  shownBookings(ctx).select(['booking.no', 'booking.payAt', 'booking.paidAt', 'booking.accountId'])
type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export function deskRow(row: Found, now: number): DeskBookingRow {
  const { bookingId, status, statusLabel, hosName, deptName, docName, kind, onDay, period, time, feeCents, createdAt } =
    shownRow(row, now)
  return {
    bookingId,
    status,
    statusLabel,
    hosName,
    deptName,
    docName,
    kind,
    onDay,
    period,
    time,
    feeCents,
    createdAt,
    personName: maskName(row.personName),
    no: row.no,
    payAt: row.payAt as 'us' | 'window',
    isPaid: row.paidAt !== null,
  }
}

export const listDeskBookings: HandlerOf<Services['listDeskBookings']> = async ({ input, ctx }) => {
  const { bookingId, hosId, deptId, deptName, personName, onDay, status, pageNum, pageSize } = input
  const found = await rowsOf(ctx)
    .$call(whenGiven(bookingId, (query, bookingId) => query.where('booking.bookingId', '=', bookingId)))
    .$call(whenGiven(hosId, (query, hosId) => query.where('booking.hosId', '=', hosId)))
    .$call(whenGiven(deptId, (query, deptId) => query.where('booking.deptId', '=', deptId)))
    .$call(
      whenGiven(deptName, (query, deptName) =>
        query.where('clinicDepartment.deptName', 'like', `%${deptName.replaceAll(/[%_\\]/g, '\\$&')}%`),
      ),
    )
    .$if(Boolean(personName), query => query.where(sql<boolean>`position(${personName} in booking.person_name) > 0`))
    .$call(whenGiven(onDay, (query, onDay) => query.where('booking.onDay', '=', onDay)))
    .$if(Boolean(status), query => query.where(bookings.stateNow(ctx.now), '=', status as BookingStatus))
    .orderBy('booking.onDay', 'desc')
    .orderBy('booking.bookingId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize)
  const shown = rows.map(row => deskRow(row, ctx.now))
  return lookedThrough(rows, { rows: shown, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

export const deskBooking: HandlerOf<Services['deskBooking']> = async ({ input, ctx, refuse }) => {
  const row = await rowsOf(ctx)
    .select(['booking.recordNumber', 'booking.hospitalNo', 'booking.endReason', 'booking.stopReason'])
    .select(['booking.changedFrom', 'booking.changedTo', 'booking.cancelUntil', 'booking.realPerson'])
    .where('booking.bookingId', '=', input.bookingId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const { accountId, personId, bookingId, realPerson } = row
  const moves = await ctx.db
    .selectFrom('bookingMove')
    .select(['fromStatus', 'toStatus', 'event', 'byWhom', 'at'])
    .where('bookingId', '=', bookingId)
    .orderBy('moveId')
    .execute()
  const label = (status: string | null): string =>
    status === null ? '' : (bookingStates[status as BookingStatus]?.label ?? status)
  const shown = {
    booking: {
      ...deskRow(row, ctx.now),
      recordNumber: row.recordNumber,
      hospitalNo: row.hospitalNo,
      reason: row.endReason || row.stopReason,
      changedFrom: row.changedFrom ?? '',
      changedTo: row.changedTo ?? '',
      cancelUntil: row.cancelUntil.getTime(),
    },
    moves: moves.map(({ fromStatus, toStatus, event, byWhom, at }) => ({
      event,
      by: byWhom,
      fromLabel: label(fromStatus),
      toLabel: label(toStatus),
      at: at.getTime(),
    })),
    banId: (await banOf(ctx, realPerson))?.banId ?? '',
    cancelled: await strikesOf(ctx, realPerson, 'withdrawn', defaultRule),
  }
  return looked({ accountId, personId, recordId: bookingId }, shown)
}
