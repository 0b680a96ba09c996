import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { billDay } from '../payment/payment.rules.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { feesDeskRefusals } from './fees.refusals.ts'
import { feeOrder } from './fees.schemas.ts'
import { feeBillStateNames } from './fees.status.ts'

const access = ['operator', 'admin'] as const

/** A line of a day that the three books do not have alike: what each says, and what that means. */
export const dayGap = z.object({
  settleNo: z.string(),
  orderId: z.string(),
  hosName: z.string(),
  /** Null: it does not stand there. */
  oursCents: z.nullable(z.int()),
  providerCents: z.nullable(z.int()),
  hospitalCents: z.nullable(z.int()),
  /** In plain words, and what to do. */
  meaning: z.string(),
})

const deskBill = z.object({
  settleNo: z.string(),
  orderId: z.string(),
  what: z.enum(['outpatient', 'deposit', 'discharge']),
  hosName: z.string(),
  title: z.string(),
  billNo: z.string(),
  personName: z.string(),
  totalCents: cents,
  ownCents: cents,
  billState: z.enum(feeBillStateNames),
  stateLabel: z.string(),
  reason: z.string(),
  paidAt: z.nullable(instant),
})

/** The hospital's bills at the desk: which are on their way or did not go through, and a day in three books. */
export const feesDeskServices = {
  listDeskBills: service({
    name: 'staff.fee.bill.list',
    kind: 'query',
    access,
    input: z.object({
      billState: z.optional(z.nullable(z.union([z.enum(feeBillStateNames), z.literal('')]))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskBill),
    audits: { listed: 'fees.list' },
  }),
  deskOrder: service({
    name: 'staff.fee.order.detail',
    kind: 'query',
    access,
    input: z.object({ orderId: staff('fee_order') }),
    reply: obj(feeOrder),
    audits: { read: 'fees.desk.read', of: 'fee_order' },
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Tells the hospital again now, or takes back again, without waiting for the clock. */
  retryBill: service({
    name: 'staff.fee.bill.retry',
    kind: 'command',
    access,
    input: z.object({ settleNo: staff('fee_bill') }),
    reply: done,
    audits: { writes: ['fees.retry'] },
    refusals: { ...only(commonRefusals, 'not_found'), ...only(feesDeskRefusals, 'not_stuck') },
  }),
  /** One day in three books: ours, the providers' and the hospitals'. */
  threeBooks: service({
    name: 'staff.fee.day.books',
    kind: 'command',
    access,
    input: z.object({ onDay: billDay }),
    reply: obj(
      z.object({
        onDay: z.string(),
        hospitals: z.array(
          z.object({
            hosId: z.string(),
            hosName: z.string(),
            oursCents: z.int(),
            hospitalCents: z.nullable(z.int()),
            providerCents: z.nullable(z.int()),
            lines: z.int(),
          }),
        ),
        gaps: z.array(dayGap),
      }),
    ),
    audits: { writes: ['fees.list'] },
  }),
} satisfies Services
