import { describe, expect, test } from 'vitest'
import { aPatient } from '../consult/testbed.ts'
import { aTill } from '../payment/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { aCoupon } from './coupons.samples.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, call } = server
const day = 86_400
const now = () => server.runtime.clock.now()

type Batch = Parameters<typeof aCoupon>[3]
const someone = async () => {
  const { accountId, session } = await aPatient(server)
  return {
    accountId,
    session,
    give: async (batch: Batch = {}) => (await aCoupon(db, now(), accountId, batch)).couponId,
    list: async (fields: object) => (await call('smarthos.coupon.mycoupon.list', fields, session)).list,
    usable: async (fields: object) => (await call('smarthos.coupon.mycoupon.usable.list', fields, session)).obj,
    count: async (fields: object = {}) => (await call('smarthos.coupon.mycoupon.unused.count', fields, session)).obj,
  }
}

describe('~smarthos.coupon.mycoupon.list', () => {
  test('shows what is worth something, in the wire’s words, the one that ends first at the top', async () => {
    const me = await someone()
    const later = await me.give({ validDays: 60, consultTypes: ['DOCPIC'], scopeText: '仅限图文咨询' })
    const sooner = await me.give({ kind: 'discount', reductionCents: 0, percent: 80, validDays: 7 })
    expect(await me.list({ status: 0 })).toMatchObject([
      { id: sooner, couponType: 'DISCOUNT_COUPON', discount: 80, desc: '8折', status: 0 },
      {
        id: later,
        couponType: 'DIRECT_REDUCTION_COUPON',
        reductionMoney: 2_000,
        fullMoney: 0,
        desc: '立减20元',
        serviceTypes: ['DOCPIC'],
        scopeText: '仅限图文咨询',
        startTime: expect.any(Number),
        endTime: expect.any(Number),
        isReturned: false,
        consultId: null,
      },
    ])
  })

  test('days from the receipt count whole days', async () => {
    const me = await someone()
    await me.give({ validDays: 7 })
    const [{ endTime }] = await me.list({ status: 0 })
    expect((endTime + 8 * 3_600_000) % (day * 1000)).toBe(0)
    expect(endTime - now()).toBeGreaterThan(7 * day * 1000)
    expect(endTime - now()).toBeLessThanOrEqual(8 * day * 1000)
  })

  test('what has ended is expired at that very moment, before and after the clock has come by', async () => {
    const me = await someone()
    const couponId = await me.give({ validUntil: new Date(now() + 3_600_000) })
    await db
      .updateTable('coupon')
      .set({ validUntil: new Date(now()) })
      .where('couponId', '=', couponId)
      .execute()
    expect(await me.list({ status: 0 })).toEqual([])
    expect(await me.list({ status: 1 })).toMatchObject([{ id: couponId, status: 1 }])
    expect(await me.count()).toBe(0)
    await server.advance(3_600)
    expect(
      (await db.selectFrom('coupon').select('state').where('couponId', '=', couponId).executeTakeFirst())?.state,
    ).toBe('expired')
    expect(await me.list({ status: 1 })).toMatchObject([{ id: couponId, status: 1 }])
  })

  test('some days before one ends its owner is told, once, unless it was used', async () => {
    const me = await someone()
    await me.give({ name: '见面礼', validDays: 7 })
    const messages = async () =>
      (await call('nethos.system.messagebox.moduletype.list', { moduleType: 'coupon' }, await server.sessionOf(me)))
        .list
    await server.advance(4 * day)
    expect(await messages()).toEqual([])
    await server.advance(day)
    expect(await messages()).toMatchObject([
      { title: '优惠券即将到期', content: expect.stringContaining('「见面礼」') },
    ])
    await server.advance(day)
    expect(await messages()).toHaveLength(1)
  })

  test('what was earned by inviting friends stands apart, and nobody sees another’s', async () => {
    const [me, stranger] = [await someone(), await someone()]
    await me.give()
    const earned = await me.give({ source: 'inviter' })
    expect(await me.list({ isEarned: true })).toMatchObject([{ id: earned }])
    expect(await stranger.list({})).toEqual([])
  })

  test.each([{ status: 'x' }, { isEarned: 'yes' }, { pageSize: {} }])('names a wrong type (%s)', async fields => {
    const { session } = await someone()
    expect(await call('smarthos.coupon.mycoupon.list', fields, session)).toMatchObject({ http: 400 })
  })
})

