import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { couponServices as services } from '@nethos/contract/coupons/coupons.services.ts'
import type { SentOf } from '@nethos/contract/service.ts'

export const coupons = (sent: SentOf<typeof services.listCoupons>) => query(services.listCoupons, sent)
export const weighed = (sent: SentOf<typeof services.weighCoupons>) => query(services.weighCoupons, sent)
export const activities = () => query(services.listActivities, {})
export const activityOf = (promoteCode: string) => query(services.findActivity, { promoteCode })
export const inviteActivity = () => query(services.findActivity, { userScene: 'INVITE_REGISTER' })
export const myInvitation = () => query(services.myInvitation, {})
export const invitedFriends = () => query(services.listInvited, {})

export const receiveCoupon = command(
  services.receiveCoupon,
  services.listCoupons,
  services.listActivities,
  services.findActivity,
)
