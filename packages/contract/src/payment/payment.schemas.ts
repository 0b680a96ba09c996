import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { payChannels } from './payment.rules.ts'
import { refundStateNames } from './refund.status.ts'

const address = z.string()

/**
 * What the page needs to open the cashier (core 7; docs/decisions/0010): the messaging app's parameters just as its
 * bridge wants them, an address to go to, or a form to be built from these fields.
 */
export const cashierEntry = z.union([
  z.object({
    kind: z.literal('bridge'),
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.string(),
    paySign: z.string(),
  }),
  z.object({ kind: z.literal('redirect'), url: address }),
  z.object({ kind: z.literal('form'), action: address, fields: z.record(z.string(), z.string()) }),
])
export type CashierEntry = z.infer<typeof cashierEntry>

/** What the account sees of a payment: still to be paid, paid, a part of it went back, on its way back, back. */
export const orderStates = ['waiting', 'paid', 'partly', 'refunding', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]
export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  waiting: '待支付',
  paid: '已支付',
  partly: '部分退款',
  refunding: '退款中',
  refunded: '已退款',
}

/** A line of 我的缴费. */
export const orderRow = z.object({
  payNo: z.string(),
  /** What was paid for, e.g. consult and the consultId. */
  bizType: z.string(),
  bizId: z.string(),
  /** The consult that it belongs to, if it is one. */
  consultId: z.optional(z.string()),
  /** 图文咨询 … */
  subject: z.string(),
  personName: z.string(),
  docName: z.string(),
  /** What was paid in money, or is to be paid. */
  feeCents: cents,
  /** What a coupon has taken off; with feeCents it makes the price. */
  couponCents: cents,
  /** Null: a coupon has paid the whole. */
  payChannel: z.nullable(z.enum(payChannels)),
  orderState: z.enum(orderStates),
  /** What went back or goes back, in money; and how much of it is back. */
  refundCents: cents,
  returnedCents: cents,
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** Until when a waiting one can be paid. */
  expiresAt: instant,
})
export type OrderRow = z.infer<typeof orderRow>

/** Where the money of a refund is. */
export const refundDetail = z.object({
  refundNo: z.string(),
  amountCents: cents,
  /** Less than what was paid. */
  isPart: z.boolean(),
  payChannel: z.enum(payChannels),
  /** 原微信支付账户, 原支付宝账户, 医院窗口. */
  toAccount: z.string(),
  reason: z.string(),
  refundState: z.enum(refundStateNames),
  /** The word of the state. */
  stateLabel: z.string(),
  requestedAt: instant,
  /** When the provider took it; null before. */
  sentAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  /** By which day it is there, 'YYYY-MM-DD': ten working days after the request (core 4), by China's calendar of holidays. */
  expectedOn: z.string(),
  /** What there is to say about it now, in one sentence. */
  sentence: z.string(),
})
export type RefundDetail = z.infer<typeof refundDetail>

/** Of the payment that counts: what was paid in money, what of it goes back, and what is back. */
export const refundSum = z.object({ paidCents: cents, refundCents: cents, returnedCents: cents })
export type RefundSum = z.infer<typeof refundSum>
