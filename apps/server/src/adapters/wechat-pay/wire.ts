import * as z from 'zod/mini'
import type { PaymentFact, PaymentOutcome, RefundFact, RefundOutcome } from '../../ports/payment.ts'

/** The provider's shapes (WeChat Pay API v3, merchant), not yet tried against the live service. Fields that we do not read are left out. */

const rfc3339 = z.iso.datetime({ offset: true })

export const prepayReply = z.object({ prepay_id: z.string().check(z.minLength(1)) })
export const h5Reply = z.object({ h5_url: z.string().check(z.regex(/^https?:\/\//)) })
export const emptyReply = z.unknown()

export const transaction = z.object({
  appid: z.optional(z.string()),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  success_time: z.optional(rfc3339),
  amount: z.optional(z.object({ total: z.optional(z.int()), currency: z.optional(z.string()) })),
})
export type Transaction = z.output<typeof transaction>

/** REFUND: money came, and some or all of it went back. It came all the same. */
const outcomes: Record<Transaction['trade_state'], PaymentOutcome> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
}

export function paymentFact(reported: Transaction): PaymentFact {
  return {
    payNo: reported.out_trade_no,
    outcome: outcomes[reported.trade_state],
    ...(reported.transaction_id !== undefined && { providerNo: reported.transaction_id }),
    ...(reported.amount?.total !== undefined && { amountCents: reported.amount.total }),
    ...(reported.amount?.currency !== undefined && { currency: reported.amount.currency }),
    ...(reported.success_time !== undefined && { paidAt: Date.parse(reported.success_time) }),
  }
}

const refundStatus = z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'])
type RefundStatus = z.output<typeof refundStatus>

const refundFields = {
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  refund_id: z.string(),
  success_time: z.optional(rfc3339),
  amount: z.object({ refund: z.int(), total: z.int() }),
}

export const refundReply = z.object({ ...refundFields, status: refundStatus })

/** In a notice the same thing has other names. */
export const refundNotice = z.object({ ...refundFields, mchid: z.string(), refund_status: refundStatus })

const refundOutcomes: Record<RefundStatus, RefundOutcome> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
}

/** The provider gives no other reason than the state. Both mean: this refundNo never goes through by itself. */
const reasons: Partial<Record<RefundStatus, string>> = {
  CLOSED: '退款关闭',
  ABNORMAL: '退款异常：原账户不能收款，需人工处理',
}

type ReportedRefund = Omit<z.output<typeof refundReply>, 'status'>

export function refundFact(reported: ReportedRefund, status: RefundStatus): RefundFact {
  const reason = reasons[status]
  return {
    refundNo: reported.out_refund_no,
    payNo: reported.out_trade_no,
    outcome: refundOutcomes[status],
    providerNo: reported.refund_id,
    amountCents: reported.amount.refund,
    ...(reported.success_time !== undefined && { doneAt: Date.parse(reported.success_time) }),
    ...(reason !== undefined && { reason }),
  }
}

export const billReply = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() })

export const noticeEnvelope = z.object({
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z._default(z.string(), ''),
    nonce: z.string(),
    original_type: z.optional(z.string()),
  }),
  event_type: z.string(),
})
