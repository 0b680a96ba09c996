import { present } from '@nethos/contract/common/present.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { couponInWords } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Coupon, OfferedCoupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import { termsOf, type Batch } from './batch.table.ts'
import type { OwnCoupon } from './coupon.table.ts'

type Terms = Pick<
  OwnCoupon,
  'couponName' | 'couponKind' | 'reductionCents' | 'thresholdCents' | 'percent' | 'consultTypes' | 'scopeText'
>

const shownTerms = (terms: Terms) => ({
  couponName: terms.couponName,
  couponKind: terms.couponKind,
  reductionCents: terms.reductionCents,
  thresholdCents: terms.thresholdCents,
  percent: terms.percent,
  inWords: couponInWords(terms),
  consultTypes: [...terms.consultTypes],
  scopeText: terms.scopeText,
})

export const shownCoupon = (coupon: OwnCoupon): Coupon => ({
  couponId: coupon.couponId,
  ...shownTerms(coupon),
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  couponStatus: coupon.couponStatus,
  receivedAt: coupon.receivedAt,
  usedAt: coupon.usedAt,
  isReturned: coupon.isReturned,
  consultId: coupon.bizType === 'consult' ? coupon.bizId : null,
})

export const offeredCoupon = (batch: Batch): OfferedCoupon => ({
  ...shownTerms(termsOf(batch)),
  validityText: validityInWords(batch),
})

/** The last day on which it is good: an end at midnight belongs to the day before. */
export const lastDay = (validUntil: number): string => dayOf(validUntil - 1)

export function validityInWords({ validFrom, validUntil, validDays }: Batch): string {
  if (validDays !== null) return `领取后${validDays}天内有效`
  const until = `${dayInWords(lastDay(present(validUntil).getTime()))}前有效`
  return validFrom ? `${dayInWords(dayOf(validFrom.getTime()))}起，${until}` : until
}
