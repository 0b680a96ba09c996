import type { PaymentKeys } from '../keys.ts'
import type { ProviderVoice } from '../voice.ts'
import { refundNoticeOf, rfc3339, transactionOf } from './replies.ts'
import { platformHeaders, sealed } from './signature.ts'

const summaries: Record<string, string> = { SUCCESS: '支付成功', PAYERROR: '支付失败', CLOSED: '退款关闭' }

/**
 * WeChat Pay's notices. The real provider tells of successful payments only; here a failed one is told too, in the
 * same envelope with its documented trade_state, because docs/product/protocol.md 2 lets every outcome arrive by callback.
 */
export function wechatVoice(keys: PaymentKeys, now: () => number): ProviderVoice {
  return {
    ofPayment: order => transactionOf(order),
    ofRefund: async (order, refund) => refundNoticeOf(order, refund),
    letter(notice) {
      const isPayment = notice.about === 'payment'
      const originalType = isPayment ? 'transaction' : 'refund'
      const status = String(notice.content[isPayment ? 'trade_state' : 'refund_status'])
      const body = JSON.stringify({
        id: notice.noticeKey,
        create_time: rfc3339(notice.createdAt),
        resource_type: 'encrypt-resource',
        event_type: `${originalType.toUpperCase()}.${status}`,
        summary: isPayment || status !== 'SUCCESS' ? summaries[status] : '退款成功',
        resource: { original_type: originalType, ...sealed(keys, JSON.stringify(notice.content), originalType) },
      })
      const signedBody = notice.isForged ? `${body} ` : body
      return {
        headers: { 'content-type': 'application/json', ...platformHeaders(keys, signedBody, Math.floor(now() / 1000)) },
        body,
      }
    },
    isTaken: status => status === 200 || status === 204,
  }
}
