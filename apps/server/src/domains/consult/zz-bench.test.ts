import { test } from 'vitest'
import { openTestServer } from '/work/main/apps/server/src/testing/server.ts'
import { aConsultWorld } from '/work/main/apps/server/src/domains/consult/testbed.ts'
import { say } from '/work/main/apps/server/src/domains/consult/consult.samples.ts'
import { readDetail } from '/work/main/apps/server/src/domains/consult/detail.statement.ts'
import { consultDetail } from '/work/main/apps/server/src/domains/consult/get-detail.ts'
import { readFileSync } from 'node:fs'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000000' })
test('bench', async () => {
  const world = await aConsultWorld(server)
  for (let i = 0; i < 200; i++) await world.consult({ status: 'finished' })
  const consultId = await world.consult()
  const now = server.house.clock.now()
  await say(server.db, consultId, Array.from({ length: 20 }, (_, i) => ({ from: i % 2 ? 'patient' : 'doctor', content: '血压有点高，早晚各量一次，记录下来发给我看看，先不要自己停药。' + i, at: now + i }) as const))
  await server.pool.query('analyze')
  const ctx = { db: server.db, house: server.house, caller: { kind: 'account', accountId: world.patient.accountId, sessionId: '' }, now } as any
  const time = async (label: string, run: () => Promise<unknown>) => {
    for (let i = 0; i < 300; i++) await run()
    const n = 1500
    const start = performance.now()
    await Promise.all(Array.from({ length: 8 }, async () => { for (let i = 0; i < n / 8; i++) await run() }))
    const ms = performance.now() - start
    console.log(label, (n / ms * 1000).toFixed(0), '/s')
  }


  const plain = { name:'simple', text: 'select c.consult_id, (select json_agg(row_to_json(m)) from (select message_id, msg_level, msg_type, content, replier_type, replier_id, replier_name, created_at from consult_message where consult_id = c.consult_id order by seq) m)::text as messages, row_to_json(c)::text from consult c where consult_id = $1 and account_id = $2', values: [consultId, world.patient.accountId] }
  const two = { name:'two', text: 'select c.*, (select json_agg(row_to_json(m)) from (select * from consult_message where consult_id = c.consult_id order by seq) m) as messages from consult c where consult_id = $1 and account_id = $2', values: [consultId, world.patient.accountId] }
  const Fastify = (await import('fastify')).default
  const bare = Fastify()
  bare.post('/simple', async () => (await server.pool.query(plain)).rows[0])
  bare.post('/two', async () => (await server.pool.query(two)).rows[0])
  await bare.listen({ port: 0 })
  const port = (bare.server.address() as any).port
  const autocannon = (await import('autocannon')).default
  const { randomBytes } = await import('node:crypto')
  const { signatureOf } = await import('../../calls/envelope.ts')
  const s = world.patient.session
  const go = async (label: string, url: string, setup: any) => {
    const r: any = await autocannon({ url, connections: 32, duration: 4, method: 'POST', ...setup })
    console.log(label, r.requests.average.toFixed(0), '/s', r.non2xx, r.errors, r.latency.p99)
  }
  const body = () => JSON.stringify({ consultId, service: 'nethos.consult.info.detail', channel: '3', format: 'JSON', oper: '127.0.0.1', spid: '1001', version: '1.0.0', random: randomBytes(16).toString('hex'), timestamp: server.house.clock.now(), token: s.token })
  const ours = { setupClient: (client: any) => { const next = () => { const b = body(); client.setHeadersAndBody({ 'content-type': 'application/json', 'x-sign': signatureOf(s.signKey, b) }, b) }; next(); client.on('response', next) } }
  for (let round = 0; round < 3; round++) {
    await time('raw simple', () => server.pool.query(plain))
    await time('readDetail', () => readDetail(ctx, consultId))
    await go('bare simple', `http://127.0.0.1:${port}/simple`, {})
    await go('bare two', `http://127.0.0.1:${port}/two`, {})
    await go('ours', server.origin + '/api', ours)
  }
  await bare.close()
}, 120_000)
