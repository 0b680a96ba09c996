import { present } from '@nethos/contract/common/present.ts'
import type { accountServices } from '@nethos/contract/account/account.services.ts'
import { endSession } from '../../calls/caller.ts'
import { stepped, type HandlerOf } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { findByMobile } from './account.table.ts'
import { isStrangeDevice } from './device.table.ts'
import { enter } from './enter.ts'
import { tryPassword } from './try-password.ts'

/** The captcha that a login by SMS brings. */
export const loginProof = ({
  mobile,
  cid,
  captcha,
}: {
  mobile: string
  cid: string
  captcha: string
}): CaptchaProof => ({
  purpose: 'login',
  mobile,
  cid,
  captcha,
})

export const loginByCaptcha = stepped<typeof accountServices.loginByCaptcha, boolean, void>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, loginProof(input))) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    if (!isRight) return refuse('captcha_wrong')
    const account = await findByMobile(ctx, input.mobile)
    if (!account) return { regStatus: 'REGISTER', cid: input.cid }
    if ((await takeCaptcha(ctx, loginProof(input))) === undefined) return refuse('captcha_wrong')
    return { regStatus: 'BIND', cid: input.cid, ...(await enter(ctx, account.accountId)) }
  },
})

export const loginByPassword: HandlerOf<typeof accountServices.loginByPassword> = async ({
  input: { mobile, password },
  ctx,
  refuse,
}) => {
  const account = await findByMobile(ctx, mobile)
  const verdict = await tryPassword(ctx, { side: 'patient', name: mobile }, account?.passwordHash, password)
  if (verdict === 'locked') return refuse('login_locked')
  if (verdict === 'wrong') return refuse('password_wrong')
  return (await isStrangeDevice(ctx, present(account).accountId))
    ? refuse('device_unknown')
    : enter(ctx, present(account).accountId)
}

export const logout: HandlerOf<typeof accountServices.logout> = async ({ ctx }) => {
  await endSession(ctx.db, ctx.caller.sessionId)
  return true
}
