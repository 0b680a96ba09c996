import * as z from 'zod/mini'
import {
  ReaderGoneError,
  WrongCodeError,
  type CredentialStore,
  type MessagingPlatform,
  type TemplateName,
} from '../../ports/shells.ts'

export interface WechatPlatformSettings {
  appId: string
  secret: string
  /** https://open.weixin.qq.com, or the sandbox: where browsers are sent to. */
  authorizeBase: string
  /** https://api.weixin.qq.com, or the sandbox. */
  apiBase: string
  /** The platform's ids of our templates; a template without one is not sent. */
  templates: Readonly<Partial<Record<TemplateName, string>>>
  keeper: CredentialStore
}

/** The platform understood and says no. Carries its code: its words may repeat what it was sent. */
export class WechatRefusedError extends Error {
  override name = 'WechatRefusedError'
  readonly errcode: number
  constructor(errcode: number) {
    super(`The messaging app’s platform refused: ${errcode}`)
    this.errcode = errcode
  }
}

const timeoutMs = 10_000
const accessName = 'wechat.access'
const pageName = 'wechat.page'

/** invalid code, used code. */
const wrongCodes: ReadonlySet<number> = new Set([40029, 40163, 42003])
/** invalid or expired access token. */
const deadTokens: ReadonlySet<number> = new Set([40001, 40014, 42001])
/** unknown reader, does not follow us, has shut us out. */
const goneReaders: ReadonlySet<number> = new Set([40003, 43004, 43019])

const trouble = z.object({ errcode: z._default(z.int(), 0) })
const userReply = z.object({ openid: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,128}$/)) })
const tokenReply = z.object({ access_token: z.string(), expires_in: z.int() })
const ticketReply = z.object({ ticket: z.string(), expires_in: z.int() })
const sentReply = z.object({})

/** The messaging app's public platform: OAuth 2 of web pages, page tickets, template messages. */
export function wechatPlatform(settings: WechatPlatformSettings): MessagingPlatform {
  const { appId, secret, authorizeBase, apiBase, templates, keeper: credentials } = settings

  async function ask<T>(
    reply: z.ZodMiniType<T>,
    path: string,
    query: Record<string, string>,
    body?: object,
  ): Promise<T> {
    const url = `${apiBase}${path}?${new URLSearchParams(query)}`
    const raw = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
      .then(answer => answer.json() as Promise<unknown>)
      // The library's error may carry the address, and in it the secret.
      .catch((error: { name?: string }) => {
        throw new Error(`The messaging app’s platform could not be reached: ${error.name ?? 'unknown'}`)
      })
    const { errcode } = z.parse(trouble, raw)
    if (errcode !== 0) throw new WechatRefusedError(errcode)
    return z.parse(reply, raw)
  }

  const accessToken = (): Promise<string> =>
    credentials.get(accessName, async () => {
      const body = { grant_type: 'client_credential', appid: appId, secret }
      const token = await ask(tokenReply, '/cgi-bin/stable_token', {}, body)
      return { value: token.access_token, goodForSeconds: token.expires_in }
    })

  /** Once more with a new token when the platform has ended the kept one early. */
  async function withToken<T>(run: (token: string) => Promise<T>): Promise<T> {
    const token = await accessToken()
    try {
      return await run(token)
    } catch (error) {
      if (!(error instanceof WechatRefusedError) || !deadTokens.has(error.errcode)) throw error
      await credentials.drop(accessName, token)
      return run(await accessToken())
    }
  }

  return {
    shell: 'messaging',
    appId,
    codeParameter: 'code',
    authorizeAddress({ state, returnUrl }) {
      // The platform wants the parameters in this order, and the fragment at the end.
      const query = new URLSearchParams([
        ['appid', appId],
        ['redirect_uri', returnUrl],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
        ['state', state],
      ])
      return `${authorizeBase}/connect/oauth2/authorize?${query}#wechat_redirect`
    },
    async userOf(code) {
      try {
        const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
        return (await ask(userReply, '/sns/oauth2/access_token', query)).openid
      } catch (error) {
        if (error instanceof WechatRefusedError && wrongCodes.has(error.errcode))
          throw new WrongCodeError(error.message)
        throw error
      }
    },
    pageTicket: () =>
      credentials.get(pageName, () =>
        withToken(async token => {
          const issued = await ask(ticketReply, '/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' })
          return { value: issued.ticket, goodForSeconds: issued.expires_in }
        }),
      ),
    async sendTemplate({ platformId, template, url, what, when }) {
      const templateId = templates[template]
      if (templateId === undefined) return
      const data = { thing1: { value: what }, time2: { value: when } }
      const message = { touser: platformId, template_id: templateId, url, data }
      try {
        await withToken(token => ask(sentReply, '/cgi-bin/message/template/send', { access_token: token }, message))
      } catch (error) {
        const isGone = error instanceof WechatRefusedError && goneReaders.has(error.errcode)
        throw isGone ? new ReaderGoneError(error.message) : error
      }
    },
  }
}
