import { afterAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { ledgerBalance } from './ledger.table.ts'
import { earn, refundInFull } from './public.ts'
import { aTill, type Order } from './testbed.ts'

const server = await openTestServer()
const second = await serverOn(server.database)
const till = await aTill(server)
const { db, runtime, call } = server

/** Runs in a transaction whose queued jobs are lost, as if the queue had never been there. */
const withoutQueue = <T>(run: (ctx: ReturnType<typeof contextOn>) => Promise<T>): Promise<T> =>
  db.transaction().execute(trx =>
    run(
      contextOn(
        trx,
        runtime,
        { send: async () => {} },
        {
          caller: theSystem,
          now: runtime.clock.now(),
          requestId: 'test',
          channel: 'job',
          address: '',
          deviceId: undefined,
        },
      ),
    ),
  )
const giveBack = (order: Order, cause = 'decline') =>
  withoutQueue(ctx => refundInFull(ctx, { bizType: 'consult', bizId: order.consultId, cause, reason: '医生退回' }))
const detail = ({ consultId, patient }: Order) => call('nethos.consult.refund.detail', { consultId }, patient)
const failNext = (payNo: string) => server.sandbox(`payments/${payNo}/fail-next-refund`, { reason: '银行卡已注销' })

afterAll(async () => {
  const balance = await ledgerBalance(db)
  expect(Object.values(balance).reduce((sum, one) => sum + one, 0)).toBe(0)
  // What lies at the providers by their own books.
  const { rows } = await server.pool.query<{ cents: string }>(
    `select coalesce(sum(amount_cents), 0) - (select coalesce(sum(amount_cents), 0) from sandbox.payment_refund where state = 'done') as cents
       from sandbox.payment_order where state = 'paid'`,
  )
  expect(balance.provider).toBe(Number(rows[0]!.cents))
})

describe.each(['WECHAT', 'ALIPAY'] as const)('money that goes back by %s', way => {
  test('is asked for when the doctor declines, and the patient sees where it is', async () => {
    const order = await till.paid(way, { feeCents: 4_990 })
    expect(await detail(order)).toMatchObject({ code: '00010440', msg: '记录不存在' })
    expect(await till.decline(order)).toMatchObject({ code: '0' })
    await till.returned(order.payNo)
    const { obj } = await detail(order)
    const account = way === 'WECHAT' ? '原微信支付账户' : '原支付宝账户'
    expect(obj.refunds).toMatchObject([
      {
        amountCents: 4_990,
        payChannel: way,
        toAccount: account,
        refundState: 'done',
        stateLabel: '已退款',
        sentence: expect.stringContaining(`已退回${account}`),
      },
    ])
    const [{ requestedAt, sentAt, doneAt, expectedOn }] = obj.refunds
    expect(requestedAt).toBeLessThanOrEqual(sentAt)
    expect(Math.floor(sentAt / 1000)).toBeLessThanOrEqual(Math.ceil(doneAt / 1000))
    expect(expectedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await call('nethos.consult.order.list', {}, order.patient)).list).toMatchObject([
      { orderState: 'refunded', consultFee: 4_990 },
    ])
  })

  test('is told of kindly when the provider refuses; the operator asks again, and it goes back', async () => {
    const order = await till.paid(way)
    await failNext(order.payNo)
    await till.decline(order)
    await till.returned(order.payNo, 'failed')
    expect((await detail(order)).obj.refunds).toMatchObject([
      {
        refundState: 'failed',
        stateLabel: '退款处理中',
        sentence: '退款遇到一点问题，工作人员正在为您处理，您不用再申请',
      },
    ])
    const [row] = (await till.desk('staff.refund.list')).list
    expect(row).toMatchObject({
      payNo: order.payNo,
      refundState: 'failed',
      failure: expect.stringMatching(/.+/),
      attempt: 1,
    })
    expect(await till.desk('staff.refund.retry', { refundNo: row.refundNo })).toMatchObject({ code: '0', obj: true })
    await till.returned(order.payNo)
    const done = (await till.atProvider(order.consultId))[0]!.refunds.filter(one => one.state === 'done')
    expect(done).toMatchObject([{ refundNo: `${row.refundNo}-2`, amount: 2000 }])
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'actorId', 'accountId'])
      .where('recordId', '=', row.refundNo)
      .execute()
    expect(lines).toEqual([{ action: 'refund.retry', actorId: till.operatorId, accountId: order.accountId }])
    expect(await till.desk('staff.refund.retry', { refundNo: row.refundNo })).toMatchObject({
      code: '04013001',
      msg: '该退款不在失败状态，无法处理',
    })
  })

  test('is settled by hand when the provider keeps refusing', async () => {
    const order = await till.paid(way)
    await failNext(order.payNo)
    await till.decline(order)
    await till.returned(order.payNo, 'failed')
    const { refundNo } = (await till.refundsOf(order.payNo))[0]!
    const before = await ledgerBalance(db)
    expect(await till.desk('staff.refund.settle', { refundNo })).toMatchObject({
      code: '00010422',
      msg: '请填写处理说明',
    })
    expect(await till.desk('staff.refund.settle', { refundNo, note: '现金退还，已签字' })).toMatchObject({ code: '0' })
    expect(await till.desk('staff.refund.settle', { refundNo, note: '再来一次' })).toMatchObject({ code: '04013001' })
    expect((await detail(order)).obj.refunds).toMatchObject([
      { refundState: 'done', toAccount: '医院窗口', sentence: '已在医院窗口退款' },
    ])
    const after = await ledgerBalance(db)
    expect(after.window - before.window).toBe(-2000)
    expect(after.owed_back - before.owed_back).toBe(2000)
    expect(after.provider).toBe(before.provider)
  })

  test('goes back once, however often and for whatever reason it is asked for', async () => {
    const order = await till.paid(way)
    const back = await Promise.all([giveBack(order), giveBack(order), giveBack(order, 'give_up')])
    expect(back.toSorted((a, b) => a!.cents - b!.cents)).toEqual(
      [0, 0, 2_000].map(cents => ({ money: true, cents, inAllCents: 2_000, coupon: undefined })),
    )
    expect(await till.refundsOf(order.payNo)).toHaveLength(1)
  })

  test('goes back once when the job dies after the provider has heard it, and the clock sends it again', async () => {
    const order = await till.paid(way)
    await giveBack(order)
    const [refund] = await till.refundsOf(order.payNo)
    const provider = runtime.payments.find(one => one.name === way.toLowerCase())!
    await provider.refund({
      refundNo: refund!.refundNo,
      payNo: order.payNo,
      amountCents: 2000,
      paidCents: 2000,
      reason: '医生退回',
    })
    await server.advance(600)
    await till.returned(order.payNo)
    expect((await till.atProvider(order.consultId))[0]!.refunds).toMatchObject([{ amount: 2000, state: 'done' }])
    const booked = await db.selectFrom('ledger').select('booking').where('refundNo', '=', refund!.refundNo).execute()
    expect(booked).toHaveLength(4)
  })

  test('is done by two processes no more than once', async () => {
    const order = await till.paid(way)
    await giveBack(order)
    await db
      .updateTable('refund')
      .set({ dueAt: new Date(runtime.clock.now()) })
      .where('payNo', '=', order.payNo)
      .execute()
    await Promise.all([server.runner.runTimers(), second.runner.runTimers()])
    await till.returned(order.payNo)
    expect((await till.atProvider(order.consultId))[0]!.refunds).toHaveLength(1)
  })
})

