import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfTriage: TodayPart = {
  figures: {
    /** Somebody else's: who wrote it does not publish it. */
    triage_drafts: ctx =>
      counted(
        ctx,
        sql`triage_draft where status = 'reviewing' and written_by <> ${ctx.caller.staffId}`,
        sql`written_at`,
      ),
  },
}
