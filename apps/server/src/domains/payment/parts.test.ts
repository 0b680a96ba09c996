import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { ledgerBalance } from './ledger.table.ts'
import { aTill, type Order } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, call } = server
const admin = await till.aMember('admin', '沈管理')
const other = await till.aMember('operator', '钱客服')

type Desk = typeof till.desk
const part = (payNo: string, amountCents: number, { as = till.desk, partId = randomUUID() as string } = {}) =>
  as('staff.refund.part', { payNo, partId, amountCents, reason: '药品缺货一种' })
const waiting = async (payNo: string, as: Desk = till.desk) =>
  (await as('staff.refund.request.list', { payNo })).list[0]
const room = async (payNo: string) => {
  const { leftCents, aloneCents } = (await till.desk('staff.order.detail', { payNo })).obj
  return { leftCents, aloneCents }
}
const lines = (payNo: string) =>
  db.selectFrom('audit').select(['action', 'actorId', 'accountId']).where('recordId', '=', payNo).execute()
const orderOf = async ({ patient }: Order) => (await call('nethos.consult.order.list', {}, patient)).list[0]

afterAll(async () => {
  const balance = await ledgerBalance(db)
  expect(Object.values(balance).reduce((sum, one) => sum + one, 0)).toBe(0)
  const { rows } = await server.pool.query<{ cents: string }>(
    `select coalesce(sum(amount_cents), 0) - (select coalesce(sum(amount_cents), 0) from sandbox.payment_refund where state = 'done') as cents
       from sandbox.payment_order where state = 'paid'`,
  )
  expect(balance.provider).toBe(Number(rows[0]!.cents))
})

