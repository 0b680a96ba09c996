import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Deadlines of a connection in milliseconds. A request's head is some kilobytes; its body may be ten megabytes of pictures
 * over a poor line; a connection on which no byte comes or goes is silent for longer than a kept one (72 s) or an event
 * stream (25 s) ever is.
 */
export const slowClientLimits = {
  connectionTimeout: 90_000,
  requestTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const

/** Whoever sends his request at once is through by then. */
const promptMs = 1_000

/**
 * One address cannot take all connections with requests that it never ends: above its limit the one that has been waited
 * for longest is closed, be it slow or only kept open. `perAddress`: Infinity behind a proxy, whose connections are
 * everybody's and which has limits of its own.
 */
export function limitSlowClients({ server }: FastifyInstance, perAddress: number): void {
  if (perAddress === Infinity) return
  // Since when each is waited for; the oldest first.
  const waitedFor = new Map<string, Map<Socket, number>>()
  const toThinOut = new Set<Map<Socket, number>>()

  function waitFor(socket: Socket, address: string): void {
    if (socket.destroyed) return
    const sockets = waitedFor.get(address) ?? new Map<Socket, number>()
    waitedFor.set(address, sockets)
    sockets.delete(socket)
    sockets.set(socket, performance.now())
    if (sockets.size <= perAddress || toThinOut.has(sockets)) return
    toThinOut.add(sockets)
    // What has arrived is read first: under load it is we who are late, and not the client.
    setImmediate(() =>
      setImmediate(() => {
        toThinOut.delete(sockets)
        closeSlowest(sockets)
      }),
    )
  }
  function closeSlowest(sockets: Map<Socket, number>): void {
    const promptSince = performance.now() - promptMs
    for (const [slowest, since] of sockets) {
      if (sockets.size <= perAddress || since > promptSince) return
      sockets.delete(slowest)
      slowest.destroy()
    }
  }
  function stopWaiting(socket: Socket, address: string): void {
    const sockets = waitedFor.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) waitedFor.delete(address)
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    waitFor(socket, address)
    socket.once('close', () => stopWaiting(socket, address))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const address = socket.remoteAddress ?? ''
    request.once('end', () => stopWaiting(socket, address))
    // The next request on it may be a slow one.
    response.once('finish', () => waitFor(socket, address))
  })
}
