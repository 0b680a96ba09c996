import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { optionalLimitedText } from '../common/text.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { optionalDays, orderFilter } from './order-filter.ts'
import { paymentDeskRefusals } from './payment.refusals.ts'
import { orderKinds, payChannels, settleNote } from './payment.rules.ts'
import { paymentStateNames } from './payment.status.ts'
import { refundRequest } from './refund-part.services.ts'
import { refundStateNames } from './refund.status.ts'
import { staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')

const deskOrder = z.object({
  payNo: z.string(),
  /** For whom it is, masked; '' where it is for nobody in particular. */
  personName: z.string(),
  /** A doctor's or a team's name; '' where nobody in particular does it. */
  docName: z.string(),
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
  discount: '优惠券抵扣',
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

/** The operator's side of the money (docs/product/needs.md 16, 17). */
export const paymentDeskServices = {
  /** Newest first. */
  listDeskOrders: service({
    name: 'staff.order.list',
    kind: 'query',
    long: true,
    access,
    audits: { listed: 'order.list' },
    input: z.object({
      ...orderFilter,
      /** A part of the patient's or the doctor's name. */
      search: optionalLimitedText('搜索词', 50),
      /** What was paid for, e.g. a consultId, or our number of the payment. */
      bizId: staff('order', optionalId),
      payNo: staff('payment', optionalId),
      orderKind: z.optional(z.nullable(z.enum([...orderKinds, '']))),
      /** The days it was ordered on. */
      ...optionalDays,
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
    audits: { listed: 'order.read' },
    input: z.object({ payNo: staff('payment') }),
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
    audits: { none: 'money without names' },
    input: z.object({
      refundState: z.optional(z.nullable(z.enum([...refundStateNames, '']))),
      payChannel: orderFilter.payChannel,
      /** The refund's own, or the payment's. */
      number: staff('refund', optionalId),
      /** The days it was asked for on. */
      ...optionalDays,
      ...paging,
    }),
    reply: page(deskRefund),
  }),
  /** Asks the provider again for what it has refused. */
  retryRefund: service({
    name: 'staff.refund.retry',
    kind: 'command',
    access,
    audits: { writes: ['refund.retry'] },
    input: z.object({ refundNo: staff('refund') }),
    reply: done,
    refusals: { ...notFound, ...only(paymentDeskRefusals, 'refund_not_failed') },
  }),
  /** The money was given back by hand, at the window. */
  settleRefund: service({
    name: 'staff.refund.settle',
    kind: 'command',
    access,
    audits: { writes: ['refund.settle'] },
    input: z.object({ refundNo: staff('refund'), note: settleNote }),
    reply: done,
    refusals: { ...notFound, ...only(paymentDeskRefusals, 'refund_not_failed') },
  }),
} satisfies Services
