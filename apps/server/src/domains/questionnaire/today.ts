import { sql } from 'kysely'
import { draftsToReview } from '../../editions/edition.table.ts'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfQuestionnaires: TodayPart = {
  figures: {
    flagged_questionnaires: ctx =>
      counted(
        ctx,
        sql`questionnaire_submission sent where is_flagged
          and not exists (select from questionnaire_seen seen where seen.submission_id = sent.submission_id)`,
        sql`submitted_at`,
      ),
    questionnaire_drafts: ctx => draftsToReview(ctx, 'questionnaire'),
  },
}
