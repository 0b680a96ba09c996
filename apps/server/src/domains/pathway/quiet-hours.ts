import type { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { quietHoursOf, storeQuietHours } from '../messages/public.ts'

type Services = typeof pathwayServices

export const getQuietHours: HandlerOf<Services['getQuietHours']> = ({ ctx }) => quietHoursOf(ctx, ctx.caller.accountId)

export const saveQuietHours: HandlerOf<Services['saveQuietHours']> = async ({ input, ctx }) => {
  await storeQuietHours(ctx, ctx.caller.accountId, input)
  return true
}
