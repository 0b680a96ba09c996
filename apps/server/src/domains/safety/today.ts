import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfSafety: TodayPart = {
  figures: { near_misses: ctx => counted(ctx, sql`near_miss where state = 'open'`, sql`reported_at`) },
}
