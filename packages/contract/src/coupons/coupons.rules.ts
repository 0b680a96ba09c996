import * as z from 'zod/mini'
import { discounted, discountInWords, payable, yuan } from '../common/money.ts'
import { atMost, optionalText, required } from '../rule.ts'
import { consultTypeLabels, consultTypes, type ConsultType } from '../consult/consult.kinds.ts'

/** full: 满减; direct: 直减; discount: 折扣, of 0 percent: free of charge. */
export const couponKinds = ['full', 'direct', 'discount'] as const
export type CouponKind = (typeof couponKinds)[number]
export const couponKindLabels: Readonly<Record<CouponKind, string>> = {
  full: '满减券',
  direct: '直减券',
  discount: '折扣券',
}

/** What a coupon is worth. All amounts integer cents. */
export interface CouponTerms {
  readonly couponKind: CouponKind
  /** What is taken off; 0 of a discount. */
  readonly reductionCents: number
  /** From which price on; 0: from the first cent. */
  readonly thresholdCents: number
  /** What is left to pay: 80 means 80 percent, 8折; 100 of the other kinds. */
  readonly percent: number
}

/** What it may be used for; an empty list does not restrict. */
export interface CouponScope {
  readonly consultTypes: readonly string[]
  readonly docIds: readonly string[]
  readonly deptCodes: readonly string[]
}

export interface CouponValidity {
  readonly validFrom: number
  readonly validUntil: number
}

/** What is bought, as a coupon asks for it. Unknown (undefined) is not asked; null fits no restriction. */
export interface Purchase {
  readonly priceCents: number
  readonly consultType?: string | undefined
  readonly docId?: string | null | undefined
  readonly deptCode?: string | null | undefined
}

/** What is taken off a price that the coupon may be used for: never more than the price. */
export function offCentsOf({ couponKind, reductionCents, percent }: CouponTerms, priceCents: number): number {
  const left = couponKind === 'discount' ? discounted(priceCents, percent) : payable(priceCents, reductionCents)
  return Math.max(0, priceCents) - left
}

/** '20元', '20.50元'. */
export const yuanInWords = (amountCents: number): string => `${yuan(amountCents).replace(/\.00$/, '')}元`

/** 满100元减20元, 立减20元, 8折, 免费. */
export function couponInWords({ couponKind, reductionCents, thresholdCents, percent }: CouponTerms): string {
  const from = thresholdCents > 0 ? `满${yuanInWords(thresholdCents)}` : ''
  if (couponKind === 'discount') return from + (percent === 0 ? '免费' : discountInWords(percent))
  return from ? `${from}减${yuanInWords(reductionCents)}` : `立减${yuanInWords(reductionCents)}`
}

type Coupon = CouponTerms & CouponScope & CouponValidity

const fits = (allowed: readonly string[], one: string | null | undefined): boolean =>
  allowed.length === 0 || one === undefined || (one !== null && allowed.includes(one))

/** Why it cannot be used for this, in a sentence; undefined when it can. */
export function whyUnusable(coupon: Coupon, purchase: Purchase, now: number): string | undefined {
  const { priceCents, consultType, docId, deptCode } = purchase
  if (coupon.validUntil <= now) return '已过有效期'
  if (coupon.validFrom > now) return '还没到可以使用的日期'
  if (!fits(coupon.consultTypes, consultType)) return `仅限${serviceNames(coupon.consultTypes)}使用`
  if (!fits(coupon.docIds, docId)) return '不适用于这位医生'
  if (!fits(coupon.deptCodes, deptCode)) return '不适用于这个科室'
  if (priceCents < coupon.thresholdCents)
    return `还差${yuanInWords(coupon.thresholdCents - priceCents)}，满${yuanInWords(coupon.thresholdCents)}可用`
  return offCentsOf(coupon, priceCents) > 0 ? undefined : '本次无需抵扣'
}

/** 图文咨询、视频咨询; each word once. */
export const serviceNames = (types: readonly string[]): string =>
  [...new Set(types.map(type => consultTypeLabels[type as ConsultType] ?? type))].join('、')

