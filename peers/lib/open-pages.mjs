// As many open pages as a morning has, before a proxy: each holds its line on /events, and a call is answered all the same.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, get } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from './at-end.mjs'

/** Stands for two processes of the server: ready, holds every line, answers every call. */
export async function twoServers() {
  return Promise.all([listening(), listening()])
}

async function listening() {
  const server = createServer((request, response) => {
    if (request.url.startsWith('/events')) response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n')
    else response.end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return server.address().port
}

/** A page whose line is refused comes again, as a browser does: for so long altogether. */
const patienceMs = 120_000
const againAfterMs = 500

/** How long a call takes while so many lines are open, ms; and how often a line was refused before all were had. */
export async function callBeside(lines, origin) {
  const agent = new Agent({ rejectUnauthorized: false, maxSockets: Infinity })
  atEnd(() => agent.destroy())
  const asked = path =>
    new Promise((resolve, reject) => {
      const request = get(`${origin}${path}`, { agent }, resolve)
      request.on('error', error => (error.code === 'ECONNRESET' ? undefined : reject(error)))
    })
  const deadline = performance.now() + patienceMs
  const open = new Set()
  let refusals = 0
  // This process is also the servers: it must answer the proxy's checks meanwhile. Where it is late with that, the proxy takes them away for a moment.
  while (open.size < lines) {
    const answers = await Promise.all(Array.from({ length: Math.min(25, lines - open.size) }, () => asked('/events')))
    const refused = answers.filter(line => line.statusCode !== 200)
    for (const line of answers.filter(one => one.statusCode === 200)) {
      open.add(line)
      line.on('close', () => open.delete(line)).resume()
    }
    refusals += refused.length
    for (const line of refused) line.resume()
    if (performance.now() > deadline)
      throw new Error(
        `${open.size} of ${lines} pages have their line, the others were refused: ${refused[0]?.statusCode}`,
      )
    if (refused.length > 0) await wait(againAfterMs)
  }
  const began = performance.now()
  const { statusCode } = await asked('/index')
  if (statusCode !== 200) throw new Error(`beside ${lines} open pages a call is answered ${statusCode}`)
  return { ms: Math.round(performance.now() - began), refused: refusals }
}
