import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { merchant } from '../keys.ts'
import type { SandboxOrder } from '../order.table.ts'
import type { SandboxRefund } from '../refund.table.ts'

/** TRADE_CLOSED says two things: never paid, or paid and gone back whole. */
export function tradeStatus(order: SandboxOrder, refundedCents: number, now: number): string {
  if (order.state === 'paid') return refundedCents >= order.amountCents ? 'TRADE_CLOSED' : 'TRADE_SUCCESS'
  if (order.state === 'open' && order.expiresAt > now) return 'WAIT_BUYER_PAY'
  return 'TRADE_CLOSED'
}

/** A trade in the reply of alipay.trade.query. */
export const tradeReply = (order: SandboxOrder, refundedCents: number, now: number): Record<string, unknown> => ({
  out_trade_no: order.payNo,
  trade_no: order.providerNo,
  trade_status: tradeStatus(order, refundedCents, now),
  total_amount: yuan(order.amountCents),
  buyer_logon_id: '138****0000',
  buyer_user_id: '2088102000000001',
  passback_params: order.passenger,
  ...(order.state === 'paid' &&
    order.endedAt !== undefined && {
      send_pay_date: dayAndSecond(order.endedAt),
      buyer_pay_amount: yuan(order.amountCents),
      receipt_amount: yuan(order.amountCents),
    }),
})

/** The fields of a notice that are the same however often it is sent. */
export function tradeNotice(
  order: SandboxOrder,
  refund?: { last: SandboxRefund; refundedCents: number },
): Record<string, string> {
  const paid = order.state === 'paid'
  const ended = order.endedAt === undefined ? '' : dayAndSecond(order.endedAt)
  return {
    notify_type: 'trade_status_sync',
    app_id: merchant.alipay.appId,
    auth_app_id: merchant.alipay.appId,
    seller_id: merchant.alipay.sellerId,
    buyer_id: '2088102000000001',
    out_trade_no: order.payNo,
    trade_no: order.providerNo,
    trade_status: tradeStatus(order, refund?.refundedCents ?? 0, 0),
    total_amount: yuan(order.amountCents),
    subject: order.subject,
    gmt_create: dayAndSecond(order.createdAt),
    ...(order.passenger && { passback_params: order.passenger }),
    ...(paid && {
      gmt_payment: ended,
      receipt_amount: yuan(order.amountCents),
      buyer_pay_amount: yuan(order.amountCents),
    }),
    ...(!paid && { gmt_close: ended }),
    ...(refund && {
      out_biz_no: refund.last.refundNo,
      refund_fee: yuan(refund.refundedCents),
      gmt_refund: `${dayAndSecond(refund.last.createdAt)}.000`,
    }),
  }
}
