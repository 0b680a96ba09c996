import type { OutputOf, SentOf, Service } from '@nethos/contract/service.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { settle } from './call.ts'
import { envelope, sign } from './envelope.ts'
import type { Session } from './session.ts'
import { FaultError, SignedOutError } from './trouble.ts'

/**
 * Calls a service with a token that is not the login's: whoever is logged in stays so, whatever becomes of this one.
 * Throws SignedOutError when the token is over.
 */
export async function callAs<S extends Service>(as: Session, service: S, sent: SentOf<S>): Promise<OutputOf<S>> {
  const body = JSON.stringify({ ...(toWire(sent, service.spelling) as object), ...envelope(service.name, as) })
  const signature = await sign(body, as.signKey)
  let response: Response
  try {
    response = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sign': signature },
      body,
    })
  } catch {
    throw new FaultError('网络错误，请稍后重试')
  }
  const reply = (await response.json()) as { code: string; msg: string }
  if (response.status === 401) throw new SignedOutError(reply.code, reply.msg)
  return settle(service, { status: response.status, reply, requestId: undefined, token: as.token })
}
