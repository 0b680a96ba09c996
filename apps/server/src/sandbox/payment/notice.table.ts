import { randomUUID } from 'node:crypto'
import type { Books } from './books.ts'
import type { ProviderName } from './order.table.ts'

/** What becomes of the notice of an outcome. Late: held until released; forged: a wrong one first, then the right one. */
export type NoticeManner = 'normal' | 'lost' | 'late' | 'doubled' | 'forged'

export interface NewNotice {
  payNo: string
  about: 'payment' | 'refund'
  notifyUrl: string
  /** What the provider says, before it is signed and encrypted: that happens anew at each sending. */
  content: Record<string, unknown>
  createdAt: number
  manner: NoticeManner
  /** Sandbox clock; of a late one: by hand only when absent. */
  heldUntil?: number | undefined
}

export interface DueNotice {
  noticeId: number
  noticeKey: string
  payNo: string
  provider: ProviderName
  about: 'payment' | 'refund'
  notifyUrl: string
  content: Record<string, unknown>
  isForged: boolean
  attempts: number
  createdAt: number
}

/** Written in the transaction of what it tells of. */
export async function addNotice(books: Books, notice: NewNotice): Promise<void> {
  const key = randomUUID()
  const add = (state: string, isForged = false) =>
    books.query(
      `insert into sandbox.payment_notice
         (notice_key, pay_no, about, notify_url, content, is_forged, state, held_until, send_due, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp(), $9)`,
      [
        key,
        notice.payNo,
        notice.about,
        notice.notifyUrl,
        JSON.stringify(notice.content),
        isForged,
        state,
        state === 'held' && notice.heldUntil !== undefined ? new Date(notice.heldUntil) : null,
        new Date(notice.createdAt),
      ],
    )
  if (notice.manner === 'forged') await add('waiting', true)
  if (notice.manner === 'doubled') await add('waiting')
  await add(notice.manner === 'late' ? 'held' : notice.manner === 'lost' ? 'lost' : 'waiting')
}

/** Lets the held notices of a payment go, or all whose time has come by the sandbox's clock. */
export async function releaseHeld(books: Books, which: { payNo: string } | { at: number }): Promise<number> {
  const byHand = 'payNo' in which
  const { rowCount } = await books.query(
    `update sandbox.payment_notice set state = 'waiting', send_due = clock_timestamp()
      where state = 'held' and ${byHand ? 'pay_no = $1' : 'held_until <= $1'}`,
    [byHand ? which.payNo : new Date(which.at)],
  )
  return rowCount ?? 0
}

export interface ClaimOptions {
  payNo?: string | undefined
  evenNotYetDue: boolean
  /** Those that this round has tried. */
  except: readonly number[]
  leaseMs: number
}

/**
 * Takes notices to send, of each payment the earliest; no other process takes them until the lease is over.
 * So the notices of one payment go out one after the other, in the order of what happened.
 */
export async function claimNotices(
  books: Books,
  { payNo, evenNotYetDue, except, leaseMs }: ClaimOptions,
): Promise<DueNotice[]> {
  const { rows } = await books.query<{
    notice_id: string
    notice_key: string
    pay_no: string
    provider: ProviderName
    about: 'payment' | 'refund'
    notify_url: string
    content: Record<string, unknown>
    is_forged: boolean
    attempts: number
    created_at: Date
  }>(
    `update sandbox.payment_notice notice
        set attempts = attempts + 1, sending_until = clock_timestamp() + $4 * interval '1 millisecond'
       from sandbox.payment_order paid
      where paid.pay_no = notice.pay_no and notice_id = any(array(
        select notice_id from sandbox.payment_notice due
         where state = 'waiting' and ($1::boolean or send_due <= clock_timestamp())
           and (sending_until is null or sending_until < clock_timestamp())
           and ($2::text is null or pay_no = $2) and notice_id <> all($3::bigint[])
           and not exists (
             select from sandbox.payment_notice earlier
              where earlier.pay_no = due.pay_no and earlier.notice_id < due.notice_id and earlier.state = 'waiting'
                and ($1::boolean or earlier.send_due <= clock_timestamp()) and earlier.notice_id <> all($3::bigint[]))
         order by notice_id limit 20 for update skip locked))
      returning notice.*, paid.provider`,
    [evenNotYetDue, payNo ?? null, except, leaseMs],
  )
  return rows.map(row => ({
    noticeId: Number(row.notice_id),
    noticeKey: row.notice_key,
    payNo: row.pay_no,
    provider: row.provider,
    about: row.about,
    notifyUrl: row.notify_url,
    content: row.content,
    isForged: row.is_forged,
    attempts: row.attempts,
    createdAt: row.created_at.getTime(),
  }))
}

/** Whether a notice of this payment is under way, from whichever process. */
export async function isSending(books: Books, payNo: string): Promise<boolean> {
  const { rowCount } = await books.query(
    'select from sandbox.payment_notice where pay_no = $1 and sending_until > clock_timestamp()',
    [payNo],
  )
  return rowCount !== 0
}

/** Puts down what the merchant answered, and when to send it again, if ever. */
export async function putAnswer(
  books: Books,
  noticeId: number,
  answer: string,
  next: 'taken' | 'given_up' | { afterMs: number },
): Promise<void> {
  const again = typeof next === 'object'
  await books.query(
    `update sandbox.payment_notice
        set answer = $2, state = $3, sending_until = null, send_due = clock_timestamp() + $4 * interval '1 millisecond'
      where notice_id = $1`,
    [noticeId, answer.slice(0, 500), again ? 'waiting' : next, again ? next.afterMs : 0],
  )
}

/** How often notices of a payment were sent and what became of them: for people and tests. */
export async function listNotices(books: Books, payNo: string): Promise<NoticeLine[]> {
  const { rows } = await books.query<NoticeLine>(
    `select about, state, attempts, is_forged as "isForged", answer from sandbox.payment_notice where pay_no = $1 order by notice_id`,
    [payNo],
  )
  return rows
}

export interface NoticeLine {
  about: 'payment' | 'refund'
  state: 'held' | 'waiting' | 'taken' | 'given_up' | 'lost'
  attempts: number
  isForged: boolean
  answer: string | null
}
