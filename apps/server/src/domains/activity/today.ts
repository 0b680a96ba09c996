import { draftsToReview } from '../../editions/edition.table.ts'
import type { TodayPart } from '../../registry/today.ts'

export const todayOfActivity: TodayPart = { figures: { campaign_drafts: ctx => draftsToReview(ctx, 'campaign') } }
