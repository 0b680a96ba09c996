import { couponDeskServices } from '@nethos/contract/coupons/coupons-desk.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { findActivity, listActivities, listInvited, myInvitation, receiveCoupon } from './activities.ts'
import { couponTimer, couponReminder } from './coupon.timers.ts'
import { listDeskActivities, saveActivity, stopActivity } from './desk-activities.ts'
import { giveCoupon, listBatches, saveBatch, stopBatch } from './desk-batches.ts'
import { countUnused, listCoupons, weighCoupons } from './my-coupons.ts'
import { invitationTimer } from './invitation-rewards.ts'
import { isInviteCode, welcomeInvited } from './welcome.ts'

export const couponsDomain: Domain = {
  archive: archiveParts,
  demo: [
    {
      name: 'coupons',
      after: ['video'],
      load: async scope => (await import('./demo-coupons.ts')).loadDemoCoupons(scope),
    },
  ],
  accounts: { knowsInviteCode: isInviteCode, onAccountMade: welcomeInvited },
  serve: ({ payables }) => ({
    services: [
      ...implement(couponServices, {
        countUnused: countUnused(payables),
        listCoupons,
        weighCoupons: weighCoupons(payables),
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
    timers: [couponTimer, couponReminder, invitationTimer],
  }),
}