describe('before a payment', () => {
  test('the usable ones stand first, the best at the very top, the others with their reason', async () => {
    const me = await someone()
    const best = await me.give({ reductionCents: 2_500 })
    const second = await me.give({ kind: 'discount', reductionCents: 0, percent: 80 })
    const dear = await me.give({ kind: 'full', reductionCents: 3_000, thresholdCents: 10_000 })
    const team = await me.give({ consultTypes: ['TEAMPIC'] })
    const obj = await me.usable({ payMoney: 5_000, currentService: 'DOCPIC' })
    expect(obj).toMatchObject({
      payMoney: 5_000,
      usableCount: 2,
      bestCouponId: best,
      bestSentence: '已为您选用最省钱的一张，可省25元',
    })
    expect(obj.coupons.slice(0, 2)).toMatchObject([
      { id: best, isUsable: true, offCents: 2_500, payCents: 2_500, reason: '' },
      { id: second, isUsable: true, offCents: 1_000, payCents: 4_000 },
    ])
    const reasons = Object.fromEntries(obj.coupons.map((one: { id: string; reason: string }) => [one.id, one.reason]))
    expect(reasons).toMatchObject({ [dear]: '还差50元，满100元可用', [team]: '仅限团队咨询使用' })
    expect(await me.count({ payMoney: 5_000, currentService: 'DOCPIC' })).toBe(2)
    expect(await me.count({ payMoney: 5_000, currentService: 'TEAMPIC' })).toBe(3)
    expect(await me.count()).toBe(4)
  })

  test('the order’s own price and doctor count, whatever the page says', async () => {
    const order = await till.anOrder({ feeCents: 4_000 })
    const { couponId } = await aCoupon(db, now(), order.accountId, { docIds: [till.doctor.docId] })
    await aCoupon(db, now(), order.accountId, { docIds: ['d9999'], reductionCents: 3_000 })
    const { obj } = await call(
      'smarthos.coupon.mycoupon.usable.list',
      { consultId: order.consultId, payMoney: 1, currentService: 'VIDEO' },
      order.patient,
    )
    expect(obj).toMatchObject({ payMoney: 4_000, usableCount: 1, bestCouponId: couponId })
  })

  test('what the order holds itself is free to it, and to no other', async () => {
    const order = await till.anOrder({ feeCents: 4_000 })
    const { couponId } = await aCoupon(db, now(), order.accountId)
    await till.pay(order, { myCouponId: couponId })
    const weigh = async (fields: object) =>
      (await call('smarthos.coupon.mycoupon.usable.list', fields, order.patient)).obj
    expect(await weigh({ consultId: order.consultId })).toMatchObject({ bestCouponId: couponId })
    expect((await weigh({ payMoney: 4_000, currentService: 'DOCPIC' })).coupons).toMatchObject([
      { id: couponId, isUsable: false, status: 3, reason: '另一笔待支付订单正在使用', consultId: order.consultId },
    ])
  })

  test('nothing can be used for an order of somebody else', async () => {
    const [order, me] = [await till.anOrder(), await someone()]
    for (const service of ['smarthos.coupon.mycoupon.usable.list', 'smarthos.coupon.mycoupon.unused.count'])
      expect(await call(service, { consultId: order.consultId }, me.session)).toMatchObject({
        code: '00010440',
        msg: '记录不存在',
      })
  })
})
