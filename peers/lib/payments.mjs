// Patients who pay while something happens to the server, and what the books say afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openSession } from '../../apps/server/src/calls/caller.ts'
import { openDatabase } from '../../apps/server/src/database/connect.ts'
import { aConsult } from '../../apps/server/src/domains/consult/consult.samples.ts'
import { wireClient } from '../../apps/server/src/testing/client.ts'
import { keysOfSandbox } from '../../apps/server/src/wiring/keys.ts'
import { until } from './programs.mjs'

/** Unpaid consults that patients then pay one after the other; each payment has an amount of its own. */
export async function ordersOf(ownerUrl, count) {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 })
  pool.on('error', () => undefined)
  const db = openDatabase(pool)
  const { rows } = await pool.query(
    `select account_id, person_id, row_number() over () as n from person join account using (account_id)
     where account.mobile_sealed = 'sealed' limit $1`,
    [count],
  )
  const { rows: doctors } = await pool.query(
    'select doc_id from doctor where is_active order by doc_id offset 10 limit 20',
  )
  const orders = []
  for (const row of rows) {
    const feeCents = 1_000 + Number(row.n)
    const consultId = await aConsult(db, {
      accountId: row.account_id,
      personId: row.person_id,
      docId: doctors[Number(row.n) % doctors.length].doc_id,
      now: Date.now(),
      status: 'unpaid',
      feeCents,
    })
    orders.push({ consultId, feeCents, accountId: row.account_id })
  }
  const { secret, channelKey } = await keysOfSandbox(pool)
  for (const order of orders) {
    const who = { kind: 'account', accountId: order.accountId }
    order.session = await openSession(db, who, { secret, now: Date.now(), channel: '3' })
  }
  await pool.end()
  return { orders, channelKey }
}

/**
 * Opens the cashier and pays there, as often as it takes: what is answered was paid. Answers the orders that were paid.
 * `noticeOf`: what becomes of the provider's notice; one that is lost the hospital learns of by asking.
 */
export async function payAll({
  origin,
  url,
  orders,
  channelKey,
  atOnce = 4,
  pauseMs = 0,
  paid = [],
  noticeOf = () => 'normal',
}) {
  const client = wireClient({ origin, channelKey, now: () => Date.now() })
  const left = [...orders]
  async function payer() {
    for (let order = left.shift(); order; order = left.shift()) {
      const payNo = await again(async () => {
        const reply = await client.call(
          'nethos.consult.info.pay',
          { consultId: order.consultId, payChannel: 'WECHAT' },
          order.session,
        )
        if (reply.http !== 200) throw new Error(`${reply.http}`)
        return payNoOf(url, order.consultId)
      })
      await again(async () => {
        const reply = await fetch(`${origin}/sandbox/payments/${payNo}/succeed`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ notice: noticeOf() }),
        })
        // Said twice to the cashier: it has been paid by the first.
        if (!reply.ok && !/paid|已支付|PAID/.test(await reply.text())) throw new Error(`${reply.status}`)
      })
      paid.push({ ...order, payNo, at: Date.now() })
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, payer))
  return paid
}

const again = work => until('it is done', async () => (await work()) ?? true, { seconds: 120, everyMs: 200 })

async function payNoOf(url, consultId) {
  const client = new pg.Client({
    connectionString: typeof url === 'function' ? await url() : url,
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(
      'select pay_no from payment where biz_id = $1 order by created_at desc limit 1',
      [consultId],
    )
    return rows[0].pay_no
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What the books say of these orders, once the server has heard of all: nothing open, nothing twice, to the cent. */
export async function booksOf(url, paid) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const ids = paid.map(order => order.consultId)
  try {
    await until(
      'every payment is in the books',
      async () => {
        const { rows } = await pool.query(
          `select count(*)::int as n from payment where biz_id = any($1) and state = 'paid'`,
          [ids],
        )
        return rows[0].n >= paid.length
      },
      { seconds: 180, everyMs: 500 },
    )
    const { rows } = await pool.query(
      `select coalesce(sum(ledger.amount_cents) filter (where book = 'provider'), 0)::int as provider,
              coalesce(sum(ledger.amount_cents), 0)::int as balance
       from ledger join payment using (pay_no) where biz_id = any($1)`,
      [ids],
    )
    const { rows: twice } = await pool.query(
      `select biz_id from payment where biz_id = any($1) and state = 'paid' group by biz_id having count(*) > 1`,
      [ids],
    )
    const { rows: going } = await pool.query(
      `select count(*)::int as n from consult where consult_id = any($1) and status = 'going'`,
      [ids],
    )
    const due = paid.reduce((sum, order) => sum + order.feeCents, 0)
    return { offCents: rows[0].provider - due, balance: rows[0].balance, twice: twice.length, going: going[0].n, due }
  } finally {
    await pool.end()
  }
}
