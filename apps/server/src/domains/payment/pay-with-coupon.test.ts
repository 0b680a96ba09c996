import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aCoupon } from '../coupons/coupons.samples.ts'
import { ledgerBalance } from './ledger.table.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor } from '../consult/testbed.ts'
import { aTill, type Order } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, call } = server
const now = () => server.runtime.clock.now()

const give = (order: { accountId: string }, batch: Parameters<typeof aCoupon>[3] = {}) =>
  aCoupon(db, now(), order.accountId, batch)
const stateOf = async (couponId: string) => {
  const row = await db.selectFrom('coupon').selectAll().where('couponId', '=', couponId).executeTakeFirstOrThrow()
  return { state: row.state, bizId: row.bizId, offCents: row.offCents }
}
const payWith = (order: Order, couponId: string | undefined, payChannel = 'WECHAT') =>
  till.pay(order, { payChannel, myCouponId: couponId })
const attempts = (order: Order) =>
  db
    .selectFrom('payment')
    .select(['payNo', 'state', 'amountCents', 'discountCents', 'couponId', 'provider'])
    .where('bizId', '=', order.consultId)
    .orderBy('createdAt')
    .orderBy('payNo')
    .execute()
const newest = async (order: Order) => (await attempts(order)).find(one => one.state === 'open')!
const { booksOf } = till

afterAll(async () => {
  const balance = await ledgerBalance(db)
  expect(Object.values(balance).reduce((sum, one) => sum + one, 0)).toBe(0)
  const { rows } = await server.pool.query<{ cents: string }>(
    `select coalesce(sum(amount_cents), 0) - (select coalesce(sum(amount_cents), 0) from sandbox.payment_refund where state = 'done') as cents
       from sandbox.payment_order where state = 'paid'`,
  )
  expect(balance.provider).toBe(Number(rows[0]!.cents))
})

describe('a coupon', () => {
  test('is held by the unpaid order, asks the provider for the rest, and is used when the rest is paid', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const { couponId } = await give(order)
    expect(await payWith(order, couponId)).toMatchObject({ code: '0', obj: { kind: 'redirect' } })
    expect(await stateOf(couponId)).toMatchObject({ state: 'locked', bizId: order.consultId })
    const { payNo } = await newest(order)
    expect(await till.atProvider(order.consultId)).toMatchObject([{ amount: 3_000 }])
    await till.atCashier(payNo, 'succeed')
    expect(await till.consultStatus(order.consultId)).toBe('going')
    expect(await stateOf(couponId)).toEqual({ state: 'used', bizId: order.consultId, offCents: 2_000 })
    expect(await booksOf(order)).toEqual({ provider: 3_000, discount: 2_000, held: -5_000 })
    expect((await call('nethos.consult.order.list', {}, order.patient)).list).toMatchObject([
      { consultFee: 3_000, couponMoney: 2_000, payChannel: 'WECHAT', orderState: 'paid' },
    ])
  })

  test('of 15 percent leaves the cent where it belongs', async () => {
    const order = await till.anOrder({ feeCents: 4_990 })
    const { couponId } = await give(order, { kind: 'discount', reductionCents: 0, percent: 85 })
    await payWith(order, couponId)
    await till.atCashier((await newest(order)).payNo, 'succeed')
    expect(await booksOf(order)).toEqual({ provider: 4_242, discount: 748, held: -4_990 })
  })

  test('that takes off all pays without a provider', async () => {
    const order = await till.anOrder({ feeCents: 1_500 })
    const { couponId } = await give(order)
    expect(await payWith(order, couponId)).toMatchObject({ code: '0', obj: 'SUCCESS' })
    expect(await till.consultStatus(order.consultId)).toBe('going')
    expect(await till.atProvider(order.consultId)).toEqual([])
    expect(await stateOf(couponId)).toEqual({ state: 'used', bizId: order.consultId, offCents: 1_500 })
    expect(await booksOf(order)).toEqual({ discount: 1_500, held: -1_500 })
    // Nothing was paid: nothing is promised to go back.
    const { obj } = await call('nethos.consult.info.detail', { consultId: order.consultId }, order.patient)
    expect(obj.consult).toMatchObject({ consultFee: 0, consultStatusDescription: '请耐心等待医生回复' })
    expect(JSON.stringify(obj.messageList)).toContain('咨询已开始')
    expect(JSON.stringify(obj.messageList)).not.toContain('退款')
    expect((await call('nethos.consult.order.list', {}, order.patient)).list).toMatchObject([
      { consultFee: 0, couponMoney: 1_500, payChannel: null, orderState: 'paid' },
    ])
    expect(await payWith(order, undefined)).toMatchObject({ code: '-2', msg: '当前订单已支付' })
    expect((await till.desk('staff.order.list', { bizId: order.consultId })).list).toMatchObject([
      { amountCents: 0, discountCents: 1_500, payChannel: null },
    ])
  })

  test('that takes off all: twelve taps at once are one payment', async () => {
    const order = await till.anOrder({ feeCents: 1_500 })
    const { couponId } = await give(order)
    const replies = await Promise.all(Array.from({ length: 12 }, () => payWith(order, couponId)))
    expect(replies.filter(one => one.code === '0').length).toBeGreaterThanOrEqual(1)
    expect((await attempts(order)).filter(one => one.state === 'paid')).toHaveLength(1)
    expect(await booksOf(order)).toEqual({ discount: 1_500, held: -1_500 })
  })

  test('v2 gives our own address when it takes off all', async () => {
    const order = await till.anOrder({ feeCents: 1_500 })
    const { couponId } = await give(order)
    const reply = await call(
      'nethos.consult.info.pay.v2',
      { consultId: order.consultId, payChannel: 'WECHAT', myCouponId: couponId },
      order.patient,
    )
    expect(reply.obj).toBe(`${server.origin}/payResult/${order.consultId}?result=success`)
  })
})

