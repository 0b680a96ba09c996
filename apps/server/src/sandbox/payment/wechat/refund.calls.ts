import * as z from 'zod/mini'
import { inBooks } from '../books.ts'
import { lockOrder, findOrder, setRefundFailure } from '../order.table.ts'
import { addRefund, findRefund, refundedCents } from '../refund.table.ts'
import { fault, parsed, type Answer, type WechatBooks } from './calls.ts'
import { refundOf } from './replies.ts'

const refundRequest = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*@]{1,64}$/)),
  reason: z._default(z.string().check(z.maxLength(80)), ''),
  notify_url: z.optional(z.string().check(z.regex(/^https?:\/\/[^?]+$/))),
  amount: z.object({
    refund: z.int().check(z.positive()),
    total: z.int().check(z.positive()),
    currency: z.literal('CNY'),
  }),
})

/** Takes a refund; the same number again is the same refund. Never more goes back than was paid. */
export async function requestRefund(
  { pool, now, delayMs }: WechatBooks & { delayMs: number },
  body: string,
): Promise<Answer> {
  const read = z.safeParse(refundRequest, parsed(body))
  if (!read.success) return fault(400, 'PARAM_ERROR', `参数错误：${read.error.issues[0]?.path.join('.')}`)
  const { out_trade_no: payNo, out_refund_no: refundNo, reason, notify_url: notifyUrl, amount } = read.data
  return inBooks(pool, async books => {
    const order = await lockOrder(books, payNo)
    if (order?.provider !== 'wechat') return fault(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
    const earlier = await findRefund(books, refundNo)
    if (earlier) {
      const isSame = earlier.payNo === payNo && earlier.amountCents === amount.refund
      return isSame
        ? { status: 200, body: refundOf(order, earlier) }
        : fault(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试')
    }
    if (order.state !== 'paid') return fault(400, 'INVALID_REQUEST', '订单状态错误：未支付')
    if (amount.total !== order.amountCents) return fault(400, 'PARAM_ERROR', '订单金额不一致')
    if ((await refundedCents(books, payNo)) + amount.refund > order.amountCents) {
      return fault(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额')
    }
    const failure = order.failNextRefund
    if (failure !== undefined) await setRefundFailure(books, payNo, undefined)
    const refund = await addRefund(books, order, {
      refundNo,
      amountCents: amount.refund,
      reason,
      notifyUrl,
      failure,
      createdAt: now(),
      delayMs,
    })
    return { status: 200, body: refundOf(order, refund) }
  })
}

export async function queryRefund({ pool }: WechatBooks, refundNo: string): Promise<Answer> {
  const refund = await findRefund(pool, refundNo)
  const order = refund && (await findOrder(pool, refund.payNo))
  if (!refund || order?.provider !== 'wechat') return fault(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  return { status: 200, body: refundOf(order, refund) }
}
