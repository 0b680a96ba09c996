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

test('a database that lets nobody in in time is busy, not broken: 503 with when to come again', async () => {
  for (const reply of await Promise.all([read(), write()])) expect(reply.http).toBe(200)
  proxy.letNobodyIn()
  const replies = await Promise.all([...Array(4)].flatMap(() => [read(), write()]))
  for (const reply of replies) {
    expect(reply).toMatchObject({ http: 503, code: '00010503', msg: '网络错误，请稍后重试' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  proxy.letIn()
  await vi.waitUntil(async () => (await read()).http === 200 && (await write()).http === 200, {
    timeout: 15_000,
    interval: 50,
  })
}, 40_000)
