import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** Stands between the server and PostgreSQL as a firewall does, and can forget what is open. */
export interface SilentProxy {
  port: number
  /** From now on nothing passes on the connections that are open, in either direction; new ones work. */
  forget(): void
  close(): Promise<void>
}

export async function silentProxy(target: NetConnectOpts, port = 0): Promise<SilentProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const server: Server = createServer(from => {
    const to = connect(target)
    const pair = [from, to] as const
    pairs.add(pair)
    from.pipe(to).pipe(from)
    for (const socket of pair) socket.on('error', () => socket.destroy())
    from.once('close', () => {
      to.destroy()
      pairs.delete(pair)
    })
    to.once('close', () => from.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    forget() {
      for (const [from, to] of pairs) {
        from.unpipe(to)
        to.unpipe(from)
        // Bytes are still taken in, as a network does that loses them.
        from.resume()
        to.resume()
      }
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}
