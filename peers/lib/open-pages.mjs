// As many open pages as a morning has, before a proxy: each holds its line on /events, and a call is answered all the same.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, get } from 'node:https'
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

/** How long a call takes while so many lines are open, ms. */
export async function callBeside(lines, origin) {
  const agent = new Agent({ rejectUnauthorized: false, maxSockets: Infinity })
  atEnd(() => agent.destroy())
  const asked = (path, options) =>
    new Promise((resolve, reject) => {
      const request = get(`${origin}${path}`, { agent, ...options }, resolve)
      request.on('error', error => (error.code === 'ECONNRESET' ? undefined : reject(error)))
    })
  const opened = []
  // This process is also the servers: it must answer the proxy's checks meanwhile.
  while (opened.length < lines) opened.push(...(await Promise.all(Array.from({ length: 25 }, () => asked('/events')))))
  const refused = opened.filter(line => line.statusCode !== 200).length
  if (refused > 0)
    throw new Error(
      `${refused} of ${lines} open pages were refused their line: ${opened.find(line => line.statusCode !== 200).statusCode}`,
    )
  const began = performance.now()
  const { statusCode } = await asked('/index')
  if (statusCode !== 200) throw new Error(`beside ${lines} open pages a call is answered ${statusCode}`)
  return Math.round(performance.now() - began)
}
