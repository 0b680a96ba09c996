import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { DatabaseUnreachableError, reachDatabase } from '../database/reach.ts'
import { anAccount } from '../testing/people.ts'
import { serverOn } from '../testing/server.ts'
import { silentProxy, type SilentProxy } from '../testing/silent-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'
import { freePort } from '../database/free-port.ts'

const database = await testDatabase()
const address = new URL(database.appUrl)
const socket = address.searchParams.get('host')
const target = socket
  ? { path: join(socket, `.s.PGSQL.${address.port}`) }
  : { host: address.hostname, port: Number(address.port) }
const ports = [await freePort(), await freePort()]
/** Two hosts, of which one is up at a time. */
let up: SilentProxy = await silentProxy(target, ports[1])
afterAll(() => up.close())
async function failOver(to: 0 | 1): Promise<void> {
  await up.close()
  up = await silentProxy(target, ports[to])
}
const url = `postgresql://${address.username}:${address.password}@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}${address.pathname}?target_session_attrs=read-write`
const server = await serverOn({ ...database, appUrl: url }, { NETHOS_CALLS_PER_MINUTE: '100000' })
const patient = await anAccount(server)
const read = () => server.call('nethos.pat.info.get', {}, patient.session)
const write = () => server.call('smarthos.privacy.protocol.records.save', { moduleType: '用户协议' }, patient.session)

test(
  'a server whose address names two hosts works with the one that is there, and follows it',
  { timeout: 60_000 },
  async () => {
    expect((await read()).http).toBe(200)
    for (const to of [0, 1] as const) {
      await failOver(to)
      const began = performance.now()
      await vi.waitUntil(
        async () => {
          const statuses = (await Promise.all([read(), write()])).map(reply => reply.http)
          for (const status of statuses) expect([200, 503]).toContain(status)
          return statuses.every(status => status === 200)
        },
        { timeout: 20_000, interval: 100 },
      )
      expect(performance.now() - began).toBeLessThan(10_000)
      // Events and jobs have lines of their own.
      await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: 10_000 })
    }
  },
)

test('while none of them takes writes, as in the midst of a failover, a call hears 503 and when to come again', async () => {
  await up.close()
  const answers = []
  // The first may still have met connections that broke.
  for (let time = 0; time < 3; time++) answers.push(...(await Promise.all([read(), write()])))
  for (const { http, headers } of answers) {
    expect(http).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  up = await silentProxy(target, ports[0])
  await vi.waitUntil(async () => (await write()).http === 200, { timeout: 20_000, interval: 100 })
})

test('before a start all hosts are asked, and the sentence names them when none takes writes', async () => {
  const reach = (at: string) =>
    reachDatabase({ setting: 'DATABASE_URL', url: at, onWait: () => undefined, patienceMs: 1 })
  await reach(url)
  const nobody = `postgresql://u:p@127.0.0.1:1,127.0.0.1:2/nethos`
  await expect(reach(nobody)).rejects.toThrow(
    new DatabaseUnreachableError(
      'The database at 127.0.0.1:1,127.0.0.1:2/nethos (DATABASE_URL) cannot be reached: none of these hosts takes writes.',
    ),
  )
  await expect(reach(`${nobody}?target_session_attrs=standby`)).rejects.toThrow('read-write is meant')
})
