import type { SentOf, Service } from '@nethos/contract/service.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { config } from './config.ts'
import { envelope, sign } from './envelope.ts'

/**
 * Tells the server something that nobody waits for: in nobody's name though somebody may be logged in, and also when the
 * page is left meanwhile. What becomes of it is not told.
 */
export async function callAside<S extends Service>(service: S, sent: SentOf<S>): Promise<void> {
  const body = JSON.stringify({ ...(toWire(sent, service.spelling) as object), ...envelope(service.name, null) })
  try {
    const answer = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sign': await sign(body, config().signKey) },
      body,
      keepalive: true,
      priority: 'low',
    })
    // An answer that nobody reads keeps its connection open.
    await answer.text()
  } catch {
    // Nobody waits for it.
  }
}
