import { codesOf, type Spelling } from '../spelling.ts'
import { couponStates } from './coupons.status.ts'

/** The coupons' words of the wire (core 3, 7; docs/product/rules.md 1.5). */
export const couponSpelling = {
  words: {
    couponId: 'id',
    inWords: 'desc',
    couponKind: 'couponType',
    reductionCents: 'reductionMoney',
    thresholdCents: 'fullMoney',
    percent: 'discount',
    consultTypes: 'serviceTypes',
    validFrom: 'startTime',
    validUntil: 'endTime',
    couponStatus: 'status',
    priceCents: 'payMoney',
    consultType: 'currentService',
  },
  codes: {
    couponStatus: codesOf(couponStates),
    couponKind: {
      full: 'FULL_REDUCTION_COUPON',
      direct: 'DIRECT_REDUCTION_COUPON',
      discount: 'DISCOUNT_COUPON',
    },
  },
} as const satisfies Spelling
