import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { listen, ticketOf, type Listener } from '../security/listening.ts'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
import { slowClientLimits } from '../web/slow-clients.ts'

// Two callers an address: 100 connections that it may leave open, 40 event streams, and of them 20 of one account.
const server = await openTestServer({ NETHOS_CALLERS_PER_ADDRESS: '2', NETHOS_CALLS_PER_MINUTE: '100000' })
const { port } = new URL(server.origin)
const sockets: Socket[] = []
afterAll(() => sockets.forEach(socket => socket.destroy()))

/** A connection from an address of its own that says this and then nothing. */
async function slow(text: string, from: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from })
  socket.on('error', () => undefined).resume()
  sockets.push(socket)
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}
const openOf = (all: readonly Socket[]): number => all.filter(socket => !socket.destroyed && !socket.closed).length
const head = 'POST /api HTTP/1.1\r\nhost: nethos\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n'

test.each([
  ['heads that never end', 'POST /api HTTP/1.1\r\nx-a: b\r\n', '127.0.0.21'],
  ['bodies that never end', `${head}\r\n{"service":`, '127.0.0.22'],
  ['connections on which nothing is said', '', '127.0.0.23'],
])(
  '%s: one address keeps a hundred, and others are answered at once',
  async (_what, text, from) => {
    const first = await Promise.all(Array.from({ length: 200 }, () => slow(text, from)))
    // Those who are quick are through in a second: only who has been waited for longer gives way.
    await vi.waitUntil(
      async () => {
        first.push(await slow(text, from))
        return openOf(first) <= 110
      },
      { timeout: 15_000, interval: 250 },
    )
    const began = performance.now()
    expect((await server.get('/healthz')).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
    for (const socket of first) socket.destroy()
  },
  30_000,
)

test('a connection that is kept and asks again is not counted while it is answered', async () => {
  const from = '127.0.0.24'
  const socket = await slow('', from)
  for (let nth = 0; nth < 3; nth++) {
    socket.write('GET /healthz HTTP/1.1\r\nhost: nethos\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
  }
  expect(socket.destroyed).toBe(false)
})

test('heads, bodies and silence have deadlines', () => {
  const { server: http } = server.app
  expect(http.headersTimeout).toBe(slowClientLimits.http.headersTimeout)
  expect(http.requestTimeout).toBe(slowClientLimits.requestTimeout)
  expect(http.timeout).toBe(slowClientLimits.connectionTimeout)
  expect(http.headersTimeout).toBeLessThan(http.requestTimeout)
  expect(http.requestTimeout).toBeLessThan(http.timeout)
})

test('of a thousand event streams of one account twenty stay, and others hear what is theirs', async () => {
  const [greedy, other] = [await anAccount(server), await anAccount(server)]
  const ticket = await ticketOf(server, greedy.session)
  const streams: Listener[] = []
  for (let nth = 0; nth < 1_000; nth += 100)
    streams.push(...(await Promise.all(Array.from({ length: 100 }, () => listen(server, undefined, ticket)))))
  await vi.waitUntil(() => streams.filter(one => !one.ended).length <= 20, { timeout: 10_000 })
  expect(streams.filter(one => !one.ended)).toHaveLength(20)
  expect(streams.at(-1)!.ended).toBe(false)

  const began = performance.now()
  expect(await server.call('nethos.pat.info.get', {}, other.session)).toMatchObject({ http: 200 })
  expect(performance.now() - began).toBeLessThan(2_000)
  const listener = await listen(server, other.session)
  expect(listener.ended).toBe(false)
  expect(streams.filter(one => !one.ended)).toHaveLength(20)
  await Promise.all([...streams, listener].map(one => one.stop()))
}, 30_000)

test('a thousand event streams of guests from one address end at its limit', async () => {
  const ticket = await ticketOf(server)
  const streams: Listener[] = []
  for (let nth = 0; nth < 1_000; nth += 100)
    streams.push(...(await Promise.all(Array.from({ length: 100 }, () => listen(server, undefined, ticket)))))
  await vi.waitUntil(() => streams.filter(one => !one.ended).length <= 40, { timeout: 10_000 })
  expect(streams.filter(one => !one.ended)).toHaveLength(40)
  expect(streams.at(-1)!.ended).toBe(false)
  await Promise.all(streams.map(one => one.stop()))
}, 30_000)
