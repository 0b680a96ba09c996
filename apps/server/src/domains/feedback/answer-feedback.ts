import { sql } from 'kysely'
import type { feedbackDeskServices } from '@nethos/contract/feedback/feedback-desk.services.ts'
import type { FeedbackKind } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackStates, type FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { nextState } from '@nethos/contract/states.ts'
import { whenGiven } from '../../database/when-given.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { alarmsIn, judgeAlarm } from '../triage/public.ts'
import { answersTo, feedbackOf, findFeedback, shownFeedback, takeFeedback } from './feedback.table.ts'
import { dangerIn, summaryOf } from './in-short.ts'
import { putAnswer } from './put-answer.ts'

export const listDeskFeedback: HandlerOf<typeof feedbackDeskServices.listDeskFeedback> = async ({
  input: { feedbackState, kind, pageNum, pageSize },
  ctx,
}) => {
  const found = await feedbackOf(ctx)
    .select(['feedbackId', 'kind', 'content', 'state', 'createdAt', 'answeredAt'])
    .where('kind', '<>', 'complaint')
    .$call(whenGiven(feedbackState, (query, feedbackState) => query.where('state', '=', feedbackState)))
    .$call(whenGiven(kind, (query, kind) => query.where('kind', '=', kind)))
    .orderBy(({ eb }) => eb('state', '=', 'open'), 'desc')
    .orderBy(sql`case when state = 'open' then created_at end`)
    .orderBy('createdAt', 'desc')
    .orderBy('feedbackId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = []
  for (const row of found.slice(0, pageSize))
    rows.push({
      feedbackId: row.feedbackId,
      kind: row.kind as FeedbackKind,
      summary: summaryOf(row.content),
      danger: await dangerIn(ctx.db, row.content),
      feedbackState: row.state as FeedbackState,
      createdAt: row.createdAt.getTime(),
      answeredAt: row.answeredAt?.getTime() ?? null,
    })
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const deskFeedback: HandlerOf<typeof feedbackDeskServices.deskFeedback> = async ({ input, ctx, refuse }) => {
  const row = await findFeedback(ctx, input.feedbackId)
  if (!row) return refuse('not_found')
  const { accountId, feedbackId } = row
  const shown = {
    ...shownFeedback(ctx, row),
    summary: summaryOf(row.content),
    danger: await dangerIn(ctx.db, row.content),
    answeredAt: row.answeredAt?.getTime() ?? null,
    answers: await answersTo(ctx, feedbackId),
    alarms: (await alarmsIn(ctx, 'feedback', [feedbackId]))(feedbackId),
  }
  return looked({ accountId, recordId: feedbackId }, shown)
}

export const answerFeedback: HandlerOf<typeof feedbackDeskServices.answerFeedback> = async ({ input, ctx, refuse }) => {
  const row = await takeFeedback(ctx, input.feedbackId)
  if (!row) return refuse('not_found')
  if (row.kind === 'complaint') return refuse('feedback_is_complaint')
  const state = nextState(feedbackStates, row.state as FeedbackState, 'answer', 'operator', {})
  if (!state) return refuse('feedback_closed')
  const { feedbackId, accountId } = row
  const answeredAt = new Date(ctx.now)
  await ctx.db.updateTable('feedback').set({ state, answeredAt }).where('feedbackId', '=', feedbackId).execute()
  await putAnswer(ctx, row, input.content)
  await ctx.announce({ accountId }, 'feedback', feedbackId)
  await ctx.audit({ action: 'feedback.answer', accountId, recordType: 'feedback', recordId: feedbackId })
  return true
}

export const closeFeedback: HandlerOf<typeof feedbackDeskServices.closeFeedback> = async ({ input, ctx, refuse }) => {
  const row = await takeFeedback(ctx, input.feedbackId)
  if (!row) return refuse('not_found')
  if (row.kind === 'complaint') return refuse('feedback_is_complaint')
  const state = nextState(feedbackStates, row.state as FeedbackState, 'close', 'operator', {})
  if (!state) return refuse('feedback_closed')
  const { feedbackId, accountId } = row
  await ctx.db
    .updateTable('feedback')
    .set({ state, closedAt: new Date(ctx.now) })
    .where('feedbackId', '=', feedbackId)
    .execute()
  await ctx.announce({ accountId }, 'feedback', feedbackId)
  await ctx.audit({ action: 'feedback.close', accountId, recordType: 'feedback', recordId: feedbackId })
  return true
}

export const judgeFeedbackFlag: HandlerOf<typeof feedbackDeskServices.judgeFeedbackFlag> = async ({
  input: { feedbackId, flag, verdict },
  ctx,
  refuse,
}) => (await judgeAlarm(ctx, { recordType: 'feedback', recordId: feedbackId }, flag, verdict)) || refuse('not_found')
