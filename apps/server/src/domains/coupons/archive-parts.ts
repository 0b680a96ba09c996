import { couponStates, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

async function couponsPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('coupon')
    .innerJoin('couponBatch', 'couponBatch.batchId', 'coupon.batchId')
    .select(['couponBatch.name', 'scopeText', 'state', 'coupon.validFrom', 'coupon.validUntil', 'receivedAt', 'usedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('receivedAt')
    .execute()
  return {
    name: 'coupons',
    title: '优惠券',
    labels: {
      name: '名称',
      scopeText: '使用范围',
      stateWord: '状态',
      validFrom: '生效时间',
      validUntil: '失效时间',
      receivedAt: '领取时间',
      usedAt: '使用时间',
    },
    rows: rows.map(({ state, ...row }) => ({ ...row, stateWord: couponStates[state as CouponState]?.label ?? state })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 90, sectionOf: couponsPart }]
