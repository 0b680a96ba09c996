import type { consentServices } from '@nethos/contract/account/consent.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { addConsent, findConsent } from './consent.table.ts'

export const getConsent: HandlerOf<typeof consentServices.getConsent> = ({ input, ctx }) =>
  findConsent(ctx, input.agreement)

export const giveConsent: HandlerOf<typeof consentServices.giveConsent> = async ({ input, ctx }) => {
  await addConsent(ctx, input.agreement)
  return true
}
