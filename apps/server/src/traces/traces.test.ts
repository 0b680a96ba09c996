import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aCaptcha, aMobile, aRegistered } from '../domains/account/account.samples.ts'
import { aConsult } from '../domains/consult/consult.samples.ts'
import { aDoctor } from '../domains/doctors/doctors.samples.ts'
import { anIdCard } from '../domains/people/people.samples.ts'
import { otlpReceiver, type ReceivedSpan } from '../testing/otlp-receiver.ts'
import { openTestServer } from '../testing/server.ts'
import { openTraces } from './open-traces.ts'
import { inSpan, traces } from './spans.ts'
import { statementName } from './statement-name.ts'

const collector = await otlpReceiver()
const server = await openTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })

/** The newest span of this name, once it has been told. */
async function spanOf(name: string): Promise<ReceivedSpan> {
  let found: ReceivedSpan | undefined
  await expect
    .poll(async () => {
      await traces()!.flush()
      return (found = collector.spans().findLast(span => span.name === name))
    })
    .toBeDefined()
  return found!
}
const fact = ({ attributes }: ReceivedSpan, key: string) => attributes.find(one => one.key === key)?.value
const [asServer, asClient, asConsumer] = [2, 3, 5]
const failed = 2

test('a call, what it asked of the database, the job it queued and what that asked outside are one trace', async () => {
  const mobile = aMobile()
  await aCaptcha(server, 'nethos.system.captcha.pat.login', { mobile })
  const port = await spanOf('sms send')
  const job = collector.spans().find(span => span.spanId === port.parentSpanId)!
  const call = collector.spans().find(span => span.spanId === job.parentSpanId)!
  expect([call.name, job.name, port.name]).toEqual(['nethos.system.captcha.pat.login', 'sms.send', 'sms send'])
  expect([call.kind, job.kind, port.kind]).toEqual([asServer, asConsumer, asClient])
  expect(new Set([call, job, port].map(span => span.traceId)).size).toBe(1)
  expect(call.parentSpanId).toBeUndefined()
  expect(fact(call, 'http.response.status_code')).toEqual({ intValue: 200 })

  const asked = collector.childrenOf(call).filter(span => span.kind === asClient)
  expect(asked.map(span => span.name)).toContain('insert captcha')
  expect(asked.map(span => span.name)).toEqual(expect.arrayContaining(['begin', 'commit']))
  for (const span of asked) expect(fact(span, 'db.system.name')).toEqual({ stringValue: 'postgresql' })
})

test('nothing of a person is told: no name, number, text, code or token', async () => {
  const { session, mobile, accountId } = await aRegistered(server, { patName: '欧阳晓梅' })
  const held = await aCaptcha(server, 'nethos.system.captcha.commpat.add.v2', { mobile: aMobile() }, session)
  const compatIdcard = anIdCard({ bornOn: '1955-03-08', gender: 'F' })
  const { obj } = await server.call(
    'nethos.pat.compat.add.v2',
    { ...held, compatName: '王德福', compatIdcard, relationship: 'parents' },
    session,
  )
  const consultId = await aConsult(server.db, {
    accountId,
    personId: obj.compatId,
    docId: await aDoctor(server.db),
    now: server.runtime.clock.now(),
  })
  const replyContent = '昨晚血压 158/97，头痛得厉害'
  const reply = { consultId, replyContent }
  expect(await server.call('nethos.consult.info.reply', reply, session)).toMatchObject({ code: '0' })
  await server.call('nethos.pat.compat.list', {}, session)
  await spanOf('nethos.consult.info.reply')
  await spanOf('nethos.pat.compat.list')
  // Four digits of a code stand in some id or instant by chance: those are the program's own, and are looked at by the shape.
  const own = /"(?:\w*[sS]panId|traceId|\w+TimeUnixNano)":"\w+"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
  const all = collector.text()
  expect(all).toContain('consult_message')
  for (const id of [accountId, obj.compatId, consultId, held.cid]) expect(all).not.toContain(id)
  const sent = all.replaceAll(own, '')
  const secrets = [mobile, held.mobile, held.captcha, compatIdcard, compatIdcard.slice(6, 14)]
  const words = ['欧阳晓梅', '王德福', replyContent, '血压', '127.0.0.1']
  for (const secret of [...secrets, ...words, session.token, session.signKey]) expect(sent).not.toContain(secret)
})

test('of what fails its kind is told, and none of its words', async () => {
  const work = inSpan({ kind: 'job', name: 'a job that fails' }, async () => {
    throw new TypeError('王德福 13900000000 is not a function')
  })
  await expect(work).rejects.toThrow(TypeError)
  const span = await spanOf('a job that fails')
  expect(fact(span, 'error.type')).toEqual({ stringValue: 'TypeError' })
  expect(span.status).toEqual({ code: failed })
  expect(collector.text()).not.toMatch(/王德福|13900000000/)
})

test('what the clock and the queue ask by themselves begins no trace, and what a caller says of his is not believed', async () => {
  const foreign = 'a'.repeat(32)
  await fetch(`${server.origin}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${foreign}-${'b'.repeat(16)}-01` },
    body: '{}',
  })
  await spanOf('/api')
  expect(collector.text()).not.toContain(foreign)
  const roots = collector.spans().filter(span => span.parentSpanId === undefined || span.parentSpanId === '')
  expect(roots.filter(span => span.kind === asClient)).toEqual([])
})

test('a collector that hangs holds up nobody, and the end of the process for two seconds', async () => {
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const hung = openTraces({ endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, share: 1 })
  for (let left = 10_000; left > 0; left--) hung.begin({ kind: 'job', name: 'one of many' }).end()
  const began = performance.now()
  await hung.close()
  expect(performance.now() - began).toBeLessThan(4_000)
  silent.closeAllConnections()
  silent.close()
})

test('the store of jobs keeps which call queued one, and the job sees its own data alone', async () => {
  const { rows } = await server.pool.query<{ data: Record<string, unknown> }>(
    `select data from pgboss.job where name = 'sms.send'`,
  )
  expect(rows.map(row => Object.keys(row.data).includes('traceparent'))).not.toContain(false)
  for (const { data } of rows) expect(data.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

describe('a statement is told by what it does and to which tables', () => {
  test.each([
    ['select * from "consult" where consult_id = $1', 'select consult'],
    [`with a as (select 1 from account) insert into person (name) values ('from zhang')`, 'with account person'],
    ['update pgboss.job set state = $1', 'update job'],
    ['select extract(epoch from now()) from generate_series(1, 2)', 'select'],
    ["select 1 from session where name = 'it''s from 王德福'", 'select session'],
    ['insert into a (b) select 1 from c on conflict (b) do update set b = 2', 'insert a c'],
    ['with taken as (update a set b = 1 returning *) insert into c (b) select b from taken as t', 'with a c'],
    ['begin', 'begin'],
  ])('%s', (text, name) => expect(statementName(text)).toBe(name))
})

test('who names no collector loads nothing of it', { timeout: 60_000 }, () => {
  const watching = `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, about, next) {
      if (/opentelemetry|async_hooks/.test(name) && about.parentURL.includes('/apps/server/src/')) console.log('loads', name)
      return next(name, about)
    } })`
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(watching)}`,
    '--input-type=module',
    '-e',
    `await import(${JSON.stringify(join(import.meta.dirname, '../wiring/server.ts'))}); console.log('loaded'); process.exit()`,
  ]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(`${stdout}${stderr}`.trim().split('\n').at(-1)).toBe('loaded')
  expect(stdout).not.toContain('loads')
})
