import { createServer, type AddressInfo } from 'node:net'

/** A port of loopback that is free now: the preferred one, or any where another program has that. */
export async function freePort(preferred = 0): Promise<number> {
  return (await bind(preferred)) ?? (await freePort())
}

const bind = (wanted: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      wanted !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES') ? resolve(undefined) : reject(error),
    )
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
