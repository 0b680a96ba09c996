import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aRevokedGrant } from '../grants/grants.samples.ts'
import { aBillingWorld, anItem, pharmacy } from './testbed.ts'

const server = await openTestServer()
const world = await aBillingWorld(server)
const { aPayer, aBill, happens, fee, preSettle, open, pay, detail, unpaid, paid, refundsOf, settle } = world

describe('what is to be paid', () => {
  test('the hospital’s bills as it has them, each item with its price, class and a plain word', async () => {
    const payer = await aPayer()
    const billNo = await aBill(payer, {
      items: [
        anItem({ unitCents: 2_550, quantity: 2 }),
        anItem({ itemName: '氨氯地平片', kind: 'western_drug', unit: '盒', unitCents: 3_333, insuranceClass: 'B' }),
      ],
    })
    const list = await unpaid(payer)
    expect(list).toMatchObject({ person: { hosName: expect.any(String), compatMedicalRecord: payer.recordNumber } })
    expect(list.bills).toMatchObject([{ zflsh: billNo, totalFee: 8_433, standing: 'to_pay', standingLabel: '待缴费' }])
    const { obj } = await fee('mzDetail', payer, { billId: list.bills[0].billId })
    expect(obj.items).toMatchObject([
      {
        quantity: 2,
        unitCents: 2_550,
        amountCents: 5_100,
        insuranceClass: 'A',
        plain: '数一数血里的红细胞、白细胞和血小板',
      },
      { unit: '盒', unitCents: 3_333, insuranceClass: 'B', kindLabel: '西药费', plain: '西药的费用' },
    ])
    expect((await paid(payer)).bills).toEqual([])
  })

  test('by its older name the same is settled before', async () => {
    const payer = await aPayer()
    const zflsh = await aBill(payer)
    const fields = { compatId: payer.personId, hosid: 'h1', zflsh }
    const older = await server.call('zheer.yygh.ApiPersonalExamService.preSettlement', fields, payer.session)
    const newer = await server.call('zheer.yygh.ApiPersonalExamService.preSettlement.v2', fields, payer.session)
    expect(older.code).toBe('0')
    expect(older.obj.totalFee).toBe(newer.obj.totalFee)
    expect(newer.obj.totalFee).toBeGreaterThan(0)
  })

  test('somebody who is not bound is told so; a stranger’s bill is one that does not exist', async () => {
    const [payer, stranger] = [await aPayer(), await aPayer()]
    const billNo = await aBill(payer)
    expect(await fee('mzDetail', stranger, { billId: `h1.${billNo}` })).toMatchObject({ msg: '记录不存在' })
    expect(await preSettle(stranger, billNo)).toMatchObject({ msg: '账单已缴费或已失效，请刷新后重新选择' })
    await server.db.deleteFrom('hospitalAccount').where('personId', '=', payer.personId).execute()
    expect(await fee('mzUnpaidList', payer, { compatId: payer.personId })).toMatchObject({
      msg: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。',
    })
  })

  test('without a line to the hospital the page says so, and nothing has changed', async () => {
    const payer = await aPayer()
    await happens('line.cut', {})
    expect((await fee('mzUnpaidList', payer, { compatId: payer.personId })).code).not.toBe('0')
    await happens('line.mend', {})
    expect((await fee('mzUnpaidList', payer, { compatId: payer.personId })).code).toBe('0')
  })
})

