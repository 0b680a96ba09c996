import type { SentOf, Service } from '@nethos/contract/service.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { config } from './config.ts'
import { envelope, sign } from './envelope.ts'

/**
 * Tells the server something that nobody waits for: in nobody's name though somebody may be logged in, and also when the
 * page is left meanwhile. What becomes of it is not told.
 */
export function callAside<S extends Service>(service: S, sent: SentOf<S>): void {
  const body = JSON.stringify({ ...(toWire(sent, service.spelling) as object), ...envelope(service.name, null) })
  // An answer that nobody reads keeps its connection open.
  void fetch('/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign': sign(body, config().signKey) },
    body,
    keepalive: true,
    priority: 'low',
  })
    .then(answer => answer.text())
    .catch(() => undefined)
}
