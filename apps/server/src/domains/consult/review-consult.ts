import { maskName } from '@nethos/contract/common/masking.ts'
import { reviewText } from '@nethos/contract/consult/consult.rules.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { addReview } from '../doctors/public.ts'
import { missing, note } from './acting.ts'
import { notify } from './consult.life.ts'
import { findConsult, takeConsult } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'
import { noteRedFlags } from './red-flags.table.ts'
import { findReview } from './review.table.ts'

/** The review, the move and the doctor's sums in one transaction. */
export const reviewConsult: HandlerOf<typeof consultServices.reviewConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  const finished = await consults.transition(ctx, consult, 'review', 'patient')
  if (!finished) return refuse('cannot_review')
  const { consultId, accountId, docId, teamId, consultType } = finished
  await addReview(ctx, {
    consultId,
    accountId,
    docId,
    teamId,
    moduleType: consultType,
    score: input.score,
    content: reviewText(input.content, input.tags, input.score),
    tags: input.tags,
    patientNameMasked: maskName(consult.consulterName),
  })
  await notify(ctx, finished, 'both')
  await noteRedFlags(ctx, consultId, input.content)
  await note(ctx, 'review', finished)
  return true
}

export const givenReview: HandlerOf<typeof consultServices.givenReview> = async ({ input, ctx }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  return findReview(ctx, consult)
}
