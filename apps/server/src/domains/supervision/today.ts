import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfSupervision: TodayPart = {
  figures: {
    refused_supervision_reports: ctx => counted(ctx, sql`supervision_report where state = 'refused'`, sql`occurred_at`),
  },
}