describe('several bills at once', () => {
  test('the insurance pays its parts, he pays the rest once, and each bill says where to go', async () => {
    const payer = await aPayer({ accountCents: 1_000 })
    const bills = [
      await aBill(payer, { items: [anItem({ unitCents: 10_000 })] }),
      await aBill(payer, { items: [anItem({ unitCents: 5_000, insuranceClass: 'C' })] }),
    ]
    const { obj: order } = await preSettle(payer, ...bills)
    // 60 % of what counts, then the account, then own money.
    expect(order).toMatchObject({
      totalFee: 15_000,
      pooledCents: 6_000,
      accountCents: 1_000,
      ownCents: 8_000,
      insuranceKind: '市医保',
    })
    await pay(payer, order)
    const after = await detail(payer, order.jiesuanId)
    expect(after).toMatchObject({ orderState: 'done', payWay: '微信支付', backCents: 0 })
    expect(after.bills).toMatchObject([
      { billState: 'settled', guides: [pharmacy], receiptNo: expect.stringMatching(/^33\d{8}$/) },
      { billState: 'settled', guides: [pharmacy], receiptNo: expect.stringMatching(/^33\d{8}$/) },
    ])
    expect((await unpaid(payer)).bills).toEqual([])
    expect((await paid(payer)).bills).toHaveLength(2)
    expect(await world.accountLeft(payer)).toBe(0)
    const { obj: one } = await fee('mzDetail', payer, { billId: `h1.${bills[0]}` })
    expect(one.paid).toMatchObject({ pooledCents: 6_000, accountCents: 1_000, ownCents: 3_000, guides: [pharmacy] })
  })

  test('the hospital refuses one: that one’s money goes back by itself, to the cent, and the page says why', async () => {
    const payer = await aPayer({ accountCents: 1_500 })
    const good = await aBill(payer, { items: [anItem({ unitCents: 3_000 })] })
    const bad = await aBill(payer, { items: [anItem({ unitCents: 10_001 })], refuses: '药房该药已无库存' })
    const { obj: order } = await preSettle(payer, good, bad)
    await pay(payer, order)
    await settle()
    const after = await detail(payer, order.jiesuanId)
    const [saved, returned] = [good, bad].map(no => after.bills.find((one: { zflsh: string }) => one.zflsh === no))
    expect(saved).toMatchObject({ billState: 'settled' })
    expect(returned).toMatchObject({
      billState: 'returned',
      reason: '药房该药已无库存',
      stateLabel: '医院未收，已退款',
    })
    expect(after).toMatchObject({ orderState: 'done', backCents: returned.ownCents })
    expect(await refundsOf(order.jiesuanId)).toMatchObject([
      { amountCents: returned.ownCents, reason: '医院未收：药房该药已无库存' },
    ])
    expect(await world.insuranceStates(bad)).toEqual(['reversed'])
    expect(await world.accountLeft(payer)).toBe(1_500 - saved.accountCents)
    expect((await unpaid(payer)).bills).toMatchObject([{ zflsh: bad, returned: { reason: '药房该药已无库存' } }])
  })

  test('the insurance says no after all: nothing is written to the hospital, and the money goes back', async () => {
    const payer = await aPayer({ accountCents: 5_000 })
    const billNo = await aBill(payer, { items: [anItem({ unitCents: 20_000 })] })
    const { obj: order } = await preSettle(payer, billNo)
    await happens('insurance.insure', { idCard: payer.idCard, accountCents: 10 })
    await pay(payer, order)
    expect((await detail(payer, order.jiesuanId)).bills).toMatchObject([
      { billState: 'returned', reason: '个人账户余额不足' },
    ])
    expect((await unpaid(payer)).bills).toMatchObject([{ zflsh: billNo }])
  })

  test('the line is cut for half an hour: all of it is taken back, whatever the hospital heard', async () => {
    const payer = await aPayer()
    const billNo = await aBill(payer)
    const { obj: order } = await preSettle(payer, billNo)
    await happens('line.cut', {})
    await open(payer, order)
    await server.sandbox(`payments/${await world.payNoOf(order.jiesuanId)}/succeed`, { notice: 'normal' })
    await server.advance(31 * 60)
    await happens('line.mend', {})
    await server.advance(11 * 60)
    await settle()
    expect((await detail(payer, order.jiesuanId)).bills).toMatchObject([
      { billState: 'returned', reason: '医院没有及时确认收费' },
    ])
    expect(await refundsOf(order.jiesuanId)).toMatchObject([{ amountCents: 2_500 }])
    expect((await unpaid(payer)).bills).toHaveLength(1)
  })

  test('paid at the window meanwhile: the hospital does not take it twice', async () => {
    const payer = await aPayer()
    const billNo = await aBill(payer)
    const { obj: order } = await preSettle(payer, billNo)
    await happens('fee.window', { billNo })
    await pay(payer, order)
    expect((await detail(payer, order.jiesuanId)).bills).toMatchObject([
      { billState: 'returned', reason: '该账单已在窗口缴费' },
    ])
    expect((await paid(payer)).bills).toMatchObject([{ zflsh: billNo, standing: 'paid' }])
  })
})

