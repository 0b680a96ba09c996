import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { serverOn } from '../testing/server.ts'
import { silentProxy } from '../testing/silent-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const address = new URL(database.appUrl)
const socket = address.searchParams.get('host')
const proxy = await silentProxy(
  socket ? { path: join(socket, `.s.PGSQL.${address.port}`) } : { host: address.hostname, port: Number(address.port) },
)
address.search = ''
address.port = String(proxy.port)
const server = await serverOn({ ...database, appUrl: address.href }, { NETHOS_CALLS_PER_MINUTE: '100000' })
afterAll(() => proxy.close())
const patient = await anAccount(server)

const read = () => server.call('nethos.pat.info.get', {}, patient.session)
const write = () => server.call('smarthos.privacy.protocol.records.save', { moduleType: '用户协议' }, patient.session)

test(
  'connections that fall silent without a word are given up in seconds, and /readyz never hangs',
  { timeout: 60_000 },
  async () => {
    // Both kinds of connections are open and at rest.
    for (const reply of await Promise.all([...Array(8)].flatMap(() => [read(), write()]))) expect(reply.http).toBe(200)
    proxy.forget()

    const began = performance.now()
    const probes: number[] = []
    const statuses = new Set<number>()
    const settled = { read: 0, write: 0 }
    await vi.waitUntil(
      async () => {
        const asked = performance.now()
        expect([200, 503]).toContain((await server.get('/readyz')).status)
        probes.push(performance.now() - asked)
        const [one, other] = await Promise.all([read(), write()])
        statuses.add(one.http).add(other.http)
        if (one.http === 200) settled.read ||= performance.now() - began
        if (other.http === 200) settled.write ||= performance.now() - began
        return settled.read > 0 && settled.write > 0
      },
      { timeout: 30_000, interval: 50 },
    )
    expect(Math.max(...probes)).toBeLessThan(2_500)
    expect([...statuses].every(status => status === 200 || status === 503)).toBe(true)
    // One deadline of 6 s: what has died beside it is not waited for again. Measured 6.4 s.
    expect(settled.read).toBeLessThan(10_000)
    expect(settled.write).toBeLessThan(10_000)
    // And it stays well: nothing that has died is lent again.
    for (const reply of await Promise.all([...Array(20)].flatMap(() => [read(), write()]))) expect(reply.http).toBe(200)
    expect((await server.get('/readyz')).status).toBe(200)
  },
)
