/** What payment takes of coupons. */
export { noCoupon, useChosenCoupon } from './chosen-coupon.ts'
/** What the activity pages and the registration take: who invites, whom, and while friends are invited at all. */
export { inviteActivity, invitedFriends, myInvitation, weighed } from './coupons.calls.ts'
export { InvitePoster } from './parts/invite-poster.tsx'