describe('orders', () => {
  test('a sum of the client’s own is refused; a bill that is being paid is not settled again', async () => {
    const payer = await aPayer()
    const billNo = await aBill(payer)
    const { obj: order } = await preSettle(payer, billNo)
    expect(await open(payer, { ...order, totalFee: 1 })).toMatchObject({ msg: '费用金额已变化，请返回重新确认' })
    await pay(payer, order)
    expect(await preSettle(payer, billNo)).toMatchObject({ msg: '账单已支付，正在等待医院确认，请勿重复支付' })
  })

  test('two accounts pay the same bill: one is taken, the other’s money goes back', async () => {
    const payer = await aPayer()
    const daughter = await aPayer()
    await server.db
      .updateTable('hospitalAccount')
      .set({ recordNumber: payer.recordNumber })
      .where('personId', '=', daughter.personId)
      .execute()
    const billNo = await aBill(payer)
    const [{ obj: first }, { obj: second }] = [await preSettle(payer, billNo), await preSettle(daughter, billNo)]
    await open(daughter, second)
    await pay(payer, first)
    await server.sandbox(`payments/${await world.payNoOf(second.jiesuanId)}/succeed`, { notice: 'normal' })
    await settle()
    expect((await detail(payer, first.jiesuanId)).orderState).toBe('done')
    expect(await refundsOf(second.jiesuanId)).toMatchObject([{ amountCents: 2_500 }])
  })

  test('unpaid for 15 minutes it lapses; a new choice drops the old one', async () => {
    const payer = await aPayer()
    const billNo = await aBill(payer)
    const { obj: first } = await preSettle(payer, billNo)
    const { obj: second } = await preSettle(payer, billNo)
    expect((await detail(payer, first.jiesuanId)).orderState).toBe('dropped')
    await server.advance(16 * 60)
    expect((await detail(payer, second.jiesuanId)).stateLabel).toBe('超时未支付')
    expect(await open(payer, second)).toMatchObject({ code: expect.not.stringMatching(/^0$/) })
  })

  test('the insurance pays all: he confirms, and no cashier opens', async () => {
    const payer = await aPayer({ accountCents: 100_000 })
    const { obj: order } = await preSettle(payer, await aBill(payer))
    expect(order.ownCents).toBe(0)
    expect(await open(payer, order)).toMatchObject({ code: '0', obj: 'SUCCESS' })
    await settle()
    expect((await detail(payer, order.jiesuanId)).orderState).toBe('done')
  })
})

test('a receipt is a PDF with a code that anybody verifies, and that says nothing of whose it is', async () => {
  const payer = await aPayer()
  const { obj: order } = await preSettle(payer, await aBill(payer))
  const { settleNo } = order.bills[0]
  expect(await fee('receipt', payer, { settleNo })).toMatchObject({ msg: '医院确认收费后才能查看电子票据' })
  await pay(payer, order)
  const { obj } = await fee('receipt', payer, { settleNo })
  const file = await server.get(obj.pdf.url.replace(/^https?:\/\/[^/]+/, ''))
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const verified = await server.call('nethos.fee.receipt.verify', { verifyCode: obj.verifyCode })
  expect(verified.obj).toEqual({
    receiptNo: obj.receiptNo,
    hosName: expect.any(String),
    onDay: expect.any(String),
    totalCents: 2_500,
    isValid: true,
  })
  expect(await server.call('nethos.fee.receipt.verify', { verifyCode: '0000000000000000' })).toMatchObject({
    msg: '没有查到这个校验码，请核对后再试',
  })
})

test('a receipt is closed with the word of whom it is about, at its old address, too', async () => {
  const payer = await aPayer()
  const { obj: order } = await preSettle(payer, await aBill(payer))
  const { settleNo } = order.bills[0]
  await pay(payer, order)
  const { obj } = await fee('receipt', payer, { settleNo })
  expect((await server.get(obj.pdf.url)).status).toBe(200)
  await aRevokedGrant(server, payer)
  expect(await fee('receipt', payer, { settleNo })).toMatchObject({ code: '01030301' })
  expect((await server.get(obj.pdf.url)).status).toBe(404)
})