describe('a change of mind', () => {
  test('lets go of the one coupon and takes the other; the attempt before is closed', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const [one, other] = [await give(order), await give(order, { reductionCents: 500 })]
    await payWith(order, one.couponId)
    await payWith(order, other.couponId)
    expect((await stateOf(one.couponId)).state).toBe('unused')
    expect((await stateOf(other.couponId)).state).toBe('locked')
    expect(await attempts(order)).toMatchObject([
      { state: 'closed', amountCents: 3_000 },
      { state: 'open', amountCents: 4_500 },
    ])
    await payWith(order, undefined)
    expect((await stateOf(other.couponId)).state).toBe('unused')
    expect(await newest(order)).toMatchObject({ amountCents: 5_000, couponId: null, discountCents: 0 })
  })

  test('too late: money that came by the first attempt uses the first coupon', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const [one, other] = [await give(order), await give(order, { reductionCents: 500 })]
    await payWith(order, one.couponId)
    await till.atCashier((await newest(order)).payNo, 'succeed', 'lost')
    expect(await payWith(order, other.couponId)).toMatchObject({ code: '0', obj: 'SUCCESS' })
    expect((await stateOf(one.couponId)).state).toBe('used')
    expect((await stateOf(other.couponId)).state).toBe('unused')
    expect(await booksOf(order)).toEqual({ provider: 3_000, discount: 2_000, held: -5_000 })
  })

  test('too late, and the first coupon has gone to another order: the money goes back, this one stays unpaid', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const one = await give(order)
    await payWith(order, one.couponId)
    const { payNo } = await newest(order)
    const second = { ...order, ...(await anotherOrder(order)) }
    await till.atCashier(payNo, 'succeed', 'late')
    const wechat = server.runtime.payments.find(one => one.name === 'wechat')!
    const find = wechat.find
    wechat.find = () => Promise.reject(new Error('no route to host'))
    try {
      await payWith(order, undefined)
      await payWith(second, one.couponId)
    } finally {
      wechat.find = find
    }
    await till.atCashier(payNo, 'release')
    expect(await till.stateOf(payNo)).toBe('surplus')
    expect(await till.consultStatus(order.consultId)).toBe('unpaid')
    await till.returned(payNo)
    expect(await booksOf(order)).toEqual({})
    expect((await stateOf(one.couponId)).bizId).toBe(second.consultId)
  })

  async function anotherOrder(order: Order) {
    const { personId } = await db
      .selectFrom('consult')
      .select('personId')
      .where('consultId', '=', order.consultId)
      .executeTakeFirstOrThrow()
    const { docId } = await aDoctor(server)
    const { accountId } = order
    const now = server.runtime.clock.now()
    return { consultId: await aConsult(db, { accountId, personId, docId, now, status: 'unpaid', feeCents: 5_000 }) }
  }

  test('in two orders at once: one gets the coupon', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const second = { ...order, ...(await anotherOrder(order)) }
    const { couponId } = await give(order)
    const replies = await Promise.all([payWith(order, couponId), payWith(second, couponId)])
    expect(replies.map(one => one.code).sort()).toEqual(['0', '02020004'])
  })
})

