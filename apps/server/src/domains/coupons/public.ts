/** For payment: what a coupon takes off an order, and what becomes of it. */
export { giveBackCoupon, holdCoupon, isFreeFor, releaseCoupons, spendOn, weighFor } from './order-coupons.ts'
/** For the registration: who has been invited, and what he and his friend get for it. */
export { isInviteCode, welcome } from './welcome.ts'
