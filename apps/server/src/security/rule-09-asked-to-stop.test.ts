import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { serverProcess } from '../faults/server-process.ts'
import { openTestServer } from '../testing/server.ts'

// What is killed in the midst of payments and messages stands in faults/; here are callers who would hold up a shutdown.
const here = await openTestServer()
const other = await serverProcess({ DATABASE_URL: here.database.appUrl, DATABASE_OWNER_URL: here.database.url })

const opened = async (text = ''): Promise<Socket> => {
  const { hostname, port } = new URL(other.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  if (text !== '') socket.write(text)
  return socket
}

test(
  'a connection that says nothing, and one that never finishes its call, do not hold up a shutdown',
  { timeout: 90_000 },
  async () => {
    const sockets = [
      await opened(),
      await opened(
        'POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":',
      ),
      await opened('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '),
    ]
    expect((await fetch(`${other.origin}/healthz`)).status).toBe(200)
    const began = performance.now()
    expect(await other.end('SIGTERM')).toBe(0)
    // While it runs, a call that never ends is given 60 s (web/slow-clients.ts); a busy machine takes its time to end, too.
    expect(performance.now() - began).toBeLessThan(40_000)
    for (const socket of sockets) socket.destroy()
    await other.stop()
  },
)
