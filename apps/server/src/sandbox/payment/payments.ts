import type { Books } from './books.ts'
import type { SandboxOrder } from './order.table.ts'
import { listRefunds, type RefundState, type SandboxRefund } from './refund.table.ts'

/** A payment as GET /sandbox/payments shows it (docs/product/protocol.md 2). Amounts in cents, instants epoch ms. */
export interface ListedPayment {
  payNo: string
  bizType: string
  bizId: string
  channel: 'WECHAT' | 'ALIPAY'
  amount: number
  state: 'open' | 'expired' | 'paid' | 'failed' | 'closed'
  subject: string
  createdAt: number
  expiresAt: number
  paidAt?: number
  /** Path of the cashier's page for people. */
  cashier: string
  refunds: {
    refundNo: string
    amount: number
    state: RefundState
    reason: string
    failure?: string
    createdAt: number
    endedAt?: number
  }[]
}

export const cashierPath = (order: SandboxOrder): string =>
  order.provider === 'wechat'
    ? `/sandbox/providers/wechat/cashier?prepay_id=${order.cashierId}`
    : `/sandbox/providers/alipay/cashier?token=${order.cashierId}`

/** With the refunds of each. */
export async function shownPayments(
  books: Books,
  orders: readonly SandboxOrder[],
  now: number,
): Promise<ListedPayment[]> {
  const refunds = Map.groupBy(
    await listRefunds(
      books,
      orders.map(order => order.payNo),
    ),
    refund => refund.payNo,
  )
  return orders.map(order => shown(order, refunds.get(order.payNo) ?? [], now))
}

function shown(order: SandboxOrder, refunds: SandboxRefund[], now: number): ListedPayment {
  const [bizType = '', ...bizId] = order.passenger.split(':')
  return {
    payNo: order.payNo,
    bizType,
    bizId: bizId.join(':'),
    channel: order.provider === 'wechat' ? 'WECHAT' : 'ALIPAY',
    amount: order.amountCents,
    state: order.state === 'open' && order.expiresAt <= now ? 'expired' : order.state,
    subject: order.subject,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    ...(order.state === 'paid' && order.endedAt !== undefined && { paidAt: order.endedAt }),
    cashier: cashierPath(order),
    refunds: refunds.map(refund => ({
      refundNo: refund.refundNo,
      amount: refund.amountCents,
      state: refund.state,
      reason: refund.reason,
      ...(refund.failure !== undefined && { failure: refund.failure }),
      createdAt: refund.createdAt,
      ...(refund.endedAt !== undefined && { endedAt: refund.endedAt }),
    })),
  }
}
