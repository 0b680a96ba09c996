import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Of the ten seconds that a shutdown may take, those that are left to running calls. */
const patienceMs = 5_000

/**
 * Lets nobody hold up a shutdown: connections that browsers open ahead and have said nothing on are closed at once, and
 * a call that is still being sent when the time is up is broken off.
 */
export function closeInTime(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
  })
}
