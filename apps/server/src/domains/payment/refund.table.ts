import type { Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Refund as Row } from '../../database/types.gen.ts'
import type { RefundFact } from '../../ports/payment.ts'
import { nextRefundAskAt } from './asking-times.ts'
import { refunds } from './payment.lifecycle.ts'
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
  isMoved(
    refunds.transitionAll(on, { refundNo, attempt }, 'send', 'payment', {
      sentAt: new Date(on.now),
      providerNo: providerNo ?? null,
      asks: 0,
      dueAt: new Date(nextRefundAskAt('sent', 0, on.now)),
    }),
  )

export const markRefused = (on: On, refund: Refund, { reason }: RefundFact): Promise<boolean> =>
  markAtWindow(on, refund, reason ?? '支付平台未说明原因')

/** Not to be sent to any provider: the window gives it back, or an operator sends it after all. */
export const markAtWindow = (on: On, { refundNo, attempt }: Refund, failure: string): Promise<boolean> =>
  isMoved(refunds.transitionAll(on, { refundNo, attempt }, 'fail', 'provider', { failure, dueAt: null }))

/** Of whichever attempt: the money is back. */
export const markReturned = (on: On, refund: Refund, { providerNo, doneAt }: RefundFact): Promise<boolean> =>
  isMoved(
    refunds.transitionAll(on, { refundNo: refund.refundNo }, 'finish', 'provider', {
      providerNo: providerNo ?? refund.providerNo,
      sentAt: refund.sentAt ?? new Date(on.now),
      doneAt: new Date(doneAt ?? on.now),
      dueAt: null,
    }),
  )

export const markAskedAgain = (on: On, { refundNo, attempt }: Refund): Promise<boolean> =>
  isMoved(
    refunds.transitionAll(on, { refundNo, attempt }, 'retry', 'operator', {
      attempt: attempt + 1,
      sentAt: null,
      asks: 0,
      dueAt: new Date(nextRefundAskAt('requested', 0, on.now)),
    }),
  )

export const markSettledByHand = (
  on: On,
  { refundNo, attempt }: Refund,
  { staffId, note }: { staffId: string; note: string },
): Promise<boolean> =>
  isMoved(
    refunds.transitionAll(on, { refundNo, attempt }, 'settle', 'operator', {
      doneAt: new Date(on.now),
      settledBy: staffId,
      note,
      dueAt: null,
    }),
  )

const isMoved = async (moved: Promise<unknown[]>): Promise<boolean> => (await moved).length > 0
