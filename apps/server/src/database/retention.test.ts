import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { aRenewalWorld } from '../domains/renewal/testbed.ts'
import { openTestServer } from '../testing/server.ts'
import { retentions } from './retention.ts'

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

describe('what the law keeps', () => {
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
    treatment: { account_id: someId, person_id: someId, creator_name: 'x', content: 'x', treated_at: 'now()' },
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
