import * as z from 'zod/mini'
import type { PaymentFact, PaymentOutcome, RefundFact } from '../../ports/payment.ts'

/** The provider's shapes (Alipay open platform, API 1.0), not yet tried against its live gateway. Fields that we do not read are left out. */

const amount = z.string().check(z.regex(/^-?\d{1,11}(\.\d{1,2})?$/))
/** Asia/Shanghai; refunds carry milliseconds. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/))
const tradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'])

/** '12.3' and '12.30' are 1230 cents. */
export function cents(yuan: string): number {
  const [whole = '0', part = ''] = yuan.replace('-', '').split('.')
  return (yuan.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

const instant = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)

export const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: tradeStatus,
  total_amount: amount,
  /** When it was paid; absent before. */
  send_pay_date: z.optional(time),
})

export const notice = z.object({
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: tradeStatus,
  total_amount: amount,
  gmt_payment: z.optional(time),
  gmt_refund: z.optional(time),
  /** Our number of the refund that the notice tells of. */
  out_biz_no: z.optional(z.string()),
})

type ReportedTrade = Pick<z.output<typeof notice>, 'out_trade_no' | 'trade_no' | 'trade_status' | 'total_amount'>

/** TRADE_CLOSED says two things: never paid, or paid and gone back whole. The time of the payment tells them apart. */
export function paymentFact(reportedTrade: ReportedTrade, paidAt: string | undefined): PaymentFact {
  const closed: PaymentOutcome = paidAt === undefined ? 'closed' : 'paid'
  const outcomes: Record<ReportedTrade['trade_status'], PaymentOutcome> = {
    WAIT_BUYER_PAY: 'pending',
    TRADE_CLOSED: closed,
    TRADE_SUCCESS: 'paid',
    TRADE_FINISHED: 'paid',
  }
  return {
    payNo: reportedTrade.out_trade_no,
    outcome: outcomes[reportedTrade.trade_status],
    amountCents: cents(reportedTrade.total_amount),
    currency: 'CNY',
    ...(paidAt !== undefined && { providerNo: reportedTrade.trade_no, paidAt: instant(paidAt) }),
  }
}

export const closeReply = z.object({ out_trade_no: z.optional(z.string()) })

export const refundReply = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  fund_change: z.optional(z.enum(['Y', 'N'])),
})

/** Without refund_status: no such refund, or not done. */
export const refundQueryReply = z.object({
  out_trade_no: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  out_request_no: z.optional(z.string()),
  refund_amount: z.optional(amount),
  refund_status: z.optional(z.string()),
  gmt_refund_pay: z.optional(time),
})

export const billReply = z.object({ bill_download_url: z.string() })

/** Alipay's refunds have no number of their own: the trade's stands for them, as in its bill. */
export const doneRefund = (
  of: { payNo: string; refundNo: string; providerNo: string },
  fields: { amountCents?: number; at?: string | undefined },
): RefundFact => ({
  ...of,
  outcome: 'done',
  ...(fields.amountCents !== undefined && { amountCents: fields.amountCents }),
  ...(fields.at !== undefined && { doneAt: instant(fields.at) }),
})
