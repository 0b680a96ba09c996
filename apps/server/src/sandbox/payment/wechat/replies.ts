import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { merchant } from '../keys.ts'
import type { SandboxOrder } from '../order.table.ts'
import type { SandboxRefund } from '../refund.table.ts'

/** 2026-11-21T15:04:05+08:00 */
export const rfc3339 = (at: number): string => `${dayAndSecond(at).replace(' ', 'T')}+08:00`

const tradeStates = { open: 'NOTPAY', paid: 'SUCCESS', failed: 'PAYERROR', closed: 'CLOSED' }
const descriptions: Record<string, string> = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  REFUND: '订单发生过退款',
  PAYERROR: '支付失败(其他原因，如银行返回失败)',
  CLOSED: '订单已关闭',
}

/** A transaction as the provider tells it, in a reply and in a notice. */
export function transactionOf(order: SandboxOrder, isRefunded = false): Record<string, unknown> {
  const state = isRefunded ? 'REFUND' : tradeStates[order.state]
  const shared = {
    mchid: merchant.wechat.mchId,
    appid: merchant.wechat.appId,
    out_trade_no: order.payNo,
    attach: order.passenger,
    trade_state: state,
    trade_state_desc: descriptions[state],
  }
  if (order.state !== 'paid' || order.endedAt === undefined)
    return { ...shared, amount: { total: order.amountCents, currency: 'CNY' } }
  return {
    ...shared,
    transaction_id: order.providerNo,
    trade_type: order.tradeType,
    bank_type: 'OTHERS',
    success_time: rfc3339(order.endedAt),
    payer: { openid: order.openid ?? 'oSandboxPayer' },
    amount: { total: order.amountCents, payer_total: order.amountCents, currency: 'CNY', payer_currency: 'CNY' },
  }
}

export const refundStatuses = { processing: 'PROCESSING', done: 'SUCCESS', closed: 'CLOSED' }

const account = '支付用户零钱'

const amounts = (order: SandboxOrder, refund: SandboxRefund) => ({
  total: order.amountCents,
  refund: refund.amountCents,
  payer_total: order.amountCents,
  payer_refund: refund.amountCents,
})

/** A refund as the provider tells it in a reply. */
export const refundOf = (order: SandboxOrder, refund: SandboxRefund): Record<string, unknown> => ({
  refund_id: refund.providerNo,
  out_refund_no: refund.refundNo,
  transaction_id: order.providerNo,
  out_trade_no: order.payNo,
  channel: 'ORIGINAL',
  user_received_account: account,
  create_time: rfc3339(refund.createdAt),
  status: refundStatuses[refund.state],
  funds_account: 'AVAILABLE',
  ...(refund.state === 'done' && refund.endedAt !== undefined && { success_time: rfc3339(refund.endedAt) }),
  amount: {
    ...amounts(order, refund),
    settlement_refund: refund.amountCents,
    settlement_total: order.amountCents,
    discount_refund: 0,
    currency: 'CNY',
  },
})

/** A refund as the provider tells it in a notice: other field names, and no currency. */
export const refundNoticeOf = (order: SandboxOrder, refund: SandboxRefund): Record<string, unknown> => ({
  mchid: merchant.wechat.mchId,
  out_trade_no: order.payNo,
  transaction_id: order.providerNo,
  out_refund_no: refund.refundNo,
  refund_id: refund.providerNo,
  refund_status: refundStatuses[refund.state],
  ...(refund.state === 'done' && refund.endedAt !== undefined && { success_time: rfc3339(refund.endedAt) }),
  user_received_account: account,
  amount: amounts(order, refund),
})
