import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import * as z from 'zod/mini'
import { inBooks } from '../books.ts'
import { addNotice } from '../notice.table.ts'
import { findOrder, lockOrder, setRefundFailure } from '../order.table.ts'
import { addRefund, findRefund, refundedCents } from '../refund.table.ts'
import { amount, done, failed, noTrade, toCents, type AlipayBooks, type Reply } from './calls.ts'
import { tradeNotice } from './trade.ts'

const refundRequest = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string().check(z.minLength(1), z.maxLength(64)),
  refund_amount: amount,
  refund_reason: z._default(z.string().check(z.maxLength(256)), ''),
})

/** alipay.trade.refund: done when answered; the same request number again moves no money. */
export const refundTrade = ({ pool, now }: AlipayBooks, content: unknown): Promise<Reply> =>
  inBooks(pool, async books => {
    const asked = z.parse(refundRequest, content)
    const amountCents = toCents(asked.refund_amount)
    const order = await lockOrder(books, asked.out_trade_no)
    if (order?.provider !== 'alipay') return noTrade
    const before = await refundedCents(books, order.payNo)
    const answer = (refunded: number, fundChange: 'Y' | 'N') =>
      done({
        out_trade_no: order.payNo,
        trade_no: order.providerNo,
        buyer_logon_id: '138****0000',
        fund_change: fundChange,
        refund_fee: yuan(refunded),
      })
    const earlier = await findRefund(books, asked.out_request_no)
    if (earlier) {
      const isSame = earlier.payNo === order.payNo && earlier.amountCents === amountCents
      return isSame ? answer(before, 'N') : failed('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
    }
    if (order.state !== 'paid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    if (amountCents < 1 || before + amountCents > order.amountCents)
      return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    if (order.failNextRefund !== undefined) {
      await setRefundFailure(books, order.payNo, undefined)
      return failed('ACQ.REFUND_ACCOUNT_NOT_EXIST', order.failNextRefund)
    }
    const last = await addRefund(books, order, {
      refundNo: asked.out_request_no,
      amountCents,
      reason: asked.refund_reason,
      createdAt: now(),
    })
    const refunded = before + amountCents
    await addNotice(books, {
      payNo: order.payNo,
      about: 'refund',
      notifyUrl: order.notifyUrl,
      content: tradeNotice(order, { last, refundedCents: refunded }),
      createdAt: now(),
      manner: 'normal',
    })
    return answer(refunded, 'Y')
  })

const byRefund = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  query_options: z._default(z.array(z.string()), []),
})

/** alipay.trade.fastpay.refund.query: an unknown refund is a success without fields. */
export async function queryRefund({ pool }: AlipayBooks, content: unknown): Promise<Reply> {
  const asked = z.parse(byRefund, content)
  const order = await findOrder(pool, asked.out_trade_no)
  if (order?.provider !== 'alipay') return noTrade
  const refund = await findRefund(pool, asked.out_request_no)
  if (refund?.payNo !== order.payNo) return done({})
  return done({
    out_trade_no: order.payNo,
    trade_no: order.providerNo,
    out_request_no: refund.refundNo,
    refund_reason: refund.reason,
    total_amount: yuan(order.amountCents),
    refund_amount: yuan(refund.amountCents),
    refund_status: 'REFUND_SUCCESS',
    ...(asked.query_options.includes('gmt_refund_pay') && {
      gmt_refund_pay: dayAndSecond(refund.endedAt ?? refund.createdAt),
    }),
  })
}
