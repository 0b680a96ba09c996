import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shellLabels, type ShellName } from '@nethos/contract/common/shells.ts'
import { giveCode, type ShellBooks } from './books.ts'
import { sandboxUsers } from './users.ts'

interface Asked {
  returnUrl: URL
  state: string
}

export interface AuthorizeOptions extends ShellBooks {
  shell: ShellName
  path: string
  /** What the platform calls these in the address. */
  names: { appId: string; code: string }
  appId: string
  /** Addresses that the application has registered begin with it. */
  origin: string
}

const cookieOf = (shell: ShellName): string => `sandbox-${shell}-user`

/**
 * The page of a shell's platform that asks nothing of a user it knows, and sends him back with code and state. In the
 * sandbox the person says once on each phone which user he is; POST with `user` does the same.
 */
export function authorizeRoutes(app: FastifyInstance, options: AuthorizeOptions): void {
  const { shell, path } = options
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = askedIn(request, options)
    if (!asked) return page(reply.code(400), '<h1>redirect_uri 参数错误</h1>')
    const chosen =
      request.method === 'POST' ? new URLSearchParams(String(request.body)).get('user') : known(request, shell)
    const user = sandboxUsers[shell].find(one => one.platformId === chosen)
    if (!user) return page(reply, choice(shell, request.url), asked.returnUrl.origin)
    const code = await giveCode(options, shell, user.platformId)
    asked.returnUrl.searchParams.set(options.names.code, code)
    asked.returnUrl.searchParams.set('state', asked.state)
    if (shell === 'payment') {
      asked.returnUrl.searchParams.set('app_id', options.appId)
      asked.returnUrl.searchParams.set('scope', 'auth_base')
    }
    return reply
      .header('set-cookie', `${cookieOf(shell)}=${user.platformId}; Path=${path}; HttpOnly; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .redirect(asked.returnUrl.href, 302)
  }
  app.route({ method: ['GET', 'POST'], url: path, handler })
}

function askedIn(request: FastifyRequest, { names, appId, origin }: AuthorizeOptions): Asked | undefined {
  const query = new URL(request.url, origin).searchParams
  const returnUrl = URL.parse(query.get('redirect_uri') ?? '')
  const state = query.get('state') ?? ''
  if (query.get(names.appId) !== appId || returnUrl?.origin !== origin) return undefined
  return /^[a-zA-Z0-9]{0,128}$/.test(state) ? { returnUrl, state } : undefined
}

const known = (request: FastifyRequest, shell: ShellName): string | undefined =>
  new RegExp(`(?:^|; )${cookieOf(shell)}=([\\w]+)`).exec(request.headers.cookie ?? '')?.[1]

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const choice = (shell: ShellName, action: string): string => `<h1>${shellLabels[shell]}授权（模拟）</h1>
<p>请选择您在${shellLabels[shell]}里是谁，这部手机会记住您的选择。</p>
<form method="post" action="${escaped(action)}">
${sandboxUsers[shell].map(one => `<button class="first" name="user" value="${one.platformId}">${one.name}</button>`).join('\n')}
</form>`

/** Browsers check the address that a form's answer leads to as well. */
function page(reply: FastifyReply, body: string, back = ''): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${back}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>授权（模拟）</title><link rel="stylesheet" href="/sandbox/providers/cashier.css"></head>
<body><main>${body}</main><footer>这是试用环境的模拟授权页。</footer></body></html>`)
}
