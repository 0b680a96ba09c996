import { expect, test, vi } from 'vitest'
import { dayAndTime, dayOf, shortDay } from '@nethos/contract/common/days.ts'
import { aStaffMember, lastTextTo } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { CheckupRefusedError } from '../../ports/hospital-checkups.ts'
import { anIdCard } from '../people/people.samples.ts'
import { monthsAfter } from './reminders.ts'
import { aCheckupWorld } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const world = await aCheckupWorld(server)
const { aBooker, aTime, book, call, hear, left, messages, order, pay, refunds, settle } = world
const basic = 'h1.basic'
const full = 'h1.full'
const river = 'h1.river-basic'
const basicPrice = 39_800
const dayMs = 86_400_000

const desk = async (verb: string, input: object = {}) => {
  const { staffId } = await aStaffMember(server, 'operator')
  return server.staff.call(`staff.checkup.${verb}`, input, await server.sessionOf({ staffId }))
}
const ourNo = (orderId: string, attempt = 1) => `${orderId}.${attempt}`

test('centres and packages are there for everybody, by centre', async () => {
  const { list: centres } = await server.call('nethos.medical.org.list', {})
  expect(centres.map((one: any) => one.orgId)).toEqual(['h1.east', 'h1.river'])
  expect(centres[0]).toMatchObject({ phone: '0571-88000120', address: expect.stringContaining('学院路') })
  const { list } = await server.call('nethos.medical.package.list', { orgId: 'h1.river' })
  expect(list).toMatchObject([{ packageId: river, priceCents: 36_800, itemCount: 11 }])
  const { obj } = await server.call('nethos.medical.package.detail', { packageId: basic })
  expect(obj.groups.map((one: any) => one.name)).toContain('抽血化验（空腹）')
})

test('booked, paid, confirmed: the place is the hospital’s, and cancelling gives back place and money', async () => {
  const who = await aBooker()
  const time = await aTime(basic)
  const made = await book(who, basic, time.timeId, basicPrice)
  const { orderId } = made.obj
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_PAY', totalCents: basicPrice, guideNo: '' })
  expect(await left(basic, time.timeId)).toBe(time.left - 1)
  const payNo = await pay(who, orderId)
  expect(await order(who, orderId)).toMatchObject({
    status: 'WAIT_CHECK',
    statusLabel: '待体检',
    guideNo: expect.stringMatching(/^\d+$/),
  })
  expect(await messages(who)).toContain('体检已约好')
  expect(await left(basic, time.timeId)).toBe(time.left - 1)
  expect(await call('order.cancel', who, { orderId })).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await order(who, orderId)).toMatchObject({ status: 'CANCEL', statusLabel: '已退款取消' })
  expect(await refunds(payNo)).toEqual([{ amountCents: basicPrice }])
  // The hospital tells of its places when it is asked the next time.
  await server.advance(31 * 60)
  await settle()
  expect(await left(basic, time.timeId)).toBe(time.left)
  const steps = (await order(who, orderId)).history.map((one: any) => one.status)
  expect(steps).toEqual(['WAIT_PAY', 'WAIT_HANDLE', 'WAIT_CHECK', 'CANCEL'])
})

test('not paid for 15 minutes: the order is off and the place free, not a minute before', async () => {
  const who = await aBooker()
  const time = await aTime(basic)
  const { orderId } = (await book(who, basic, time.timeId, basicPrice)).obj
  await server.advance(14 * 60)
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_PAY' })
  await server.advance(2 * 60)
  await settle()
  expect(await order(who, orderId)).toMatchObject({ status: 'NO_PAY_CANCEL', statusLabel: '未支付取消' })
  expect(await left(basic, time.timeId)).toBe(time.left)
  expect(await call('order.pay', who, { orderId, payChannel: 'WECHAT' })).not.toMatchObject({ code: '0' })
})

