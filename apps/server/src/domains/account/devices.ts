import type { deviceServices } from '@nethos/contract/account/device.services.ts'
import { stepped, type HandlerOf } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha } from '../captcha/public.ts'
import { findByMobile } from './account.table.ts'
import { devicesOf, revokeDevice } from './device.table.ts'
import { enter } from './enter.ts'
import { loginProof } from './login.ts'

export const loginOnDevice = stepped<typeof deviceServices.loginOnDevice, boolean, void>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, loginProof(input))) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    if (!isRight) return refuse('captcha_wrong')
    const account = await findByMobile(ctx, input.mobile)
    if (!account) return refuse('mobile_unknown')
    if ((await takeCaptcha(ctx, loginProof(input))) === undefined) return refuse('captcha_wrong')
    return enter(ctx, account.accountId)
  },
})

export const listDevices: HandlerOf<typeof deviceServices.listDevices> = ({ ctx }) => devicesOf(ctx)

export const removeDevice: HandlerOf<typeof deviceServices.removeDevice> = async ({ input, ctx, refuse }) => {
  if (!(await revokeDevice(ctx, input.deviceId))) return refuse('not_found')
  await ctx.audit({ action: 'account.device.remove', accountId: ctx.caller.accountId })
  return true
}
