import type pg from 'pg'
import * as z from 'zod/mini'
import { dayOf, isDay } from '@nethos/contract/common/days.ts'
import { isIdCard, toEighteen } from '@nethos/contract/common/id-card.ts'
import type { Clock } from '../../../ports/clock.ts'
import { chargeKinds } from '../../../ports/hospital-bills.ts'
import { insure } from '../../insurance/books.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { issueBill, payAtWindow } from './bill.table.ts'
import { admit, charge, depositAtWindow, discharge } from './stay.table.ts'

const hosId = z._default(z.string(), 'h1')
const recordNumber = z.string()
const item = z.object({
  itemCode: z._default(z.string(), 'X001'),
  itemName: z.string(),
  kind: z._default(z.enum(chargeKinds), 'other'),
  unit: z._default(z.string(), '次'),
  quantity: z._default(z.number().check(z.positive()), 1),
  unitCents: z.int().check(z.nonnegative()),
  amountCents: z.int().check(z.nonnegative()),
  insuranceClass: z._default(z.enum(['A', 'B', 'C']), 'A'),
})
const items = z.array(item).check(z.minLength(1))
const day = z.string().check(z.refine(isDay))

/** What happens to bills at the hospital's side, and who is insured. */
export const billEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  'fee.issue': event(
    z.object({
      hosId,
      recordNumber,
      deptName: z._default(z.string(), '全科医学科'),
      doctorName: z._default(z.string(), '周敏'),
      items,
      guides: z._default(z.array(z.object({ place: z.string(), note: z.string() })), []),
      refuses: z.optional(z.string()),
    }),
    async bill => ({ billNo: await issueBill(pool, { ...bill, issuedAt: clock.now() }) }),
  ),
  'fee.window': event(z.object({ hosId, billNo: z.string() }), async ({ hosId, billNo }) => ({
    isPaid: await payAtWindow(pool, hosId, billNo, clock.now()),
  })),
  /** What was paid for is done: it cannot be taken back any more. */
  'fee.done': event(z.object({ hosId, billNo: z.string() }), async ({ hosId, billNo }) => {
    await pool.query('update demo_hospital.bill set is_done = true where hos_id = $1 and bill_no = $2', [hosId, billNo])
    return { isDone: true }
  }),
  'stay.admit': event(
    z.object({
      hosId,
      recordNumber,
      deptName: z._default(z.string(), '普通外科'),
      bedNo: z._default(z.string(), '12床'),
      admittedOn: z.optional(day),
    }),
    async ({ admittedOn = dayOf(clock.now()), ...stay }) => ({ stayNo: await admit(pool, { ...stay, admittedOn }) }),
  ),
  'stay.charge': event(
    z.object({ hosId, stayNo: z.string(), onDay: z.optional(day), items }),
    async ({ onDay = dayOf(clock.now()), ...charged }) => {
      await charge(pool, { ...charged, onDay })
      return { isCharged: true }
    },
  ),
  'stay.deposit': event(
    z.object({ hosId, stayNo: z.string(), amountCents: z.int().check(z.positive()) }),
    async deposit => {
      await depositAtWindow(pool, { ...deposit, at: clock.now() })
      return { isPaid: true }
    },
  ),
  'stay.discharge': event(z.object({ hosId, stayNo: z.string() }), async ({ hosId, stayNo }) => ({
    isDischarged: await discharge(pool, hosId, stayNo, clock.now()),
  })),
  'insurance.insure': event(
    z.object({
      idCard: z.pipe(z.string().check(z.refine(isIdCard)), z.transform(toEighteen)),
      kind: z._default(z.string(), '市医保'),
      accountCents: z._default(z.int().check(z.nonnegative()), 0),
    }),
    async insured => {
      await insure(pool, insured)
      return { isInsured: true }
    },
  ),
})
