import { expect, test } from 'vitest'
import Fastify from 'fastify'
import { openTestServer } from '../testing/server.ts'
import { readiness, type ReadinessOptions } from './readiness.ts'

const server = await openTestServer()
const good: ReadinessOptions = {
  lines: {
    query: async ({ text }) =>
      ({ rows: [text.includes('migration') ? { known: await migrationCount() } : { now: Date.now() }] }) as never,
  },
  canWrite: () => true,
  isLeaving: () => false,
  isListening: () => true,
  folder: '/tmp',
}
const migrationCount = async () => (await server.pool.query('select from migration')).rows.length
const all = {
  database: true,
  migrations: true,
  queue: true,
  writes: true,
  stays: true,
  events: true,
  clock: true,
  disk: true,
}

async function readyWith(changes: Partial<ReadinessOptions>) {
  const app = Fastify()
  await readiness(app, { ...good, ...changes })
  const { statusCode, headers, body } = await app.inject('/readyz')
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], ...JSON.parse(body) }
}
/** Queries whose text matches answer by `answer`, all others as when all is well. */
const where = (text: RegExp, answer: () => Promise<unknown>): Partial<ReadinessOptions> => ({
  lines: { query: async asked => (text.test(asked.text) ? answer() : good.lines.query(asked)) as never },
})
const refuses = () => Promise.reject(new Error('away'))

test('a server that has all it needs says so of each part', async () => {
  const answer = await server.get('/readyz')
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, parts: all }])
})

test('a process that leaves is not asked any more', async () => {
  const { parts, ...rest } = await readyWith({ isLeaving: () => true })
  expect(rest).toMatchObject({ status: 503, ok: false, retryAfter: expect.stringMatching(/^[1-3]$/) })
  expect(parts).toEqual({ ...all, stays: false })
})

test.each<[keyof typeof all, Partial<ReadinessOptions>]>([
  ['queue', where(/pgboss/, refuses)],
  ['migrations', where(/migration/, async () => ({ rows: [{ known: 1 }] }))],
  ['writes', { canWrite: () => false }],
])('without its %s it is not ready, and says that it is that', async (part, changes) =>
  expect(await readyWith(changes)).toMatchObject({ status: 503, ok: false, parts: { ...all, [part]: false } }),
)

test.each<[keyof typeof all, Partial<ReadinessOptions>]>([
  ['events', { isListening: () => false }],
  ['clock', where(/clock/, async () => ({ rows: [{ now: Date.now() - 60_000 }] }))],
  ['disk', { folder: '/no/such/folder' }],
])('with a bad %s it answers calls all the same, and tells it', async (part, changes) =>
  expect(await readyWith(changes)).toMatchObject({ status: 200, ok: true, parts: { ...all, [part]: false } }),
)

test('a database that never answers is said within two seconds', async () => {
  const begun = performance.now()
  const answer = await readyWith(where(/./, () => new Promise(() => {})))
  expect(answer).toMatchObject({
    status: 503,
    parts: { ...all, database: false, migrations: false, queue: false, clock: false },
  })
  expect(performance.now() - begun).toBeGreaterThan(1_000)
})