test('twenty at two servers want three places: three get one, and the hospital has given three', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => aBooker()))
  const time = await aTime(full, 3, 4)
  await server.pool.query(
    `update demo_hospital.checkup_time set places_left = 3, version = version + 1 where 'h1.' || time_code = $1`,
    [time.timeId],
  )
  await server.advance(31 * 60)
  await settle()
  expect(await left(full, time.timeId)).toBe(3)
  const answers = await Promise.all(
    all.map((who, at) => book(who, full, time.timeId, 98_000, [], at % 2 ? server : other)),
  )
  const won = answers.filter(one => one.code === '0')
  expect(won).toHaveLength(3)
  expect(answers.filter(one => one.code === '02300001')).toHaveLength(17)
  const ids = won.map(one => one.obj.orderId)
  for (const orderId of ids) await pay(all[answers.findIndex(one => one.obj?.orderId === orderId)]!, orderId)
  const saved = await server.pool.query(
    `select count(*)::int as kept from demo_hospital.checkup where 'h1.' || time_code = $1 and state = 'kept'`,
    [time.timeId],
  )
  expect(saved.rows[0].kept).toBe(3)
  expect(await left(full, time.timeId)).toBe(0)
})

test('what the window gave away meanwhile: the order is off with its reason, and all money goes back', async () => {
  const who = await aBooker()
  const time = await aTime(basic, 4)
  const { orderId } = (await book(who, basic, time.timeId, basicPrice)).obj
  await server.pool.query(
    `update demo_hospital.checkup_time set places_left = 0, version = version + 1 where 'h1.' || time_code = $1`,
    [time.timeId],
  )
  const payNo = await pay(who, orderId)
  expect(await order(who, orderId)).toMatchObject({ status: 'CANCEL', reason: '这个时间刚被体检中心约满' })
  expect(await refunds(payNo)).toEqual([{ amountCents: basicPrice }])
})

test('another date: the one that is kept stays kept until the hospital has answered', async () => {
  const who = await aBooker()
  const [first, second] = [await aTime(basic, 5), await aTime(basic, 7)]
  const { orderId } = (await book(who, basic, first.timeId, basicPrice)).obj
  await pay(who, orderId)
  // The hospital takes its time to answer, whichever server has asked it.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  for (const { runtime } of [server, other]) {
    const { checkups } = runtime.hospital
    const ask = checkups.change
    vi.spyOn(checkups, 'change').mockImplementation(async (...given) => (await answered, ask(...given)))
  }
  expect(await call('order.date.modify', who, { orderId, timeId: second.timeId })).toMatchObject({ obj: true })
  expect(await order(who, orderId)).toMatchObject({
    status: 'WAIT_CHECK',
    startsAt: first.startsAt,
    wantedStartsAt: second.startsAt,
    canChange: false,
  })
  expect(await left(basic, second.timeId)).toBe(second.left - 1)
  answer()
  await vi.waitFor(async () => expect((await order(who, orderId)).wantedStartsAt).toBeNull(), 10_000)
  vi.restoreAllMocks()
  expect(await order(who, orderId)).toMatchObject({ startsAt: second.startsAt, wantedStartsAt: null })
  expect(await left(basic, second.timeId)).toBe(second.left - 1)
  expect(await messages(who)).toContain('体检改期成功')
  await server.advance(31 * 60)
  await settle()
  await vi.waitFor(async () => expect(await left(basic, first.timeId)).toBe(first.left), 10_000)
})

test('called off by the centre while another date is asked for: the place of that date is free again', async () => {
  const who = await aBooker()
  const [first, second] = [await aTime(basic, 5), await aTime(basic, 7)]
  const { orderId } = (await book(who, basic, first.timeId, basicPrice)).obj
  await pay(who, orderId)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  for (const { runtime } of [server, other])
    vi.spyOn(runtime.hospital.checkups, 'change').mockImplementation(async () => {
      await answered
      throw new CheckupRefusedError('closed')
    })
  expect(await call('order.date.modify', who, { orderId, timeId: second.timeId })).toMatchObject({ obj: true })
  await server.sandbox('hospital/checkup.call-off', { ourNo: ourNo(orderId), reason: '设备检修' })
  await server.advance(16)
  await vi.waitFor(async () => expect((await order(who, orderId)).status).toBe('CANCEL'), 10_000)
  answer()
  await settle()
  vi.restoreAllMocks()
  expect(await order(who, orderId)).toMatchObject({ reason: '设备检修', wantedStartsAt: null })
  expect(await left(basic, second.timeId)).toBe(second.left)
})

