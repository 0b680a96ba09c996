import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { DatabaseClient } from '../database/client.ts'
import { aMobile } from '../domains/account/account.samples.ts'
import { hashPassword } from '../domains/account/password.ts'
import { aPerson, anIdCard } from '../domains/people/people.samples.ts'
import { chainedHash } from '../secrets/lookup-key.ts'
import { LookupKeyError, lockNumberOf, lookupLocks } from '../secrets/moving-key.ts'
import { atEnd } from '../testing/at-end.ts'
import { anAccount } from '../testing/people.ts'
import { serverOn, type TestServer } from '../testing/server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { keysOfSandbox } from '../wiring/keys.ts'
import { lookedUpPlaces, notLookedUp } from './looked-up-places.ts'
import { rehash, RehashError } from './rehash.ts'

const database = await testDatabase()
const pool = new pg.Pool({ connectionString: database.url, max: 2 })
pool.on('error', () => undefined)
atEnd(() => pool.end())
await keysOfSandbox(pool)
const { rows: made } = await pool.query<{ value: Buffer }>(`select value from secret where name = 'lookup'`)
const [first, next] = [made[0]!.value, randomBytes(32)]
const chain = [first, next]
// Every process knows both.
await pool.query(`insert into secret (name, value) values ('lookup before', $1)`, [first])
await pool.query(`update secret set value = $1 where name = 'lookup'`, [next])
const servers = [await serverOn(database), await serverOn(database)]
const [one, other] = servers as [TestServer, TestServer]
const [mobile, idCard, password] = [aMobile(), anIdCard(), 'hutong-42-lantern']
const patient = await anAccount(one)
await one.db
  .updateTable('account')
  .set({
    mobileHash: one.runtime.keys.lookup.hash(`account.mobile ${mobile}`),
    passwordHash: await hashPassword(password),
  })
  .where('accountId', '=', patient.accountId)
  .execute()
await aPerson(one, patient.accountId, { idCard })

/** Looks up the mobile, and the tries of it. */
const logIn = (server: TestServer) => server.call('nethos.pat.login', { mobile, password })
const asKnown = (server: TestServer) => server.call('nethos.pat.info.get', {}, patient.session)
async function owner(): Promise<pg.Client> {
  const client = new DatabaseClient(database.url)
  client.on('error', () => undefined)
  await client.connect()
  atEnd(() => client.end().catch(() => undefined))
  return client
}
const stored = async (): Promise<Buffer[]> => {
  const { rows } = await pool.query<{ hash: Buffer }>(
    `select mobile_hash as hash from account where account_id = $1
     union all select id_card_hash from person where account_id = $1 and id_card_hash is not null`,
    [patient.accountId],
  )
  return rows.map(row => row.hash)
}
const after = (steps: number) =>
  [`account.mobile ${mobile}`, `person.id_card ${idCard}`].map(text => chainedHash(chain, steps, text))
const untilLoggedIn = () =>
  vi.waitUntil(async () => (await Promise.all(servers.map(logIn))).every(reply => reply.code === '0'), {
    timeout: 20_000,
    interval: 200,
  })

test('every column of hashes is in the list or is known to be of another kind', async () => {
  const { rows } = await pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name not like '%\\_sealed'
       and table_name || '.' || column_name not in ('secret.value', 'staff_certificate.certificate')`,
  )
  const known = [...lookedUpPlaces, ...notLookedUp].map(({ table, column }) => `${table}.${column}`)
  expect(known.filter(place => !rows.some(row => row.place === place))).toEqual([])
  expect(rows.map(row => row.place).filter(place => !known.includes(place))).toEqual([])
})

test('it does not begin while a process knows the old key alone, or beside another run', async () => {
  const stranger = await owner()
  await stranger.query('select pg_advisory_lock_shared($1, $2)', [lookupLocks, lockNumberOf(first)])
  await expect(rehash(await owner(), { chain })).rejects.toThrow('1 process does not know the new look-up key')
  await stranger.query('select pg_advisory_unlock_all()')
  await stranger.query('select pg_advisory_lock($1, 0)', [lookupLocks])
  await expect(rehash(await owner(), { chain })).rejects.toThrow(RehashError)
  await stranger.end()
  await untilLoggedIn()
})

test('killed in the midst nothing has happened: who is known goes on meanwhile, who logs in waits, and then both do as before', async () => {
  const client = await owner()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const during: Record<string, unknown> = {}
  const run = rehash(client, {
    chain,
    async onStep({ table }) {
      if (table !== 'person_grant' || during['known']) return
      during['known'] = (await asKnown(other)).http
      const { http, headers } = await logIn(one)
      Object.assign(during, { login: http, again: Number(headers.get('retry-after')) > 0 })
      await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    },
  })
  await expect(run).rejects.toThrow()
  expect(during).toEqual({ known: 200, login: 503, again: true })
  expect(await stored()).toEqual(after(0))
  expect((await pool.query('select from lookup_key_step')).rowCount).toBe(1)
  await untilLoggedIn()
})

test('run again all is hashed by both keys, what a late call wrote too; every process goes on by itself', async () => {
  const late = chainedHash(chain, 0, 'person.id_card late')
  const lateCall = (async () => {
    await vi.waitUntil(async () => (await pool.query('select from lookup_key_step')).rowCount === 2, {
      timeout: 30_000,
    })
    await pool.query(`insert into real_name_proof (proof_hash, proved_at) values ($1, now())`, [late])
  })()
  const { done } = await rehash(await owner(), { chain, lateMs: 2_000 })
  await lateCall
  expect(done).toBeGreaterThan(2)
  expect(await stored()).toEqual(after(1))
  const { rows } = await pool.query<{ hash: Buffer }>('select proof_hash as hash from real_name_proof')
  expect(rows.map(row => row.hash)).toContainEqual(chainedHash(chain, 1, 'person.id_card late'))
  await untilLoggedIn()
  expect((await asKnown(one)).http).toBe(200)
  // The account that is there was found: no second one was made for this mobile.
  const found = await pool.query('select from account where mobile_hash = any($1)', [[after(0)[0], after(1)[0]]])
  expect(found.rowCount).toBe(1)
  expect(await rehash(await owner(), { chain, lateMs: 0 })).toEqual({ done: 0, pausedMs: 0 })
})

test('a process with other keys than the database’s does not start, and a hash is HMAC-SHA256 of the one before', async () => {
  await pool.query(`update secret set value = $1 where name = 'lookup before'`, [randomBytes(32)])
  await pool.query(`delete from secret where name = 'lookup before'`)
  await expect(serverOn(database)).rejects.toThrow(LookupKeyError)
  const [hash] = after(1)
  const inner = createHmac('sha256', first).update(`account.mobile ${mobile}`).digest()
  expect(hash!.subarray(0, 32)).toEqual(createHmac('sha256', next).update(inner).digest())
})
