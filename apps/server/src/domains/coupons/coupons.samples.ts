import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { CouponActivity, CouponBatch } from '../../database/types.gen.ts'
import { issueCoupon, type Issue, type OwnCoupon } from './coupon.table.ts'

const day = 86_400_000

/** A batch that takes 20 yuan off anything for 30 days from its receipt, unless told otherwise. */
export async function aBatch(db: Db, now: number, changes: Partial<Insertable<CouponBatch>> = {}): Promise<string> {
  const { batchId } = await db
    .insertInto('couponBatch')
    .values({
      name: '在线咨询优惠券',
      kind: 'direct',
      reductionCents: 2000,
      validDays: changes.validUntil ? null : 30,
      scopeText: '全部在线咨询可用',
      createdBy: 'sample',
      createdAt: new Date(now),
      ...changes,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  return batchId
}

/** One coupon of a batch of its own, in the account's hand. */
export async function aCoupon(
  db: Db,
  now: number,
  accountId: string,
  changes: Partial<Insertable<CouponBatch>> & { source?: Issue['source']; receivedAt?: number } = {},
): Promise<OwnCoupon> {
  const { source = 'received', receivedAt = now, ...batch } = changes
  const at = Math.min(receivedAt, now)
  const coupon = await issueCoupon({ db, now: at, announce: async () => {} }, await aBatch(db, at, batch), {
    accountId,
    source,
  })
  return coupon!
}

/** An activity that runs, and gives away of this batch. */
export async function anActivity(
  db: Db,
  now: number,
  changes: Partial<Insertable<CouponActivity>> & { batchId: string },
): Promise<string> {
  const { activityId } = await db
    .insertInto('couponActivity')
    .values({
      userScene: 'RECEIVE',
      name: '免费领券',
      promoteCode: randomUUID().slice(0, 8).toUpperCase(),
      startsAt: new Date(now - day),
      endsAt: new Date(now + 30 * day),
      createdBy: 'sample',
      createdAt: new Date(now),
      ...changes,
    })
    .returning('activityId')
    .executeTakeFirstOrThrow()
  return activityId
}