test('there is nothing to give back when nothing was paid', async () => {
  const order = await till.anOrder()
  await till.open(order)
  expect(await giveBack(order)).toBeUndefined()
})

test('what is earned is earned once, and still goes back when it must', async () => {
  const order = await till.paid()
  const before = await ledgerBalance(db)
  const business = { bizType: 'consult', bizId: order.consultId }
  await withoutQueue(ctx => earn(ctx, business))
  await withoutQueue(ctx => earn(ctx, business))
  const earned = await ledgerBalance(db)
  expect(earned.earned - before.earned).toBe(-2000)
  expect(earned.held - before.held).toBe(2000)
  await giveBack(order)
  const owed = await ledgerBalance(db)
  expect(owed).toMatchObject({ earned: before.earned, held: earned.held, owed_back: earned.owed_back - 2000 })
  await withoutQueue(ctx => earn(ctx, business))
  expect(await ledgerBalance(db)).toEqual(owed)
  await server.advance(600)
  await till.returned(order.payNo)
})

test('a refund is nobody else’s', async () => {
  const [order, stranger] = [await till.paid(), await till.anOrder()]
  await till.decline(order)
  expect(await detail({ ...order, patient: stranger.patient })).toMatchObject({
    http: 200,
    code: '00010440',
    msg: '记录不存在',
  })
  await till.returned(order.payNo)
})

