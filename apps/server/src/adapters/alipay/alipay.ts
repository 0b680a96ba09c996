import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import {
  UnknownPaymentError,
  type CashierEntry,
  type PaymentFact,
  type PaymentOrder,
  type PaymentProvider,
  type RefundFact,
} from '../../ports/payment.ts'
import { readBill } from './bill.ts'
import { alipayClient, AlipayRefusalError, type AlipayClient } from './client.ts'
import { readAlipayNotice } from './notice.ts'
import type { AlipaySettings } from './settings.ts'
import { cents, closeReply, doneRefund, paymentFact, refundQueryReply, refundReply, trade } from './wire.ts'

/**
 * Alipay's mobile page. NOTE: Alipay knows of a trade only once the payer has posted the form: until then find()
 * throws UnknownPaymentError, and close() has nothing to close: only expiresAt ends a form that nobody has posted.
 */
export function alipay(settings: AlipaySettings): PaymentProvider {
  const client = alipayClient(settings)

  async function find(payNo: string): Promise<PaymentFact> {
    const reply = await client.call('alipay.trade.query', { out_trade_no: payNo }, trade).catch(unknown)
    if (reply.out_trade_no !== payNo) throw new Error('Alipay told of another payment')
    return paymentFact(reply, reply.send_pay_date)
  }

  async function findRefund(payNo: string, refundNo: string): Promise<RefundFact> {
    const content = { out_trade_no: payNo, out_request_no: refundNo, query_options: ['gmt_refund_pay'] }
    const reply = await client.call('alipay.trade.fastpay.refund.query', content, refundQueryReply).catch(unknown)
    if (reply.refund_status !== 'REFUND_SUCCESS') throw new UnknownPaymentError('no such refund, or none that was done')
    if (reply.out_trade_no !== payNo || reply.out_request_no !== refundNo)
      throw new Error('Alipay told of another refund')
    if (reply.refund_amount === undefined || reply.trade_no === undefined)
      throw new Error('Alipay told of a refund without its amount')
    return doneRefund(
      { payNo, refundNo, providerNo: reply.trade_no },
      { amountCents: cents(reply.refund_amount), at: reply.gmt_refund_pay },
    )
  }

  return {
    name: 'alipay',
    channels: ['alipay-wap'],
    open: async order => cashierForm(settings, client, order),
    find,
    async close(payNo) {
      try {
        await client.call('alipay.trade.close', { out_trade_no: payNo }, closeReply)
      } catch (error) {
        if (!(error instanceof AlipayRefusalError)) throw error
        if (isUnknown(error)) return
        // Paid, or closed already: fine. Anything else is told.
        const { outcome } = await find(payNo)
        if (outcome !== 'paid' && outcome !== 'closed') throw error
      }
    },
    async refund({ payNo, refundNo, amountCents, reason }) {
      const content = {
        out_trade_no: payNo,
        out_request_no: refundNo,
        refund_amount: yuan(amountCents),
        ...(reason !== '' && { refund_reason: Array.from(reason).slice(0, 256).join('') }),
      }
      const reply = await client.call('alipay.trade.refund', content, refundReply).catch(asRefusal)
      if (reply instanceof AlipayRefusalError) {
        if (isUnknown(reply)) throw new UnknownPaymentError(reply.message)
        if (!isFinal(reply)) throw reply
        return { refundNo, payNo, outcome: 'failed', reason: reply.message }
      }
      if (reply.out_trade_no !== payNo) throw new Error('Alipay told of another payment')
      // Y: the money has moved by this call. N: it had moved before, or has not: only the query tells.
      return reply.fund_change === 'Y'
        ? doneRefund({ payNo, refundNo, providerNo: reply.trade_no }, { amountCents })
        : findRefund(payNo, refundNo)
    },
    findRefund,
    readNotice: async (_headers, body) => readAlipayNotice(settings, client, body),
    answers: {
      taken: { status: 200, type: 'text/plain', body: 'success' },
      again: { status: 500, type: 'text/plain', body: 'fail' },
    },
    bill: day => readBill(client, settings.gateway, day),
  }
}

/** The signed order as a form: the page builds it from these fields, and nobody's HTML is injected. */
function cashierForm({ gateway, notifyUrl }: AlipaySettings, client: AlipayClient, order: PaymentOrder): CashierEntry {
  if (order.channel !== 'alipay-wap') throw new Error(`Alipay has no channel ${order.channel}`)
  const content = {
    out_trade_no: order.payNo,
    total_amount: yuan(order.amountCents),
    subject: Array.from(order.subject).slice(0, 128).join(''),
    product_code: 'QUICK_WAP_WAY',
    time_expire: dayAndSecond(order.expiresAt),
    passback_params: encodeURIComponent(`${order.about.bizType}:${order.about.bizId}`),
    quit_url: order.returnUrl,
  }
  const { origin, pathname, searchParams } = client.page('alipay.trade.wap.pay', content, {
    notifyUrl,
    returnUrl: order.returnUrl,
  })
  if (`${origin}${pathname}` !== new URL(gateway).href)
    throw new Error('the form would go to another host than the gateway')
  // The gateway reads the form by the charset in its address.
  const { charset = 'utf-8', ...fields } = Object.fromEntries(searchParams)
  return { kind: 'form', action: `${gateway}?charset=${charset}`, fields }
}

const isUnknown = ({ subCode }: AlipayRefusalError): boolean => subCode === 'ACQ.TRADE_NOT_EXIST'

/** A business refusal (40004) does not change by asking again; their own trouble and an empty merchant account do pass. */
const isFinal = ({ code, subCode }: AlipayRefusalError): boolean =>
  code === '40004' &&
  !/SYSTEM_ERROR|SELLER_BALANCE_NOT_ENOUGH|DISCORDANT_REPEAT_REQUEST|TRADE_SETTLE_ERROR|REFUND_CHARGE_ERROR/.test(
    subCode,
  )

function unknown(error: unknown): never {
  if (error instanceof AlipayRefusalError && isUnknown(error)) throw new UnknownPaymentError(error.message)
  throw error
}

function asRefusal(error: unknown): AlipayRefusalError {
  if (error instanceof AlipayRefusalError) return error
  throw error
}
