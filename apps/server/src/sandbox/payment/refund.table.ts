import type { Books } from './books.ts'
import { newProviderNo, type ProviderName, type SandboxOrder } from './order.table.ts'

export type RefundState = 'processing' | 'done' | 'closed'

export interface SandboxRefund {
  refundNo: string
  payNo: string
  providerNo: string
  amountCents: number
  reason: string
  notifyUrl: string | undefined
  state: RefundState
  failure: string | undefined
  createdAt: number
  endedAt: number | undefined
}

interface RefundRow {
  refund_no: string
  pay_no: string
  provider_no: string
  amount_cents: number
  reason: string
  notify_url: string | null
  state: RefundState
  failure: string | null
  created_at: Date
  ended_at: Date | null
}

const ofRow = (row: RefundRow): SandboxRefund => ({
  refundNo: row.refund_no,
  payNo: row.pay_no,
  providerNo: row.provider_no,
  amountCents: row.amount_cents,
  reason: row.reason,
  notifyUrl: row.notify_url ?? undefined,
  state: row.state,
  failure: row.failure ?? undefined,
  createdAt: row.created_at.getTime(),
  endedAt: row.ended_at?.getTime(),
})

export interface NewRefund {
  refundNo: string
  amountCents: number
  reason: string
  notifyUrl?: string | undefined
  failure?: string | undefined
  createdAt: number
  /** How long it stays in process, in real time; done at once when absent. */
  delayMs?: number
}

export async function addRefund(books: Books, order: SandboxOrder, refund: NewRefund): Promise<SandboxRefund> {
  const { rows } = await books.query<RefundRow>(
    `insert into sandbox.payment_refund
       (refund_no, pay_no, provider_no, amount_cents, reason, notify_url, failure, created_at, end_due, state, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + $9 * interval '1 millisecond', $10, $11) returning *`,
    [
      refund.refundNo,
      order.payNo,
      newProviderNo(order.provider, refund.createdAt),
      refund.amountCents,
      refund.reason,
      refund.notifyUrl ?? null,
      refund.failure ?? null,
      new Date(refund.createdAt),
      refund.delayMs ?? 0,
      refund.delayMs === undefined ? 'done' : 'processing',
      refund.delayMs === undefined ? new Date(refund.createdAt) : null,
    ],
  )
  return ofRow(rows[0]!)
}

export async function findRefund(books: Books, refundNo: string): Promise<SandboxRefund | undefined> {
  const { rows } = await books.query<RefundRow>('select * from sandbox.payment_refund where refund_no = $1', [refundNo])
  return rows[0] && ofRow(rows[0])
}

export async function listRefunds(books: Books, payNos: readonly string[]): Promise<SandboxRefund[]> {
  const { rows } = await books.query<RefundRow>(
    'select * from sandbox.payment_refund where pay_no = any($1) order by created_at, refund_no',
    [payNos],
  )
  return rows.map(ofRow)
}

/** What went back or is on its way back, in cents. The caller holds the order. */
export async function refundedCents(books: Books, payNo: string): Promise<number> {
  const { rows } = await books.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from sandbox.payment_refund where pay_no = $1 and state <> 'closed'`,
    [payNo],
  )
  return rows[0]!.cents
}

/** Ends what is due, each refund by one process only. */
export async function endDueRefunds(books: Books, at: number, evenNotYetDue: boolean): Promise<SandboxRefund[]> {
  const { rows } = await books.query<RefundRow>(
    `update sandbox.payment_refund
        set state = case when failure is null then 'done' else 'closed' end, ended_at = $1
      where refund_no = any(array(
        select refund_no from sandbox.payment_refund
         where state = 'processing' and ($2::boolean or end_due <= clock_timestamp())
         order by end_due limit 50 for update skip locked))
      returning *`,
    [new Date(at), evenNotYetDue],
  )
  return rows.map(ofRow)
}

/** What went back between two instants, with the payment that it belongs to: a day's bill. */
export async function refundsDone(
  books: Books,
  provider: ProviderName,
  from: number,
  to: number,
): Promise<SandboxRefund[]> {
  const { rows } = await books.query<RefundRow>(
    `select refund.* from sandbox.payment_refund refund join sandbox.payment_order using (pay_no)
      where provider = $1 and refund.state = 'done' and refund.ended_at >= $2 and refund.ended_at < $3
      order by refund.ended_at, refund_no`,
    [provider, new Date(from), new Date(to)],
  )
  return rows.map(ofRow)
}
