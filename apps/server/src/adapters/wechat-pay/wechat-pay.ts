import type * as z from 'zod/mini'
import { UnknownPaymentError, type PaymentFact, type PaymentProvider, type RefundFact } from '../../ports/payment.ts'
import { readBill } from './bill.ts'
import { wechatClient, WechatPayRefusalError } from './client.ts'
import { readWechatNotice } from './notice.ts'
import { bridge, clipped, h5Order, jsapiOrder } from './order.ts'
import type { WechatPaySettings } from './settings.ts'
import { emptyReply, h5Reply, paymentFact, prepayReply, refundFact, refundReply, transaction } from './wire.ts'

const transactions = 'v3/pay/transactions'
const refunds = 'v3/refund/domestic/refunds'

/** WeChat Pay API v3: JSAPI inside the messaging app, H5 from a browser. */
export function wechatPay(settings: WechatPaySettings): PaymentProvider {
  const client = wechatClient(settings)

  async function find(payNo: string): Promise<PaymentFact> {
    const reply = await client
      .get(`${transactions}/out-trade-no/${encodeURIComponent(payNo)}`, { mchid: settings.mchId }, transaction)
      .catch(unknown)
    if (reply.mchid !== settings.mchId || reply.out_trade_no !== payNo)
      throw new Error('WeChat Pay told of another payment')
    return paymentFact(reply)
  }

  async function findRefund(payNo: string, refundNo: string) {
    const reply = await client.get(`${refunds}/${encodeURIComponent(refundNo)}`, {}, refundReply).catch(unknown)
    return factOf(payNo, refundNo, reply)
  }

  return {
    name: 'wechat',
    channels: ['wechat-jsapi', 'wechat-h5'],
    async open(order) {
      if (order.channel === 'wechat-jsapi') {
        const { prepay_id: prepayId } = await client.post(
          `${transactions}/jsapi`,
          jsapiOrder(settings, order),
          prepayReply,
        )
        return bridge(settings, prepayId)
      }
      if (order.channel !== 'wechat-h5') throw new Error(`WeChat Pay has no channel ${order.channel}`)
      const { h5_url: address } = await client.post(`${transactions}/h5`, h5Order(settings, order), h5Reply)
      const url = new URL(address)
      url.searchParams.set('redirect_url', order.returnUrl)
      return { kind: 'redirect', url: url.href }
    },
    find,
    async close(payNo) {
      try {
        await client.post(
          `${transactions}/out-trade-no/${encodeURIComponent(payNo)}/close`,
          { mchid: settings.mchId },
          emptyReply,
        )
      } catch (error) {
        if (!(error instanceof WechatPayRefusalError)) throw error
        // Paid, or closed already: fine. Anything else is told.
        const { outcome } = await find(payNo)
        if (outcome !== 'paid' && outcome !== 'closed') throw error
      }
    },
    async refund({ payNo, refundNo, amountCents, paidCents, reason }) {
      const body = {
        out_trade_no: payNo,
        out_refund_no: refundNo,
        reason: clipped(reason, 80),
        notify_url: settings.refundNotifyUrl,
        amount: { refund: amountCents, total: paidCents, currency: 'CNY' },
      }
      const reply = await client.post(refunds, body, refundReply).catch(asRefusal)
      if (!(reply instanceof WechatPayRefusalError)) return factOf(payNo, refundNo, reply)
      if (isUnknown(reply)) throw new UnknownPaymentError(reply.message)
      if (!finalCodes.has(reply.code)) throw reply
      // It says no, but perhaps only because it has been asked before.
      const earlier = await findRefund(payNo, refundNo).catch(asUnknown)
      if (earlier instanceof UnknownPaymentError) return { refundNo, payNo, outcome: 'failed', reason: reply.message }
      if (earlier.amountCents !== amountCents) throw reply
      return earlier
    },
    findRefund,
    readNotice: async (headers, body) => readWechatNotice(settings, headers, body),
    answers: {
      taken: { status: 200, type: 'application/json', body: '{"code":"SUCCESS"}' },
      again: { status: 500, type: 'application/json', body: '{"code":"FAIL","message":"失败"}' },
    },
    bill: day => readBill(client, day),
  }
}

function factOf(payNo: string, refundNo: string, answer: z.output<typeof refundReply>): RefundFact {
  if (answer.out_trade_no !== payNo || answer.out_refund_no !== refundNo)
    throw new Error('WeChat Pay told of another refund')
  return refundFact(answer, answer.status)
}

/** A wrong address answers 404 as well: only these words mean that the number is unknown. */
const isUnknown = ({ status, code }: WechatPayRefusalError): boolean =>
  status === 404 && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS', 'REFUND_NOT_EXISTS'].includes(code)

/** Asking for the same refund again cannot help. Other refusals pass: too many calls, an empty merchant account, their own trouble. */
const finalCodes: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'PARAM_ERROR',
  'USER_ACCOUNT_ABNORMAL',
  'TRADE_OVERDUE',
])

function unknown(error: unknown): never {
  if (error instanceof WechatPayRefusalError && isUnknown(error)) throw new UnknownPaymentError(error.message)
  throw error
}

function asRefusal(error: unknown): WechatPayRefusalError {
  if (error instanceof WechatPayRefusalError) return error
  throw error
}

function asUnknown(error: unknown): UnknownPaymentError {
  if (error instanceof UnknownPaymentError) return error
  throw error
}