describe.each(['WECHAT', 'ALIPAY'] as const)('a part of what was paid by %s', way => {
  test('goes back at once, and the patient reads how much of it and when', async () => {
    const order = await till.paid(way, { feeCents: 5_000 })
    expect(await room(order.payNo)).toEqual({ leftCents: 5_000, aloneCents: 5_000 })
    expect(await part(order.payNo, 1_250)).toMatchObject({ code: '0', obj: { state: 'given' } })
    await till.returned(order.payNo)
    expect(await orderOf(order)).toMatchObject({ orderState: 'partly', refundCents: 1_250, returnedCents: 1_250 })
    const { refunds, sum } = (await call('nethos.consult.refund.detail', { consultId: order.consultId }, order.patient))
      .obj
    expect(sum).toEqual({ paidCents: 5_000, refundCents: 1_250, returnedCents: 1_250 })
    expect(refunds).toMatchObject([
      {
        amountCents: 1_250,
        isPart: true,
        reason: '药品缺货一种',
        refundState: 'done',
        expectedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    expect((await till.atProvider(order.consultId))[0]!.refunds).toMatchObject([{ amount: 1_250, state: 'done' }])
    // What was typed at the desk is the patient's to read, and not the provider's.
    const { rows } = await server.pool.query('select reason from sandbox.payment_refund where pay_no = $1', [
      order.payNo,
    ])
    expect(rows).toEqual([{ reason: '医院办理退款' }])
    expect(await till.booksOf(order)).toEqual({ provider: 3_750, held: -3_750 })
    expect(await till.consultStatus(order.consultId)).toBe('going')
    expect(await lines(order.payNo)).toEqual([
      { action: 'refund.part', actorId: till.operatorId, accountId: order.accountId },
    ])
    expect(await room(order.payNo)).toEqual({ leftCents: 3_750, aloneCents: 3_750 })
    expect((await till.desk('staff.order.list', { payNo: order.payNo })).list).toMatchObject([
      { refundState: 'done', refundedCents: 1_250 },
    ])
  })

  test('and another, and then the doctor declines: the rest goes back', async () => {
    const order = await till.paid(way, { feeCents: 5_000 })
    await part(order.payNo, 1)
    await part(order.payNo, 999)
    expect(await till.decline(order)).toMatchObject({ code: '0' })
    await till.returned(order.payNo, 'done', 'done', 'done')
    expect((await till.refundsOf(order.payNo)).map(one => one.amountCents)).toEqual([1, 999, 4_000])
    expect(await orderOf(order)).toMatchObject({ orderState: 'refunded', refundCents: 5_000, returnedCents: 5_000 })
    expect(await till.booksOf(order)).toEqual({})
    const { messageList } = (await call('nethos.consult.info.detail', { consultId: order.consultId }, order.patient))
      .obj
    expect(messageList.at(-1).replyContent).toMatch(/其余费用将在7-10个工作日内退回原支付账户/)
    const promise = await db
      .selectFrom('promise')
      .select('refundedCents')
      .where('consultId', '=', order.consultId)
      .executeTakeFirstOrThrow()
    expect(promise.refundedCents).toBe(5_000)
  })

  test('that the provider refuses is sent again, or given back at the window', async () => {
    const order = await till.paid(way, { feeCents: 5_000 })
    await server.sandbox(`payments/${order.payNo}/fail-next-refund`, { reason: '银行卡已注销' })
    await part(order.payNo, 700)
    await till.returned(order.payNo, 'failed')
    expect(await orderOf(order)).toMatchObject({ orderState: 'partly', refundCents: 700, returnedCents: 0 })
    // It is owed all the same: no more than the rest can be given back beside it.
    expect(await part(order.payNo, 4_301)).toMatchObject({ code: '04013011', msg: '最多还能退¥43.00' })
    const [refund] = await till.refundsOf(order.payNo)
    expect(await till.desk('staff.refund.retry', { refundNo: refund!.refundNo })).toMatchObject({ code: '0' })
    await till.returned(order.payNo)
    expect(await till.booksOf(order)).toEqual({ provider: 4_300, held: -4_300 })
  })
})

test('all that is left is the rest: the consult goes on, and nothing can be given back any more', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  await part(order.payNo, 1_000)
  await part(order.payNo, 2_000)
  await till.returned(order.payNo, 'done', 'done')
  expect(await orderOf(order)).toMatchObject({ orderState: 'refunded' })
  expect(await part(order.payNo, 1)).toMatchObject({ code: '04013010', msg: '这笔支付没有可以退的金额' })
  // The doctor declines after that: nothing more goes back, and nobody is told that it did.
  await till.decline(order)
  expect(await till.refundsOf(order.payNo)).toHaveLength(2)
  const { messageList } = (await call('nethos.consult.info.detail', { consultId: order.consultId }, order.patient)).obj
  expect(messageList.at(-1).replyContent).toMatch(/费用此前已办理退款/)
})

test('what was answered is earned less what went back', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  await part(order.payNo, 400)
  await till.returned(order.payNo)
  const as = await server.sessionOf({ staffId: till.doctor.staffId })
  await server.staff.call('staff.consult.reply', { consultId: order.consultId, replyContent: '多休息' }, as)
  await server.staff.call('staff.consult.finish', { consultId: order.consultId }, as)
  expect(await till.booksOf(order)).toEqual({ provider: 2_600, earned: -2_600 })
  await part(order.payNo, 600)
  await till.returned(order.payNo, 'done', 'done')
  expect(await till.booksOf(order)).toEqual({ provider: 2_000, earned: -2_000 })
})

test('two taps are one part, and eight hands at once give back no more than there is', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  const partId = randomUUID()
  for (const reply of await Promise.all([1, 2, 3].map(() => part(order.payNo, 300, { partId }))))
    expect(reply).toMatchObject({ code: '0', obj: { state: 'given' } })
  expect(await till.refundsOf(order.payNo)).toHaveLength(1)
  const replies = await Promise.all(Array.from({ length: 8 }, () => part(order.payNo, 900)))
  expect(replies.filter(one => one.code === '0')).toHaveLength(3)
  expect(new Set(replies.map(one => one.code))).toEqual(new Set(['0', '04013010']))
  await till.returned(order.payNo, 'done', 'done', 'done', 'done')
})

