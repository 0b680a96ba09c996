import * as z from 'zod/mini'
import type pg from 'pg'
import { inBooks } from '../books.ts'
import { merchant } from '../keys.ts'
import { addOrder, endOrder, findOrder, lockOrder, type SandboxOrder, type TradeType } from '../order.table.ts'
import { refundedCents } from '../refund.table.ts'
import { transactionOf } from './replies.ts'

/** What the provider answers: a status, and a body unless there is none. */
export interface Answer {
  status: number
  body?: Record<string, unknown>
}

export const fault = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } })

const orderNo = z.string().check(z.regex(/^[0-9A-Za-z_\-|*]{6,32}$/))
const orderFields = {
  appid: z.literal(merchant.wechat.appId),
  mchid: z.literal(merchant.wechat.mchId),
  description: z.string().check(z.minLength(1), z.maxLength(127)),
  out_trade_no: orderNo,
  time_expire: z.iso.datetime({ offset: true }),
  attach: z._default(z.string().check(z.maxLength(128)), ''),
  notify_url: z.string().check(z.regex(/^https?:\/\/[^?]+$/)),
  amount: z.object({ total: z.int().check(z.positive()), currency: z._default(z.literal('CNY'), 'CNY') }),
}
const jsapiOrder = z.object({ ...orderFields, payer: z.object({ openid: z.string().check(z.minLength(1)) }) })
const h5Order = z.object({
  ...orderFields,
  scene_info: z.object({
    payer_client_ip: z.string().check(z.minLength(1)),
    h5_info: z.object({ type: z.enum(['iOS', 'Android', 'Wap']) }),
  }),
})

export interface WechatBooks {
  pool: pg.Pool
  now: () => number
}

/** Places an order; the same one again is the same order. */
export async function placeOrder(
  { pool, now }: WechatBooks,
  kind: 'jsapi' | 'h5',
  body: string,
  entry: (order: SandboxOrder) => Record<string, unknown>,
): Promise<Answer> {
  const read = kind === 'jsapi' ? z.safeParse(jsapiOrder, parsed(body)) : z.safeParse(h5Order, parsed(body))
  if (!read.success) return fault(400, 'PARAM_ERROR', `参数错误：${read.error.issues[0]?.path.join('.')}`)
  const asked = read.data
  const tradeType: TradeType = kind === 'jsapi' ? 'JSAPI' : 'MWEB'
  const openid = 'payer' in asked ? asked.payer.openid : undefined
  const expiresAt = Date.parse(asked.time_expire)
  if (expiresAt <= now()) return fault(400, 'PARAM_ERROR', '支付结束时间不能早于当前时间')
  const order = await addOrder(pool, {
    payNo: asked.out_trade_no,
    provider: 'wechat',
    tradeType,
    amountCents: asked.amount.total,
    subject: asked.description,
    passenger: asked.attach,
    openid,
    notifyUrl: asked.notify_url,
    createdAt: now(),
    expiresAt,
  })
  if (order.state === 'closed') return fault(400, 'ORDER_CLOSED', '订单已关闭')
  if (order.state !== 'open') return fault(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  const isSame =
    order.provider === 'wechat' &&
    order.tradeType === tradeType &&
    order.amountCents === asked.amount.total &&
    order.openid === openid
  return isSame
    ? { status: 200, body: entry(order) }
    : fault(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
}

export async function queryOrder({ pool }: WechatBooks, payNo: string, mchid: unknown): Promise<Answer> {
  if (mchid !== merchant.wechat.mchId) return fault(400, 'PARAM_ERROR', '商户号错误')
  const order = await findOrder(pool, payNo)
  if (order?.provider !== 'wechat') return fault(404, 'ORDER_NOT_EXIST', '订单不存在')
  return { status: 200, body: transactionOf(order, (await refundedCents(pool, payNo)) > 0) }
}

export const closeOrder = ({ pool, now }: WechatBooks, payNo: string, body: string): Promise<Answer> =>
  inBooks(pool, async books => {
    if (parsed(body)?.mchid !== merchant.wechat.mchId) return fault(400, 'PARAM_ERROR', '商户号错误')
    const order = await lockOrder(books, payNo)
    if (order?.provider !== 'wechat') return fault(404, 'ORDER_NOT_EXIST', '订单不存在')
    if (order.state === 'paid') return fault(400, 'ORDERPAID', '该订单已支付')
    if (order.state === 'closed') return fault(400, 'ORDER_CLOSED', '订单已关闭')
    await endOrder(books, payNo, 'closed', now())
    return { status: 204 }
  })

export function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
