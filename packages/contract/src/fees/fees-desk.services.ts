import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { billDay } from '../payment/payment.rules.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { feesDeskRefusals } from './fees.refusals.ts'
import { feeOrder } from './fees.schemas.ts'
import { gapNote } from './fees.rules.ts'
import { feeBillStateNames } from './fees.status.ts'

const access = ['operator', 'admin'] as const

/** A line of a day that the three books do not have alike: what each says, and what that means. */
export const dayGap = z.object({
  hosId: z.string(),
  settleNo: z.string(),
  /** '' of a payment. */
  refundNo: z.string(),
  orderId: z.string(),
  hosName: z.string(),
  /** Null: it does not stand there. */
  oursCents: z.nullable(z.int()),
  providerCents: z.nullable(z.int()),
  hospitalCents: z.nullable(z.int()),
  /** In plain words, and what to do. */
  meaning: z.string(),
  /** What was done about it; null: nothing yet. Until another person has confirmed it, `isConfirmed` is false. */
  settlement: z.nullable(
    z.object({ note: z.string(), by: z.string(), at: instant, isConfirmed: z.boolean(), isOwn: z.boolean() }),
  ),
})
export type DayGap = z.infer<typeof dayGap>

/** What of a day's gap names it. */
const ofNobody = 'a line of a day, which may stand in the hospital’s book alone'
const namedGap = {
  onDay: billDay,
  hosId: open(ofNobody),
  settleNo: open(ofNobody),
  refundNo: open(ofNobody, z.string().check(z.regex(/^[A-Za-z0-9._-]{0,64}$/))),
}

export const deskBill = z.object({
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
export type DeskBill = z.infer<typeof deskBill>

/** The hospital's bills at the desk: which are on their way or did not go through, and a day in three books. */
export const feesDeskServices = {
  listDeskBills: service({
    name: 'staff.fee.bill.list',
    kind: 'query',
    access,
    input: z.object({
      billState: z.optional(z.nullable(z.union([z.enum(feeBillStateNames), z.literal('')]))),
      /** The payer's whole name, the hospital's number of a bill, ours, or that of the order. */
      search: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
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
  /** Says what was done about a difference; it counts when another person has confirmed it. */
  settleGap: service({
    name: 'staff.fee.gap.settle',
    kind: 'command',
    access,
    input: z.object({ ...namedGap, note: gapNote }),
    reply: done,
    audits: { writes: ['fees.gap'] },
    refusals: { ...only(commonRefusals, 'not_found'), ...only(feesDeskRefusals, 'gap_settled') },
  }),
  confirmGap: service({
    name: 'staff.fee.gap.confirm',
    kind: 'command',
    access,
    input: z.object(namedGap),
    reply: done,
    audits: { writes: ['fees.gap'] },
    refusals: { ...only(commonRefusals, 'not_found'), ...only(feesDeskRefusals, 'gap_settled', 'own_gap') },
  }),
} satisfies Services
