import type { Selectable, Updateable } from 'kysely'
import { refundStatesWith } from '@nethos/contract/payment/refund.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Refund as Row } from '../../database/types.gen.ts'
import type { RefundFact } from '../../ports/payment.ts'
import { nextRefundAskAt } from './asking-times.ts'
import { newNumber } from './ways.ts'

export type Refund = Selectable<Row>
type On = Pick<Ctx, 'db' | 'now'>

/**
 * The number that the provider knows a refund by. What it has refused it never takes again under the same number, so
 * each later attempt has its own.
 */
export const askedNumber = ({ refundNo, attempt }: Pick<Refund, 'refundNo' | 'attempt'>): string =>
  attempt === 1 ? refundNo : `${refundNo}-${attempt}`

/** Which refund, and which attempt, the provider speaks of. */
export function ofAskedNumber(number: string): { refundNo: string; attempt: number } {
  const [refundNo = '', attempt] = number.split('-')
  return { refundNo, attempt: attempt === undefined ? 1 : Number(attempt) }
}

export const findRefund = ({ db }: Pick<Ctx, 'db'>, refundNo: string): Promise<Refund | undefined> =>
  db.selectFrom('refund').selectAll().where('refundNo', '=', refundNo).executeTakeFirst()

/** What goes back of a payment, or is back, in cents: one that failed is owed all the same. */
export async function givenOf({ db }: Pick<Ctx, 'db'>, payNo: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('sum'))
    .where('payNo', '=', payNo)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function refundNoOf({ db }: Pick<Ctx, 'db'>, payNo: string, cause: string): Promise<string> {
  const { refundNo } = await db
    .selectFrom('refund')
    .select('refundNo')
    .where('payNo', '=', payNo)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow()
  return refundNo
}

/** The whole or a part of a payment, once for each cause. Undefined: it was asked for already. */
export const addRefund = (
  { db, now }: On,
  payNo: string,
  { cause, reason, amountCents }: { cause: string; reason: string; amountCents: number },
): Promise<Refund | undefined> =>
  db
    .insertInto('refund')
    .values({
      refundNo: newNumber('R', now),
      payNo,
      cause,
      amountCents,
      reason,
      state: 'requested',
      createdAt: new Date(now),
      dueAt: new Date(nextRefundAskAt('requested', 0, now)),
    })
    .onConflict(on => on.columns(['payNo', 'cause']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** The provider has it. Only of the present attempt: news of an earlier one say nothing. */
export const markSent = (on: On, { refundNo, attempt }: Refund, { providerNo }: RefundFact): Promise<boolean> =>
  move(on, refundNo, refundStatesWith('send'), attempt, {
    state: 'sent',
    sentAt: new Date(on.now),
    providerNo: providerNo ?? null,
    asks: 0,
    dueAt: new Date(nextRefundAskAt('sent', 0, on.now)),
  })

export const markRefused = (on: On, { refundNo, attempt }: Refund, { reason }: RefundFact): Promise<boolean> =>
  move(on, refundNo, refundStatesWith('fail'), attempt, {
    state: 'failed',
    failure: reason ?? '支付平台未说明原因',
    dueAt: null,
  })

/** Not to be sent to any provider: the window gives it back, or an operator sends it after all. */
export const markAtWindow = (on: On, { refundNo, attempt }: Refund, reason: string): Promise<boolean> =>
  move(on, refundNo, refundStatesWith('fail'), attempt, { state: 'failed', failure: reason, dueAt: null })

/** Of whichever attempt: the money is back. */
export const markReturned = (on: On, refund: Refund, { providerNo, doneAt }: RefundFact): Promise<boolean> =>
  move(on, refund.refundNo, refundStatesWith('finish'), undefined, {
    state: 'done',
    providerNo: providerNo ?? refund.providerNo,
    sentAt: refund.sentAt ?? new Date(on.now),
    doneAt: new Date(doneAt ?? on.now),
    dueAt: null,
  })

export const markAskedAgain = (on: On, { refundNo, attempt }: Refund): Promise<boolean> =>
  move(on, refundNo, refundStatesWith('retry'), attempt, {
    state: 'requested',
    attempt: attempt + 1,
    sentAt: null,
    asks: 0,
    dueAt: new Date(nextRefundAskAt('requested', 0, on.now)),
  })

export const markSettledByHand = (
  on: On,
  { refundNo, attempt }: Refund,
  { staffId, note }: { staffId: string; note: string },
): Promise<boolean> =>
  move(on, refundNo, refundStatesWith('settle'), attempt, {
    state: 'done',
    doneAt: new Date(on.now),
    settledBy: staffId,
    note,
    dueAt: null,
  })

async function move(
  { db }: On,
  refundNo: string,
  from: readonly string[],
  attempt: number | undefined,
  to: Updateable<Row>,
): Promise<boolean> {
  let moved = db.updateTable('refund').set(to).where('refundNo', '=', refundNo).where('state', 'in', from)
  if (attempt !== undefined) moved = moved.where('attempt', '=', attempt)
  return (await moved.executeTakeFirst()).numUpdatedRows === 1n
}
