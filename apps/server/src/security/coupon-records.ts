import type { Public, Records } from './record-kinds.ts'
import { consult, doctor } from './whose.ts'

const coupons: Public = 'public: batches and activities belong to the office; who is none of it, rule 1 turns away'
const activity: Public = 'public: activities are shown to everybody'

/** Coupons, their batches and activities. */
export const couponRecords: Records = {
  'smarthos.coupon.mycoupon.unused.count': { consultId: { record: consult('unpaid') } },
  'smarthos.coupon.mycoupon.usable.list': { consultId: { record: consult('unpaid') } },
  'smarthos.coupon.receive': { activityId: activity },
  'smarthos.coupon.activity.details': { activityId: activity },
  'staff.coupon.batch.save': { batchId: coupons, docIds: doctor, deptCodes: doctor },
  'staff.coupon.batch.stop': { batchId: coupons },
  'staff.coupon.give': { batchId: coupons },
  'staff.coupon.activity.save': { activityId: coupons, batchId: coupons, inviterBatchId: coupons },
  'staff.coupon.activity.stop': { activityId: coupons },
}
