import * as z from 'zod/mini'
import { ForgedNoticeError, type PaymentNotice } from '../../ports/payment.ts'
import type { AlipayClient } from './client.ts'
import type { AlipaySettings } from './settings.ts'
import { doneRefund, notice, paymentFact } from './wire.ts'

/** Signature, then application and seller. Only then is a field believed. */
export function readAlipayNotice(
  { appId, sellerId }: AlipaySettings,
  client: AlipayClient,
  body: Buffer,
): PaymentNotice {
  const all = [...new URLSearchParams(body.toString('utf8'))]
  const fields = Object.fromEntries(all)
  if (Object.keys(fields).length !== all.length) throw new ForgedNoticeError('a field comes twice')
  if (!client.isSigned(fields)) throw new ForgedNoticeError('the signature does not fit')
  if (fields['app_id'] !== appId || fields['seller_id'] !== sellerId)
    throw new ForgedNoticeError('meant for another merchant')
  const read = z.safeParse(notice, fields)
  if (!read.success) throw new Error(`an Alipay notice is not as documented: ${read.error.issues[0]?.path.join('.')}`)
  const reply = read.data
  // refund_fee is the sum of all refunds so far: this one's amount is not told.
  if (reply.gmt_refund !== undefined && reply.out_biz_no !== undefined) {
    const refund = { payNo: reply.out_trade_no, refundNo: reply.out_biz_no, providerNo: reply.trade_no }
    return { about: 'refund', fact: doneRefund(refund, { at: reply.gmt_refund }) }
  }
  return { about: 'payment', fact: paymentFact(reply, reply.gmt_payment) }
}
