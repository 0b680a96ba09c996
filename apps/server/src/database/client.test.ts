import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { silentProxy } from '../testing/silent-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'
import { DatabaseClient } from './client.ts'

const { appUrl } = await testDatabase()
const address = new URL(appUrl)
const socket = address.searchParams.get('host')
const proxy = await silentProxy(
  socket ? { path: join(socket, `.s.PGSQL.${address.port}`) } : { host: address.hostname, port: Number(address.port) },
)
address.search = ''
address.port = String(proxy.port)
afterAll(() => proxy.close())

interface Watched {
  client: DatabaseClient
  endedAt?: number
}

async function opened(silentAfterMs: number, connectionString = address.href): Promise<Watched> {
  const client = new DatabaseClient({ connectionString, silentAfterMs })
  const one: Watched = { client }
  client.on('error', () => undefined)
  client.once('end', () => (one.endedAt = performance.now()))
  afterAll(() => client.end().catch(() => undefined))
  await client.connect()
  await client.query('select 1')
  return one
}

test('when one connection is found dead, those beside it that have heard nothing since go at once', async () => {
  const [first, idle, later] = await Promise.all([opened(2_500), opened(60_000), opened(60_000)])
  // The process was late once while nothing was asked: that makes no connection younger.
  for (const { client } of [first, idle, later]) client.excuse(1_000)
  proxy.forget()
  const began = performance.now()
  const asked = first.client.query('select 1').catch((error: Error) => error)
  const askedLater = later.client.query('select 1').catch((error: Error) => error)
  expect(await asked).toMatchObject({ code: 'ETIMEDOUT' })
  // Far sooner than its own minute; how much sooner is the machine's affair.
  await vi.waitUntil(() => idle.endedAt !== undefined, { timeout: 20_000 })
  expect(idle.endedAt! - began).toBeLessThan(30_000)
  // It was asked later and has a minute of its own: it does not wait for it.
  expect(await askedLater).toMatchObject({ code: 'ETIMEDOUT' })
  expect(performance.now() - began).toBeLessThan(40_000)
}, 60_000)

test('a connection that has been heard since another one died stays', async () => {
  const dead = await opened(2_500)
  proxy.forget()
  const alive = await opened(60_000)
  const asked = dead.client.query('select 1').catch((error: Error) => error)
  await alive.client.query('select 1')
  const slow = alive.client.query('select pg_sleep(4)')
  expect(await asked).toMatchObject({ code: 'ETIMEDOUT' })
  await slow
  expect(alive.endedAt).toBeUndefined()
}, 20_000)

test('a connection to another address is not doubted: a dead standby says nothing of the primary', async () => {
  const elsewhere = new URL(appUrl)
  elsewhere.searchParams.set('application_name', 'elsewhere')
  const [primary, standby] = await Promise.all([opened(60_000, elsewhere.href), opened(1_000)])
  proxy.forget()
  expect(await standby.client.query('select 1').catch((error: Error) => error)).toMatchObject({ code: 'ETIMEDOUT' })
  const { rows } = await primary.client.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  expect(primary.endedAt).toBeUndefined()
}, 20_000)

test.each([
  [false, 1],
  [true, 0],
])('behind a pooler in transaction mode (%s) nothing is prepared by name', async (isPooled, prepared) => {
  const client = new DatabaseClient({ connectionString: appUrl, isPooled })
  await client.connect()
  const asked = await client.query({ name: 'one', text: 'select $1::int as it', values: [7] })
  const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements')
  await client.end()
  expect(asked.rows).toEqual([{ it: 7 }])
  expect(rows).toEqual([{ count: prepared }])
})