test('a day that the centre calls off is told by text message: which day, that the money goes back, what to do; who cancels himself gets none', async () => {
  const who = await aBooker()
  const time = await aTime(basic, 5)
  const { orderId } = (await book(who, basic, time.timeId, basicPrice)).obj
  await pay(who, orderId)
  await server.sandbox('hospital/checkup.call-off', { ourNo: ourNo(orderId), reason: '设备检修' })
  await hear()
  const text = await lastTextTo(server, who.accountId)
  expect(text).toContain(`您${shortDay(dayOf(time.startsAt))}的体检已由体检中心取消`)
  expect(text).toContain('原路退回')
  expect(text).toContain('另选日期')
  const self = await aBooker()
  const own = (await book(self, basic, (await aTime(basic, 5)).timeId, basicPrice)).obj
  await pay(self, own.orderId)
  await call('order.cancel', self, { orderId: own.orderId })
  await expect(lastTextTo(server, self.accountId)).rejects.toThrow('no text message')
})

test('a centre whose people look first: nothing is asked of the hospital before they have', async () => {
  const who = await aBooker()
  const time = await aTime(river)
  const { orderId } = (await book(who, river, time.timeId, 36_800)).obj
  const payNo = await pay(who, orderId)
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_HANDLE', statusLabel: '待处理' })
  const row = async () =>
    (await desk('order.list', { tab: 'toConfirm' })).list.find((one: any) => one.orderId === orderId)
  expect(await row()).toMatchObject({ needsDesk: true, compatName: '王秀英' })
  expect(await desk('order.confirm', { orderId })).toMatchObject({ obj: true })
  await settle()
  expect(await order(who, orderId)).toMatchObject({ status: 'WAIT_CHECK' })
  expect(await desk('order.confirm', { orderId })).toMatchObject({ code: '07300001' })
  const next = (await book(who, river, (await aTime(river, 6)).timeId, 36_800)).obj.orderId
  const secondPay = await pay(who, next)
  expect(await desk('order.decline', { orderId: next, reason: '当天停诊' })).toMatchObject({ obj: true })
  await settle()
  expect(await order(who, next)).toMatchObject({ status: 'CANCEL', reason: '当天停诊' })
  expect(await refunds(secondPay)).toEqual([{ amountCents: 36_800 }])
  expect(await refunds(payNo)).toEqual([])
})

test('who does not fit is told why, and not booked', async () => {
  const man = await aBooker({ idCard: anIdCard({ gender: 'M' }) })
  const { list } = await call('compat.list', man, { packageId: 'h1.woman' })
  expect(list[0].problems.map((one: any) => one.sentence)).toEqual([
    '请先补充婚姻状况，部分项目要按此安排',
    '这个套餐只适合女性',
  ])
  const time = await aTime('h1.woman')
  expect(await book(man, 'h1.woman', time.timeId, 118_000)).toMatchObject({ code: '02300004' })
  const young = await aBooker({ idCard: anIdCard({ bornOn: '1990-01-01' }) })
  expect((await call('compat.list', young, { packageId: 'h1.senior' })).list[0].problems).toEqual([
    { kind: 'unsuitable', sentence: '这个套餐适合60岁及以上' },
  ])
})

test('what was seen is what is booked: price, add-ons, one check a day, and nobody else’s order', async () => {
  const who = await aBooker()
  const time = await aTime(basic, 8)
  expect(await book(who, basic, time.timeId, 1)).toMatchObject({ code: '02300010' })
  expect(await book(who, basic, time.timeId, basicPrice, ['nothing'])).toMatchObject({ code: '02300006' })
  const { orderId } = (await book(who, basic, time.timeId, basicPrice + 4500, ['fit'])).obj
  expect(await order(who, orderId)).toMatchObject({ totalCents: 44_300, addOns: [{ priceCents: 4500 }] })
  expect(await book(who, full, time.timeId, 98_000)).toMatchObject({ code: '02300005' })
  expect(await left(basic, time.timeId)).toBe(time.left - 1)
  const stranger = await aBooker()
  for (const verb of ['order.detail', 'order.cancel', 'order.date.list'])
    expect(await call(verb, stranger, { orderId })).toMatchObject({ code: '00010440' })
  expect((await call('order.list', stranger, {})).list).toEqual([])
})

