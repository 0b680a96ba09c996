import * as z from 'zod/mini'
import { attachment, cents, instant } from '../common/fields.ts'
import { insuranceClasses } from './fees.rules.ts'
import { feeBillStateNames, feeOrderStateNames } from './fees.status.ts'
import { chargeKindNames } from './plain-words.ts'

/** One line of a bill; `plain`: what it is, in plain words. */
export const chargeItem = z.object({
  itemName: z.string(),
  kind: z.enum(chargeKindNames),
  kindLabel: z.string(),
  plain: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitCents: cents,
  amountCents: cents,
  insuranceClass: z.enum(insuranceClasses),
})
export type ChargeItemShown = z.infer<typeof chargeItem>

export const guide = z.object({ place: z.string(), note: z.string() })

/** Who pays what: 统筹基金, 个人账户, 自付. */
export const parts = { pooledCents: cents, accountCents: cents, ownCents: cents }

/** How a bill stands, the hospital's word and ours together. */
export const billStatuses = ['to_pay', 'writing', 'undoing', 'paid'] as const
export type BillStatus = (typeof billStatuses)[number]
export const billStatusLabels: Readonly<Record<BillStatus, string>> = {
  to_pay: '待缴费',
  writing: '已支付，等待医院确认',
  undoing: '医院未收，正在退款',
  paid: '已缴费',
}

/** A bill in a list. */
export const billRow = z.object({
  /** For addresses; the hospital and its number. */
  billId: z.string(),
  billNo: z.string(),
  deptName: z.string(),
  doctorName: z.string(),
  issuedAt: instant,
  payUntil: instant,
  totalCents: cents,
  standing: z.enum(billStatuses),
  standingLabel: z.string(),
  /** The names of what it is for. */
  itemNames: z.array(z.string()),
  paidAt: z.nullable(instant),
  /** A payment of it that the hospital did not take, and why; null where there is none. */
  returned: z.nullable(z.object({ orderId: z.string(), reason: z.string(), ownCents: cents, at: instant })),
})
export type BillRow = z.infer<typeof billRow>

/** Whose bills, and where. */
export const feePerson = z.object({
  accountId: z.string(),
  personId: z.string(),
  personName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  recordNumber: z.string(),
  /** '' where the hospital gave none. */
  cardNumber: z.string(),
})
export type FeePerson = z.infer<typeof feePerson>

/** What is paid at once and waits for his payment. */
export const openOrder = z.object({
  orderId: z.string(),
  what: z.enum(['outpatient', 'deposit', 'discharge']),
  ownCents: cents,
  expiresAt: instant,
})

export const bills = z.object({ person: feePerson, bills: z.array(billRow), open: z.array(openOrder) })

export const paidFacts = z.object({
  paidAt: instant,
  way: z.string(),
  ...parts,
  receiptNo: z.string(),
  guides: z.array(guide),
  /** The bill of ours, where it was paid through us: for its receipt. */
  settleNo: z.nullable(z.string()),
})

export const billDetail = z.extend(billRow, {
  person: feePerson,
  items: z.array(chargeItem),
  paid: z.nullable(paidFacts),
})
export type BillDetail = z.infer<typeof billDetail>

export const billers = ['hospital', 'renewal'] as const
export type Biller = (typeof billers)[number]

/** One bill of what is paid at once. */
export const orderBill = z.object({
  settleNo: z.string(),
  /** Whose bill it is: a hospital's, or the medicine of a renewal. */
  biller: z.enum(billers),
  billId: z.string(),
  billNo: z.string(),
  title: z.string(),
  doctorName: z.string(),
  totalCents: cents,
  ...parts,
  billState: z.enum(feeBillStateNames),
  stateLabel: z.string(),
  guides: z.array(guide),
  receiptNo: z.string(),
  /** Why it was not taken; '' otherwise. */
  reason: z.string(),
  /** Of a discharge: what of the deposits is left over, and what of it is paid out at the window. */
  restCents: cents,
  windowCents: cents,
  items: z.array(chargeItem),
})

/** What is paid at once: by whom for whom, which part who pays, and what became of it. */
export const feeOrder = z.object({
  orderId: z.string(),
  what: z.enum(['outpatient', 'deposit', 'discharge']),
  person: feePerson,
  insuranceKind: z.string(),
  totalCents: cents,
  ...parts,
  prepaidCents: cents,
  orderState: z.enum(feeOrderStateNames),
  stateLabel: z.string(),
  bills: z.array(orderBill),
  createdAt: instant,
  expiresAt: instant,
  payWaitSeconds: z.int(),
  /** The last attempt to pay failed. */
  hasFailed: z.boolean(),
  paidAt: z.nullable(instant),
  payWay: z.string(),
  /** What goes or went back in money, and by which day; '' where nothing does. */
  backCents: cents,
  backExpectedOn: z.string(),
})
export type FeeOrder = z.infer<typeof feeOrder>

export const stay = z.object({
  stayId: z.string(),
  stayNo: z.string(),
  inpatientNo: z.string(),
  deptName: z.string(),
  bedNo: z.string(),
  admittedOn: z.string(),
  dischargedOn: z.string(),
  stayState: z.enum(['open', 'to_settle', 'settled']),
  stateLabel: z.string(),
  totalCents: cents,
  prepaidCents: cents,
  /** What of the deposits is left; below 0: so much is missing. */
  balanceCents: z.int(),
})
export type Stay = z.infer<typeof stay>
export const stays = z.object({ person: feePerson, stays: z.array(stay) })

export const category = z.object({
  kind: z.enum(chargeKindNames),
  kindLabel: z.string(),
  plain: z.string(),
  amountCents: cents,
  items: z.array(chargeItem),
})

/** What was charged to a stay, by kind; of one day where one is named. `days`: which have charges, newest first. */
export const stayDetail = z.object({
  person: feePerson,
  stay,
  onDay: z.string(),
  days: z.array(z.object({ onDay: z.string(), amountCents: cents })),
  categories: z.array(category),
  totalCents: cents,
  /** Of a settled one. */
  settled: z.nullable(
    z.object({
      settledAt: instant,
      ...parts,
      receiptNo: z.string(),
      settleNo: z.nullable(z.string()),
      orderId: z.nullable(z.string()),
    }),
  ),
})
export type StayDetail = z.infer<typeof stayDetail>

/** 缴费记录: what was paid in advance and otherwise. */
export const feeRecord = z.object({
  recordId: z.string(),
  what: z.enum(['outpatient', 'deposit', 'discharge']),
  whatLabel: z.string(),
  at: instant,
  amountCents: cents,
  way: z.string(),
  stateLabel: z.string(),
  /** Of one through us. */
  orderId: z.nullable(z.string()),
})
export const feeRecords = z.object({ person: feePerson, records: z.array(feeRecord) })

export const receipt = z.object({ pdf: attachment, receiptNo: z.string(), verifyCode: z.string() })
