import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfBookings: TodayPart = {
  figures: {
    appeals: ctx => counted(ctx, sql`booking_appeal where state = 'open'`, sql`created_at`),
    bookings: async ctx => {
      const { count } = await counted(
        ctx,
        sql`booking where on_day = ${dayOf(ctx.now)} and status = 'booked'`,
        sql`created_at`,
      )
      return { count }
    },
  },
}
