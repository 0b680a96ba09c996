import { sql } from 'kysely'
import { draftsToReview } from '../../editions/edition.table.ts'
import { counted, type TodayPart } from '../../registry/today.ts'
import { unseenFlagged } from './flag-nurses.ts'

export const todayOfQuestionnaires: TodayPart = {
  figures: {
    flagged_questionnaires: ctx => counted(ctx, unseenFlagged, sql`submitted_at`),
    questionnaire_drafts: ctx => draftsToReview(ctx, 'questionnaire'),
  },
}
