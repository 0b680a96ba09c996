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
