import { answerDueAt, isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { notePromise } from '../doctors/public.ts'
import type { Consult } from './consult.table.ts'

/**
 * The promise of an answer, as the consult says it now: made when it began, answered, ended. None before it began, and none
 * for a renewal, which has its own clock.
 */
export async function savePromise(
  ctx: Ctx,
  { consultId, docId, teamId, firstReplyAt, ...consult }: Consult,
  end?: { by: string; refundedCents: number },
): Promise<void> {
  const dueAt = answerDueAt({ firstReplyAt, ...consult })
  // Days between booking and meeting say nothing of how quickly he answers.
  if (isVideo(consult)) return
  if (consult.startedAt === null || dueAt === null || consult.consultType === 'RENEWAL_OF_CONSULTATION') return
  await notePromise(ctx, {
    consultId,
    docId,
    teamId,
    madeAt: consult.startedAt,
    dueAt,
    answeredAt: firstReplyAt,
    ended: end && { at: consult.endedAt ?? ctx.now, ...end },
  })
}
