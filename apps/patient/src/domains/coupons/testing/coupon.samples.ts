import type { Activity, Coupon, Weighed, WeighedCoupon } from '@nethos/contract/coupons/coupons.schemas.ts'

const day = 86_400_000

export const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  couponId: 'k1',
  couponName: '新朋友见面礼',
  couponKind: 'direct',
  reductionCents: 2_000,
  thresholdCents: 0,
  percent: 100,
  inWords: '立减20元',
  consultTypes: [],
  scopeText: '全部在线咨询可用',
  validFrom: Date.now() - day,
  validUntil: Date.now() + 20 * day,
  couponStatus: 'unused',
  receivedAt: Date.now() - day,
  usedAt: null,
  isReturned: false,
  consultId: null,
  ...changes,
})

export const anEighty = (changes: Partial<Coupon> = {}): Coupon =>
  aCoupon({
    couponId: 'k2',
    couponName: '在线咨询8折券',
    couponKind: 'discount',
    reductionCents: 0,
    percent: 80,
    inWords: '8折',
    scopeText: '仅限图文咨询',
    ...changes,
  })

export const aFull = (changes: Partial<Coupon> = {}): Coupon =>
  aCoupon({
    couponId: 'k3',
    couponName: '健康关怀券',
    couponKind: 'full',
    reductionCents: 5_000,
    thresholdCents: 20_000,
    inWords: '满200元减50元',
    ...changes,
  })

const weighedOne = (coupon: Coupon, priceCents: number, offCents: number, reason = ''): WeighedCoupon => ({
  ...coupon,
  isUsable: reason === '',
  reason,
  offCents,
  payCents: priceCents - offCents,
})

/** 30 yuan: one that takes off 20, one that takes off 6, and one that does not fit. */
export const someWeighed = (changes: Partial<Weighed> = {}): Weighed => ({
  priceCents: 3_000,
  coupons: [
    weighedOne(aCoupon(), 3_000, 2_000),
    weighedOne(anEighty(), 3_000, 600),
    weighedOne(aFull(), 3_000, 0, '还差170元，满200元可用'),
  ],
  usableCount: 2,
  bestCouponId: 'k1',
  bestSentence: '已为您选用最省钱的一张，可省20元',
  ...changes,
})
export const noneWeighed = (): Weighed => ({
  priceCents: 3_000,
  coupons: [],
  usableCount: 0,
  bestCouponId: '',
  bestSentence: '',
})
/** One that takes off all. */
export const freeWeighed = (): Weighed =>
  someWeighed({
    coupons: [weighedOne(anEighty({ percent: 0, inWords: '免费' }), 3_000, 3_000)],
    usableCount: 1,
    bestCouponId: 'k2',
    bestSentence: '已为您选用，可省30元',
  })

export const anActivity = (changes: Partial<Activity> = {}): Activity => ({
  activityId: 'ca1',
  activityName: '冬季健康周',
  userScene: 'RECEIVE',
  rulesText: '每人限领一张',
  endsAt: Date.now() + 30 * day,
  offered: { ...anEighty(), validityText: '领取后15天内有效' },
  inviterOffered: null,
  isSoldOut: false,
  isReceived: false,
  ...changes,
})

export const anInvitation = (changes: Partial<Activity> = {}): Activity =>
  anActivity({
    activityName: '邀请好友，双方有礼',
    userScene: 'INVITE_REGISTER',
    offered: { ...aCoupon(), validityText: '领取后30天内有效' },
    inviterOffered: { ...aCoupon({ inWords: '立减10元', reductionCents: 1_000 }), validityText: '领取后60天内有效' },
    ...changes,
  })
