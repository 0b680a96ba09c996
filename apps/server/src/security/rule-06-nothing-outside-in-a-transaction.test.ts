import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { aMobile } from '../domains/account/account.samples.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()
const till = await aTill(server)

// The sandbox's providers keep their books in tables of their own: held tight, a provider takes its time to answer.
const holder = new pg.Client({ connectionString: server.database.url })
await holder.connect()
afterAll(() => holder.end())

async function whileHolding<T>(table: string, work: () => Promise<T>): Promise<T> {
  await holder.query('begin')
  try {
    await holder.query(`lock table ${table} in access exclusive mode`)
    return await work()
  } finally {
    await holder.query('rollback')
  }
}

const waiting = async (table: string): Promise<number> =>
  (
    await server.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_locks where not granted and relation = $1::regclass`,
      [table],
    )
  ).rows[0]!.n
const inTransaction = async (): Promise<unknown[]> =>
  (
    await server.pool.query(
      `select query from pg_stat_activity where datname = current_database() and application_name = 'nethos' and state like 'idle in transaction%'`,
    )
  ).rows

/** The clock's own work passes by in moments; what waited for the provider would stay as long as it is held. */
const noneStaysOpen = () => expect.poll(inTransaction, { interval: 20, timeout: 5_000 }).toEqual([])

test('while the payment provider takes its time, no transaction is open and nobody waits for the order', async () => {
  const order = await till.anOrder()
  const { reply, held } = await whileHolding('sandbox.payment_order', async () => {
    const paying = till.pay(order)
    await expect.poll(() => waiting('sandbox.payment_order')).toBeGreaterThan(0)
    await noneStaysOpen()
    const consult = await server.pool.query('select 1 from consult where consult_id = $1 for update nowait', [
      order.consultId,
    ])
    return { reply: paying, held: consult.rowCount }
  })
  expect(held).toBe(1)
  expect(await reply).toMatchObject({ http: 200, code: '0' })
})

test(
  'a text message that the provider does not take is tried again, after a pause, until it is sent once',
  { timeout: 40_000 },
  async () => {
    const mobile = aMobile()
    const attempts = async () =>
      (
        await server.pool.query<{ n: number }>(
          `select coalesce(max(retry_count), 0)::int as n from pgboss.job where name = 'sms.send'`,
        )
      ).rows[0]!.n
    await whileHolding('sandbox.sms_outbox', async () => {
      // The call is answered before the provider is asked.
      expect(await server.call('nethos.system.captcha.pat.login', { mobile })).toMatchObject({ code: '0' })
      await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(0)
      await noneStaysOpen()
    })
    const sent = async () => ((await (await server.get(`/sandbox/sms?mobile=${mobile}`)).json()) as unknown[]).length
    await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  },
)
