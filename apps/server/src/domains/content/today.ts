import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfContent: TodayPart = {
  figures: {
    articles_to_review: ctx => counted(ctx, sql`article where status = 'reviewing'`, sql`written_at`),
    /** Somebody else's: who wrote a text does not publish it. */
    texts_to_review: ctx =>
      counted(
        ctx,
        sql`text_change where status = 'reviewing' and written_by <> ${ctx.caller.staffId}`,
        sql`written_at`,
      ),
  },
}
