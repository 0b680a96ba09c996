import type { accountServices } from '@nethos/contract/account/account.services.ts'
import { toEighteen } from '@nethos/contract/common/id-card.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { endSessionsOf } from '../../calls/caller.ts'
import { stepped } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { accountOfIdentity } from '../people/public.ts'
import { findPasswordHash, loginOf, moveToMobile } from './account.table.ts'
import { isOwnDevice, revokeOtherDevices } from './device.table.ts'
import { enter } from './enter.ts'
import { countLoginTry, forgive } from './login-failure.table.ts'
import { isPassword } from './password.ts'
import { notifyOldMobile } from './notify-old-mobile.ts'

type Service = typeof accountServices.changeMobileAsGuest
type Input = InputOf<Service>
type Failed = 'captcha_wrong' | 'identity_locked_out'

interface Found {
  /** Undefined: nobody is registered so. The answer does not say it: it is the same as to a wrong password. */
  accountId: string | undefined
  passwordHash: string | null
  isOwnDevice: boolean
}

const proofIn = ({ cid, captcha, mobile }: Input): CaptchaProof => ({ purpose: 'mobile', mobile, cid, captcha })
const tried = ({ idCard }: Input) => ({ side: 'identity', name: toEighteen(idCard) }) as const

/**
 * Who cannot log in any more gives his account another mobile. Name and ID number are known to many: the captcha proves
 * the new mobile, and the password or one of the account's devices that he is its owner (docs/decisions/0021).
 */
export const changeMobileAsGuest = stepped<Service, Found | Failed, boolean>({
  async prepare({ input, ctx }) {
    if ((await tryCaptcha(ctx, proofIn(input))) === undefined) return 'captcha_wrong'
    // Counted before anything is compared: five tries, right or wrong, whichever process hears them.
    if (!(await countLoginTry(ctx, tried(input)))) return 'identity_locked_out'
    const accountId = await accountOfIdentity(ctx, input.idCard, input.accountName)
    if (accountId === undefined) return { accountId, passwordHash: null, isOwnDevice: false }
    return {
      accountId,
      passwordHash: await findPasswordHash(ctx, accountId),
      isOwnDevice: await isOwnDevice(ctx, accountId),
    }
  },
  outside: async (found, { input }) =>
    typeof found === 'object' && (input.password ? isPassword(found.passwordHash, input.password) : found.isOwnDevice),
  async settle(isOwner, found, { input, ctx, refuse }) {
    if (typeof found === 'string') return refuse(found)
    const { accountId } = found
    if (!isOwner || accountId === undefined) return refuse('proof_missing')
    if ((await takeCaptcha(ctx, proofIn(input))) === undefined) return refuse('captcha_wrong')
    const { mobile: before } = await loginOf(ctx, accountId)
    if (!(await moveToMobile(ctx, accountId, input.mobile))) return refuse('mobile_registered')
    await forgive(ctx, tried(input))
    await endSessionsOf(ctx.db, accountId)
    await revokeOtherDevices(ctx, accountId)
    await ctx.audit({ action: 'account.mobile.guest', accountId })
    if (before !== input.mobile) await notifyOldMobile(ctx, before)
    return enter(ctx, accountId)
  },
})
