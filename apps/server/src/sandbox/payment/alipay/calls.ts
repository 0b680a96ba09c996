import * as z from 'zod/mini'
import type pg from 'pg'
import { inBooks } from '../books.ts'
import { addOrder, endOrder, findOrder, lockOrder, type SandboxOrder } from '../order.table.ts'
import { refundedCents } from '../refund.table.ts'
import { tradeReply } from './trade.ts'

export interface AlipayBooks {
  pool: pg.Pool
  now: () => number
}

/** The inside of a xxx_response. */
export type Reply = Record<string, unknown>

export const done = (fields: Reply): Reply => ({ code: '10000', msg: 'Success', ...fields })
export const failed = (subCode: string, subMsg: string): Reply => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
})
export const invalid = (subCode: string, subMsg: string): Reply => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: subMsg,
})

export const noTrade = failed('ACQ.TRADE_NOT_EXIST', '交易不存在')

export const amount = z.string().check(z.regex(/^\d{1,9}\.\d\d$/))
export const toCents = (text: string): number => Number(text.replace('.', ''))

const wapPay = z.object({
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/)),
  total_amount: amount,
  subject: z.string().check(z.minLength(1), z.maxLength(256)),
  product_code: z.literal('QUICK_WAP_WAY'),
  time_expire: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  passback_params: z._default(z.string().check(z.maxLength(512)), ''),
})

/** alipay.trade.wap.pay: the payer's browser brings the merchant's signed form; only now does the trade begin to be. */
export async function enterTrade(
  { pool, now }: AlipayBooks,
  content: unknown,
  addresses: { notifyUrl: string; returnUrl: string | undefined },
): Promise<SandboxOrder | string> {
  const read = z.safeParse(wapPay, content)
  if (!read.success) return `参数错误：${read.error.issues[0]?.path.join('.')}`
  const asked = read.data
  const order = await addOrder(pool, {
    payNo: asked.out_trade_no,
    provider: 'alipay',
    tradeType: 'WAP',
    amountCents: toCents(asked.total_amount),
    subject: asked.subject,
    passenger: decodeURIComponent(asked.passback_params),
    ...addresses,
    createdAt: now(),
    expiresAt: Date.parse(`${asked.time_expire.replace(' ', 'T')}+08:00`),
  })
  const isSame = order.provider === 'alipay' && order.amountCents === toCents(asked.total_amount)
  return isSame ? order : '订单信息与之前不一致，请重新下单'
}

const byTrade = z.object({ out_trade_no: z.string() })

export async function queryTrade({ pool, now }: AlipayBooks, content: unknown): Promise<Reply> {
  const order = await findOrder(pool, z.parse(byTrade, content).out_trade_no)
  if (order?.provider !== 'alipay') return noTrade
  return done(tradeReply(order, await refundedCents(pool, order.payNo), now()))
}

export const closeTrade = ({ pool, now }: AlipayBooks, content: unknown): Promise<Reply> =>
  inBooks(pool, async books => {
    const order = await lockOrder(books, z.parse(byTrade, content).out_trade_no)
    if (order?.provider !== 'alipay') return noTrade
    if (order.state !== 'open') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
    await endOrder(books, order.payNo, 'closed', now())
    return done({ out_trade_no: order.payNo, trade_no: order.providerNo })
  })
