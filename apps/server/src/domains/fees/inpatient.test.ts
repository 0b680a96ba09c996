import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aBillingWorld, anItem, type Payer } from './testbed.ts'

const server = await openTestServer()
const { aPayer, happens, fee, pay, detail, refundsOf, settle, aDesk } = await aBillingWorld(server)

async function aStay(payer: Payer, cents: number): Promise<string> {
  const { stayNo } = await happens('stay.admit', { recordNumber: payer.recordNumber })
  await happens('stay.charge', { stayNo, items: [anItem({ unitCents: cents, insuranceClass: 'C' })] })
  return stayNo
}
const deposit = async (payer: Payer, stayNo: string, amount: number) => {
  const { obj: order } = await fee('zyPrepay', payer, { stayId: `h1.${stayNo}`, amount })
  await pay(payer, order)
  return order.jiesuanId as string
}

describe('in hospital', () => {
  test('a stay by day and by kind, with what was paid in advance and what is left of it', async () => {
    const payer = await aPayer()
    const stayNo = await aStay(payer, 30_000)
    await deposit(payer, stayNo, 100_000)
    const { obj } = await fee('zyDayList', payer, { stayId: `h1.${stayNo}` })
    expect(obj.stay).toMatchObject({
      stateLabel: '在院',
      totalFee: 30_000,
      prepaidCents: 100_000,
      balanceCents: 70_000,
    })
    expect(obj.categories).toMatchObject([{ kindLabel: '化验费', amountCents: 30_000 }])
    expect(obj.days).toMatchObject([{ amountCents: 30_000 }])
    const records = await fee('zyRecordList', payer, { compatId: payer.personId })
    expect(records.obj.records).toMatchObject([{ whatLabel: '住院预缴', amountCents: 100_000, stateLabel: '已缴费' }])
  })

  test('no deposit of nothing, of less than a yuan, of more than 50,000', async () => {
    const payer = await aPayer()
    const stayId = `h1.${await aStay(payer, 100)}`
    for (const [amount, msg] of [
      [0, '预缴金额须大于0元'],
      [99, '预缴金额不能少于1元'],
      [5_000_001, '单次预缴不能超过50000元，超过请分几次缴'],
    ] as const)
      expect(await fee('zyPrepay', payer, { stayId, amount })).toMatchObject({ msg })
  })
})

describe('discharge', () => {
  test('the deposits are more than enough: the rest goes back to where it came from, the newest first', async () => {
    const payer = await aPayer()
    const stayNo = await aStay(payer, 150_000)
    const first = await deposit(payer, stayNo, 100_000)
    const second = await deposit(payer, stayNo, 80_000)
    expect(await fee('zySettle', payer, { stayId: `h1.${stayNo}` })).toMatchObject({
      msg: '病区还没有办好出院手续，暂时不能结算',
    })
    await happens('stay.discharge', { stayNo })
    const { obj: order } = await fee('zySettle', payer, { stayId: `h1.${stayNo}` })
    expect(order).toMatchObject({ totalFee: 150_000, prepaidCents: 180_000, ownCents: 0 })
    await pay(payer, order)
    await settle()
    expect((await detail(payer, order.jiesuanId)).bills).toMatchObject([
      { billState: 'settled', restCents: 30_000, windowCents: 0 },
    ])
    expect(await refundsOf(second)).toMatchObject([{ amountCents: 30_000, reason: '出院结算退预缴金' }])
    expect(await refundsOf(first)).toEqual([])
    expect((await fee('zyDayList', payer, { stayId: `h1.${stayNo}` })).obj.stay.stateLabel).toBe('已出院')
  })

  test('they are not enough: the difference is paid', async () => {
    const payer = await aPayer()
    const stayNo = await aStay(payer, 150_000)
    await deposit(payer, stayNo, 100_000)
    await happens('stay.discharge', { stayNo })
    const { obj: order } = await fee('zySettle', payer, { stayId: `h1.${stayNo}` })
    expect(order.ownCents).toBe(50_000)
    await pay(payer, order)
    expect((await detail(payer, order.jiesuanId)).orderState).toBe('done')
  })

  test('what was paid at the window is paid out there', async () => {
    const payer = await aPayer()
    const stayNo = await aStay(payer, 1_000)
    await happens('stay.deposit', { stayNo, amountCents: 50_000 })
    await happens('stay.discharge', { stayNo })
    const { obj: order } = await fee('zySettle', payer, { stayId: `h1.${stayNo}` })
    await pay(payer, order)
    expect((await detail(payer, order.jiesuanId)).bills).toMatchObject([{ restCents: 49_000, windowCents: 49_000 }])
  })
})

test('the three books of a day are equal, and what is not is named', async () => {
  const { ask } = await aDesk()
  const onDay = new Date(server.runtime.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const equal = await ask('staff.fee.day.books', { onDay })
  expect(equal.obj.gaps).toEqual([])
  expect(equal.obj.hospitals).toMatchObject([{ hosId: 'h1', oursCents: equal.obj.hospitals[0].hospitalCents }])
  await server.pool.query("delete from demo_hospital.payment where what = 'deposit' and own_cents = 80000")
  const { obj } = await ask('staff.fee.day.books', { onDay })
  expect(obj.gaps).toMatchObject([
    { oursCents: 80_000, hospitalCents: null, meaning: expect.stringContaining('医院当日账里没有') },
  ])

  const gap = { onDay, hosId: 'h1', settleNo: obj.gaps[0].settleNo, refundNo: '' }
  const other = await aDesk()
  expect(await ask('staff.fee.gap.confirm', gap)).toMatchObject({ code: '00010440' })
  expect(await ask('staff.fee.gap.settle', { ...gap, hosId: 'h99', note: '已补记' })).toMatchObject({
    code: '00010440',
  })
  expect(await ask('staff.fee.gap.settle', { ...gap, note: '医院财务已补记' })).toMatchObject({ obj: true })
  expect(await ask('staff.fee.gap.confirm', gap)).toMatchObject({ code: '04140003' })
  expect(await other.ask('staff.fee.gap.confirm', gap)).toMatchObject({ obj: true })
  expect(await ask('staff.fee.gap.settle', { ...gap, note: '再改' })).toMatchObject({ code: '04140002' })
  const settled = await other.ask('staff.fee.day.books', { onDay })
  expect(settled.obj.gaps).toMatchObject([
    { hosId: 'h1', settleNo: gap.settleNo, settlement: { note: '医院财务已补记', isConfirmed: true, isOwn: false } },
  ])
})

test('a bill is found by its payer’s whole name, by the hospital’s number and by ours', async () => {
  const { ask } = await aDesk()
  const find = async (search: string) => (await ask('staff.fee.bill.list', { search })).list
  const [any] = await find('')
  for (const search of [any.personName, any.billNo, any.settleNo, any.orderId])
    expect(await find(search)).toContainEqual(expect.objectContaining({ settleNo: any.settleNo }))
  expect(await find('没有这个人')).toEqual([])
})
