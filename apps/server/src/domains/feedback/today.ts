import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

const owed = sql`complaint_case where status in ('open', 'in_work', 'reopened')`

export const todayOfFeedback: TodayPart = {
  figures: {
    overdue_complaints: ctx => counted(ctx, sql`${owed} and answer_by < ${new Date(ctx.now)}`, sql`opened_at`),
    complaints: ctx => counted(ctx, sql`${owed} and answer_by >= ${new Date(ctx.now)}`, sql`opened_at`),
    feedback: ctx => counted(ctx, sql`feedback where state = 'open' and kind <> 'complaint'`, sql`created_at`),
  },
}
