import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../database/free-port.ts'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'

const metricsPort = await freePort()
const server = await openTestServer({ METRICS_PORT: String(metricsPort) })
const patient = await anAccount(server)
const admin = new pg.Client({ connectionString: inject('cluster').admin })
await admin.connect()
afterAll(() => admin.end())
const database = new URL(server.database.url).pathname.slice(1)

const ready = async () => (await server.get('/readyz')).status
const ask = () => server.call('nethos.pat.info.get', {}, patient.session)
const allow = (isAllowed: boolean) => admin.query(`alter database ${database} with allow_connections ${isAllowed}`)
const breakOff = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])

test('connections that break off cost nobody more than one call, and the server lives on', async () => {
  for (let n = 0; n < 3; n++) {
    await breakOff()
    await vi.waitUntil(async () => (await server.call('nethos.system.app.pat.index')).http === 200, {
      timeout: 10_000,
      interval: 50,
    })
  }
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 10_000, interval: 50 })
})

test('without its database it says so, answers 503 and never 500, and recovers by itself', async () => {
  await allow(false)
  await breakOff()
  try {
    const statuses = new Set<number>()
    for (let n = 0; n < 6; n++) {
      const replies = await Promise.all([
        ask(),
        server.call('nethos.doc.hos.list'),
        server.call('nethos.pat.login', { mobile: '13800000001', password: 'wrong-one1' }),
        ask(),
      ])
      for (const { http, code, msg } of replies) {
        statuses.add(http)
        expect({ http, code, msg }).toEqual({ http: 503, code: '00010503', msg: '网络错误，请稍后重试' })
      }
    }
    expect([...statuses]).toEqual([503])
    expect(await ready()).toBe(503)
    expect((await server.get('/healthz')).status).toBe(200)
    expect((await server.get('/files/some?t=a.b.c')).status).toBe(404)
    expect((await server.get('/config.json')).status).toBe(200)
    // What the process knows of itself is told all the same: it is what an alert begins with.
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([figures.status, await figures.text()]).toEqual([
      200,
      expect.stringContaining('nethos_part_ready{part="database"} 0'),
    ])
  } finally {
    await allow(true)
  }
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 20_000, interval: 100 })
  await expect.poll(async () => (await ask()).code, { timeout: 10_000 }).toBe('0')
  // The lines for events and jobs are back too.
  const { obj } = await server.call('nethos.system.event.ticket', {}, patient.session)
  const stream = await fetch(`${server.origin}/events?ticket=${obj.ticket}`)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const chunk = reader.read()
  const say = setInterval(
    () =>
      void server.pool.query('select pg_notify($1, $2)', [
        'nethos_event',
        JSON.stringify({ to: { accountId: patient.accountId }, type: 'consult', id: 'c1' }),
      ]),
    200,
  )
  expect((await chunk).value).toContain('{"type":"consult","id":"c1"}')
  clearInterval(say)
  await reader.cancel()
})

test('its connections wait for nothing for ever', async () => {
  const { rows } = await server.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ])
})

test('a row that somebody holds is waited for at most two seconds, and the answer is no stack trace', async () => {
  const holder = new pg.Client({ connectionString: server.database.url })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table consent in access exclusive mode')
    const began = performance.now()
    const reply = await server.call(
      'smarthos.privacy.protocol.records.save',
      { moduleType: '用户协议' },
      patient.session,
    )
    expect(performance.now() - began).toBeLessThan(4_500)
    expect(reply.http).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(reply)).not.toMatch(/lock|consent|select|\.ts/i)
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    await holder.end()
  }
})
