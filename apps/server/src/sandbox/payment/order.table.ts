import { randomBytes } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Books } from './books.ts'

export type ProviderName = 'wechat' | 'alipay'
export type TradeType = 'JSAPI' | 'MWEB' | 'WAP'
export type OrderState = 'open' | 'paid' | 'failed' | 'closed'

/** What the merchant asks a provider to collect. Instants are epoch ms of the sandbox's clock. */
export interface NewOrder {
  payNo: string
  provider: ProviderName
  tradeType: TradeType
  amountCents: number
  subject: string
  passenger: string
  openid?: string | undefined
  notifyUrl: string
  returnUrl?: string | undefined
  createdAt: number
  expiresAt: number
}

export interface SandboxOrder extends NewOrder {
  cashierId: string
  providerNo: string
  state: OrderState
  endedAt: number | undefined
  failNextRefund: string | undefined
}

interface OrderRow {
  pay_no: string
  provider: ProviderName
  trade_type: TradeType
  cashier_id: string
  provider_no: string
  amount_cents: number
  subject: string
  passenger: string
  openid: string | null
  notify_url: string
  return_url: string | null
  state: OrderState
  fail_next_refund: string | null
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

const ofRow = (row: OrderRow): SandboxOrder => ({
  payNo: row.pay_no,
  provider: row.provider,
  tradeType: row.trade_type,
  cashierId: row.cashier_id,
  providerNo: row.provider_no,
  amountCents: row.amount_cents,
  subject: row.subject,
  passenger: row.passenger,
  openid: row.openid ?? undefined,
  notifyUrl: row.notify_url,
  returnUrl: row.return_url ?? undefined,
  state: row.state,
  failNextRefund: row.fail_next_refund ?? undefined,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  endedAt: row.ended_at?.getTime(),
})

const digits = (count: number): string => Array.from(randomBytes(count), byte => String(byte % 10)).join('')

/** A number as each provider makes them: 28 digits with the day inside. */
export const newProviderNo = (provider: ProviderName, at: number): string =>
  provider === 'wechat'
    ? `4200${digits(6)}${dayOf(at).replaceAll('-', '')}${digits(10)}`
    : `${dayOf(at).replaceAll('-', '')}${digits(20)}`

/** The order of this number: a new one, or the one that was there. The caller compares. */
export async function addOrder(books: Books, order: NewOrder): Promise<SandboxOrder> {
  const cashierId =
    order.provider === 'wechat' ? `wx${randomBytes(17).toString('hex')}` : randomBytes(24).toString('base64url')
  await books.query(
    `insert into sandbox.payment_order
       (pay_no, provider, trade_type, cashier_id, provider_no, amount_cents, subject, passenger, openid, notify_url, return_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (pay_no) do nothing`,
    [
      order.payNo,
      order.provider,
      order.tradeType,
      cashierId,
      newProviderNo(order.provider, order.createdAt),
      order.amountCents,
      order.subject,
      order.passenger,
      order.openid ?? null,
      order.notifyUrl,
      order.returnUrl ?? null,
      new Date(order.createdAt),
      new Date(order.expiresAt),
    ],
  )
  const found = await findOrder(books, order.payNo)
  if (!found) throw new Error('an order that was just added is gone')
  return found
}

const oneOrder = async (books: Books, where: string, values: unknown[]): Promise<SandboxOrder | undefined> => {
  const { rows } = await books.query<OrderRow>(`select * from sandbox.payment_order where ${where}`, values)
  return rows[0] && ofRow(rows[0])
}

export const findOrder = (books: Books, payNo: string) => oneOrder(books, 'pay_no = $1', [payNo])

/** Holds the order until the transaction ends: money is counted by one at a time. */
export const lockOrder = (books: Books, payNo: string) => oneOrder(books, 'pay_no = $1 for update', [payNo])

export const findOrderAtCashier = (books: Books, provider: ProviderName, cashierId: string) =>
  oneOrder(books, 'provider = $1 and cashier_id = $2', [provider, cashierId])

/** Moves an open order to its end. False: somebody was faster. */
export async function endOrder(
  books: Books,
  payNo: string,
  state: Exclude<OrderState, 'open'>,
  at: number,
): Promise<boolean> {
  const { rowCount } = await books.query(
    `update sandbox.payment_order set state = $2, ended_at = $3 where pay_no = $1 and state = 'open'`,
    [payNo, state, new Date(at)],
  )
  return rowCount === 1
}

export async function setRefundFailure(books: Books, payNo: string, reason: string | undefined): Promise<void> {
  await books.query('update sandbox.payment_order set fail_next_refund = $2 where pay_no = $1', [payNo, reason ?? null])
}

/** Newest first; all of them without a bizId. */
export async function listOrders(books: Books, bizId?: string): Promise<SandboxOrder[]> {
  const { rows } = await books.query<OrderRow>(
    `select * from sandbox.payment_order
      where $1::text is null or substring(passenger from position(':' in passenger) + 1) = $1
      order by created_at desc, pay_no desc limit 1000`,
    [bizId ?? null],
  )
  return rows.map(ofRow)
}

/** What was paid between two instants: a day's bill. */
export async function ordersPaid(
  books: Books,
  provider: ProviderName,
  from: number,
  to: number,
): Promise<SandboxOrder[]> {
  const { rows } = await books.query<OrderRow>(
    `select * from sandbox.payment_order
      where provider = $1 and state = 'paid' and ended_at >= $2 and ended_at < $3 order by ended_at, pay_no`,
    [provider, new Date(from), new Date(to)],
  )
  return rows.map(ofRow)
}