describe('an order that is not paid', () => {
  test('lets go of its coupon when it is cancelled', async () => {
    const order = await till.anOrder()
    const { couponId } = await give(order, { reductionCents: 500 })
    await payWith(order, couponId)
    await call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient)
    expect(await stateOf(couponId)).toEqual({ state: 'unused', bizId: null, offCents: null })
  })

  test('lets go of it when its time is over', async () => {
    const order = await till.anOrder()
    const { couponId } = await give(order, { reductionCents: 500 })
    await payWith(order, couponId)
    await server.advance(900)
    expect((await stateOf(couponId)).state).toBe('unused')
  })
})

describe('what goes back', () => {
  test('is the money that was paid, and the coupon', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const { couponId } = await give(order)
    await payWith(order, couponId)
    const { payNo } = await newest(order)
    await till.atCashier(payNo, 'succeed')
    await till.decline(order)
    await till.returned(payNo)
    expect((await till.atProvider(order.consultId))[0]!.refunds).toMatchObject([{ amount: 3_000, state: 'done' }])
    expect(await booksOf(order)).toEqual({})
    expect(await stateOf(couponId)).toEqual({ state: 'unused', bizId: null, offCents: null })
    expect((await call('smarthos.coupon.mycoupon.list', { status: 0 }, order.patient)).list).toMatchObject([
      { id: couponId, isReturned: true, status: 0 },
    ])
    const { messageList } = (await call('nethos.consult.info.detail', { consultId: order.consultId }, order.patient))
      .obj
    expect(messageList.at(-1).replyContent).toMatch(/退回原支付账户，预计\d+月\d+日前到账。使用的优惠券已退回/)
  })

  test('of what a coupon paid alone is the coupon alone', async () => {
    const order = await till.anOrder({ feeCents: 1_500 })
    const { couponId } = await give(order)
    await payWith(order, couponId)
    await till.decline(order)
    expect((await stateOf(couponId)).state).toBe('unused')
    expect(await booksOf(order)).toEqual({})
    expect((await call('nethos.consult.order.list', {}, order.patient)).list).toMatchObject([
      { orderState: 'refunded', consultFee: 0, couponMoney: 1_500 },
    ])
    const { messageList } = (await call('nethos.consult.info.detail', { consultId: order.consultId }, order.patient))
      .obj
    expect(messageList.at(-1).replyContent).not.toMatch(/工作日/)
    expect(messageList.at(-1).replyContent).toMatch(/使用的优惠券已退回/)
  })

  describe('in parts by the operator', () => {
    async function paidWith(feeCents: number) {
      const order = await till.anOrder({ feeCents })
      const { couponId } = await give(order)
      await payWith(order, couponId)
      const { payNo } = await newest(order)
      await till.atCashier(payNo, 'succeed')
      return { order, couponId, payNo }
    }
    const part = (payNo: string, amountCents: number) =>
      till.desk('staff.refund.part', { payNo, partId: randomUUID(), amountCents, reason: '少回复了一次' })

    test('leaves the coupon used, and is never more than the money that was paid', async () => {
      const { order, couponId, payNo } = await paidWith(5_000)
      expect(await part(payNo, 3_001)).toMatchObject({ code: '04013011', msg: '最多还能退¥30.00' })
      expect(await part(payNo, 1_000)).toMatchObject({ code: '0', obj: { state: 'given' } })
      await till.returned(payNo)
      expect((await stateOf(couponId)).state).toBe('used')
      expect(await booksOf(order)).toEqual({ provider: 2_000, discount: 2_000, held: -4_000 })
      expect((await call('nethos.consult.order.list', {}, order.patient)).list).toMatchObject([
        { orderState: 'partly', consultFee: 3_000, couponMoney: 2_000, refundCents: 1_000, returnedCents: 1_000 },
      ])
    })

    test('gives the coupon back with the last cent', async () => {
      const { order, couponId, payNo } = await paidWith(5_000)
      await part(payNo, 1_000)
      expect(await part(payNo, 2_000)).toMatchObject({ code: '0', obj: { state: 'given' } })
      await till.returned(payNo, 'done', 'done')
      expect(await stateOf(couponId)).toEqual({ state: 'unused', bizId: null, offCents: null })
      expect(await booksOf(order)).toEqual({})
      expect(await part(payNo, 1)).toMatchObject({ code: '04013010', msg: '这笔支付没有可以退的金额' })
    })

    test('then declined by the doctor: the rest of the money, and the coupon', async () => {
      const { order, couponId, payNo } = await paidWith(5_000)
      await part(payNo, 1_000)
      expect(await till.decline(order)).toMatchObject({ code: '0' })
      await till.returned(payNo, 'done', 'done')
      expect((await till.refundsOf(payNo)).map(one => one.amountCents)).toEqual([1_000, 2_000])
      expect((await stateOf(couponId)).state).toBe('unused')
      expect(await booksOf(order)).toEqual({})
    })

    test('after it was earned: the hospital bears the coupon’s share until all goes back', async () => {
      const { order, couponId, payNo } = await paidWith(5_000)
      const as = await server.sessionOf({ staffId: till.doctor.staffId })
      await server.staff.call('staff.consult.reply', { consultId: order.consultId, replyContent: '多休息' }, as)
      await server.staff.call('staff.consult.finish', { consultId: order.consultId }, as)
      await part(payNo, 500)
      await till.returned(payNo)
      expect(await booksOf(order)).toEqual({ provider: 2_500, discount: 2_000, earned: -4_500 })
      await part(payNo, 2_500)
      await till.returned(payNo, 'done', 'done')
      expect(await booksOf(order)).toEqual({})
      expect((await stateOf(couponId)).state).toBe('unused')
    })

    test('what a coupon paid alone has no money to give back', async () => {
      const order = await till.anOrder({ feeCents: 1_500 })
      const { couponId } = await give(order)
      await payWith(order, couponId)
      const [payment] = await attempts(order)
      expect(await part(payment!.payNo, 1)).toMatchObject({ code: '04013010' })
      expect((await stateOf(couponId)).state).toBe('used')
    })
  })

  test('is earned whole when the doctor has answered, the coupon’s share included', async () => {
    const order = await till.anOrder({ feeCents: 5_000 })
    const { couponId } = await give(order)
    await payWith(order, couponId)
    await till.atCashier((await newest(order)).payNo, 'succeed')
    const as = await server.sessionOf({ staffId: till.doctor.staffId })
    await server.staff.call('staff.consult.reply', { consultId: order.consultId, replyContent: '多休息' }, as)
    await server.staff.call('staff.consult.finish', { consultId: order.consultId }, as)
    expect(await booksOf(order)).toEqual({ provider: 3_000, discount: 2_000, earned: -5_000 })
  })
})