/**
 * The one to propose: takes off most; of equal ones the one that ends first; then the one that is worth least, so that a
 * large one is not spent on a small price. Those handed in can all be used.
 */
export function bestCoupon<C extends Coupon & { couponId: string }>(
  usable: readonly C[],
  priceCents: number,
): C | undefined {
  return [...usable].sort(
    (a, b) =>
      offCentsOf(b, priceCents) - offCentsOf(a, priceCents) ||
      a.validUntil - b.validUntil ||
      a.reductionCents - b.reductionCents ||
      b.percent - a.percent ||
      (a.couponId < b.couponId ? -1 : 1),
  )[0]
}

/** Why this one is proposed, in a sentence. */
export function whyBest(best: Coupon, usable: readonly Coupon[], priceCents: number): string {
  const off = offCentsOf(best, priceCents)
  const equals = usable.filter(one => offCentsOf(one, priceCents) === off).length
  if (equals > 1) return `有${equals}张都能省${yuanInWords(off)}，已为您选用先到期的一张`
  return usable.length > 1 ? `已为您选用最省钱的一张，可省${yuanInWords(off)}` : `已为您选用，可省${yuanInWords(off)}`
}

/** The words of the row 礼券 on the payment page when there is none (docs/product/rules.md 7). */
export const noCouponSentence = '暂无可用礼券'
/** Asked by an elderly person most often; stands on the page of rules and below every list. */
export const oneCouponSentence = '每笔订单限用一张优惠券，不找零、不兑换现金'

/** A coupon is said to end soon so many days before. */
export const endingSoonDays = 3

/** What is typed in at a registration, or stands in a link. */
export const couponCode = optionalText(z.maxLength(32, '邀请码不正确'))

const whole = (sentence: string, least: number, most: number) =>
  z.int({ error: () => sentence }).check(z.minimum(least, sentence), z.maximum(most, sentence))

/** The fields of a batch at the operator's desk, each with its sentence. */
export const batchName = required('请填写优惠券名称', atMost(30, '优惠券名称不能超过30个字'))
export const batchReduction = whole('减免金额须在0至10000元之间', 0, 1_000_000)
export const batchThreshold = whole('使用门槛须在0至100000元之间', 0, 10_000_000)
export const batchPercent = whole('折扣须在0至100之间，0表示免费', 0, 100)
export const batchTotal = z.nullable(whole('发放总量须在1至1000000之间', 1, 1_000_000))
export const batchValidDays = z.nullable(whole('有效天数须在1至366之间', 1, 366))
export const batchTypes = z.array(z.enum(consultTypes)).check(z.maxLength(consultTypes.length))

/** What the fields of a batch must say together; the sentence of the first that is not met. */
export function wrongTerms({ couponKind, reductionCents, thresholdCents, percent }: CouponTerms): string | undefined {
  if (couponKind === 'discount') return percent < 100 ? undefined : '折扣须小于100'
  if (reductionCents === 0) return '请填写减免金额'
  if (couponKind === 'full' && thresholdCents === 0) return '满减券须填写使用门槛'
  return couponKind === 'full' && thresholdCents < reductionCents ? '使用门槛不能低于减免金额' : undefined
}

/** Exactly one of the two says how long it is good: until a day, or for so many days from its receipt. */
export function wrongValidity(
  {
    validFrom,
    validUntil,
    validDays,
  }: { validFrom?: number | null; validUntil: number | null; validDays: number | null },
  now: number,
): string | undefined {
  if ((validUntil === null) === (validDays === null)) return '请填写截止日期或有效天数其中一项'
  if (validUntil === null) return undefined
  if (validUntil <= now) return '截止日期须晚于现在'
  return validFrom != null && validFrom >= validUntil ? '截止日期不能早于开始日期' : undefined
}

export const activityName = required('请填写活动名称', atMost(30, '活动名称不能超过30个字'))
export const activityRules = optionalText(atMost(500, '活动规则不能超过500个字'))
export const inviterMost = whole('奖励上限须在1至1000人之间', 1, 1_000)
/** How many of a batch an operator gives at once. */
export const giveReason = required('请填写赠送原因', atMost(100, '赠送原因不能超过100个字'))