test('the next check stands at the top, whenever it was booked; what is off stands below', async () => {
  const who = await aBooker()
  const made: string[] = []
  for (const inDays of [5, 12, 8]) {
    const time = await aTime(basic, inDays)
    made.push((await book(who, basic, time.timeId, basicPrice)).obj.orderId)
    await server.advance(1)
  }
  const [next, later, off] = made
  await call('order.cancel', who, { orderId: off })
  const { list } = await call('order.list', who, {})
  expect(list.map((one: any) => one.orderId)).toEqual([next, later, off])
})

test('the evening before, the day with its stations, the report, and the repeat half a year later', async () => {
  const who = await aBooker()
  const time = await aTime(full, 3, 3)
  const { orderId } = (await book(who, full, time.timeId, 98_000)).obj
  await pay(who, orderId)
  const eve = await server.db
    .selectFrom('checkupReminder')
    .select('dueAt')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(dayAndTime(eve.dueAt!.getTime())).toBe(`${dayOf(time.startsAt - dayMs)} 19:00`)
  await server.advance(Math.ceil((eve.dueAt!.getTime() - world.now()) / 1000) + 2)
  await settle()
  expect((await messages(who)).filter(title => title === '明天体检，请做好准备')).toHaveLength(1)
  const fasting = (await order(who, orderId)).preparation[0]
  expect(fasting).toMatchObject({
    text: expect.stringContaining('22:00起不吃东西'),
    source: expect.stringContaining('WS/T 661'),
  })
  await server.sandbox('hospital/checkup.arrive', { ourNo: ourNo(orderId) })
  await hear()
  const stations = (await order(who, orderId)).stations
  expect(stations[0]).toMatchObject({ name: '抽血化验（空腹）', isDone: false })
  for (const _ of stations) await server.sandbox('hospital/checkup.step', { ourNo: ourNo(orderId) })
  await hear()
  expect(await order(who, orderId)).toMatchObject({ status: 'ALREADY_CHECK' })
  await server.sandbox('hospital/checkup.step', { ourNo: ourNo(orderId) })
  await hear()
  const onDay = monthsAfter(dayOf(time.startsAt), 6)
  expect(await order(who, orderId)).toMatchObject({
    status: 'FINSH',
    reportHint: expect.stringContaining('绑定医院帐号'),
    followUps: [{ what: '甲状腺超声', onDay, state: 'ahead' }],
  })
  expect(await messages(who)).toContain('体检报告已出')
  const { dueAt } = await server.db
    .selectFrom('checkupReminder')
    .select('dueAt')
    .where('kind', '=', 'follow_up')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(dayAndTime(dueAt!.getTime())).toBe(`${onDay} 09:00`)
  // As if the half year had gone by.
  await server.db
    .updateTable('checkupReminder')
    .set({ dueAt: new Date(world.now()) })
    .where('kind', '=', 'follow_up')
    .where('orderId', '=', orderId)
    .execute()
  const noQuiet = { accountId: who.accountId, quietFrom: '', quietUntil: '', changedAt: new Date() }
  await server.db.insertInto('accountQuietHours').values(noQuiet).execute()
  await server.advance(20)
  await server.advance(20)
  expect((await messages(who)).filter(title => title === '到了复查的时间')).toHaveLength(1)
})

test('nobody came: the day is past, and the money goes back only when the centre says so', async () => {
  const who = await aBooker()
  const time = await aTime(basic, 2)
  const { orderId } = (await book(who, basic, time.timeId, basicPrice)).obj
  const payNo = await pay(who, orderId)
  // The demo centre lets nobody in whose state it does not know.
  await server.pool.query(`update demo_hospital.checkup set state = 'closed' where our_no = $1`, [ourNo(orderId)])
  await server.advance(Math.ceil((time.startsAt - world.now()) / 1000) + 86_400)
  await settle()
  expect(await order(who, orderId)).toMatchObject({ status: 'OVERDUE', statusLabel: '已过期', canCancel: false })
  expect(await refunds(payNo)).toEqual([])
  expect(await desk('order.refund', { orderId })).toMatchObject({ obj: true })
  await settle()
  expect(await order(who, orderId)).toMatchObject({ status: 'CANCEL' })
  expect(await refunds(payNo)).toEqual([{ amountCents: basicPrice }])
})

test('months are counted as people count them', () => {
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
  expect(monthsAfter('2026-11-23', 6)).toBe('2027-05-23')
  expect(monthsAfter('2026-11-23', 12)).toBe('2027-11-23')
})
