import type pg from 'pg'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import {
  TooLateToWithdrawError,
  type BookedLine,
  type Guide,
  type PaymentAnswer,
  type PaymentReport,
} from '../../../ports/hospital-bills.ts'

interface Taken {
  state: 'taken' | 'refused' | 'withdrawn'
  reason: string
  receipt_no: string
  at: Date
}

const receiptNumber = `'33' || lpad(nextval('demo_hospital.receipt_number')::text, 8, '0')`
const wardGuide: readonly Guide[] = [{ place: '住院部护士站', note: '出示本页，办理离院' }]

/** One payment at a time by its number: whoever tells it a second time reads what the first was told. */
async function alone<T>(
  pool: pg.Pool,
  hosId: string,
  ourNo: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`${hosId} ${ourNo}`])
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function known(client: pg.PoolClient, hosId: string, ourNo: string): Promise<Taken | undefined> {
  const { rows } = await client.query<Taken>(
    'select state, reason, receipt_no, at from demo_hospital.payment where hos_id = $1 and our_no = $2',
    [hosId, ourNo],
  )
  return rows[0]
}

async function guidesOf(client: pg.PoolClient, hosId: string, { what, billNo }: PaymentReport): Promise<Guide[]> {
  if (what === 'deposit') return []
  if (what === 'discharge') return [...wardGuide]
  const { rows } = await client.query<{ guides: Guide[] }>(
    'select guides from demo_hospital.bill where hos_id = $1 and bill_no = $2',
    [hosId, billNo],
  )
  return rows[0]?.guides ?? []
}

export const takePayment = (
  pool: pg.Pool,
  hosId: string,
  payment: PaymentReport,
  now: number,
): Promise<PaymentAnswer> =>
  alone(pool, hosId, payment.ourNo, async client => {
    const before = await known(client, hosId, payment.ourNo)
    if (before?.state === 'taken')
      return {
        outcome: 'taken',
        at: before.at.getTime(),
        receiptNo: before.receipt_no,
        guides: await guidesOf(client, hosId, payment),
      }
    if (before) return { outcome: 'refused', reason: before.reason }
    const reason = await whyNot(client, hosId, payment)
    if (reason !== undefined) {
      await save(client, hosId, payment, { state: 'refused', reason, receipt_no: '', at: new Date(now) })
      return { outcome: 'refused', reason }
    }
    const receiptNo = await book(client, hosId, payment, new Date(now))
    await save(client, hosId, payment, { state: 'taken', reason: '', receipt_no: receiptNo, at: new Date(now) })
    return { outcome: 'taken', at: now, receiptNo, guides: await guidesOf(client, hosId, payment) }
  })

/** The hospital's own rules, in its words. */
async function whyNot(client: pg.PoolClient, hosId: string, payment: PaymentReport): Promise<string | undefined> {
  if (payment.what !== 'outpatient') {
    const { rows } = await client.query<{ discharged: boolean; settled: boolean }>(
      `select discharged_on is not null as discharged, settled_at is not null as settled from demo_hospital.stay
       where hos_id = $1 and stay_no = $2 and record_number = $3 for update`,
      [hosId, payment.billNo, payment.recordNumber],
    )
    if (!rows[0]) return '没有这次住院'
    if (rows[0].settled) return '该次住院已出院结算'
    return payment.what === 'discharge' && !rows[0].discharged ? '病区未办理出院' : undefined
  }
  const { rows } = await client.query<{ total_cents: number; refuses: string | null; paid_at: Date | null }>(
    `select total_cents, refuses, paid_at from demo_hospital.bill
     where hos_id = $1 and bill_no = $2 and record_number = $3 for update`,
    [hosId, payment.billNo, payment.recordNumber],
  )
  const bill = rows[0]
  if (!bill) return '医院没有这张账单'
  if (bill.paid_at) return '该账单已在窗口缴费'
  if (Number(bill.total_cents) !== payment.totalCents) return '账单金额已变化'
  return bill.refuses ?? undefined
}

