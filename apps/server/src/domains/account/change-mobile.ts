import type { accountServices } from '@nethos/contract/account/account.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { endSessionsOf } from '../../calls/caller.ts'
import { stepped, type Ctx } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { loginOf, moveToMobile } from './account.table.ts'
import { profileOf } from './enter.ts'
import { notifyOldMobile } from './notify-old-mobile.ts'

async function proofsIn(
  ctx: Ctx<AccountCaller>,
  input: InputOf<typeof accountServices.changeMobile>,
): Promise<CaptchaProof[]> {
  const current = await loginOf(ctx, ctx.caller.accountId)
  return [
    { purpose: 'mobile', mobile: current.mobile, cid: input.currentCid, captcha: input.currentCaptcha },
    { purpose: 'mobile', mobile: input.mobile, cid: input.cid, captcha: input.captcha },
  ]
}

export const changeMobile = stepped<typeof accountServices.changeMobile, boolean, void>({
  async prepare({ input, ctx }) {
    let isRight = true
    for (const proof of await proofsIn(ctx, input)) isRight &&= (await tryCaptcha(ctx, proof)) !== undefined
    return isRight
  },
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    if (!isRight) return refuse('captcha_wrong')
    for (const proof of await proofsIn(ctx, input))
      if ((await takeCaptcha(ctx, proof)) === undefined) return refuse('captcha_wrong')
    const { mobile: before } = await loginOf(ctx, ctx.caller.accountId)
    if (!(await moveToMobile(ctx, ctx.caller.accountId, input.mobile))) return refuse('mobile_registered')
    await endSessionsOf(ctx.db, ctx.caller.accountId, ctx.caller.sessionId)
    await ctx.audit({ action: 'account.mobile', accountId: ctx.caller.accountId })
    if (before !== input.mobile) await notifyOldMobile(ctx, before)
    return profileOf(ctx)
  },
})
