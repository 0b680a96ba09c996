import { readConfig } from '@nethos/calls/config.ts'
import { envelope, sign } from '@nethos/calls/envelope.ts'
import { session } from '@nethos/calls/session.ts'

/** The consult that a message about an answer opens: who may see it only a signed call tells, so that its answer cannot come with the page. */
const consultAddress = /^\/team\/consult\/([^/]+)\/?$/
const service = 'nethos.consult.info.detail'

/**
 * Runs beside the app's scripts while they are still coming, and asks what the page at this address will ask first. The app takes
 * the answer over (packages/calls/src/asked-ahead.ts); where this does nothing, it asks by itself as always.
 */
export async function askAhead(path: string): Promise<void> {
  const consultId = consultAddress.exec(path)?.[1]
  const asking = session()
  // A page that came over plain HTTP would have to fetch a library first.
  if (consultId === undefined || !asking || !crypto.subtle || !document.getElementById('config')) return
  await readConfig()
  const fields = { consultId: decodeURIComponent(consultId) }
  const body = JSON.stringify({ ...fields, ...envelope(service) })
  const headers = { 'content-type': 'application/json', 'x-sign': await sign(body) }
  const response = fetch('/api', { method: 'POST', headers, body })
  // Whoever takes it over is told; nobody else wants to know.
  response.catch(() => undefined)
  window.askedAhead = { service, fields: JSON.stringify(fields), token: asking.token, response }
}

askAhead(location.pathname).catch(() => undefined) // The page asks by itself.
