import type { accountServices } from '@nethos/contract/account/account.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { endSessionsOf } from '../../calls/caller.ts'
import { stepped } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { findByMobile, savePassword } from './account.table.ts'
import { forgive } from './login-failure.table.ts'
import { hashPassword } from './password.ts'

const proofIn = ({ mobile, cid, captcha }: InputOf<typeof accountServices.setPassword>): CaptchaProof => ({
  purpose: 'password',
  mobile,
  cid,
  captcha,
})

/** Who has forgotten his password, and who is logged in and wants another: both prove that they hold the mobile. */
export const setPassword = stepped<typeof accountServices.setPassword, boolean, string>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, proofIn(input))) !== undefined,
  outside: async (isRight, { input }) => (isRight ? hashPassword(input.password) : ''),
  async settle(passwordHash, isRight, { input, ctx, refuse }) {
    if (!isRight || (await takeCaptcha(ctx, proofIn(input))) === undefined) return refuse('captcha_wrong')
    const account = await findByMobile(ctx, input.mobile)
    if (!account) return refuse('mobile_unknown')
    const { accountId } = account
    await savePassword(ctx, accountId, passwordHash)
    await forgive(ctx, { side: 'patient', name: input.mobile })
    const isOwn = ctx.caller.kind === 'account' && ctx.caller.accountId === accountId
    await endSessionsOf(ctx.db, accountId, isOwn && ctx.caller.kind === 'account' ? ctx.caller.sessionId : undefined)
    await ctx.audit({ action: 'account.password', accountId })
    return true
  },
})
