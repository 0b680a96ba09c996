import type pg from 'pg'
import type { ChargeItem, Guide, OutpatientBill } from '../../../ports/hospital-bills.ts'

export interface BillRow {
  bill_no: string
  record_number: string
  card_number: string
  dept_name: string
  doctor_name: string
  issued_at: Date
  pay_until: Date
  items: ChargeItem[]
  guides: Guide[]
  total_cents: number
  refuses: string | null
  paid_at: Date | null
  paid_way: string
  our_no: string
  pooled_cents: number
  account_cents: number
  own_cents: number
  receipt_no: string
  is_done: boolean
}

export const shownBill = (row: BillRow): OutpatientBill => ({
  billNo: row.bill_no,
  recordNumber: row.record_number,
  cardNumber: row.card_number,
  deptName: row.dept_name,
  doctorName: row.doctor_name,
  issuedAt: row.issued_at.getTime(),
  payUntil: row.pay_until.getTime(),
  state: row.paid_at ? 'paid' : 'to_pay',
  items: row.items,
  totalCents: Number(row.total_cents),
  ...(row.paid_at && {
    paid: {
      paidAt: row.paid_at.getTime(),
      way: row.paid_way,
      ourNo: row.our_no,
      pooledCents: Number(row.pooled_cents),
      accountCents: Number(row.account_cents),
      ownCents: Number(row.own_cents),
      receiptNo: row.receipt_no,
      guides: row.guides,
    },
  }),
})

export interface NewBill {
  hosId: string
  recordNumber: string
  deptName: string
  doctorName: string
  issuedAt: number
  items: readonly ChargeItem[]
  guides: readonly Guide[]
  /** With which words money for it is refused. */
  refuses?: string | undefined
}

const threeDays = 3 * 86_400_000

/** Somebody at the hospital writes a bill; its number. */
export async function issueBill(pool: pg.Pool, bill: NewBill): Promise<string> {
  const total = bill.items.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { rows } = await pool.query<{ bill_no: string }>(
    `insert into demo_hospital.bill (hos_id, bill_no, record_number, card_number, dept_name, doctor_name, issued_at, pay_until, items, guides, total_cents, refuses)
     values ($1, 'MZ' || nextval('demo_hospital.bill_number'), $2,
       coalesce((select card_number from demo_hospital.visit_card where hos_id = $1 and record_number = $2 order by issued_at, card_number limit 1), ''),
       $3, $4, $5, $6, $7, $8, $9, $10) returning bill_no`,
    [
      bill.hosId,
      bill.recordNumber,
      bill.deptName,
      bill.doctorName,
      new Date(bill.issuedAt),
      new Date(bill.issuedAt + threeDays),
      JSON.stringify(bill.items),
      JSON.stringify(bill.guides),
      total,
      bill.refuses ?? null,
    ],
  )
  return rows[0]!.bill_no
}

/** It is paid at the hospital's window, in cash. */
export async function payAtWindow(pool: pg.Pool, hosId: string, billNo: string, at: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update demo_hospital.bill set paid_at = $3, paid_way = '窗口', own_cents = total_cents,
       receipt_no = '33' || lpad(nextval('demo_hospital.receipt_number')::text, 8, '0')
     where hos_id = $1 and bill_no = $2 and paid_at is null`,
    [hosId, billNo, new Date(at)],
  )
  return rowCount === 1
}
