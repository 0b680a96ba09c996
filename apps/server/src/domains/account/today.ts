import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfAccounts: TodayPart = {
  figures: {
    /** Somebody else's: the one who asks cannot decide. */
    mobile_cases: ctx =>
      counted(ctx, sql`mobile_case where status = 'waiting' and asked_by <> ${ctx.caller.staffId}`, sql`asked_at`),
  },
}
