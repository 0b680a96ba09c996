import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { askForMore } from '../answer.table.ts'
import { takeConsult } from '../consult.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { whyNotHis } from './place.ts'

export const askSupplement: HandlerOf<typeof consultDeskServices.askSupplement> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const consult = consults.asOf(taken, ctx.now)
  if (consult.consultStatus !== 'going') return refuse('cannot_ask')
  const elsewhere = await whyNotHis(ctx, consult)
  if (elsewhere) return elsewhere
  await askForMore(ctx, consult, input.content)
  await ctx.audit({
    action: 'consult.supplement.ask',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return true
}
