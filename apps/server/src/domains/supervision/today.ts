import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'
import { openDifferences } from './difference.table.ts'

export const todayOfSupervision: TodayPart = {
  figures: {
    refused_supervision_reports: ctx => counted(ctx, sql`supervision_report where state = 'refused'`, sql`occurred_at`),
    supervision_differences: ctx => counted(ctx, openDifferences, sql`found_at`),
  },
}
