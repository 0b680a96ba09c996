import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { aRenewalWorld } from '../domains/renewal/testbed.ts'
import { openTestServer } from '../testing/server.ts'
import { freeTables, retentions } from './retention.ts'

const server = await openTestServer()
const { pool } = server
const world = await aRenewalWorld(server)
const consultId = await world.paid()
const forget = (table: string, where = 'true') => pool.query(`delete from ${table} where ${where}`)

test('each period of the law is held by a trigger of the table, and no trigger holds another', async () => {
  const { rows } = await pool.query<{ table: string; args: string }>(
    `select tgrelid::regclass::text as "table", encode(tgargs, 'escape') as args
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'refuse_early_delete'`,
  )
  const held = rows.map(({ table, args }) => [table, ...args.split('\\000').filter(part => part !== '')].join(' '))
  expect(held.toSorted()).toEqual(retentions.map(({ table, since, years }) => `${table} ${since} ${years}`).toSorted())
})

test('every table is decided: kept for its years, written to and never changed, or free to go', async () => {
  const { rows } = await pool.query<{ name: string; isAppendOnly: boolean }>(
    `select relname as name, exists (
       select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where tgrelid = pg_class.oid and proname = 'refuse_change' and tgtype & 8 = 8
     ) as "isAppendOnly"
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migration'`,
  )
  const retained = retentions.map(({ table }) => table)
  const appendOnly = rows.filter(one => one.isAppendOnly).map(({ name }) => name)
  const free = freeTables.flatMap(({ tables }) => tables)
  const decided = [...retained, ...appendOnly, ...free]
  expect(
    rows.map(({ name }) => name).filter(name => !decided.includes(name)),
    'not decided',
  ).toEqual([])
  expect(
    decided.filter((name, at) => decided.indexOf(name) !== at),
    'decided twice',
  ).toEqual([])
  expect(
    free.filter(name => !rows.some(one => one.name === name)),
    'no table any more',
  ).toEqual([])
})

test('what is kept is kept as it was written: every column that the law wants unchanged has its trigger', async () => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select tgrelid::regclass::text as "table", array(
       select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr) order by attname
     ) as columns
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'refuse_other_words'`,
  )
  const byTable = (all: { table: string; columns: readonly string[] }[]) =>
    Object.fromEntries(all.map(({ table, columns }) => [table, columns.toSorted()]))
  expect(byTable(rows)).toEqual(byTable(retentions.map(({ table, unchanged }) => ({ table, columns: unchanged }))))
})

describe('what the law keeps', () => {
  test.each([
    ['consult_message', 'content', `'{}'`],
    ['consult_message', 'created_at', `created_at - interval '20 years'`],
    ['consult', 'created_at', `created_at - interval '20 years'`],
    ['prescription', 'lines', `'[]'`],
    ['payment', 'amount_cents', 'amount_cents + 1'],
  ])('cannot be written over: %s.%s', async (table, column, value) => {
    await expect(pool.query(`update ${table} set ${column} = ${value}`)).rejects.toThrow(
      `${table} is kept as it was written`,
    )
  })

  test.each(['consult', 'renewal', 'prescription', 'consult_message', 'payment'])(
    'cannot be deleted from %s before its time',
    async table => {
      const { rows } = await pool.query(`select count(*)::int as n from ${table}`)
      expect(rows[0].n).toBeGreaterThan(0)
      await expect(forget(table)).rejects.toThrow(`${table} is kept for`)
      await expect(pool.query(`truncate ${table} cascade`)).rejects.toThrow()
    },
  )

  const someId = '018f0000-0000-7000-8000-000000000001'
  const rows = {
    programme_message: { application_id: someId, talker: 'PAT', talker_id: 'x', talker_name: 'x', text: 'x' },
    consult_report: { consult_id: someId, report_id: 'x' },
    follow_message: { follow_id: someId, msg_type: 'TEXT', talker: 'PAT', talker_id: 'x', talker_name: 'x' },
    group_message: {
      group_id: someId,
      msg_type: 'TEXT',
      seq: 1,
      version: 1,
      speaker: 'member',
      speaker_id: 'x',
      speaker_name: 'x',
    },
    video_room: { consult_id: someId, ends_at: 'now()', text_cents: 0 },
  }

  test.each(Object.entries(rows))('%s goes when its years are over, and no day before', async (table, row) => {
    const { since, years } = retentions.find(one => one.table === table)!
    const owner = new pg.Client({ connectionString: server.database.url })
    await owner.connect()
    const mine = Object.entries(row)
      .filter(([, value]) => value === someId)
      .map(([name]) => `${name} = '${someId}'`)
      .join(' and ')
    const columns = Object.entries({ ...row, [since]: `now() - interval '${years} years - 1 day'` })
    const values = columns.map(([, value]) => (String(value).startsWith('now()') ? value : `'${value}'`))
    try {
      await owner.query('begin')
      // Only the period is tried: whom the row belongs to needs not be there.
      const { rows: keys } = await owner.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = '${table}'::regclass and contype = 'f'`,
      )
      for (const { name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`)
      await owner.query(`insert into ${table} (${columns.map(([name]) => name).join()}) values (${values.join()})`)
      await owner.query('savepoint too_early')
      await expect(owner.query(`delete from ${table} where ${mine}`)).rejects.toThrow(`${table} is kept for ${years}`)
      await owner.query('rollback to savepoint too_early')
      await owner.query(`alter table ${table} disable trigger ${table}_unchanged`)
      await owner.query(`update ${table} set ${since} = ${since} - interval '2 days' where ${mine}`)
      expect((await owner.query(`delete from ${table} where ${mine}`)).rowCount).toBe(1)
    } finally {
      await owner.query('rollback')
      await owner.end()
    }
  })

  test('loses none of its files', async () => {
    const files = `record_type = 'consult' and record_id = '${consultId}'`
    const { rowCount } = await pool.query(`select from attachment_use where ${files}`)
    expect(rowCount).toBe(1)
    await expect(forget('attachment_use', files)).rejects.toThrow('is kept for 15 years')
  })

  test('can go when its time is over: talk after three years, a medical record in it after fifteen', async () => {
    const aged = (years: number, msgType: string) =>
      pool.query(
        `insert into consult_message (consult_id, msg_type, content, replier_type, replier_id, replier_name, created_at)
         values ($1, $2, '{}', 'DOC', 'x', 'x', now() - make_interval(years => $3)) returning message_id`,
        [consultId, msgType, years],
      )
    const go = async (years: number, msgType: string) => {
      const { rows } = await aged(years, msgType)
      return forget('consult_message', `message_id = '${rows[0].message_id}'`)
    }
    await expect(go(2, 'TEXT')).rejects.toThrow('is kept for 3 years')
    expect((await go(4, 'TEXT')).rowCount).toBe(1)
    await expect(go(14, 'MEDICAL_RECORD')).rejects.toThrow('is kept for 15 years')
    expect((await go(16, 'MEDICAL_RECORD')).rowCount).toBe(1)
  })
})
