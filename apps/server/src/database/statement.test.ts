import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { DatabaseClient } from './client.ts'
import { openDatabase, openPool } from './connect.ts'
import { openLines } from './lines.ts'

const { appUrl, url } = await testDatabase()
const owner = new pg.Client({ connectionString: url })
owner.on('error', () => undefined)
await owner.connect()
await owner.query('create table statement_test (one integer primary key deferrable initially deferred, word text)')
await owner.query('grant all on statement_test to public')
afterAll(() => owner.end().catch(() => undefined))

async function opened(): Promise<DatabaseClient> {
  const client = new DatabaseClient({ connectionString: appUrl })
  client.on('error', () => undefined)
  await client.connect()
  afterAll(() => client.end().catch(() => undefined))
  return client
}

/** What comes back on a connection, by the names of its messages. */
function received(client: DatabaseClient): string[] {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  const names: string[] = []
  for (const name of ['rowDescription', 'noData', 'dataRow', 'commandComplete', 'readyForQuery'])
    connection.on(name, () => names.push(name))
  return names
}

test('the columns of a prepared statement are told once', async () => {
  const client = await opened()
  const names = received(client)
  const ask = (at: string) =>
    client.query({
      name: 'row',
      text: `select 7 as one, null as two, $1::timestamptz as at, '{"a":1}'::jsonb as it`,
      values: [at],
    })
  const [first, second] = [await ask('2026-11-29T01:00:00Z'), await ask('2026-11-29T02:00:00Z')]
  expect(first.rows).toEqual([{ one: 7, two: null, at: new Date('2026-11-29T01:00:00Z'), it: { a: 1 } }])
  expect(second.rows).toEqual([{ one: 7, two: null, at: new Date('2026-11-29T02:00:00Z'), it: { a: 1 } }])
  expect(second).toMatchObject({ command: 'SELECT', rowCount: 1 })
  expect(names.filter(name => name === 'rowDescription')).toHaveLength(1)
})

test('one that answers with no rows says so once, and what it did each time', async () => {
  const client = await opened()
  const names = received(client)
  const change = () =>
    client.query({ name: 'none', text: 'update statement_test set one = one where one = $1', values: [1] })
  expect(await change()).toMatchObject({ command: 'UPDATE', rowCount: 0, rows: [] })
  expect(await change()).toMatchObject({ command: 'UPDATE', rowCount: 0, rows: [] })
  expect(names.filter(name => name === 'noData')).toHaveLength(1)
})

test('one that failed is answered as before, and so is what comes after it', async () => {
  const client = await opened()
  const divide = (by: number) => client.query({ name: 'divide', text: 'select 6 / $1::int as it', values: [by] })
  expect((await divide(3)).rows).toEqual([{ it: 2 }])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(2)).rows).toEqual([{ it: 3 }])
  await expect(client.query({ name: 'wrong', text: 'select nothing_of_the_kind' })).rejects.toMatchObject({
    code: '42703',
  })
  await expect(client.query({ name: 'wrong', text: 'select nothing_of_the_kind' })).rejects.toMatchObject({
    code: '42703',
  })
})

test('a table that changes under a prepared statement lets it fail, and never answers with columns of before', async () => {
  await owner.query('create table changing_test as select 1 as one, 2 as two')
  await owner.query('grant select on changing_test to public')
  const client = await opened()
  const ask = () => client.query({ name: 'all', text: 'select * from changing_test' })
  expect((await ask()).rows).toEqual([{ one: 1, two: 2 }])
  await owner.query('alter table changing_test drop column one')
  await expect(ask()).rejects.toMatchObject({ code: '0A000' })
})

test('statements that share a line are answered each with its own rows', async () => {
  const lines = openLines({ connection: { connectionString: appUrl }, size: 1, onError: () => undefined })
  const ask = (nth: number) =>
    nth % 3 === 0
      ? lines.query({ name: 'three', text: 'select $1::int as one, $1::int + 1 as two', values: [nth] })
      : lines.query({ name: 'other', text: 'select $1::int as it', values: [nth] })
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => ask(nth)))
    for (const [nth, { rows }] of answers.entries())
      expect(rows).toEqual(nth % 3 === 0 ? [{ one: nth, two: nth + 1 }] : [{ it: nth }])
  }
  await lines.close()
})

test('what is asked in one go is written in one go', async () => {
  const lines = openLines({ connection: { connectionString: appUrl }, size: 1, onError: () => undefined })
  const ask = (nth: number) => lines.query({ name: 'go', text: 'select $1::int as it', values: [nth] })
  await ask(0)
  // oxlint-disable-next-line typescript/unbound-method -- called on each connection below
  const { query } = pg.Client.prototype
  let socket: { writev: number } | undefined
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { stream } = (this as unknown as { connection: { stream: { _writev: (...all: unknown[]) => void } } })
      .connection
    if (!socket) {
      const counted = (socket = { writev: 0 })
      const { _writev } = stream
      stream._writev = function (this: unknown, ...all: unknown[]) {
        counted.writev++
        Reflect.apply(_writev, this, all)
      }
    }
    return Reflect.apply(query, this, args)
  } as typeof query
  await Promise.all([1, 2, 3, 4, 5].map(ask))
  pg.Client.prototype.query = query
  expect(socket).toEqual({ writev: 1 })
  await lines.close()
})

const pool = openPool({ url: appUrl, size: 1, onError: () => undefined })
const db = openDatabase(pool)
afterAll(() => pool.end().catch(() => undefined))
const table = db as unknown as import('kysely').Kysely<{ statementTest: { one: number; word: string | null } }>
const rows = async () => (await owner.query('select one from statement_test order by one')).rows.map(row => row.one)

test('a transaction is one: it is there as a whole, or not at all', async () => {
  const put = (one: number, fails: boolean) =>
    table.transaction().execute(async trx => {
      await trx.insertInto('statementTest').values({ one, word: null }).execute()
      expect(await rows()).not.toContain(one)
      await trx
        .insertInto('statementTest')
        .values({ one: one + 100, word: null })
        .execute()
      if (fails) throw new Error('undone')
    })
  // The first prepares, the second begins with its first statement.
  for (const one of [1, 2]) {
    await put(one, false)
    await expect(put(one + 10, true)).rejects.toThrow('undone')
  }
  expect(await rows()).toEqual([1, 2, 101, 102])
})

test('what fails at the commit, and what fails at the first statement, leaves nothing and a connection that works', async () => {
  const put = (...ones: number[]) =>
    table.transaction().execute(async trx => {
      for (const one of ones) await trx.insertInto('statementTest').values({ one, word: null }).execute()
    })
  await expect(put(200, 1)).rejects.toMatchObject({ code: '23505' })
  const divide = (by: number) =>
    table.transaction().execute(async trx => {
      const answer = await trx.executeQuery<{ it: number }>({
        sql: 'select 6 / $1::int as it',
        parameters: [by],
      } as never)
      return answer.rows[0]!.it
    })
  expect(await divide(2)).toBe(3)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect(await divide(3)).toBe(2)
  await put(201)
  expect(await rows()).toEqual([1, 2, 101, 102, 201])
})

test('a transaction that says nothing never begins', async () => {
  const client = await pool.connect()
  client.release()
  const names = received(client as unknown as DatabaseClient)
  expect(await table.transaction().execute(async () => 7)).toBe(7)
  await expect(
    table.transaction().execute(async () => {
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect(names).toEqual([])
})
