import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()
const patient = await anAccount(server)
const owner = new pg.Client({ connectionString: server.database.url })
await owner.connect()
afterAll(() => owner.end())

const write = () => server.call('smarthos.privacy.protocol.records.save', { moduleType: '用户协议' }, patient.session)
const ready = () => server.get('/readyz')

test('who waits for a lock too long is told to come again, not that something is broken', async () => {
  await owner.query('begin')
  await owner.query('lock table consent in access exclusive mode')
  try {
    const reply = await write()
    expect(reply).toMatchObject({ http: 503, code: '00010503', msg: '网络错误，请稍后重试' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await owner.query('rollback')
  }
  expect((await write()).http).toBe(200)
})

for (const [state, why] of [
  ['57014', 'a statement that takes too long'],
  ['40001', 'two commands that exclude each other'],
  ['40P01', 'a deadlock'],
] as const)
  test(`${why} is a 503 that says when to come again`, async () => {
    await refusing('consent', state)
    const reply = await write()
    expect(reply).toMatchObject({ http: 503, code: '00010503' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    await accepting('consent')
  })

test('of two commands that wait for each other the one that PostgreSQL undoes is carried out once more', async () => {
  // A sequence is not undone with the transaction: it counts the attempts.
  await owner.query('create sequence attempt')
  await refusing('consent', '40P01', "nextval('attempt') = 1")
  expect((await write()).code).toBe('0')
  expect((await owner.query('select last_value from attempt')).rows).toEqual([{ last_value: 2 }])
  await accepting('consent')
})

test('a disk that is full makes the server not ready, until it takes writes again', async () => {
  expect((await ready()).status).toBe(200)
  await refusing('replay', '53100')
  try {
    const reply = await write()
    expect(reply.http).toBe(503)
    const answer = await ready()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ ok: false, parts: { database: true, queue: true, writes: false } })
    expect(answer.headers.get('retry-after')).toMatch(/^[1-3]$/)
  } finally {
    await accepting('replay')
  }
  await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 10_000, interval: 50 })
})

async function refusing(table: string, sqlState: string, when = 'true'): Promise<void> {
  await owner.query(`create or replace function refuse_write() returns trigger language plpgsql security definer as
    $$ begin if ${when} then raise exception 'no' using errcode = '${sqlState}'; end if; return new; end $$`)
  await owner.query(`create trigger refuse_write before insert or update on ${table} execute function refuse_write()`)
}
const accepting = (table: string) => owner.query(`drop trigger refuse_write on ${table}`)
