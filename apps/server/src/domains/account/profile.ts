import type { profileServices } from '@nethos/contract/account/profile.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { correctSelf, type PersonFacts } from '../people/public.ts'
import { chosenRegion } from '../system/public.ts'
import { loginOf } from './account.table.ts'
import { profileOf } from './enter.ts'

const correct = async (ctx: Ctx<AccountCaller>, facts: PersonFacts) =>
  correctSelf(ctx, facts, (await loginOf(ctx, ctx.caller.accountId)).mobile)

export const getProfile: HandlerOf<typeof profileServices.getProfile> = ({ ctx }) => profileOf(ctx)

export const changeMaritalStatus: HandlerOf<typeof profileServices.changeMaritalStatus> = async ({
  input,
  ctx,
  refuse,
}) => (isRefused(await correct(ctx, input)) ? refuse('name_missing') : profileOf(ctx))

export const changeProfile: HandlerOf<typeof profileServices.changeProfile> = async ({
  input: { accountName, areaCode, ...facts },
  ctx,
  refuse,
}) => {
  const region = await chosenRegion(ctx.db, areaCode)
  if (!region) return refuse('region_unknown')
  const self = await correct(ctx, { personName: accountName, ...facts, ...region })
  return isRefused(self) ? self : profileOf(ctx)
}

export const completeIdCard: HandlerOf<typeof profileServices.completeIdCard> = async ({
  input: { accountName, idCard },
  ctx,
  refuse,
}) => {
  const self = await correct(ctx, { personName: accountName, idCard })
  if (!isRefused(self)) return true
  return self.key === 'not_found' ? refuse('name_missing') : refuse(self.key)
}
