import { sql } from 'kysely'
import type { feedbackServices } from '@nethos/contract/feedback/feedback.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { notifyMembers } from '../../notify/public.ts'
import { answerBy, moveCase } from './complaint.life.ts'
import { takeCase } from './complaint.table.ts'

export const reopenFeedback: HandlerOf<typeof feedbackServices.reopenFeedback> = async ({ input, ctx, refuse }) => {
  const { feedbackId, content } = input
  const taken = await takeCase(ctx, feedbackId)
  if (!taken) return refuse('not_found')
  const moved = await moveCase(ctx, taken.complaint, 'reopen', 'patient', {
    openedAt: ctx.now,
    answerBy: answerBy(ctx.now),
    extendedAt: null,
    closedAt: null,
  })
  if (!moved) return refuse('complaint_not_reopenable')
  const addition = { feedbackId, staffId: null, content, at: new Date(ctx.now) }
  await ctx.db.insertInto('complaintNote').values(addition).execute()
  const { ownerId } = moved
  if (ownerId !== null)
    await notifyMembers(ctx, sql`select ${ownerId}::text`, { kind: 'waits', link: `/complaints/${feedbackId}` })
  await ctx.announce('operators', 'complaint', feedbackId)
  return true
}
