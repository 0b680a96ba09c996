import { afterAll, expect, test, vi } from 'vitest'
import { openTestServer } from '../testing/server.ts'
import { wireClient } from '../testing/client.ts'
import { aTill, type Order } from '../domains/payment/testbed.ts'
import { ledgerBalance } from '../domains/payment/ledger.table.ts'
import { serverProcess } from './server-process.ts'

const payments = 200
const feeCents = 1_230

// This process plays the providers and the payers; the other one is the server that is killed.
const provider = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const victim = await serverProcess({
  DATABASE_URL: provider.database.appUrl,
  DATABASE_OWNER_URL: provider.database.url,
  NETHOS_CALLS_PER_MINUTE: '100000',
})
afterAll(() => victim.stop())
const till = await aTill(provider)
const atVictim = wireClient({
  origin: victim.origin,
  channelKey: provider.runtime.keys.channelKey,
  now: () => provider.runtime.clock.now(),
})

async function opened(order: Order, payChannel: string): Promise<{ order: Order; payNo: string }> {
  const reply = await atVictim.call(
    'nethos.consult.info.pay',
    { consultId: order.consultId, payChannel },
    order.patient,
  )
  expect(reply).toMatchObject({ http: 200, code: '0' })
  const { payNo } = await provider.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', order.consultId)
    .executeTakeFirstOrThrow()
  return { order, payNo }
}

/** So many at a time, in order. */
async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map((item, n) => work(item, at + n)))))
  }
  return results
}

/** Of ten notices one is lost and one comes twice. */
const notices = [
  'normal',
  'normal',
  'lost',
  'normal',
  'doubled',
  'normal',
  'normal',
  'normal',
  'normal',
  'normal',
] as const

test(
  'the server is killed twice in the midst of 200 payments, and the books add up to the cent',
  { timeout: 180_000 },
  async () => {
    const orders = await inTurns(Array.from({ length: payments }), 20, () => till.anOrder({ feeCents }))
    const open = await inTurns(orders, 10, (order, n) => opened(order, n % 4 === 0 ? 'ALIPAY' : 'WECHAT'))

    await inTurns(open, 10, async ({ payNo }, n) => {
      // Between two payers, without waiting for what is under way: some notices arrive at nobody.
      if (n === 63 || n === 141) await victim.kill()
      await till.atCashier(payNo, 'succeed', notices[n % notices.length])
      if (n === 99 || n === 171) await victim.start()
    })
    await vi.waitUntil(
      async () => {
        await provider.advance(40)
        const { open: left } = await provider.db
          .selectFrom('payment')
          .select(({ fn }) => fn.countAll<number>().as('open'))
          .where('state', '<>', 'paid')
          .executeTakeFirstOrThrow()
        return left === 0
      },
      { timeout: 120_000, interval: 500 },
    )

    const count = async (sql: string): Promise<number> =>
      (await provider.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]!.n
    expect(await count(`payment where state = 'paid' and amount_cents = ${feeCents}`)).toBe(payments)
    expect(await count(`consult where status = 'going' and fee_cents = ${feeCents}`)).toBe(payments)
    expect(
      await count(`consult_move join consult using (consult_id) where event = 'pay' and fee_cents = ${feeCents}`),
    ).toBe(payments)
    // The demo has a payment of its own.
    const ours = `join payment using (pay_no) where payment.amount_cents = ${feeCents}`
    expect(await count(`refund ${ours}`)).toBe(0)
    expect(await count(`(select booking from ledger group by booking having sum(amount_cents) <> 0) as wrong`)).toBe(0)
    const { rows: balance } = await provider.pool.query(
      `select book, sum(ledger.amount_cents)::int as cents from ledger ${ours} group by book order by book`,
    )
    expect(balance).toEqual([
      { book: 'held', cents: -payments * feeCents },
      { book: 'provider', cents: payments * feeCents },
    ])
    expect(Object.values(await ledgerBalance(provider.db)).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    const theirs = (await (await provider.get('/sandbox/payments')).json()) as { state: string; amount: number }[]
    expect(
      theirs.filter(one => one.state === 'paid' && one.amount === feeCents).reduce((sum, one) => sum + one.amount, 0),
    ).toBe(payments * feeCents)
  },
)
