import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { paymentDeskRefusals } from './payment.refusals.ts'
import { billDay, payChannels, settleNote } from './payment.rules.ts'
import { paymentStateNames } from './payment.status.ts'
import { refundRequest } from './refund-part.services.ts'
import { refundStateNames } from './refund.status.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')

/** No names: who it is about is asked for in the consult, and that look is written down. */
const deskOrder = z.object({
  payNo: z.string(),
  bizType: z.string(),
  bizId: z.string(),
  subject: z.string(),
  /** What is paid in money. */
  amountCents: cents,
  /** What a coupon takes off beside it. */
  discountCents: cents,
  /** Null: a coupon has paid the whole. */
  payChannel: z.nullable(z.enum(payChannels)),
  paymentState: z.enum(paymentStateNames),
  /** The provider's own number. */
  providerNo: z.nullable(z.string()),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** The newest refund's; null when none was asked for. */
  refundState: z.nullable(z.enum(refundStateNames)),
  /** What went back or goes back, in money. */
  refundedCents: cents,
})

const deskRefund = z.object({
  refundNo: z.string(),
  payNo: z.string(),
  bizType: z.string(),
  bizId: z.string(),
  subject: z.string(),
  amountCents: cents,
  payChannel: z.enum(payChannels),
  reason: z.string(),
  refundState: z.enum(refundStateNames),
  /** What the provider said when it refused. */
  failure: z.nullable(z.string()),
  /** Which time it is asked for. */
  attempt: z.int(),
  createdAt: instant,
  sentAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  /** How it was settled by hand. */
  note: z.nullable(z.string()),
})

/** The books that money lies in; what we have (and what coupons have paid in our stead) is positive, what we owe negative. */
export const books = ['provider', 'window', 'held', 'earned', 'owed_back', 'discount'] as const
export type Book = (typeof books)[number]
/** What the operator reads of a book. */
export const bookLabels: Readonly<Record<Book, string>> = {
  provider: '支付平台',
  window: '窗口现金',
  held: '待服务（暂存）',
  earned: '已服务（收入）',
  owed_back: '应退款',
  discount: '礼券抵扣',
}

const ledgerEntry = z.object({
  /** The two entries of one booking add up to 0. */
  booking: z.string(),
  book: z.enum(books),
  amountCents: cents,
  /** Null when it is not about money back. */
  refundNo: z.nullable(z.string()),
  at: instant,
})

/** The operator's side of the money (needs.md 16, 17). */
export const paymentDeskServices = {
  /** Newest first. */
  listDeskOrders: service({
    name: 'staff.order.list',
    kind: 'query',
    access,
    input: z.object({
      paymentState: z.optional(z.nullable(z.enum([...paymentStateNames, '']))),
      /** What was paid for, e.g. a consultId, or our number of the payment. */
      bizId: optionalId,
      payNo: optionalId,
      /** The day it was ordered on, Asia/Shanghai; '' for every day. */
      onDay: z.optional(z.nullable(z.union([billDay, z.literal('')]))),
      ...paging,
    }),
    reply: page(deskOrder),
  }),
  /**
   * One payment with its refunds, newest first, and what the books say of it, in the order it was written. leftCents: what
   * can still be given back; aloneCents: how much of it by one person without a second one.
   */
  deskOrder: service({
    name: 'staff.order.detail',
    kind: 'query',
    access,
    input: z.object({ payNo: id }),
    reply: obj(
      z.object({
        order: deskOrder,
        refunds: z.array(deskRefund),
        requests: z.array(refundRequest),
        entries: z.array(ledgerEntry),
        leftCents: cents,
        aloneCents: cents,
      }),
    ),
    refusals: notFound,
  }),
  /** The failed ones first, then what is on its way, then what is done; newest first. */
  listDeskRefunds: service({
    name: 'staff.refund.list',
    kind: 'query',
    access,
    input: z.object({ refundState: z.optional(z.nullable(z.enum([...refundStateNames, '']))), ...paging }),
    reply: page(deskRefund),
  }),
  /** Asks the provider again for what it has refused. */
  retryRefund: service({
    name: 'staff.refund.retry',
    kind: 'command',
    access,
    input: z.object({ refundNo: id }),
    reply: done,
    refusals: { ...notFound, ...only(paymentDeskRefusals, 'refund_not_failed') },
  }),
  /** The money was given back by hand, at the window. */
  settleRefund: service({
    name: 'staff.refund.settle',
    kind: 'command',
    access,
    input: z.object({ refundNo: id, note: settleNote }),
    reply: done,
    refusals: { ...notFound, ...only(paymentDeskRefusals, 'refund_not_failed') },
  }),
} satisfies Services
