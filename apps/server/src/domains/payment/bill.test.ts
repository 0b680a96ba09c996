import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, house } = server

const today = () => dayOf(house.clock.now())
/** To an hour of the day after. */
async function toNextDay(hour: number): Promise<void> {
  const at = startOfDay(addDays(today(), 1)) + hour * 3_600_000
  await server.advance(Math.ceil((at - house.clock.now()) / 1000))
}
const checksOf = (onDay: string) =>
  db.selectFrom('billCheck').selectAll().where('onDay', '=', onDay).orderBy('provider').execute()
const differencesOf = async (onDay: string) =>
  (await till.desk('staff.bill.difference.list', { onDay })).list.map(
    ({ kind, about, payNo, oursCents, theirsCents }: any) => ({ kind, about, payNo, oursCents, theirsCents }),
  )

describe('the day’s bills', () => {
  test('are compared after ten o’clock on the next morning, and agree', async () => {
    await toNextDay(8)
    const day = today()
    const paid = [await till.paid('WECHAT'), await till.paid('ALIPAY'), await till.paid('WECHAT', { feeCents: 4_990 })]
    await till.decline(paid[0]!)
    await till.decline(paid[1]!)
    await till.returned(paid[0]!.payNo)
    await till.returned(paid[1]!.payNo)
    await toNextDay(9)
    expect(await checksOf(day)).toEqual([])
    await server.advance(3_700)
    await expect
      .poll(() => checksOf(day), { timeout: 10_000 })
      .toMatchObject([
        { provider: 'alipay', lines: 2, differences: 0, checkedAt: expect.any(Date) },
        { provider: 'wechat', lines: 3, differences: 0, checkedAt: expect.any(Date) },
      ])
    expect(await differencesOf(day)).toEqual([])
    expect((await till.desk('staff.bill.check.list')).list.slice(0, 2)).toMatchObject([
      { payChannel: 'ALIPAY', onDay: day, lines: 2, differences: 0, open: 0 },
      { payChannel: 'WECHAT', onDay: day, lines: 3, differences: 0, open: 0 },
    ])
  })

  test('name each kind of difference, once; the operator settles them', async () => {
    const day = today()
    const [other, gone, gift] = [await till.paid(), await till.paid('ALIPAY'), await till.paid('ALIPAY')]
    await till.decline(gift)
    await till.returned(gift.payNo)
    // Theirs, not ours; another amount; ours, not theirs; a refund of ours that is not theirs.
    await server.pool.query(`update sandbox.payment_order set amount_cents = 1999 where pay_no = $1`, [other.payNo])
    await server.pool.query(
      `update sandbox.payment_order set ended_at = ended_at - interval '40 days' where pay_no = $1`,
      [gone.payNo],
    )
    await server.pool.query(`delete from sandbox.payment_refund where pay_no = $1`, [gift.payNo])
    const unknown = `P${day.replaceAll('-', '')}unknown`
    await house.payments
      .find(one => one.name === 'wechat')!
      .open({
        payNo: unknown,
        channel: 'wechat-h5',
        amountCents: 300,
        about: { bizType: 'consult', bizId: 'x' },
        subject: '图文咨询',
        expiresAt: house.clock.now() + 900_000,
        returnUrl: server.origin,
        payerAddress: '127.0.0.1',
      })
    await till.atCashier(unknown, 'succeed', 'lost')
    await toNextDay(11)
    await expect
      .poll(async () => (await checksOf(day)).map(row => row.differences), { timeout: 10_000 })
      .toEqual([2, 2])
    const found = await differencesOf(day)
    expect(found).toHaveLength(4)
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: 'missing_here', about: 'payment', payNo: unknown, oursCents: null, theirsCents: 300 },
        { kind: 'amount_differs', about: 'payment', payNo: other.payNo, oursCents: 2000, theirsCents: 1999 },
        { kind: 'missing_there', about: 'payment', payNo: gone.payNo, oursCents: 2000, theirsCents: null },
        { kind: 'missing_there', about: 'refund', payNo: gift.payNo, oursCents: 2000, theirsCents: null },
      ]),
    )

    // Compared again, nothing is named twice; what has been put right is settled by itself.
    await server.pool.query(`update sandbox.payment_order set amount_cents = 2000 where pay_no = $1`, [other.payNo])
    expect(await till.desk('staff.bill.check.run', { onDay: day })).toMatchObject({ code: '0', obj: true })
    await expect
      .poll(async () => (await checksOf(day)).map(row => row.differences), { timeout: 10_000 })
      .toEqual([2, 1])
    const { list } = await till.desk('staff.bill.difference.list', { onDay: day })
    expect(list.map((row: { settledAt: number | null }) => row.settledAt === null)).toEqual([true, true, true, false])
    expect(list[3]).toMatchObject({ kind: 'amount_differs', note: '再次核对时已一致' })

    const [{ differenceId }] = list
    expect(await till.desk('staff.bill.difference.settle', { differenceId, note: ' ' })).toMatchObject({
      code: '00010422',
      msg: '请填写处理说明',
    })
    expect(await till.desk('staff.bill.difference.settle', { differenceId, note: '已与平台核实' })).toMatchObject({
      code: '0',
    })
    expect(await till.desk('staff.bill.difference.settle', { differenceId, note: '已与平台核实' })).toMatchObject({
      code: '04013003',
      msg: '该差异已处理',
    })
    expect(await till.desk('staff.bill.difference.settle', { differenceId: 'none', note: '无' })).toMatchObject({
      code: '00010440',
    })
    expect(
      (await till.desk('staff.bill.check.list')).list.find(
        (row: any) => row.onDay === day && row.payChannel === 'ALIPAY',
      ).open,
    ).toBeLessThanOrEqual(2)
  })

  test('bring a payment to light that nobody has told of, not even the clock', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order)
    const day = today()
    await till.atCashier(payNo, 'succeed', 'lost')
    // As if our server had given up asking.
    await db.updateTable('payment').set({ state: 'closed', dueAt: null }).where('payNo', '=', payNo).execute()
    await toNextDay(11)
    expect(await differencesOf(day)).toMatchObject([{ kind: 'missing_here', payNo }])
    await expect.poll(() => till.stateOf(payNo), { timeout: 10_000 }).toBe('surplus')
    await till.returned(payNo)
  })

  test('catch up with the days on which the server was down', async () => {
    const first = today()
    await server.advance(3 * 86_400)
    for (const onDay of [first, addDays(first, 1), addDays(first, 2)]) expect(await checksOf(onDay)).toHaveLength(2)
  })

  test('are not there before they can be', async () => {
    expect(await till.desk('staff.bill.check.run', { onDay: today() })).toMatchObject({
      code: '04013002',
      msg: '账单在次日10点后生成，请稍后再核对',
    })
    expect(await till.desk('staff.bill.check.run', { onDay: '2026-02-30' })).toMatchObject({
      code: '00010422',
      msg: '日期格式不正确',
    })
    expect(await till.desk('staff.bill.check.run')).toMatchObject({ code: '00010422', msg: '请选择日期' })
  })
})