describe('above the limit of one person', () => {
  const big = () => till.paid('ALIPAY', { feeCents: 50_000 })

  test('a second one of the staff decides, and nobody decides on his own', async () => {
    const order = await big()
    expect(await room(order.payNo)).toEqual({ leftCents: 50_000, aloneCents: 20_000 })
    expect(await part(order.payNo, 20_001)).toMatchObject({ code: '0', obj: { state: 'waiting' } })
    expect(await till.refundsOf(order.payNo)).toEqual([])
    const { requestId } = await waiting(order.payNo)
    expect(await waiting(order.payNo)).toMatchObject({ isMine: true, askedBy: '周敏', requestState: 'waiting' })
    expect(await waiting(order.payNo, admin.desk)).toMatchObject({ isMine: false })
    // What waits is spoken for.
    expect(await room(order.payNo)).toEqual({ leftCents: 29_999, aloneCents: 20_000 })
    expect(await till.desk('staff.refund.request.approve', { requestId })).toMatchObject({
      code: '04013013',
      msg: '不能复核自己提交的退款，请由其他同事复核',
    })
    expect(await till.desk('staff.refund.request.refuse', { requestId, note: '无' })).toMatchObject({
      code: '04013013',
    })
    expect(await admin.desk('staff.refund.request.approve', { requestId })).toMatchObject({ code: '0', obj: true })
    await till.returned(order.payNo)
    expect(await till.booksOf(order)).toEqual({ provider: 29_999, held: -29_999 })
    expect(await waiting(order.payNo)).toMatchObject({ requestState: 'approved', decidedBy: '沈管理' })
    expect(await admin.desk('staff.refund.request.approve', { requestId })).toMatchObject({
      code: '04013012',
      msg: '该退款申请已处理，请刷新查看',
    })
    expect((await lines(order.payNo)).map(line => [line.action, line.actorId])).toEqual([
      ['refund.part.ask', till.operatorId],
      ['refund.part.approve', admin.staffId],
    ])
  })

  test('small parts are added up: what one person has given back alone counts', async () => {
    const order = await big()
    expect(await part(order.payNo, 15_000)).toMatchObject({ obj: { state: 'given' } })
    expect(await room(order.payNo)).toEqual({ leftCents: 35_000, aloneCents: 5_000 })
    expect(await part(order.payNo, 5_001, { as: other.desk })).toMatchObject({ obj: { state: 'waiting' } })
    expect(await part(order.payNo, 5_000, { as: other.desk })).toMatchObject({ obj: { state: 'given' } })
    await till.returned(order.payNo, 'done', 'done')
  })

  test('two of them approve at once: it goes back once', async () => {
    const order = await big()
    await part(order.payNo, 50_000)
    const { requestId } = await waiting(order.payNo)
    const replies = await Promise.all(
      [admin, other, admin].map(one => one.desk('staff.refund.request.approve', { requestId })),
    )
    expect(replies.map(one => one.code).toSorted()).toEqual(['0', '04013012', '04013012'])
    await till.returned(order.payNo)
    expect(await till.booksOf(order)).toEqual({})
  })

  test('it is refused with a reason, or withdrawn by the one who asked', async () => {
    const order = await big()
    await part(order.payNo, 30_000)
    const { requestId } = await waiting(order.payNo)
    expect(await admin.desk('staff.refund.request.refuse', { requestId, note: ' ' })).toMatchObject({
      code: '00010422',
      msg: '请填写未通过的原因',
    })
    expect(await admin.desk('staff.refund.request.refuse', { requestId, note: '金额有误' })).toMatchObject({
      code: '0',
    })
    expect(await waiting(order.payNo)).toMatchObject({ requestState: 'refused', note: '金额有误' })
    await part(order.payNo, 30_000)
    const again = await waiting(order.payNo)
    expect(again.requestState).toBe('waiting')
    expect(await admin.desk('staff.refund.request.withdraw', { requestId: again.requestId })).toMatchObject({
      code: '04013014',
      msg: '只能撤回自己提交的退款申请',
    })
    expect(await till.desk('staff.refund.request.withdraw', { requestId: again.requestId })).toMatchObject({
      code: '0',
    })
    expect(await till.refundsOf(order.payNo)).toEqual([])
    expect(await room(order.payNo)).toEqual({ leftCents: 50_000, aloneCents: 20_000 })
  })

  test('the doctor declines while it waits: all goes back, and nothing waits any more', async () => {
    const order = await big()
    await part(order.payNo, 30_000)
    const { requestId } = await waiting(order.payNo)
    await till.decline(order)
    await till.returned(order.payNo)
    expect(await waiting(order.payNo)).toMatchObject({ requestState: 'overtaken' })
    expect(await admin.desk('staff.refund.request.approve', { requestId })).toMatchObject({ code: '04013012' })
    expect(await till.refundsOf(order.payNo)).toHaveLength(1)
  })

  test('the hospital says where the limit lies', async () => {
    const set = (value: string, seen: string) =>
      admin.desk('staff.system.param.change', { key: 'refund.alone.yuan', seen, value })
    expect(await set('很多', '200.00')).toMatchObject({ msg: '金额只能填数字，最多两位小数，例如 200.00' })
    expect(await set('0', '200.00')).toMatchObject({ code: '0' })
    const order = await till.paid()
    expect(await part(order.payNo, 1)).toMatchObject({ obj: { state: 'waiting' } })
    expect(await set('200.00', '0')).toMatchObject({ code: '0' })
    // It is the hospital's own affair.
    expect((await call('nethos.system.param.string', { key: 'refund.alone.yuan', defaultString: 'none' })).obj).toBe(
      'none',
    )
  })
})

