import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { mayGiveReplies, repliesLeft } from '@nethos/contract/consult/consult.rights.ts'
import { hasTerm } from '@nethos/contract/consult/consult.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { addNotice } from '../consult-message.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { notify } from '../consult.life.ts'
import { notices } from '../consult.notices.ts'
import { takeConsult } from '../consult.table.ts'
import { whyNotHis } from './place.ts'

/** With a term they are today's: each day begins with its own. */
export const giveReplies: HandlerOf<typeof consultDeskServices.giveReplies> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const consult = consults.asOf(taken, ctx.now)
  if (!mayGiveReplies(consult)) return refuse('cannot_give_replies')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  const left = repliesLeft(consult, ctx.now) + input.count
  await ctx.db
    .updateTable('consult')
    .set({ repliesLeft: left, ...(hasTerm(consult) && { repliesOn: dayOf(ctx.now) }) })
    .where('consultId', '=', consult.consultId)
    .execute()
  await addNotice(ctx, consult, notices.repliesGiven(input.count, hasTerm(consult), consult), 'patient')
  await notify(ctx, consult, 'both')
  const { accountId, personId, consultId } = consult
  await ctx.audit({ action: 'consult.replies.give', accountId, personId, recordType: 'consult', recordId: consultId })
  return { repliesLeft: left }
}
