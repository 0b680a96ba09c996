import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { localFiles, pathOfFile } from '../adapters/local-files/local-files.ts'
import { connected } from '../backup/place.ts'
import { anIdCard, aPerson } from '../domains/people/people.samples.ts'
import { sealer } from '../secrets/sealer.ts'
import { anAccount } from '../testing/people.ts'
import { atEnd } from '../testing/at-end.ts'
import { openTestServer, serverOn } from '../testing/server.ts'
import { keysOfSandbox } from '../wiring/keys.ts'
import { resealColumns } from './reseal.ts'
import { resealFiles, resealJobs } from './reseal-rest.ts'
import { sealedPlaces } from './sealed-places.ts'

const server = await openTestServer()
for (let nth = 0; nth < 12; nth++) {
  const { accountId } = await anAccount(server)
  await aPerson(server, accountId, { mobile: `1370000${1000 + nth}`, idCard: anIdCard() })
}
const { pool, database } = server
const before = await keysOfSandbox(pool)
const next = randomBytes(32)
const changing = sealer(next, [before.seal])
const asOwner = <T>(work: Parameters<typeof connected<T>>[1]) => connected(database.url, work)

test('every sealed column of the database has its place in the list', async () => {
  const { rows } = await pool.query<{ place: string }>(
    `select case when table_schema = 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as place
     from information_schema.columns where column_name like '%\\_sealed' and data_type = 'bytea' order by 1`,
  )
  expect(sealedPlaces.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(row => row.place).toSorted(),
  )
})

test('the seal is changed while a server works, stopped in the middle and taken up again; then the old key is not needed', async () => {
  // Both keys open everywhere before anybody seals with the new one.
  await pool.query(`insert into secret (name, value) select 'seal before', value from secret where name = 'seal'`)
  await pool.query(`update secret set value = $1 where name = 'seal'`, [next])
  const works = await serverOn(database)
  const patients = () => works.db.selectFrom('person').selectAll().where('mobileSealed', 'is not', null).execute()
  const mobiles = async (by: { openText(sealed: Uint8Array, about: string): string }) =>
    (await patients()).map(row => [row.personId, by.openText(row.mobileSealed!, 'person.mobile')]).toSorted()
  const mobilesNow = await mobiles(works.runtime.sealer)
  expect(mobilesNow.length).toBeGreaterThan(2)

  // Killed after the first steps.
  let steps = 0
  const stop = new Error('killed')
  await expect(
    asOwner(client =>
      resealColumns(client, changing, () => {
        steps += 1
        if (steps === 2) throw stop
      }),
    ),
  ).rejects.toBe(stop)
  expect(await mobiles(works.runtime.sealer)).toEqual(mobilesNow)

  // A server with the settings of before has sealed something meanwhile, in place of what was there.
  const [first] = await patients()
  const old = sealer(before.seal, [next])
  await pool.query('update person set mobile_sealed = $2 where person_id = $1', [
    first!.personId,
    old.sealText('13900000000', 'person.mobile'),
  ])

  const whole = await asOwner(client => resealColumns(client, changing))
  expect(whole).toMatchObject({ old: 0, unreadable: 0 })
  expect(whole.done).toBeGreaterThan(10)
  expect(await asOwner(client => resealColumns(client, changing))).toEqual({ done: 0, old: 0, unreadable: 0 })
  expect(await connected(database.appUrl, client => resealJobs(client, changing))).toMatchObject({ unreadable: 0 })

  // The old key is retired: a server that never had it reads all, and what needs it opens no more.
  await pool.query(`delete from secret where name = 'seal before'`)
  const later = await serverOn(database)
  const now = new Map(await mobiles(later.runtime.sealer).then(rows => rows.map(([id, mobile]) => [id!, mobile!])))
  expect(now.get(first!.personId)).toBe('13900000000')
  for (const [id, mobile] of mobilesNow) if (id !== first!.personId) expect(now.get(id!)).toBe(mobile)
  await expect(mobiles(sealer(before.seal))).rejects.toThrow('unknown key')
})

test('what none of the keys opens is left as it is and counted', async () => {
  const lost = sealer(randomBytes(32)).sealText('13800000000', 'person.mobile')
  const { rows } = await pool.query<{ person_id: string }>('select person_id from person limit 1')
  await pool.query('update person set mobile_sealed = $2 where person_id = $1', [rows[0]!.person_id, lost])
  expect(await asOwner(client => resealColumns(client, changing))).toEqual({ done: 0, old: 0, unreadable: 1 })
  const { rows: stored } = await pool.query('select mobile_sealed from person where person_id = $1', [
    rows[0]!.person_id,
  ])
  expect(stored[0].mobile_sealed).toEqual(lost)
})

test('files are sealed anew, each whole, and again is nothing to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nethos-reseal-'))
  atEnd(() => rm(folder, { recursive: true }))
  const keys = ['one', 'two', 'three']
  const files = localFiles(folder, sealer(before.seal))
  for (const key of keys) await files.put(key, Buffer.from(`the bytes of ${key}`))
  const client = { query: async () => ({ rows: keys.map(key => ({ key })) }) } as never
  expect(await resealFiles(client, changing, folder)).toEqual({ done: 3, old: 0, unreadable: 0 })
  expect(await resealFiles(client, changing, folder)).toEqual({ done: 0, old: 0, unreadable: 0 })
  const opened = localFiles(folder, sealer(next))
  for (const key of keys) expect((await opened.get(key)).toString()).toBe(`the bytes of ${key}`)
})

test('a file that cannot be read ends the run: it is not taken for one that has gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nethos-reseal-'))
  atEnd(() => rm(folder, { recursive: true }))
  const client = { query: async () => ({ rows: [{ key: 'one' }] }) } as never
  // Without its draft folder, as after a copy that left it out.
  expect(await resealFiles(client, changing, folder)).toEqual({ done: 0, old: 0, unreadable: 0 })
  await mkdir(pathOfFile(folder, 'one'), { recursive: true })
  await expect(resealFiles(client, changing, folder)).rejects.toThrow('EISDIR')
})
