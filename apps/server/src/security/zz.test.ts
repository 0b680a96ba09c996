import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
const server = await openTestServer({})
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
  await Promise.all([server.call('nethos.doc.hos.list'), server.call('nethos.pat.info.get', {}, patient.session)])
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
  const step = async (name: string, p: Promise<unknown>) => { await Promise.race([p.then(() => say(name + ' done'), e => say(name + ' failed ' + e)), new Promise(r => setTimeout(() => { say(name + ' TIMEOUT'); r(0) }, 12_000))]) }
  await step('app', server.app.close())
  await step('runner', server.runner.stop())
  await step('pool', server.pool.end())
  process.exit
}, 60_000)
