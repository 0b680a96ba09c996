import type { thirdServices } from '@nethos/contract/third/third.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { addCode } from './third-code.table.ts'

export const thirdCode: HandlerOf<typeof thirdServices.thirdCode> = async ({ input, ctx, refuse }) => {
  const { thirdId } = input
  if (!ctx.runtime.settings.thirdParties.has(thirdId)) return refuse('no_such_third')
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const { personId } = person
  const may = await mayActFor(ctx, personId, 'consult')
  if (may !== true) return may
  const { accountId } = ctx.caller
  await ctx.audit({ action: 'third.code', accountId, personId, recordType: 'third', recordId: thirdId })
  return { token: await addCode(ctx, { thirdId, personId }) }
}
