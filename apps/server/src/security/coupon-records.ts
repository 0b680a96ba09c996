import type { Trials } from './record-kinds.ts'
import { consult } from './samples.ts'

/** Coupons, their batches and activities. */
export const couponRecords: Trials = {
  'smarthos.coupon.mycoupon.unused.count': { consultId: { record: consult('unpaid') } },
  'smarthos.coupon.mycoupon.usable.list': { consultId: { record: consult('unpaid') } },
}
