import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import type { accountServices } from '@nethos/contract/account/account.services.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha, wearCaptcha, type CaptchaProof } from '../captcha/public.ts'
import type { AccountHooks } from '../../registry/account-hooks.ts'
import { accountOfIdentity, correctSelf, isIdCardBound } from '../people/public.ts'
import { takeTicket } from '../shell/public.ts'
import { addAccount, loginOf } from './account.table.ts'
import { addConsent } from './consent.table.ts'
import { enter, onBehalfOf } from './enter.ts'
import { hashPassword } from './password.ts'
import { tieIfFree } from './shell-login.ts'

const proofIn = ({ cid, captcha }: InputOf<typeof accountServices.register>): CaptchaProof => ({
  // /bindRelativePhone sends whoever is new here with the captcha that it has asked for.
  purpose: ['login', 'bind'],
  cid,
  captcha,
})

interface Looked {
  isRight: boolean
  isBound: boolean
  /** Masked: whom the ID number is bound to, so that its owner knows his own account again. */
  boundTo: string
}

/** The mobile that the ID number's account logs in with, masked: its owner knows it again. */
async function maskedMobileOf(ctx: Ctx, idCard: string): Promise<string> {
  const accountId = await accountOfIdentity(ctx, idCard)
  return accountId === undefined ? '' : maskMobile((await loginOf(ctx, accountId)).mobile)
}

const isKnownCode = async (hooks: readonly AccountHooks[], ctx: Ctx, code: string): Promise<boolean> => {
  for (const { knowsInviteCode } of hooks) if (await knowsInviteCode?.(ctx, code)) return true
  return false
}

export const register = (hooks: readonly AccountHooks[]) =>
  stepped<typeof accountServices.register, Looked, string | null>({
    async prepare({ input, ctx }) {
      const isRight = (await tryCaptcha(ctx, proofIn(input))) !== undefined
      const isBound = isRight && input.idCard !== '' && (await isIdCardBound(ctx, input.idCard))
      // Nobody finds out with one captcha whose numbers are registered here: five are all he may ask for.
      if (isBound) await wearCaptcha(ctx, input.cid)
      return { isRight, isBound, boundTo: isBound ? await maskedMobileOf(ctx, input.idCard) : '' }
    },
    outside: async ({ isRight, isBound }, { input }) =>
      isRight && !isBound && input.password ? hashPassword(input.password) : null,
    async settle(passwordHash, { isRight, isBound, boundTo }, { input, ctx, refuse }) {
      if (isBound) return refuse('id_card_bound', { obj: { patMobile: boundTo } })
      if (isRight && input.inviteCode && !(await isKnownCode(hooks, ctx, input.inviteCode)))
        return refuse('invite_unknown')
      const mobile = isRight ? await takeCaptcha(ctx, proofIn(input)) : undefined
      if (mobile === undefined) return refuse('captcha_wrong')
      const accountId = await addAccount(ctx, mobile, passwordHash)
      if (accountId === undefined) return refuse('mobile_registered')
      const owner = onBehalfOf(ctx, accountId)
      const facts = { personName: input.accountName, idCard: input.idCard || undefined }
      const self = await correctSelf(owner, facts, mobile)
      if (isRefused(self))
        return refuse(self.key === 'not_born' || self.key === 'self_not_adult' ? self.key : 'id_card_bound')
      for (const agreement of registrationAgreements) await addConsent(owner, agreement)
      for (const { onAccountMade } of hooks) await onAccountMade?.(owner, input)
      const user = input.ticket ? await takeTicket(ctx, input.ticket) : undefined
      if (user) await tieIfFree(ctx, user, accountId)
      return enter(ctx, accountId, user)
    },
  })
