import type pg from 'pg'
import type { Clock } from '../../../ports/clock.ts'
import type { HospitalBills } from '../../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { shownBill, type BillRow } from './bill.table.ts'
import { bookedOn, takePayment, withdrawPayment } from './payments.ts'
import { chargesOf, depositsOf, findStay, staysOf } from './stay.table.ts'

/** The demo hospital's billing, on books of its own. */
export function demoBills(pool: pg.Pool, clock: Clock): HospitalBills {
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return work()
  }
  async function rows(where: string, values: unknown[]) {
    const found = await pool.query<BillRow>(`select * from demo_hospital.bill where ${where}`, values)
    return found.rows.map(shownBill)
  }

  return {
    speaksFor: () => true,
    outpatient: (hosId, recordNumber) =>
      asked(() =>
        rows(
          `hos_id = $1 and record_number = $2 and (paid_at is not null or pay_until > $3)
           order by issued_at desc, bill_no desc limit 200`,
          [hosId, recordNumber, new Date(clock.now())],
        ),
      ),
    bill: (hosId, billNo) =>
      asked(
        async () =>
          (
            await rows('hos_id = $1 and bill_no = $2 and (paid_at is not null or pay_until > $3)', [
              hosId,
              billNo,
              new Date(clock.now()),
            ])
          )[0],
      ),
    stays: (hosId, recordNumber) => asked(() => staysOf(pool, hosId, recordNumber)),
    stay: (hosId, stayNo) => asked(() => findStay(pool, hosId, stayNo)),
    charges: (hosId, stayNo, onDay) => asked(() => chargesOf(pool, hosId, stayNo, onDay)),
    deposits: (hosId, stayNo) => asked(() => depositsOf(pool, hosId, stayNo)),
    takePayment: (hosId, payment) => asked(() => takePayment(pool, hosId, payment, clock.now())),
    withdraw: (hosId, ourNo) => asked(() => withdrawPayment(pool, hosId, ourNo, clock.now())),
    tellRefund: (hosId, { refundNo, ourNo, amountCents }) =>
      asked(async () => {
        await pool.query(
          `insert into demo_hospital.refund (hos_id, refund_no, our_no, amount_cents, at) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
          [hosId, refundNo, ourNo, amountCents, new Date(clock.now())],
        )
      }),
    booked: (hosId, onDay) => asked(() => bookedOn(pool, hosId, onDay)),
  }
}
