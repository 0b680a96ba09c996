import type { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { askForMore, asOf, takeConsult } from '../consult/public.ts'
import { whyNotHis } from './place.ts'

export const askSupplement: HandlerOf<typeof consultDeskServices.askSupplement> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const consult = asOf(taken, ctx.now)
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
