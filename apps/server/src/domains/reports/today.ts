import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfReports: TodayPart = {
  figures: { unread_reports: ctx => counted(ctx, sql`report_arrival where settled_at is null`, sql`came_at`) },
}
