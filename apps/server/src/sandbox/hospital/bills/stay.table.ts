import type pg from 'pg'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { ChargeItem, DailyCharge, Deposit, InpatientStay } from '../../../ports/hospital-bills.ts'

interface StayRow {
  stay_no: string
  record_number: string
  inpatient_no: string
  dept_name: string
  bed_no: string
  admitted_on: string
  discharged_on: string | null
  settled_at: Date | null
  our_no: string
  pooled_cents: number
  account_cents: number
  own_cents: number
  receipt_no: string
  total_cents: number
  prepaid_cents: number
}

const stayColumns = `stay_no, record_number, inpatient_no, dept_name, bed_no, to_char(admitted_on, 'YYYY-MM-DD') as admitted_on,
  to_char(discharged_on, 'YYYY-MM-DD') as discharged_on, settled_at, our_no, pooled_cents, account_cents, own_cents, receipt_no,
  coalesce((select sum(amount_cents) from demo_hospital.charge as one where one.hos_id = stay.hos_id and one.stay_no = stay.stay_no), 0) as total_cents,
  coalesce((select sum(amount_cents) from demo_hospital.deposit as one where one.hos_id = stay.hos_id and one.stay_no = stay.stay_no), 0) as prepaid_cents`

const shown = (row: StayRow): InpatientStay => ({
  stayNo: row.stay_no,
  recordNumber: row.record_number,
  inpatientNo: row.inpatient_no,
  deptName: row.dept_name,
  bedNo: row.bed_no,
  admittedOn: row.admitted_on,
  ...(row.discharged_on !== null && { dischargedOn: row.discharged_on }),
  state: row.settled_at ? 'settled' : row.discharged_on === null ? 'open' : 'to_settle',
  totalCents: Number(row.total_cents),
  prepaidCents: Number(row.prepaid_cents),
  ...(row.settled_at && {
    settlement: {
      settledAt: row.settled_at.getTime(),
      pooledCents: Number(row.pooled_cents),
      accountCents: Number(row.account_cents),
      ownCents: Number(row.own_cents),
      receiptNo: row.receipt_no,
    },
  }),
})

export async function staysOf(pool: pg.Pool, hosId: string, recordNumber: string): Promise<InpatientStay[]> {
  const { rows } = await pool.query<StayRow>(
    `select ${stayColumns} from demo_hospital.stay where hos_id = $1 and record_number = $2 order by admitted_on desc, stay_no desc limit 50`,
    [hosId, recordNumber],
  )
  return rows.map(shown)
}

export async function findStay(pool: pg.Pool, hosId: string, stayNo: string): Promise<InpatientStay | undefined> {
  const { rows } = await pool.query<StayRow>(
    `select ${stayColumns} from demo_hospital.stay where hos_id = $1 and stay_no = $2`,
    [hosId, stayNo],
  )
  return rows[0] && shown(rows[0])
}

export async function chargesOf(pool: pg.Pool, hosId: string, stayNo: string, onDay?: string): Promise<DailyCharge[]> {
  const { rows } = await pool.query<{ on_day: string; item: ChargeItem }>(
    `select to_char(on_day, 'YYYY-MM-DD') as on_day, item from demo_hospital.charge
     where hos_id = $1 and stay_no = $2 and ($3::date is null or on_day = $3::date) order by charge.on_day, no`,
    [hosId, stayNo, onDay ?? null],
  )
  return rows.map(({ on_day, item }) => ({ ...item, onDay: on_day }))
}

export async function depositsOf(pool: pg.Pool, hosId: string, stayNo: string): Promise<Deposit[]> {
  const { rows } = await pool.query<{
    deposit_no: string
    at: Date
    amount_cents: number
    way: string
    our_no: string
  }>(
    `select deposit_no, at, amount_cents, way, our_no from demo_hospital.deposit
     where hos_id = $1 and stay_no = $2 order by at desc, deposit_no desc`,
    [hosId, stayNo],
  )
  return rows.map(row => ({
    depositNo: row.deposit_no,
    at: row.at.getTime(),
    amountCents: Number(row.amount_cents),
    way: row.way,
    ourNo: row.our_no,
  }))
}