describe('a coupon is refused', () => {
  const refused = async (batch: Parameters<typeof aCoupon>[3], msg: string) => {
    const order = await till.anOrder({ feeCents: 3_000 })
    const { couponId } = await give(order, batch)
    expect(await payWith(order, couponId)).toMatchObject({ http: 200, code: '02020004', msg })
    expect((await stateOf(couponId)).state).toBe('unused')
  }
  test('for another kind of consult', () =>
    refused({ consultTypes: ['TEAMPIC'] }, '这张优惠券不能用：仅限团队咨询使用'))
  test('for another doctor', () => refused({ docIds: ['d9999'] }, '这张优惠券不能用：不适用于这位医生'))
  test('for another department', () => refused({ deptCodes: ['05'] }, '这张优惠券不能用：不适用于这个科室'))
  test('below its threshold', () =>
    refused({ kind: 'full', thresholdCents: 5_000 }, '这张优惠券不能用：还差20元，满50元可用'))

  test('after its end, be it written down or not', async () => {
    const order = await till.anOrder()
    const { couponId } = await give(order, { validUntil: new Date(now() + 1_000) })
    await db
      .updateTable('coupon')
      .set({ validUntil: new Date(now()) })
      .where('couponId', '=', couponId)
      .execute()
    expect(await payWith(order, couponId)).toMatchObject({ code: '02020004', msg: '这张优惠券不能用：已过有效期' })
  })

  test('when it is somebody else’s, as if there were none', async () => {
    const [order, stranger] = [await till.anOrder(), await till.anOrder()]
    const { couponId } = await give(stranger)
    expect(await payWith(order, couponId)).toMatchObject({ code: '00010440', msg: '记录不存在' })
    expect(await payWith(order, 'none')).toMatchObject({ code: '00010440', msg: '记录不存在' })
  })
})
