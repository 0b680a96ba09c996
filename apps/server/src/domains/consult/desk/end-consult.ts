import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { end } from '../consult.life.ts'
import { notices } from '../consult.notices.ts'
import { takeConsult } from '../consult.table.ts'
import { headOf } from '../head.ts'
import { whyNotHis } from './place.ts'

/** Ends a consult. Without a single reply nothing was served: the money goes back, and the patient has nothing to reply to. */
export const finishConsult: HandlerOf<typeof consultDeskServices.finishConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const how =
    consult.firstReplyAt === null
      ? { notice: notices.finishedUnanswered(consult), endReason: notices.finishedUnanswered(consult), repliesLeft: 0 }
      : { notice: notices.endedByDoctor(consult) }
  const ended = await end(ctx, consult, 'finish', 'doctor', { endedAt: ctx.now, unreadFor: 'patient', ...how })
  if (!ended) return refuse('cannot_finish')
  await ctx.audit({
    action: 'consult.finish',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return headOf(ended)
}

/** Gives the consult back before the first reply; the reason is for the patient. */
export const declineConsult: HandlerOf<typeof consultDeskServices.declineConsult> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const notice = notices.declined(input.reason, consult)
  const ended = await end(ctx, consult, 'decline', 'doctor', {
    endedAt: ctx.now,
    endReason: notice,
    notice,
    unreadFor: 'patient',
  })
  if (!ended) return refuse('cannot_decline')
  await ctx.audit({
    action: 'consult.refuse',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return headOf(ended)
}
