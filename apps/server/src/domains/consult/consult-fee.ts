import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { offerOf } from '../doctors/public.ts'

export const consultFee: HandlerOf<typeof consultServices.consultFee> = async ({ input, ctx, refuse }) => {
  const offer = await offerOf(ctx, input.docId, input.consultType)
  return offer
    ? { feeCents: offer.priceCents, replyLimit: offer.replyLimit, isOpen: offer.isOpen }
    : refuse('not_found')
}
