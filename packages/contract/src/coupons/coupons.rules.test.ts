import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestCoupon,
  couponInWords,
  offCentsOf,
  whyBest,
  whyUnusable,
  wrongTerms,
  wrongValidity,
  type CouponScope,
  type CouponTerms,
  type CouponValidity,
} from './coupons.rules.ts'

type Sample = CouponTerms & CouponScope & CouponValidity & { couponId: string }

const aCoupon = (changes: Partial<Sample> = {}): Sample => ({
  couponId: 'a',
  couponKind: 'direct',
  reductionCents: 2_000,
  thresholdCents: 0,
  percent: 100,
  consultTypes: [],
  docIds: [],
  deptCodes: [],
  validFrom: 0,
  validUntil: 1_000,
  ...changes,
})

const someCoupon: fc.Arbitrary<Sample> = fc.record({
  couponId: fc.uuid(),
  couponKind: fc.constantFrom('full', 'direct', 'discount'),
  reductionCents: fc.integer({ min: 0, max: 20_000 }),
  thresholdCents: fc.integer({ min: 0, max: 20_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
  consultTypes: fc.subarray(['DOCPIC', 'TEAMPIC']),
  docIds: fc.subarray(['d1', 'd2']),
  deptCodes: fc.subarray(['03.01', '05.02']),
  validFrom: fc.integer({ min: 0, max: 200 }),
  validUntil: fc.integer({ min: 0, max: 200 }),
})
const somePrice = fc.integer({ min: 0, max: 100_000 })

describe('what is taken off', () => {
  test('is whole cents, never below zero, never above the price; with what is left it makes the price', () => {
    fc.assert(
      fc.property(someCoupon, somePrice, (coupon, priceCents) => {
        const off = offCentsOf(coupon, priceCents)
        expect(Number.isInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(priceCents)
      }),
    )
  })

  test('of a higher price is never less', () => {
    fc.assert(
      fc.property(someCoupon, somePrice, fc.integer({ min: 0, max: 5_000 }), (coupon, price, more) => {
        expect(offCentsOf(coupon, price + more)).toBeGreaterThanOrEqual(offCentsOf(coupon, price))
      }),
    )
  })

  test.each([
    [{ couponKind: 'direct', reductionCents: 2_000 }, 3_000, 2_000],
    [{ couponKind: 'direct', reductionCents: 2_000 }, 1_500, 1_500],
    [{ couponKind: 'discount', percent: 80 }, 3_333, 667],
    [{ couponKind: 'discount', percent: 85 }, 1, 0],
    [{ couponKind: 'discount', percent: 0 }, 4_990, 4_990],
  ] as const)('of %j at %i cents is %i', (changes, price, off) => expect(offCentsOf(aCoupon(changes), price)).toBe(off))
})

describe('whether it may be used', () => {
  test.each([
    [{ validUntil: 100 }, '已过有效期'],
    [{ validFrom: 101 }, '还没到可以使用的日期'],
    [{ consultTypes: ['TEAMPIC'] }, '仅限团队咨询使用'],
    [{ docIds: ['d9'] }, '不适用于这位医生'],
    [{ deptCodes: ['05'] }, '不适用于这个科室'],
    [{ thresholdCents: 5_050 }, '还差20.50元，满50.50元可用'],
    [{ couponKind: 'discount', percent: 100 }, '本次无需抵扣'],
    [{}, undefined],
    [{ consultTypes: ['DOCPIC'], docIds: ['d1'], deptCodes: ['03'], thresholdCents: 3_000 }, undefined],
  ] as const)('%j: %s', (changes, sentence) => {
    const purchase = { priceCents: 3_000, consultType: 'DOCPIC', docId: 'd1', deptCode: '03' }
    expect(whyUnusable(aCoupon(changes), purchase, 100)).toBe(sentence)
  })

  test('a team has no doctor: what is bound to one does not fit', () => {
    const bound = aCoupon({ docIds: ['d1'] })
    expect(whyUnusable(bound, { priceCents: 3_000, docId: null }, 100)).toBe('不适用于这位医生')
    expect(whyUnusable(bound, { priceCents: 3_000 }, 100)).toBeUndefined()
  })

  test('what may be used takes something off', () => {
    fc.assert(
      fc.property(someCoupon, somePrice, (coupon, priceCents) => {
        fc.pre(whyUnusable(coupon, { priceCents }, 100) === undefined)
        expect(offCentsOf(coupon, priceCents)).toBeGreaterThan(0)
        expect(priceCents).toBeGreaterThanOrEqual(coupon.thresholdCents)
      }),
    )
  })
})

describe('the one that is proposed', () => {
  const several = fc.uniqueArray(someCoupon, { minLength: 1, maxLength: 12, selector: one => one.couponId })

  test('takes off most, and of equal ones ends first, in whatever order they come', () => {
    fc.assert(
      fc.property(several, somePrice, fc.infiniteStream(fc.nat()), (coupons, price, salt) => {
        const best = bestCoupon(coupons, price)!
        const most = Math.max(...coupons.map(one => offCentsOf(one, price)))
        expect(offCentsOf(best, price)).toBe(most)
        const equals = coupons.filter(one => offCentsOf(one, price) === most)
        expect(best.validUntil).toBe(Math.min(...equals.map(one => one.validUntil)))
        const shuffled = coupons
          .map(one => ({ one, at: salt.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(bestCoupon(shuffled, price)).toBe(best)
      }),
    )
  })

  test('is no large one where a small one does the same until the same day', () => {
    const [large, small] = [aCoupon({ couponId: 'x', reductionCents: 9_000 }), aCoupon({ couponId: 'y' })]
    expect(bestCoupon([large, small], 2_000)).toBe(small)
    expect(bestCoupon([], 2_000)).toBeUndefined()
  })

  test('is explained in a sentence', () => {
    const [most, less] = [aCoupon(), aCoupon({ reductionCents: 1_000 })]
    expect(whyBest(most, [most], 3_000)).toBe('已为您选用，可省20元')
    expect(whyBest(most, [most, less], 3_000)).toBe('已为您选用最省钱的一张，可省20元')
    expect(whyBest(most, [most, aCoupon({ couponId: 'b' }), less], 3_000)).toBe(
      '有2张都能省20元，已为您选用先到期的一张',
    )
  })
})

test.each([
  [{ couponKind: 'full', thresholdCents: 10_000 }, '满100元减20元'],
  [{ couponKind: 'direct', reductionCents: 1_050 }, '立减10.50元'],
  [{ couponKind: 'discount', percent: 80 }, '8折'],
  [{ couponKind: 'discount', percent: 85, thresholdCents: 5_000 }, '满50元8.5折'],
  [{ couponKind: 'discount', percent: 0 }, '免费'],
] as const)('%j reads %s', (changes, words) => expect(couponInWords(aCoupon(changes))).toBe(words))

test('a batch must be worth something, and end', () => {
  expect(wrongTerms(aCoupon())).toBeUndefined()
  expect(wrongTerms(aCoupon({ reductionCents: 0 }))).toBe('请填写减免金额')
  expect(wrongTerms(aCoupon({ couponKind: 'full' }))).toBe('满减券须填写使用门槛')
  expect(wrongTerms(aCoupon({ couponKind: 'full', thresholdCents: 1_000 }))).toBe('使用门槛不能低于减免金额')
  expect(wrongTerms(aCoupon({ couponKind: 'discount', percent: 100 }))).toBe('折扣须小于100')
  expect(wrongValidity({ validUntil: null, validDays: null }, 0)).toBe('请填写截止日期或有效天数其中一项')
  expect(wrongValidity({ validUntil: 1, validDays: 1 }, 0)).toBe('请填写截止日期或有效天数其中一项')
  expect(wrongValidity({ validUntil: 1, validDays: null }, 1)).toBe('截止日期须晚于现在')
  expect(wrongValidity({ validUntil: null, validDays: 30 }, 1)).toBeUndefined()
  expect(wrongValidity({ validFrom: 5, validUntil: 5, validDays: null }, 1)).toBe('截止日期不能早于开始日期')
})
