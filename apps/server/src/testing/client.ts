import { createHash, randomBytes } from 'node:crypto'
import { signatureOf } from '../calls/envelope.ts'

export interface Reply {
  http: number
  code: string
  msg: string
  obj: any
  list: any[]
  paginator: any
  headers: Headers
}

export interface Signed {
  token?: string | undefined
  signKey: string
}

/** A caller from outside: knows the wire and nothing of the server's code. */
export interface WireClient {
  /** By name, fields in the wire's words. `as`: a session, or nobody. */
  call(service: string, fields?: object, as?: Session, overrides?: object): Promise<Reply>
  upload(
    service: string,
    file: { name: string; type: string; bytes: Uint8Array },
    fields?: Record<string, string>,
    as?: Session,
  ): Promise<Reply>
  raw(body: string | Buffer, headers?: Record<string, string>): Promise<Reply>
}

export interface Session {
  token: string
  signKey: string
}

export interface ClientOptions {
  origin: string
  channelKey: string
  now: () => number
  channel?: string
}

/** As a page does in a rush: who is told that the server is busy asks again. */
export async function untilAnswered(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const answer = await ask()
    if (answer.http !== 503) return answer
  }
}

export function wireClient({ origin, channelKey, now, channel = '3' }: ClientOptions): WireClient {
  const common = (service: string, as?: Session): Record<string, unknown> => ({
    service,
    channel,
    format: 'JSON',
    oper: '127.0.0.1',
    spid: '1001',
    version: '1.0.0',
    random: randomBytes(16).toString('hex'),
    timestamp: now(),
    ...(as ? { token: as.token } : {}),
  })
  async function post(body: BodyInit, headers: Record<string, string>): Promise<Reply> {
    const response = await fetch(`${origin}/api`, { method: 'POST', body, headers })
    const json = (await response.json()) as Partial<Reply>
    return { ...json, http: response.status, headers: response.headers } as Reply
  }
  return {
    call(service, fields = {}, as, overrides = {}) {
      const body = JSON.stringify({ ...fields, ...common(service, as), ...overrides })
      return post(body, { 'content-type': 'application/json', 'x-sign': signatureOf(as?.signKey ?? channelKey, body) })
    },
    upload(service, file, fields = {}, as) {
      const form = new FormData()
      const all = {
        ...fields,
        ...Object.fromEntries(Object.entries(common(service, as)).map(([key, value]) => [key, String(value)])),
      }
      for (const [name, value] of Object.entries(all)) form.append(name, value)
      form.append('file', new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name)
      const digest = createHash('sha256').update(file.bytes).digest('hex')
      const signed = [
        ...Object.keys(all)
          .sort()
          .map(name => `${name}=${all[name as keyof typeof all]}`),
        `file=${digest}`,
      ].join('&')
      return post(form, { 'x-sign': signatureOf(as?.signKey ?? channelKey, signed) })
    },
    raw: (body, headers = {}) => post(body as BodyInit, { 'content-type': 'application/json', ...headers }),
  }
}
