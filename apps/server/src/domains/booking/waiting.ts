import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { liveStatuses, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { WaitingFor } from '../../registry/waiting.ts'
import { shownBookings, shownRow } from './list-bookings.ts'
import { mayTouch } from './booking.table.ts'

const most = 3

/** The next visits of the account's people, and what of them is to be paid. */
export const waitingVisits: WaitingFor = async ctx => {
  const found = await shownBookings(ctx)
    .where(mayTouch(ctx))
    .where('booking.status', 'in', liveStatuses)
    .where('booking.endsAt', '>', new Date(ctx.now))
    .orderBy('booking.startsAt')
    .orderBy('booking.bookingId')
    .limit(most)
    .execute()
  return found
    .map(row => ({ ...shownRow(row, ctx.now), at: row.startsAt.getTime(), dueAt: row.dueAt }))
    .filter(({ status }) => (liveStatuses as readonly BookingStatus[]).includes(status))
    .map(({ status, statusLabel, sort, bookingId, onDay, period, time, personName, deptName, docName, at, dueAt }) => {
      const who = [personName, deptName, docName].filter(Boolean).join(' · ')
      const when = `${periods[period].label} ${time}`
      return status === 'unpaid'
        ? {
            kind: 'pay' as const,
            title: '挂号费还没有支付',
            note: who,
            url: bookingPages.pay.to({ orderId: bookingId }),
            at: dueAt?.getTime() ?? at,
          }
        : {
            kind: 'visit' as const,
            onDay,
            title: `${when} 就诊${status === 'booked' ? '' : `（${statusLabel}）`}`,
            note: who,
            url:
              sort === 'school'
                ? schoolPages.booking.to({ id: bookingId })
                : bookingPages.booking.to({ id: bookingId }),
            at,
          }
    })
}
