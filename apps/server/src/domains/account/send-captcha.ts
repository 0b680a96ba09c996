import type { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { sendCaptcha, tryCaptcha } from '../captcha/public.ts'
import { findByMobile, loginOf } from './account.table.ts'

export const sendLoginCaptcha: HandlerOf<typeof captchaServices.sendLoginCaptcha> = ({ input, ctx }) =>
  sendCaptcha(ctx, 'login', input.mobile)

export const sendPasswordCaptcha: HandlerOf<typeof captchaServices.sendPasswordCaptcha> = ({ input, ctx }) =>
  sendCaptcha(ctx, 'password', input.mobile)

export const sendBindCaptcha: HandlerOf<typeof captchaServices.sendBindCaptcha> = ({ input, ctx }) =>
  sendCaptcha(ctx, 'bind', input.mobile)

export const sendMobileCaptcha: HandlerOf<typeof captchaServices.sendMobileCaptcha> = async ({
  input,
  ctx,
  refuse,
}) => {
  const mobile =
    input.mobile ?? (ctx.caller.kind === 'account' ? (await loginOf(ctx, ctx.caller.accountId)).mobile : undefined)
  return mobile === undefined ? refuse('mobile_missing') : sendCaptcha(ctx, 'mobile', mobile)
}

export const checkCaptcha: HandlerOf<typeof captchaServices.checkCaptcha> = async ({ input, ctx, refuse }) => {
  const mobile = await tryCaptcha(ctx, input)
  if (mobile === undefined) return refuse('captcha_wrong')
  return { cid: input.cid, regStatus: (await findByMobile(ctx, mobile)) ? 'BIND' : 'REGISTER' }
}
