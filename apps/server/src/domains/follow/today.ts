import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfTalks: TodayPart = {
  figures: {
    flagged_talks: ctx =>
      counted(ctx, sql`follow_talk where doc_id = ${ctx.caller.docId} and flagged_at is not null`, sql`flagged_at`),
    unread_talks: ctx =>
      counted(ctx, sql`follow_talk where doc_id = ${ctx.caller.docId} and staff_unread > 0`, sql`last_at`),
  },
}
