import { maskMobile } from '@nethos/contract/common/masking.ts'
import type { Entered, Profile } from '@nethos/contract/account/account.schemas.ts'
import { openSession, type AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { selfOf } from '../people/public.ts'
import { know, type ShellUser } from '../shell/public.ts'
import { loginOf } from './account.table.ts'
import { trustDevice } from './device.table.ts'

/** The call of somebody who has just proved whose account it is. */
export const onBehalfOf = (ctx: Ctx, accountId: string, sessionId = ''): Ctx<AccountCaller> => ({
  ...ctx,
  caller: { kind: 'account', accountId, sessionId },
})

export async function profileOf(ctx: Ctx<AccountCaller>): Promise<Profile> {
  const { accountId } = ctx.caller
  const login = await loginOf(ctx, accountId)
  const self = await selfOf(ctx)
  return {
    accountId,
    accountName: self?.personName ?? '',
    idCard: self?.idCard ?? '',
    loginMobile: maskMobile(login.mobile),
    gender: self?.gender ?? '',
    age: self?.age ?? null,
    maritalStatus: self?.maritalStatus ?? 'unknown',
    areaCode: self?.areaCode ?? '',
    areaName: self?.areaName ?? '',
    avatarAttaId: self?.avatarAttaId ?? '',
    avatarUrl: self?.avatarUrl ?? '',
    isRealname: self?.isRealname ?? false,
    hasPassword: login.hasPassword,
    selfPersonId: self?.personId ?? '',
  }
}

/**
 * Opens a session on a device that is the account's from now on, and says who has come in; from inside of a shell, as whose
 * user.
 */
export async function enter(ctx: Ctx, accountId: string, user?: ShellUser): Promise<Entered> {
  const { now, channel, deviceId, runtime } = ctx
  const opened = await openSession(
    ctx.db,
    { kind: 'account', accountId },
    { secret: runtime.keys.secret, now, channel, deviceId },
  )
  await trustDevice(ctx, accountId)
  if (user) await know(ctx, opened.sessionId, user)
  return { ...opened, account: await profileOf(onBehalfOf(ctx, accountId, opened.sessionId)) }
}
