import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { couponKinds } from './coupons.rules.ts'
import { couponStateNames } from './coupons.status.ts'

/** What a coupon is worth, what for, and in words. */
const terms = {
  couponName: z.string(),
  couponKind: z.enum(couponKinds),
  reductionCents: cents,
  thresholdCents: cents,
  /** What is left to pay, in percent: 80 is 8折, 0 free of charge. */
  percent: z.int(),
  /** The same in words: 满100元减20元. */
  inWords: z.string(),
  /** Empty: for every kind of consult. */
  consultTypes: z.array(z.string()),
  /** What it may be used for: 全部在线咨询可用; 仅限图文咨询，张伟医生. */
  scopeText: z.string(),
}

/** A coupon that somebody has. */
export const coupon = z.object({
  couponId: z.string(),
  ...terms,
  validFrom: instant,
  /** The first instant at which it is worth nothing any more. */
  validUntil: instant,
  couponStatus: z.enum(couponStateNames),
  receivedAt: instant,
  usedAt: z.nullable(instant),
  /** A refunded order has given it back. */
  isReturned: z.boolean(),
  /** The consult that holds or has used it. */
  consultId: z.nullable(z.string()),
})
export type Coupon = z.infer<typeof coupon>

/** A coupon before a payment: whether it may be used, and what is left to pay then. */
export const weighedCoupon = z.object({
  ...coupon.shape,
  isUsable: z.boolean(),
  /** Why it may not be used; '' when it may. */
  reason: z.string(),
  /** What it takes off; 0 when it may not be used. */
  offCents: cents,
  /** What is left to pay. */
  payCents: cents,
})
export type WeighedCoupon = z.infer<typeof weighedCoupon>

/** The usable ones first, the one that is proposed at the very top. */
export const weighed = z.object({
  priceCents: cents,
  coupons: z.array(weighedCoupon),
  usableCount: z.int(),
  /** '' when none can be used. */
  bestCouponId: z.string(),
  /** Why that one; '' when none can be used. */
  bestSentence: z.string(),
})
export type Weighed = z.infer<typeof weighed>

/** What can be won, before anybody has it. */
export const offeredCoupon = z.object({
  ...terms,
  /** 领取后30天内有效; 2026年12月31日前有效. */
  validityText: z.string(),
})
export type OfferedCoupon = z.infer<typeof offeredCoupon>

export const userScenes = ['INVITE_REGISTER', 'RECEIVE'] as const
export type UserScene = (typeof userScenes)[number]

/** An activity as everybody sees it. */
export const activity = z.object({
  activityId: z.string(),
  activityName: z.string(),
  userScene: z.enum(userScenes),
  rulesText: z.string(),
  endsAt: instant,
  /** What who takes part gets. */
  offered: z.nullable(offeredCoupon),
  /** What who invites gets for each friend. */
  inviterOffered: z.nullable(offeredCoupon),
  /** None are left of what it gives. */
  isSoldOut: z.boolean(),
  /** The caller has taken part. */
  isReceived: z.boolean(),
})
export type Activity = z.infer<typeof activity>

/** Somebody whom the caller has invited. */
export const invited = z.object({
  invitationId: z.string(),
  /** 王*; nothing more of him. */
  nameMasked: z.string(),
  registeredAt: instant,
  /** Whether the caller has got something for it. */
  isRewarded: z.boolean(),
  /** 已奖励：立减20元; why not, otherwise. */
  rewardText: z.string(),
})
export type Invited = z.infer<typeof invited>
