import { sql, type Selectable } from 'kysely'
import type { CouponKind, CouponScope, CouponTerms } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CouponBatch } from '../../database/types.gen.ts'

export type Batch = Selectable<CouponBatch>

/** What every coupon of a batch is worth, and what for. */
export const termsColumns = [
  'couponBatch.name as couponName',
  'couponBatch.kind as couponKind',
  'couponBatch.reductionCents',
  'couponBatch.thresholdCents',
  'couponBatch.percent',
  'couponBatch.consultTypes',
  'couponBatch.docIds',
  'couponBatch.deptCodes',
  'couponBatch.scopeText',
] as const

export const termsOf = (batch: Batch): CouponTerms & CouponScope & { couponName: string; scopeText: string } => ({
  couponName: batch.name,
  couponKind: batch.kind as CouponKind,
  reductionCents: batch.reductionCents,
  thresholdCents: batch.thresholdCents,
  percent: batch.percent,
  consultTypes: batch.consultTypes,
  docIds: batch.docIds,
  deptCodes: batch.deptCodes,
  scopeText: batch.scopeText,
})

export const findBatch = ({ db }: Pick<Ctx, 'db'>, batchId: string): Promise<Batch | undefined> =>
  db.selectFrom('couponBatch').selectAll().where('batchId', '=', batchId).executeTakeFirst()

/** Whether it still gives anything away. */
export const hasMore = ({ isOpen, total, issued, validUntil }: Batch, now: number): boolean =>
  isOpen && (total === null || issued < total) && (validUntil === null || validUntil.getTime() > now)

/** Counts one more as given away: the row decides who gets the last. Undefined: there is none. */
export const takeOne = ({ db, now }: Pick<Ctx, 'db' | 'now'>, batchId: string): Promise<Batch | undefined> =>
  db
    .updateTable('couponBatch')
    .set({ issued: sql`issued + 1` })
    .where('batchId', '=', batchId)
    .where('isOpen', '=', true)
    .where(sql<boolean>`(total is null or issued < total)`)
    .where(({ eb, or }) => or([eb('validUntil', 'is', null), eb('validUntil', '>', new Date(now))]))
    .returningAll()
    .executeTakeFirst()
