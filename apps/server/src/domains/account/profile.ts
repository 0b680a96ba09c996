import type { profileServices } from '@nethos/contract/account/profile.services.ts'
import { isRefused, type HandlerOf } from '../../calls/handler.ts'
import { correctSelf } from '../people/public.ts'
import { chosenRegion } from '../system/public.ts'
import { profileOf } from './enter.ts'

export const getProfile: HandlerOf<typeof profileServices.getProfile> = ({ ctx }) => profileOf(ctx)

export const changeMaritalStatus: HandlerOf<typeof profileServices.changeMaritalStatus> = async ({
  input,
  ctx,
  refuse,
}) => (isRefused(await correctSelf(ctx, input)) ? refuse('name_missing') : profileOf(ctx))

export const changeProfile: HandlerOf<typeof profileServices.changeProfile> = async ({
  input: { accountName, areaCode, ...facts },
  ctx,
  refuse,
}) => {
  const region = await chosenRegion(ctx.db, areaCode)
  if (!region) return refuse('region_unknown')
  const self = await correctSelf(ctx, { personName: accountName, ...facts, ...region })
  return isRefused(self) ? self : profileOf(ctx)
}

export const completeIdCard: HandlerOf<typeof profileServices.completeIdCard> = async ({
  input: { accountName, idCard },
  ctx,
  refuse,
}) => {
  const self = await correctSelf(ctx, { personName: accountName, idCard })
  if (!isRefused(self)) return true
  return self.key === 'not_found' ? refuse('name_missing') : refuse(self.key)
}
