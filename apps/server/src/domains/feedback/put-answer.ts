import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { inShort } from './in-short.ts'

/** What the hospital says to a letter, and the message that it is there. */
export async function putAnswer(
  ctx: Ctx<StaffCaller>,
  letter: { feedbackId: string; accountId: string; content: string },
  content: string,
): Promise<void> {
  const { feedbackId, accountId } = letter
  await ctx.db
    .insertInto('feedbackAnswer')
    .values({ feedbackId, staffId: ctx.caller.staffId, content, answeredAt: new Date(ctx.now) })
    .execute()
  await putMessage(ctx, {
    accountId,
    type: 'feedback_answered',
    values: { subject: inShort(letter.content.replaceAll(/\s+/g, ' '), 20) },
    link: feedbackPages.detail.to({ id: feedbackId }),
    about: { recordType: 'feedback', recordId: feedbackId },
  })
}