describe('is refused', () => {
  test('in the words of the form', async () => {
    const { payNo } = await till.paid()
    const asked = { payNo, partId: 'p1', amountCents: 100 }
    expect(await till.desk('staff.refund.part', asked)).toMatchObject({ code: '00010422', msg: '请填写退款原因' })
    expect(await till.desk('staff.refund.part', { ...asked, reason: '字'.repeat(101) })).toMatchObject({
      msg: '退款原因不能超过100个字',
    })
    for (const amountCents of [0, -5, 1.5, '100', 2 ** 60])
      expect((await till.desk('staff.refund.part', { ...asked, amountCents, reason: '无' })).code).not.toBe('0')
    expect(await till.refundsOf(payNo)).toEqual([])
  })

  test('where nothing was paid, or all went back as too much', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order)
    expect(await part(payNo, 100)).toMatchObject({ code: '04013010' })
    expect(await part('P0', 100)).toMatchObject({ code: '00010440', msg: '记录不存在' })
    for (const verb of ['approve', 'refuse', 'withdraw'])
      expect(await till.desk(`staff.refund.request.${verb}`, { requestId: 'none', note: '无' })).toMatchObject({
        code: '00010440',
      })
  })

  test('to whoever is not of the office', async () => {
    const { payNo, patient } = await till.paid()
    const asked = { payNo, partId: 'p1', amountCents: 100, reason: '无' }
    expect(await server.staff.call('staff.refund.part', asked, till.doctor.session)).toMatchObject({
      code: '00010441',
    })
    expect(await server.staff.call('staff.refund.part', asked, patient)).toMatchObject({ http: 401 })
  })

  test('by the database itself, whatever a program does', async () => {
    const { payNo } = await till.paid()
    const one = { payNo, reason: '', state: 'requested', createdAt: new Date() }
    await db
      .insertInto('refund')
      .values({ ...one, refundNo: 'R1x', cause: 'a', amountCents: 1_999 })
      .execute()
    await expect(
      db
        .insertInto('refund')
        .values({ ...one, refundNo: 'R2x', cause: 'b', amountCents: 2 })
        .execute(),
    ).rejects.toThrow('more than was paid')
    await db.deleteFrom('refund').where('refundNo', '=', 'R1x').execute()
  })
})
