import { states, type StateOf } from '../states.ts'

/** What the life of a coupon depends on. Instants epoch ms. */
export interface CouponFacts {
  /** The first instant at which it is worth nothing any more. */
  readonly validUntil: number
  /** Until when an unpaid order holds it; null when none does. */
  readonly lockedUntil: number | null
}

/**
 * The life of a coupon (docs/product/rules.md 1.5; docs/product/needs.md 18). An order holds it while it is unpaid, and uses it when it is paid; what
 * a refunded order gives back has the validity that it always had. The wire's codes are the documents'.
 */
export const couponStates = states<CouponFacts>()({
  unused: {
    code: 0,
    label: '未使用',
    on: {
      lock: { by: 'payment', to: 'locked' },
      /** Money that comes late for an order that had let go of it. */
      use: { by: 'payment', to: 'used' },
      expire: { by: 'clock', to: 'expired', at: c => c.validUntil },
    },
  },
  /** 3, unavailable, in the documents. */
  locked: {
    code: 3,
    label: '待支付订单使用中',
    on: {
      use: { by: 'payment', to: 'used' },
      release: { by: 'payment', to: 'unused' },
      lapse: { by: 'clock', to: 'unused', at: c => c.lockedUntil },
    },
  },
  used: { code: 2, label: '已使用', on: { give_back: { by: 'payment', to: 'unused' } } },
  expired: { code: 1, label: '已过期', on: {} },
})
export type CouponState = StateOf<typeof couponStates>
export const couponStateNames = Object.keys(couponStates) as CouponState[]
