import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { authorizeRoutes } from './authorize.ts'
import { addMessage, isToken, listMessages, currentToken, takeCode, type ShellBooks } from './books.ts'
import { registeredSecret, registeredTemplates, sandboxUsers } from './users.ts'

export interface ShellSandboxOptions extends ShellBooks {
  origin: string
  appIds: { messaging: string; payment: string }
}

export const messagingPath = '/sandbox/providers/wechat-platform'
export const paymentAuthorizePath = '/sandbox/providers/alipay-user/oauth2/publicAppAuthorize.htm'

const asksToken = z.object({ grant_type: z.literal('client_credential'), appid: z.string(), secret: z.string() })
const asksSend = z.object({
  touser: z.string(),
  template_id: z.string(),
  url: z._default(z.string(), ''),
  data: z.record(z.string(), z.object({ value: z.string() })),
})

const ok = { errcode: 0, errmsg: 'ok' }
const no = (errcode: number, errmsg: string) => ({ errcode, errmsg })

/** The messaging app's public platform, and the payment app's authorisation page (its token is asked for at its gateway). */
export async function shellSandbox(app: FastifyInstance, options: ShellSandboxOptions): Promise<void> {
  const { origin, appIds } = options
  await app.register(async platform => {
    platform.removeAllContentTypeParsers()
    platform.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    authorizeRoutes(platform, {
      ...options,
      shell: 'messaging',
      path: `${messagingPath}/connect/oauth2/authorize`,
      names: { appId: 'appid', code: 'code' },
      appId: appIds.messaging,
      origin,
    })
    authorizeRoutes(platform, {
      ...options,
      shell: 'payment',
      path: paymentAuthorizePath,
      names: { appId: 'app_id', code: 'auth_code' },
      appId: appIds.payment,
      origin,
    })
    apiRoutes(platform, options)
  })
  app.get<{ Querystring: { openid?: string } }>('/sandbox/shell-messages', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return listMessages(options, String(query.openid ?? ''))
  })
}

function apiRoutes(platform: FastifyInstance, options: ShellSandboxOptions): void {
  const isOurs = (appId: unknown, secret: unknown): boolean =>
    appId === options.appIds.messaging && secret === registeredSecret

  platform.get<{ Querystring: Record<string, string> }>(
    `${messagingPath}/sns/oauth2/access_token`,
    async ({ query: { appid, secret, code = '', grant_type: grant } }) => {
      if (!isOurs(appid, secret)) return no(40125, 'invalid appsecret')
      if (grant !== 'authorization_code') return no(40002, 'invalid grant_type')
      const user = await takeCode(options, 'messaging', code)
      if (user === 'used') return no(40163, 'code been used')
      if (user === undefined) return no(40029, 'invalid code')
      return {
        access_token: 'sandbox',
        expires_in: 7_200,
        refresh_token: 'sandbox',
        openid: user.platformId,
        scope: 'snsapi_base',
      }
    },
  )

  platform.post(`${messagingPath}/cgi-bin/stable_token`, async ({ body }) => {
    const asked = z.safeParse(asksToken, readJson(body))
    if (!asked.success || !isOurs(asked.data.appid, asked.data.secret)) return no(40125, 'invalid appsecret')
    const { token, seconds } = await currentToken(options, 'access')
    return { access_token: token, expires_in: seconds }
  })

  platform.get<{ Querystring: Record<string, string> }>(
    `${messagingPath}/cgi-bin/ticket/getticket`,
    async ({ query: { access_token: token = '', type } }) => {
      if (!(await isToken(options, 'access', token))) return no(40001, 'invalid credential')
      if (type !== 'jsapi') return no(40097, 'invalid args')
      const page = await currentToken(options, 'page')
      return { ...ok, ticket: page.token, expires_in: page.seconds }
    },
  )

  platform.post<{ Querystring: Record<string, string> }>(
    `${messagingPath}/cgi-bin/message/template/send`,
    async ({ query: { access_token: token = '' }, body }) => {
      if (!(await isToken(options, 'access', token))) return no(40001, 'invalid credential')
      const asked = z.safeParse(asksSend, readJson(body))
      if (!asked.success) return no(47001, 'data format error')
      const { touser, template_id: templateId, url, data } = asked.data
      if (!sandboxUsers.messaging.some(one => one.platformId === touser)) return no(40003, 'invalid openid')
      if (!Object.values<string>(registeredTemplates).includes(templateId)) return no(40037, 'invalid template_id')
      const msgid = await addMessage(options, { platformId: touser, templateId, url, fields: data })
      return { ...ok, msgid }
    },
  )
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
