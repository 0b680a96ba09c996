import type { OutputOf, SentOf, Service } from '@nethos/contract/service.ts'
import { fromWire, toWire } from '@nethos/contract/spelling.ts'
import { takeAskedAhead } from './asked-ahead.ts'
import { correctClock } from './config.ts'
import { envelope, sign } from './envelope.ts'
import { refused } from './refused.ts'
import { session, signOut } from './session.ts'
import { FaultError, RefusedError, SignedOutError } from './trouble.ts'

interface WireReply {
  code: string
  msg: string
  obj?: unknown
  list?: unknown[]
  paginator?: object
}

/** Calls a service: our words → the wire's, POST, the wire's → ours. The only fetch of the app. */
export async function call<S extends Service>(service: S, sent: SentOf<S>, signal?: AbortSignal): Promise<OutputOf<S>> {
  const first = await post(service, sent, signal)
  // A phone whose clock is wrong corrects itself by the refusal and repeats once.
  const again = first.status === 403 && correctedBy(first.reply) ? await post(service, sent, signal) : first
  const { code, msg } = again.reply
  if (code !== '0' && (await refused.met?.(code, msg))) return call(service, sent, signal)
  return settle(service, again)
}

export interface Answered {
  status: number
  reply: WireReply
  requestId: string | undefined
  /** The login that it was asked with. */
  token: string | undefined
}

async function post(service: Service, sent: unknown, signal?: AbortSignal): Promise<Answered> {
  const token = session()?.token
  const fields = toWire(sent, service.spelling) as object
  let response: Response
  try {
    response = await (takeAskedAhead(service.name, JSON.stringify(fields), token) ?? send(service.name, fields, signal))
  } catch (error) {
    if (signal?.aborted) throw error
    throw new FaultError('网络错误，请稍后重试')
  }
  const requestId = response.headers.get('x-request-id') ?? undefined
  try {
    return { status: response.status, reply: (await response.json()) as WireReply, requestId, token }
  } catch {
    throw unreadable(response.status, requestId)
  }
}

async function send(service: string, fields: object, signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify({ ...fields, ...envelope(service) })
  const headers = { 'content-type': 'application/json', 'x-sign': await sign(body) }
  return fetch('/api', { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
}

/** What cannot be read: a proxy says in its own words that nobody is there to answer, and not that something is wrong with us. */
export const unreadable = (status: number, requestId?: string): FaultError =>
  new FaultError(status >= 502 && status <= 504 ? '网络错误，请稍后重试' : '解密失败', requestId)

function correctedBy({ obj }: WireReply): boolean {
  const now = (obj as { now?: unknown } | undefined)?.now
  if (typeof now === 'number') correctClock(now)
  return typeof now === 'number'
}

export function settle<S extends Service>(
  { reply: shaped, spelling }: S,
  { status, reply, requestId, token }: Answered,
): OutputOf<S> {
  if (status === 401) {
    // A login that was left meanwhile says nothing of the one that has come since.
    if (session()?.token === token) signOut()
    throw new SignedOutError(reply.code, reply.msg)
  }
  // What says nothing by itself is told by its number (core 8, fallbacks).
  if (status >= 500) throw new FaultError(reply.msg || `服务端错误${status}`, requestId)
  if (reply.code !== '0') {
    const fallback = status === 200 ? `错误代码${reply.code}` : `接口错误${status}`
    throw new RefusedError(reply.code, reply.msg || fallback, fromWire(reply.obj, spelling))
  }
  if (shaped.shape === 'object') return fromWire(reply.obj, spelling) as OutputOf<S>
  const rows = fromWire(reply.list ?? [], spelling)
  return (shaped.shape === 'list' ? rows : { rows, ...reply.paginator }) as OutputOf<S>
}