async function book(client: pg.PoolClient, hosId: string, payment: PaymentReport, at: Date): Promise<string> {
  const { ourNo, billNo, pooledCents, accountCents, ownCents } = payment
  if (payment.what === 'deposit') {
    const { rows } = await client.query<{ deposit_no: string }>(
      `insert into demo_hospital.deposit (hos_id, deposit_no, stay_no, amount_cents, way, our_no, at)
       values ($1, 'YJ' || nextval('demo_hospital.bill_number'), $2, $3, '移动支付', $4, $5) returning deposit_no`,
      [hosId, billNo, ownCents, ourNo, at],
    )
    return rows[0]!.deposit_no
  }
  const parts = [hosId, billNo, at, ourNo, pooledCents, accountCents, payment.totalCents - pooledCents - accountCents]
  const { rows } = await client.query<{ receipt_no: string }>(
    payment.what === 'outpatient'
      ? `update demo_hospital.bill set paid_at = $3, paid_way = '移动支付', our_no = $4, pooled_cents = $5, account_cents = $6,
           own_cents = $7, receipt_no = ${receiptNumber} where hos_id = $1 and bill_no = $2 returning receipt_no`
      : `update demo_hospital.stay set settled_at = $3, our_no = $4, pooled_cents = $5, account_cents = $6,
           own_cents = $7, receipt_no = ${receiptNumber} where hos_id = $1 and stay_no = $2 returning receipt_no`,
    parts,
  )
  return rows[0]!.receipt_no
}

const save = (
  client: pg.PoolClient,
  hosId: string,
  { ourNo, what, billNo, ownCents }: Pick<PaymentReport, 'ourNo' | 'what' | 'billNo' | 'ownCents'>,
  { state, reason, receipt_no, at }: Taken,
): Promise<unknown> =>
  client.query(
    `insert into demo_hospital.payment (hos_id, our_no, what, bill_no, own_cents, state, reason, receipt_no, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (hos_id, our_no) do update set state = excluded.state, reason = excluded.reason`,
    [hosId, ourNo, what, billNo, ownCents, state, reason, receipt_no, at],
  )

export const withdrawPayment = (pool: pg.Pool, hosId: string, ourNo: string, now: number): Promise<void> =>
  alone(pool, hosId, ourNo, async client => {
    const before = await known(client, hosId, ourNo)
    if (before?.state === 'withdrawn') return
    if (before?.state === 'taken') {
      const { rows } = await client.query(
        'select from demo_hospital.bill where hos_id = $1 and our_no = $2 and is_done',
        [hosId, ourNo],
      )
      if (rows.length > 0) throw new TooLateToWithdrawError(`${ourNo} was given already`)
      await unbook(client, hosId, ourNo)
    }
    const nothing = { ourNo, what: 'outpatient', billNo: '', ownCents: 0 } as const
    await save(client, hosId, nothing, {
      state: 'withdrawn',
      reason: '该笔缴费已撤销',
      receipt_no: '',
      at: new Date(now),
    })
  })

async function unbook(client: pg.PoolClient, hosId: string, ourNo: string): Promise<void> {
  const parts = `our_no = '', pooled_cents = 0, account_cents = 0, own_cents = 0, receipt_no = ''`
  await client.query(
    `update demo_hospital.bill set paid_at = null, paid_way = '', ${parts} where hos_id = $1 and our_no = $2`,
    [hosId, ourNo],
  )
  await client.query(`update demo_hospital.stay set settled_at = null, ${parts} where hos_id = $1 and our_no = $2`, [
    hosId,
    ourNo,
  ])
  await client.query('delete from demo_hospital.deposit where hos_id = $1 and our_no = $2', [hosId, ourNo])
}

/** What came and went by us on a day. Withdrawn is nothing. */
export async function bookedOn(pool: pg.Pool, hosId: string, onDay: string): Promise<BookedLine[]> {
  const day = [hosId, new Date(startOfDay(onDay)), new Date(startOfDay(addDays(onDay, 1)))]
  const { rows } = await pool.query<{ about: BookedLine['about']; our_no: string; refund_no: string; amount: number }>(
    `select 'payment' as about, our_no, '' as refund_no, own_cents as amount from demo_hospital.payment
       where hos_id = $1 and state = 'taken' and at >= $2 and at < $3
     union all
     select 'refund', our_no, refund_no, amount_cents from demo_hospital.refund where hos_id = $1 and at >= $2 and at < $3
     order by 1, 2, 3`,
    day,
  )
  return rows.map(row => ({
    about: row.about,
    ourNo: row.our_no,
    refundNo: row.refund_no,
    amountCents: Number(row.amount),
  }))
}
