import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
const server = await openTestServer({ METRICS_PORT: '0' })
const patient = await anAccount(server)
const admin = new pg.Client({ connectionString: inject('cluster').admin })
await admin.connect()
const database = new URL(server.database.url).pathname.slice(1)
const allow = (isAllowed: boolean) => admin.query(`alter database ${database} with allow_connections ${isAllowed}`)
const breakOff = () => admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
test('x', async () => {
  const t0 = performance.now()
  const say = (s: string) => process.stderr.write(`${Math.round(performance.now() - t0)} ${s}\n`)
  if (process.env.MODE !== 'plain') {
  await allow(false); await breakOff()
  for (let n = 0; n < 6; n++) await Promise.all([server.call('nethos.doc.hos.list'), server.call('nethos.pat.info.get', {}, patient.session), server.call('nethos.pat.info.get', {}, patient.session), server.call('nethos.pat.login', { mobile: '13800000001', password: 'wrong-one1' })])
  say('ready? ' + (await server.get('/readyz')).status)
  await allow(true)
  await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: 20_000, interval: 100 })
  await expect.poll(async () => (await server.call('nethos.doc.hos.list')).http, { timeout: 10_000 }).toBe(200)
  }
  const { obj } = await server.call('nethos.system.event.ticket', {}, patient.session)
  const stream = await fetch(`${server.origin}/events?ticket=${obj.ticket}`)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  if (process.env.MODE2 === 'hear') {
  const heard = reader.read()
  const saying = setInterval(() => void server.pool.query('select pg_notify($1, $2)', ['nethos_event', JSON.stringify({ to: { accountId: patient.accountId }, type: 'consult', id: 'c1' })]), 200)
  await heard
  clearInterval(saying)
  }
  await reader.cancel()
  for (const [name, object, key] of [['app', server.app, 'close'], ['runner', server.runner, 'stop'], ['pool', server.pool, 'end']] as const) {
    const own = (object as any)[key].bind(object)
    ;(object as any)[key] = async (...args: unknown[]) => { say(name + ' begins'); await own(...args); say(name + ' done') }
  }
  await Promise.race([server.close().then(() => say('closed')), new Promise(r => setTimeout(r, 12_000))])
  say(process.getActiveResourcesInfo().join(' '))
}, 60_000)
