import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { call } = server
const origin = server.origin

describe('nethos.consult.info.pay', () => {
  test('gives the messaging app its bridge parameters, and the consult begins when the money comes', async () => {
    const order = await till.anOrder()
    const { code, obj } = await till.pay(order, { openid: 'oPatient1' }, { channel: '10' })
    expect(code).toBe('0')
    expect(obj).toMatchObject({ kind: 'bridge', signType: 'RSA', package: expect.stringMatching(/^prepay_id=/) })
    expect(Object.keys(obj).toSorted()).toEqual([
      'appId',
      'kind',
      'nonceStr',
      'package',
      'paySign',
      'signType',
      'timeStamp',
    ])
    const payNo = (await till.atProvider(order.consultId))[0]!.payNo
    await till.atCashier(payNo, 'succeed')
    expect(await till.stateOf(payNo)).toBe('paid')
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test('sends a browser to the cashier, and back to our own page', async () => {
    const order = await till.anOrder()
    const { obj } = await till.pay(order)
    expect(obj).toMatchObject({ kind: 'redirect', url: expect.stringContaining('/cashier') })
    expect(new URL(obj.url).searchParams.get('redirect_url')).toBe(`${origin}/payResult/${order.consultId}`)
    const payNo = (await till.atProvider(order.consultId))[0]!.payNo
    await till.atCashier(payNo, 'succeed')
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test('gives the payment app a form, whose order can be paid', async () => {
    const order = await till.anOrder({ feeCents: 4_990 })
    const { obj } = await till.pay(order, { payChannel: 'ALIPAY' }, { channel: '11' })
    expect(obj).toMatchObject({
      kind: 'form',
      action: expect.stringContaining('/gateway.do'),
      fields: { method: 'alipay.trade.wap.pay' },
    })
    expect(JSON.parse(obj.fields.biz_content)).toMatchObject({ total_amount: '49.90', subject: '图文咨询' })
    const payNo = await till.open(order, 'ALIPAY')
    await till.atCashier(payNo, 'succeed')
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test.each([
    ['https://elsewhere.example/take', (id: string) => `${origin}/payResult/${id}`],
    ['//elsewhere.example', (id: string) => `${origin}/payResult/${id}`],
    ['/\\elsewhere.example', (id: string) => `${origin}/payResult/${id}`],
    ['javascript:alert(1)', (id: string) => `${origin}/payResult/${id}`],
    ['/videoPay?consultId=1', () => `${origin}/videoPay?consultId=1`],
    [`${origin}/payResult/x`, () => `${origin}/payResult/x`],
  ])('comes back to %s only when it is ours', async (returnUrl, expected) => {
    const order = await till.anOrder()
    const { obj } = await till.pay(order, { returnUrl })
    expect(new URL(obj.url).searchParams.get('redirect_url')).toBe(expected(order.consultId))
  })

  test('asked again it is the same order; another way is another one', async () => {
    const order = await till.anOrder()
    await Promise.all([till.pay(order), till.pay(order)])
    await till.pay(order)
    expect(await till.atProvider(order.consultId)).toHaveLength(1)
    await till.pay(order, { payChannel: 'ALIPAY' })
    expect(await till.atProvider(order.consultId)).toHaveLength(2)
  })

  test('says SUCCESS when the money is found to be here, and -2 ever after', async () => {
    const order = await till.anOrder()
    await till.atCashier(await till.open(order), 'succeed', 'lost')
    expect(await till.consultStatus(order.consultId)).toBe('unpaid')
    expect(await till.pay(order, { payChannel: 'ALIPAY' })).toMatchObject({ code: '0', obj: 'SUCCESS' })
    expect(await till.consultStatus(order.consultId)).toBe('going')
    expect(await till.pay(order)).toMatchObject({ http: 200, code: '-2', msg: '当前订单已支付' })
  })

  test('says SUCCESS when nothing is asked for', async () => {
    expect(await till.pay(await till.anOrder({ feeCents: 0 }))).toMatchObject({ code: '0', obj: 'SUCCESS' })
  })

  test.each([undefined, null, '', ' ', 'CASH'])('asks for a way to pay (%s)', async payChannel => {
    expect(await till.pay(await till.anOrder(), { payChannel })).toMatchObject({
      http: 200,
      code: '00010422',
      msg: '请选择支付方式',
    })
  })

  test('another account has no such order', async () => {
    const [order, stranger] = [await till.anOrder(), await till.anOrder()]
    expect(await till.pay({ ...order, patient: stranger.patient })).toMatchObject({
      http: 200,
      code: '00010440',
      msg: '记录不存在',
    })
    expect(await till.pay({ ...order, consultId: 'none' })).toMatchObject({ code: '00010440' })
    expect(await till.atProvider(order.consultId)).toEqual([])
  })

  test('a cancelled or expired order cannot be paid', async () => {
    const cancelled = await till.anOrder()
    await call('nethos.consult.info.cancel', { consultId: cancelled.consultId }, cancelled.patient)
    expect(await till.pay(cancelled)).toMatchObject({ code: '02020001', msg: '订单已取消，无法支付' })
    const expired = await till.anOrder()
    await server.advance(900)
    expect(await till.pay(expired)).toMatchObject({ code: '02020001' })
  })

  test.each([{ payChannel: 7 }, { consultId: 7 }, { consultId: undefined }, { openid: '<' }, { returnUrl: {} }])(
    'names a wrong type (%s)',
    async fields => {
      expect(await till.pay(await till.anOrder(), fields)).toMatchObject({ http: 400, code: '00010400' })
    },
  )

  test('v2 always gives an address', async () => {
    const v2 = (order: { consultId: string; patient: Session }, fields: object = {}) =>
      call('nethos.consult.info.pay.v2', { consultId: order.consultId, payChannel: 'WECHAT', ...fields }, order.patient)
    const order = await till.anOrder()
    expect((await v2(order)).obj).toMatch(/^http:.*cashier/)
    const form = await v2(order, { payChannel: 'ALIPAY' })
    expect(form.obj).toContain('/gateway.do?')
    expect((await fetch(form.obj, { redirect: 'manual' })).status).toBe(303)
    const free = await till.anOrder({ feeCents: 0 })
    expect((await v2(free)).obj).toBe(`${origin}/payResult/${free.consultId}?result=success`)
  })

  test('when the provider is away it says so, and the next try is the same order', async () => {
    const order = await till.anOrder()
    const wechat = server.runtime.payments.find(one => one.name === 'wechat')!
    const open = wechat.open
    wechat.open = () => Promise.reject(new Error('no route to host'))
    try {
      expect(await till.pay(order)).toMatchObject({
        http: 503,
        code: '00010503',
        msg: '暂时连接不上微信或支付宝，请稍后再试',
      })
    } finally {
      wechat.open = open
    }
    expect(await till.pay(order)).toMatchObject({ code: '0' })
    expect(
      await server.db.selectFrom('payment').select('state').where('bizId', '=', order.consultId).execute(),
    ).toEqual([{ state: 'open' }])
  })
})

describe('~nethos.consult.pay.query', () => {
  const query = (order: { consultId: string; patient: Session }) =>
    call('nethos.consult.pay.query', { consultId: order.consultId }, order.patient)

  test('finds what no notice has told', async () => {
    const order = await till.anOrder()
    expect(await query(order)).toMatchObject({
      code: '0',
      obj: { state: 'waiting', payWaitSeconds: expect.any(Number) },
    })
    await till.atCashier(await till.open(order), 'succeed', 'lost')
    expect((await query(order)).obj).toEqual({ state: 'paid', payWaitSeconds: 0 })
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test('tells of a failed attempt, after which another one can be made', async () => {
    const order = await till.anOrder()
    await till.atCashier(await till.open(order), 'fail')
    expect((await query(order)).obj).toMatchObject({ state: 'failed' })
    const payNo = await till.open(order)
    expect((await query(order)).obj).toMatchObject({ state: 'waiting' })
    await till.atCashier(payNo, 'succeed')
    expect((await query(order)).obj).toMatchObject({ state: 'paid' })
  })

  test('stays waiting when the payer walks away, and is gone when the time is over', async () => {
    const order = await till.anOrder()
    await till.atCashier(await till.open(order, 'ALIPAY'), 'cancel')
    expect((await query(order)).obj).toMatchObject({ state: 'waiting' })
    await server.advance(900)
    expect((await query(order)).obj).toEqual({ state: 'gone', payWaitSeconds: 0 })
  })

  test('another account has no such order', async () => {
    const [order, stranger] = [await till.anOrder(), await till.anOrder()]
    expect(await query({ ...order, patient: stranger.patient })).toMatchObject({ code: '00010440', msg: '记录不存在' })
  })
})

describe('我的缴费', () => {
  const list = (patient: Session, fields: object = {}) => call('nethos.consult.order.list', fields, patient)

  test('shows what was paid and what can still be paid, newest first, and only to its account', async () => {
    const order = await till.paid()
    const { list: rows, paginator } = await list(order.patient)
    expect(rows).toEqual([
      {
        payNo: order.payNo,
        bizType: 'consult',
        bizId: order.consultId,
        consultId: order.consultId,
        subject: '图文咨询',
        compatName: expect.any(String),
        docName: expect.any(String),
        consultFee: 2000,
        couponMoney: 0,
        payChannel: 'WECHAT',
        orderState: 'paid',
        refundCents: 0,
        returnedCents: 0,
        createTime: expect.any(Number),
        payTime: expect.any(Number),
        expiresAt: expect.any(Number),
      },
    ])
    expect(paginator).toMatchObject({ pageNum: 1, hasNextPage: false })
    const waiting = await till.anOrder()
    await till.open(waiting)
    await till.open(waiting, 'ALIPAY')
    expect((await list(waiting.patient)).list).toMatchObject([
      { orderState: 'waiting', payChannel: 'ALIPAY', payTime: null },
    ])
    await server.advance(1_000)
    expect((await list(waiting.patient)).list).toEqual([])
  })
})
