import { dayAndSecond } from '@nethos/contract/common/days.ts'
import * as z from 'zod/mini'
import { WrongCodeError, type ShellPlatform } from '../../ports/shells.ts'
import { alipaySdk } from './sdk.ts'
import type { AlipaySettings } from './settings.ts'

export interface AlipayUserSettings extends Pick<
  AlipaySettings,
  'appId' | 'privateKey' | 'alipayPublicKey' | 'gateway'
> {
  /** https://openauth.alipay.com/oauth2/publicAppAuthorize.htm, or the sandbox: where browsers are sent to. */
  authorizeAddress: string
}

/** Newer applications are told an open_id, older ones a user_id. */
const reply = z.object({
  user_id: z.optional(z.string()),
  open_id: z.optional(z.string()),
  sub_code: z.optional(z.string()),
})

/** The payment app as the one who knows its user: alipay.system.oauth.token, whose fields stand beside biz_content. */
export function alipayUser({ authorizeAddress, ...settings }: AlipayUserSettings): ShellPlatform {
  const sdk = alipaySdk(settings)
  return {
    shell: 'payment',
    appId: settings.appId,
    codeParameter: 'auth_code',
    authorizeAddress: ({ state, returnUrl }) =>
      `${authorizeAddress}?${new URLSearchParams({ app_id: settings.appId, scope: 'auth_base', redirect_uri: returnUrl, state })}`,
    async userOf(code) {
      const params = { grantType: 'authorization_code', code, timestamp: dayAndSecond(Date.now()) }
      const raw: unknown = await sdk()
        .exec('alipay.system.oauth.token', params, { validateSign: true })
        // The library's message holds the whole reply, and in it the user's tokens.
        .catch((error: { name?: string }) => {
          throw new Error(`The payment app’s platform gave no usable answer: ${error.name ?? 'unknown'}`)
        })
      const { open_id: openId, user_id: userId, sub_code: subCode } = z.parse(reply, raw)
      const platformId = openId ?? userId
      if (!platformId) throw new WrongCodeError(`The payment app’s platform refused: ${subCode ?? 'no user'}`)
      return platformId
    },
  }
}
