import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** Stands between the server and PostgreSQL as a firewall does, and can forget what is open. */
export interface SilentProxy {
  port: number
  /** From now on nothing passes on the connections that are open, in either direction; new ones work. */
  forget(): void
  /** Ends what is open; from now on a new connection is taken, and nothing passes on it: a database too busy to let anybody in. */
  letNobodyIn(): void
  letIn(): void
  close(): Promise<void>
}

export async function silentProxy(target: NetConnectOpts, port = 0): Promise<SilentProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const waiting = new Set<Socket>()
  let isShut = false
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    for (const socket of waiting) socket.destroy()
  }
  const server: Server = createServer(from => {
    if (isShut) {
      waiting.add(from)
      from.on('error', () => from.destroy()).once('close', () => waiting.delete(from))
      return
    }
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
    letNobodyIn() {
      isShut = true
      end()
    },
    letIn() {
      isShut = false
    },
    async close() {
      end()
      server.close()
    },
  }
}
