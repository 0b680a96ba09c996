import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, runtime } = server
const admin = await till.aMember('admin', '沈管理')

const today = () => dayOf(runtime.clock.now())
/** To an hour of the day after. */
async function toNextDay(hour: number): Promise<void> {
  const at = startOfDay(addDays(today(), 1)) + hour * 3_600_000
  await server.advance(Math.ceil((at - runtime.clock.now()) / 1000))
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
    const { rows } = (await till.desk('staff.order.totals', { fromDay: day, untilDay: day })).obj
    // Six of a thousand of what came, less the same of what went back, as the bills say it.
    const feeOf = (row: any) => Math.round((row.paidCents - row.returnedCents) * 0.006)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row.feeCents).toBe(feeOf(row))
    expect(rows.find((row: any) => row.payChannel === 'WECHAT').feeCents).toBeGreaterThan(0)
    const { csv } = (await till.desk('staff.order.totals.export', { fromDay: day, untilDay: day })).obj
    const [head, ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toMatch(/净收入,平台手续费,扣除手续费后$/)
    const fees = rows.reduce((sum: number, row: any) => sum + row.feeCents, 0)
    expect(lines.at(-1).split(',').at(-2)).toBe((fees / 100).toFixed(2))
    expect((await till.desk('staff.bill.check.list')).list.slice(0, 2)).toMatchObject([
      { payChannel: 'ALIPAY', onDay: day, lines: 2, differences: 0, open: 0, waiting: 0, settled: 0 },
      { payChannel: 'WECHAT', onDay: day, lines: 3, differences: 0, open: 0, waiting: 0, settled: 0 },
    ])
  })

  test('name each kind of difference, once; two of the office settle them', async () => {
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
    await runtime.payments
      .find(one => one.name === 'wechat')!
      .open({
        payNo: unknown,
        channel: 'wechat-h5',
        amountCents: 300,
        about: { bizType: 'consult', bizId: 'x' },
        subject: '图文咨询',
        expiresAt: runtime.clock.now() + 900_000,
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
    expect(list.map((row: { differenceState: string }) => row.differenceState)).toEqual([
      'open',
      'open',
      'open',
      'settled',
    ])
    expect(list[3]).toMatchObject({ kind: 'amount_differs', way: 'agrees', note: '再次核对时已一致' })
    expect(list[3].steps).toMatchObject([{ step: 'settle', by: '', way: 'agrees' }])
    const counts = async () => (await till.desk('staff.bill.difference.counts', { onDay: day })).obj
    expect(await counts()).toEqual({ open: 3, waiting: 0, settled: 1 })

    const [{ differenceId }] = list
    const settle = (fields: object) => till.desk('staff.bill.difference.settle', { differenceId, ...fields })
    const how = { way: 'written_off', note: '已与平台核实，由医院承担' }
    expect(await settle({ ...how, note: ' ' })).toMatchObject({ code: '00010422', msg: '请填写处理说明' })
    for (const way of ['', 'agrees', 'toString'])
      expect(await settle({ ...how, way })).toMatchObject({ code: '00010422', msg: '请选择处理方式' })
    const confirm = (as: typeof till.desk) => as('staff.bill.difference.confirm', { differenceId })
    expect(await confirm(admin.desk)).toMatchObject({ code: '04013004', msg: '该差异还没有处理意见，无法复核' })
    expect(await settle(how)).toMatchObject({ code: '0', obj: true })
    expect(await settle(how)).toMatchObject({ code: '04013005', msg: '该差异已有处理意见，正在等待复核' })
    expect(await counts()).toEqual({ open: 2, waiting: 1, settled: 1 })
    expect(await confirm(till.desk)).toMatchObject({
      code: '04013006',
      msg: '不能复核自己提出的处理意见，请由其他同事复核',
    })
    const first = async (as = till.desk) =>
      (await as('staff.bill.difference.list', { onDay: day, differenceState: 'waiting' })).list[0]
    expect(await first()).toMatchObject({ differenceId, isMine: true, ...how })
    expect(await first(admin.desk)).toMatchObject({ isMine: false })

    // Not so, says the second one; said again in another way, he agrees.
    const reopen = (note: string) => admin.desk('staff.bill.difference.reopen', { differenceId, note })
    expect(await reopen('')).toMatchObject({ msg: '请填写处理说明' })
    expect(await reopen('金额超过核销权限')).toMatchObject({ code: '0' })
    expect(await reopen('再来一次')).toMatchObject({ code: '04013004' })
    expect(await counts()).toEqual({ open: 3, waiting: 0, settled: 1 })
    await settle({ way: 'corrected', note: '平台已补单' })
    const replies = await Promise.all([confirm(admin.desk), confirm(admin.desk)])
    expect(replies.map(one => one.code).toSorted()).toEqual(['0', '04013003'])
    expect(await settle(how)).toMatchObject({ code: '04013003', msg: '该差异已处理' })
    expect(await reopen('无')).toMatchObject({ code: '04013003' })
    const done = (await till.desk('staff.bill.difference.list', { onDay: day, differenceState: 'settled' })).list
    expect(done).toHaveLength(2)
    expect(done.find((one: any) => one.differenceId === differenceId)).toMatchObject({
      way: 'corrected',
      note: '平台已补单',
      steps: [
        { step: 'propose', by: '周敏', way: 'written_off' },
        { step: 'reopen', by: '沈管理', note: '金额超过核销权限' },
        { step: 'propose', way: 'corrected' },
        { step: 'confirm', by: '沈管理' },
      ],
    })
    const written = await db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('recordId', '=', differenceId)
      .orderBy('auditId')
      .execute()
    expect(written).toEqual([
      { action: 'bill.difference.settle', actorId: till.operatorId },
      { action: 'bill.difference.reopen', actorId: admin.staffId },
      { action: 'bill.difference.settle', actorId: till.operatorId },
      { action: 'bill.difference.confirm', actorId: admin.staffId },
    ])
    for (const verb of ['settle', 'confirm', 'reopen'])
      expect(await till.desk(`staff.bill.difference.${verb}`, { ...how, differenceId: 'none' })).toMatchObject({
        code: '00010440',
      })

    // What was gone by itself and comes back is open again.
    await server.pool.query(`update sandbox.payment_order set amount_cents = 1998 where pay_no = $1`, [other.payNo])
    await till.desk('staff.bill.check.run', { onDay: day })
    await expect.poll(async () => (await counts()).open, { timeout: 10_000 }).toBe(3)
    await server.pool.query(`update sandbox.payment_order set amount_cents = 2000 where pay_no = $1`, [other.payNo])
    await till.desk('staff.bill.check.run', { onDay: day })
    await expect.poll(async () => (await counts()).open, { timeout: 10_000 }).toBe(2)
    const rows = (await till.desk('staff.bill.check.list')).list.filter((row: any) => row.onDay === day)
    expect(rows.reduce((sum: number, row: any) => sum + row.settled, 0)).toBe(2)
  })

  test('what the next day’s bill holds settles itself, and says why', async () => {
    const day = today()
    const late = await till.paid('WECHAT')
    // Just after midnight, by the provider's clock.
    await server.pool.query(
      `update sandbox.payment_order set ended_at = ended_at + interval '1 day' where pay_no = $1`,
      [late.payNo],
    )
    await toNextDay(11)
    const ofDay = async () =>
      (await till.desk('staff.bill.difference.list', { onDay: day })).list.filter(
        (one: any) => one.payNo === late.payNo,
      )
    await expect.poll(async () => (await ofDay()).length, { timeout: 10_000 }).toBe(1)
    const [{ differenceId }] = await ofDay()
    expect((await ofDay())[0]).toMatchObject({ kind: 'missing_there', differenceState: 'open' })
    // Somebody has guessed right meanwhile; nobody has to confirm it.
    await till.desk('staff.bill.difference.settle', { differenceId, way: 'next_day', note: '应在次日账单' })
    await toNextDay(11)
    await expect.poll(async () => (await ofDay())[0].differenceState, { timeout: 10_000 }).toBe('settled')
    expect((await ofDay())[0]).toMatchObject({
      way: 'next_day',
      note: expect.stringMatching(/^\d{4}年\d\d月\d\d日的账单中已有这一笔$/),
      steps: [{ step: 'propose' }, { step: 'settle', by: '' }],
    })
    expect(await differencesOf(addDays(day, 1))).toEqual([])
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
    // On the next day our books have it, too.
    await toNextDay(11)
    await expect
      .poll(async () => (await till.desk('staff.bill.difference.list', { onDay: day })).list[0], { timeout: 10_000 })
      .toMatchObject({ differenceState: 'settled', way: 'booked', note: '本院账目中已有这一笔，金额一致' })
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
