import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { PaymentKeys } from '../keys.ts'
import { refundedCents } from '../refund.table.ts'
import type { ProviderVoice } from '../voice.ts'
import { platformSign, signedText } from './signature.ts'
import { tradeNotice } from './trade.ts'

/** Alipay's notices: a form, signed without sign and sign_type. A failed payment closes the trade. */
export function alipayVoice(keys: PaymentKeys, now: () => number): ProviderVoice {
  return {
    ofPayment: order => tradeNotice(order),
    ofRefund: async (order, refund, books) =>
      tradeNotice(order, { last: refund, refundedCents: await refundedCents(books, order.payNo) }),
    letter(notice) {
      const params: Record<string, string> = {
        ...(notice.content as Record<string, string>),
        notify_id: notice.noticeKey,
        notify_time: dayAndSecond(now()),
        charset: 'utf-8',
        version: '1.0',
      }
      const signed = signedText(params, [])
      const sign = platformSign(notice.isForged ? `${signed}&` : signed, keys)
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ ...params, sign_type: 'RSA2', sign }).toString(),
      }
    },
    isTaken: (status, body) => status === 200 && body.trim() === 'success',
  }
}