describe('the desk', () => {
  test.each(['staff.order.list', 'staff.refund.list', 'staff.bill.check.list', 'staff.bill.difference.list'])(
    '%s is for operators only',
    async service => {
      expect(await server.staff.call(service, {}, till.doctor.session)).toMatchObject({
        code: '00010441',
        msg: '您没有此项权限',
      })
      const { patient } = await till.anOrder()
      expect(await server.staff.call(service, {}, patient)).toMatchObject({ http: 401 })
      expect(await till.desk(service)).toMatchObject({ code: '0', list: expect.any(Array) })
    },
  )

  test.each(['staff.refund.retry', 'staff.refund.settle'])('%s knows no unknown refund', async service => {
    expect(await till.desk(service, { refundNo: 'R0', note: '无' })).toMatchObject({ code: '00010440' })
    expect(await till.desk(service, { refundNo: 7 })).toMatchObject({ http: 400 })
  })

  test('finds a payment by what it is for, by its number and by its state', async () => {
    const { payNo, consultId } = await till.paid()
    for (const fields of [{ payNo }, { bizId: consultId }, { bizId: consultId, paymentState: 'paid' }]) {
      expect((await till.desk('staff.order.list', fields)).list).toMatchObject([
        { payNo, bizId: consultId, amountCents: 2000, paymentState: 'paid', refundState: null },
      ])
    }
    expect((await till.desk('staff.order.list', { payNo, paymentState: 'surplus' })).list).toEqual([])
  })

  test('finds the payments of a day', async () => {
    const { payNo, consultId } = await till.paid()
    const today = dayOf(server.runtime.clock.now())
    const on = async (onDay: string) =>
      (await till.desk('staff.order.list', { bizId: consultId, fromDay: onDay, untilDay: onDay })).list.map(
        (row: { payNo: string }) => row.payNo,
      )
    expect(await on(today)).toEqual([payNo])
    expect(await on('')).toEqual([payNo])
    expect(await on(addDays(today, -1))).toEqual([])
    expect(await on(addDays(today, 1))).toEqual([])
    expect(await till.desk('staff.order.list', { fromDay: '2026-02-30' })).toMatchObject({
      code: '00010422',
      msg: '日期格式不正确',
    })
  })

  test('reads in one payment where its money is', async () => {
    const order = await till.paid()
    const read = async () => (await till.desk('staff.order.detail', { payNo: order.payNo })).obj
    const money = [
      { book: 'provider', amountCents: 2000, refundNo: null },
      { book: 'held', amountCents: -2000, refundNo: null },
    ]
    expect(await read()).toMatchObject({
      order: { payNo: order.payNo, paymentState: 'paid' },
      refunds: [],
      entries: money,
    })
    await till.decline(order)
    await till.returned(order.payNo)
    const { refunds, entries } = await read()
    expect(refunds).toMatchObject([{ amountCents: 2000, refundState: 'done', payChannel: 'WECHAT' }])
    expect(entries).toMatchObject([
      ...money,
      { book: 'held', amountCents: 2000, refundNo: refunds[0].refundNo },
      { book: 'owed_back', amountCents: -2000 },
      { book: 'owed_back', amountCents: 2000 },
      { book: 'provider', amountCents: -2000 },
    ])
    expect(await till.desk('staff.order.detail', { payNo: 'P0' })).toMatchObject({
      code: '00010440',
      msg: '记录不存在',
    })
    expect(await till.desk('staff.order.detail', { payNo: 7 })).toMatchObject({ http: 400 })
    expect(await server.staff.call('staff.order.detail', { payNo: order.payNo }, till.doctor.session)).toMatchObject({
      code: '00010441',
    })
  })

  test('shows the failed refunds first', async () => {
    const states = (await till.desk('staff.refund.list', { pageSize: 100 })).list.map(
      (row: { refundState: string }) => row.refundState,
    )
    const rank = (state: string) =>
      ['failed', 'requested', 'sent', 'done'].indexOf(state === 'sent' ? 'requested' : state)
    expect(states).toEqual(states.toSorted((a: string, b: string) => rank(a) - rank(b)))
  })
})
