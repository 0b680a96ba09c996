/** What payment takes of coupons. */
export { noCoupon, useChosenCoupon } from './chosen-coupon.ts'
/** What the activity pages and the registration take: who invites, whom, and while friends are invited at all. */
export { activityOf, invitedFriends, myInvitation, weighed } from './coupons.calls.ts'
export { CouponCard } from './parts/coupon-card.tsx'
export { InvitePoster } from './parts/invite-poster.tsx'