export interface NewStay {
  hosId: string
  recordNumber: string
  deptName: string
  bedNo: string
  admittedOn: string
}

type Query = Pick<pg.Pool, 'query'>

/** Somebody is admitted; the number of the stay. */
export async function admit(pool: Query, { hosId, recordNumber, ...stay }: NewStay): Promise<string> {
  const { rows } = await pool.query<{ stay_no: string }>(
    `with no as (select nextval('demo_hospital.bill_number') as no)
     insert into demo_hospital.stay (hos_id, stay_no, record_number, inpatient_no, dept_name, bed_no, admitted_on)
     select $1, 'ZY' || no, $2, '26' || lpad(no::text, 6, '0'), $3, $4, $5 from no returning stay_no`,
    [hosId, recordNumber, stay.deptName, stay.bedNo, stay.admittedOn],
  )
  return rows[0]!.stay_no
}

/** What was used on a day goes on the account. */
export async function charge(
  pool: pg.Pool,
  { hosId, stayNo, onDay, items }: { hosId: string; stayNo: string; onDay: string; items: readonly ChargeItem[] },
): Promise<void> {
  await pool.query(
    `insert into demo_hospital.charge (hos_id, stay_no, on_day, no, item, amount_cents)
     select $1, $2, $3, coalesce((select max(no) from demo_hospital.charge where hos_id = $1 and stay_no = $2 and on_day = $3), 0) + place, item, (item ->> 'amountCents')::bigint
     from jsonb_array_elements($4::jsonb) with ordinality as given (item, place)`,
    [hosId, stayNo, onDay, JSON.stringify(items)],
  )
}

export const depositAtWindow = (
  pool: pg.Pool,
  { hosId, stayNo, amountCents, at }: { hosId: string; stayNo: string; amountCents: number; at: number },
): Promise<unknown> =>
  pool.query(
    `insert into demo_hospital.deposit (hos_id, deposit_no, stay_no, amount_cents, way, at)
     values ($1, 'YJ' || nextval('demo_hospital.bill_number'), $2, $3, '窗口', $4)`,
    [hosId, stayNo, amountCents, new Date(at)],
  )

/** The ward has done what it must: he may go home when it is settled. */
export async function discharge(pool: Query, hosId: string, stayNo: string, at: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update demo_hospital.stay set discharged_on = $3 where hos_id = $1 and stay_no = $2 and discharged_on is null',
    [hosId, stayNo, dayOf(at)],
  )
  return rowCount === 1
}

/** The account of whoever comes or has come: opened once, and moved with his bed and his day until something stands on it. */
export async function openAccount(query: Query, stay: NewStay): Promise<void> {
  const { rowCount } = await query.query(
    `update demo_hospital.stay as one set dept_name = $3, bed_no = $4, admitted_on = case when exists (
         select from demo_hospital.charge where charge.hos_id = one.hos_id and charge.stay_no = one.stay_no
       ) then admitted_on else $5::date end
     where hos_id = $1 and record_number = $2 and discharged_on is null`,
    [stay.hosId, stay.recordNumber, stay.deptName, stay.bedNo, stay.admittedOn],
  )
  if (rowCount === 0) await admit(query, stay)
}

interface Leaving {
  hosId: string
  recordNumber: string
  at: number
}

/** He has gone home: what was paid and used waits to be settled. */
export const closeAccount = (query: Query, { hosId, recordNumber, at }: Leaving): Promise<unknown> =>
  query.query(
    'update demo_hospital.stay set discharged_on = greatest($3::date, admitted_on) where hos_id = $1 and record_number = $2 and discharged_on is null',
    [hosId, recordNumber, dayOf(at)],
  )

/** He does not come: an account on which nothing stands was none. */
export async function dropAccount(query: Query, leaving: Leaving): Promise<void> {
  await query.query(
    `delete from demo_hospital.stay as one where hos_id = $1 and record_number = $2 and discharged_on is null
       and not exists (select from demo_hospital.deposit where deposit.hos_id = one.hos_id and deposit.stay_no = one.stay_no)
       and not exists (select from demo_hospital.charge where charge.hos_id = one.hos_id and charge.stay_no = one.stay_no)`,
    [leaving.hosId, leaving.recordNumber],
  )
  await closeAccount(query, leaving)
}
