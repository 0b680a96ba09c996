/** For payment: what a coupon takes off an order, and what becomes of it. */
export { giveBackCoupon, holdCoupon, isFreeFor, releaseCoupons, spendOn, weighFor } from './order-coupons.ts'
