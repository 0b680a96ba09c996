import { sql, type Selectable } from 'kysely'
import type { RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { RefundRequest as Row } from '../../database/types.gen.ts'

export type RefundRequest = Selectable<Row>
type On = Pick<Ctx, 'db' | 'now'>

/** The refund's cause, of which there is one for each payment. */
export const causeOf = ({ partId }: Pick<RefundRequest, 'partId'>): string => `part:${partId}`
export const isPart = (cause: string): boolean => cause.startsWith('part:')

interface Asked {
  payNo: string
  partId: string
  amountCents: number
  reason: string
  askedBy: string
}

/** A part that a second person has to decide on. */
export const addWaiting = ({ db, now }: On, asked: Asked): Promise<{ requestId: string }> =>
  db
    .insertInto('refundRequest')
    .values({ ...asked, state: 'waiting', askedAt: new Date(now) })
    .returning('requestId')
    .executeTakeFirstOrThrow()

/** A part that one person has given back alone. */
export const addGiven = async ({ db, now }: On, asked: Asked, refundNo: string): Promise<void> => {
  const at = new Date(now)
  await db
    .insertInto('refundRequest')
    .values({ ...asked, state: 'approved', askedAt: at, decidedAt: at, refundNo })
    .execute()
}

export const findPart = ({ db }: On, payNo: string, partId: string): Promise<RefundRequest | undefined> =>
  db.selectFrom('refundRequest').selectAll().where('payNo', '=', payNo).where('partId', '=', partId).executeTakeFirst()

export const findRequest = ({ db }: On, requestId: string): Promise<RefundRequest | undefined> =>
  db.selectFrom('refundRequest').selectAll().where('requestId', '=', requestId).executeTakeFirst()

/** Of a payment: what waits for a second person, and what one person alone has given back. Cents. */
export async function sumsOf({ db }: Pick<On, 'db'>, payNo: string): Promise<{ waiting: number; alone: number }> {
  const { waiting, alone } = await db
    .selectFrom('refundRequest')
    .select(({ fn }) => [
      fn.sum<number | null>('amountCents').filterWhere('state', '=', 'waiting').as('waiting'),
      fn
        .sum<number | null>('amountCents')
        .filterWhere(sql<boolean>`state = 'approved' and decided_by is null`)
        .as('alone'),
    ])
    .where('payNo', '=', payNo)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting ?? 0), alone: Number(alone ?? 0) }
}

interface Decision {
  by: string
  note?: string
  refundNo?: string
}

/** False: it was decided already. */
export async function decide(
  { db, now }: On,
  requestId: string,
  state: Exclude<RefundRequestState, 'waiting' | 'overtaken'>,
  { by, note, refundNo }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refundRequest')
    .set({ state, decidedBy: by, decidedAt: new Date(now), note: note ?? null, refundNo: refundNo ?? null })
    .where('requestId', '=', requestId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** All of the money goes back: nothing is left to wait for, but for the one whose money it is. */
export async function overtakeRequests({ db, now }: On, payNo: string, cause: string): Promise<void> {
  await db
    .updateTable('refundRequest')
    .set({ state: 'overtaken', decidedAt: new Date(now) })
    .where('payNo', '=', payNo)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`'part:' || part_id <> ${cause}`)
    .execute()
}
