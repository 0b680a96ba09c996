import { ticketParameter } from '@nethos/contract/shell/shell.links.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { shellNames, type ShellName } from '@nethos/contract/common/shells.ts'
import { countAgainst } from '../../calls/limits.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { WrongCodeError } from '../../ports/shells.ts'
import { addTicket } from './shell-ticket.table.ts'
import { comeBack, leave, wayMinutes } from './way.ts'

interface Inside {
  db: Database
  runtime: Runtime
  log: Logger
}

/** One address may share a ward's or a carrier's. */
const limit = { times: 300, seconds: 3600 } as const

const cookieName = (state: string): string => `nethos-way-${state}`

/** GET /shell/{shell}/start and …/back: to the platform that knows its user, and home with a ticket (core 7, OAuth). */
export function authorizeRoutes(app: FastifyInstance, inside: Inside): void {
  const { runtime } = inside
  const isSecure = runtime.settings.origin.startsWith('https:')
  const cookie = (state: string, value: string, seconds: number): string =>
    `${cookieName(state)}=${value}; Path=/shell/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

  for (const shell of shellNames) {
    const platform = runtime.shells[shell]
    const returnUrl = `${runtime.settings.origin}/shell/${shell}/back`

    app.get(`/shell/${shell}/start`, async (request, reply) => {
      const { back, device } = request.query as Record<string, unknown>
      const path = ownPath(runtime, back)
      if (path === undefined || typeof device !== 'string' || !/^[0-9a-f]{64}$/.test(device))
        return refused(reply, runtime)
      const { state, cookie: value } = leave(runtime, { shell, back: path, deviceHash: device })
      return reply
        .header('set-cookie', cookie(state, value, wayMinutes * 60))
        .header('cache-control', 'no-store')
        .redirect(platform.authorizeAddress({ state, returnUrl }), 302)
    })

    app.get(`/shell/${shell}/back`, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const state = typeof query['state'] === 'string' && /^[0-9a-f]{32}$/.test(query['state']) ? query['state'] : ''
      const way = comeBack(runtime, { state, cookie: cookieIn(request, cookieName(state)) })
      if (way?.shell !== shell) return refused(reply, runtime)
      const code = query[platform.codeParameter]
      const ticket = await ticketFor(inside, request, { shell, code, deviceHash: way.deviceHash })
      return reply
        .header('set-cookie', cookie(state, '', 0))
        .header('cache-control', 'no-store')
        .redirect(withTicket(runtime, way.back, ticket), 303)
    })
  }
}

/** '' when the platform gave no user: the page says so and offers another try. */
async function ticketFor(
  { db, runtime, log }: Inside,
  request: FastifyRequest,
  { shell, code, deviceHash }: { shell: ShellName; code: unknown; deviceHash: string },
): Promise<string> {
  if (typeof code !== 'string' || !/^[\w-]{1,256}$/.test(code)) return ''
  const now = runtime.clock.now()
  await countAgainst(db, { key: `shell back ${request.ip}`, limit, now })
  try {
    const platformId = await runtime.shells[shell].userOf(code)
    return await addTicket(db, { shell, platformId, deviceHash, now })
  } catch (error) {
    // A wrong code is somebody's old address; anything else is trouble at the platform's or with our settings.
    if (!(error instanceof WrongCodeError)) log.warn({ err: error, requestId: request.id, shell }, 'no user was told')
    return ''
  }
}

const cookieIn = (request: FastifyRequest, name: string): string => {
  const pairs = (request.headers.cookie ?? '').split('; ')
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** A path of ours, whatever a browser makes of it; not one of these two themselves. */
function ownPath({ settings }: Runtime, back: unknown): string | undefined {
  if (typeof back !== 'string' || !back.startsWith('/') || back.length > 1_000) return undefined
  const url = URL.parse(back, settings.origin)
  const isOurs = url?.origin === new URL(settings.origin).origin && !url.pathname.startsWith('//')
  return isOurs && !url.pathname.startsWith('/shell/') ? url.pathname + url.search : undefined
}

function withTicket({ settings }: Runtime, back: string, ticket: string): string {
  const url = new URL(back, settings.origin)
  url.searchParams.set(ticketParameter, ticket)
  return url.pathname + url.search
}

/** A forged, foreign or old way: nothing was asked of the platform. */
const refused = (reply: FastifyReply, { settings }: Runtime): FastifyReply =>
  reply
    .code(403)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>授权没有完成</title></head>` +
        `<body style="font:18px/1.6 system-ui,sans-serif;margin:2rem;max-width:26rem"><h1 style="font-size:1.3rem">授权没有完成</h1>` +
        `<p>这次授权已经过期，或者不是在这部手机上开始的。请回到首页，重新打开您要看的页面。</p>` +
        `<p><a href="/v4/index">回到${settings.hospitalName.replace(/[&<>"]/g, '')}首页</a></p></body></html>`,
    )
