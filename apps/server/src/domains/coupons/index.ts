import { couponDeskServices } from '@nethos/contract/coupons/coupons-desk.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { findActivity, listActivities, listInvited, myInvitation, receiveCoupon } from './activities.ts'
import { couponDue, couponReminder } from './coupon.dues.ts'
import { listDeskActivities, saveActivity, stopActivity } from './desk-activities.ts'
import { giveCoupon, listBatches, saveBatch, stopBatch } from './desk-batches.ts'
import { countUnused, listCoupons, weighCoupons } from './my-coupons.ts'

export const couponsDomain: Domain = {
  services: [
    ...implement(couponServices, {
      countUnused,
      listCoupons,
      weighCoupons,
      receiveCoupon,
      listActivities,
      findActivity,
      myInvitation,
      listInvited,
    }),
    ...implement(couponDeskServices, {
      listBatches,
      saveBatch,
      stopBatch,
      giveCoupon,
      listDeskActivities,
      saveActivity,
      stopActivity,
    }),
  ],
  dues: [couponDue, couponReminder],
}
