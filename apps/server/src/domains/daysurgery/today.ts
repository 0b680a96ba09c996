import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfSurgeries: TodayPart = {
  figures: {
    late_surgeries: ctx => {
      const today = dayOf(ctx.now)
      const [from, until] = [new Date(startOfDay(today)), new Date(startOfDay(addDays(today, 1)))]
      return counted(
        ctx,
        sql`surgery where status = 'planned' and planned_at >= ${from} and planned_at < ${until}
          and arrive_at < ${new Date(ctx.now)}`,
        sql`arrive_at`,
      )
    },
  },
}
