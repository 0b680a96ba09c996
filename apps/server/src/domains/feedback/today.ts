import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfFeedback: TodayPart = {
  figures: { feedback: ctx => counted(ctx, sql`feedback where state = 'open'`, sql`created_at`) },
}
