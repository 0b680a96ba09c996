import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { releaseJob } from './job-names.ts'
import { saveRuleFor } from './rule.samples.ts'
import { aBookingWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, detail, held, pay, settle, call, numberState, booked, happens, inItsBook } = world

const toPay = async () => {
  const booker = await aBooker()
  const { sessionId, numberIds } = await aSession()
  const orderId = await held(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
  return { booker, orderId, numberId: numberIds[0]!, sessionId }
}
const messagesOf = async (accountId: string) =>
  (
    await server.db
      .selectFrom('message')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute()
  ).map(one => one.title)
const refundOf = (orderId: string) =>
  server.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select(['refund.amountCents', 'refund.reason'])
    .where('bizId', '=', orderId)
    .executeTakeFirst()

describe('paying', () => {
  test('the money comes, the hospital registers it, and the pick-up code is there', async () => {
    const { booker, orderId } = await toPay()
    expect(await call('nethos.book.order.pay.query', booker, { orderId })).toMatchObject({ obj: { state: 'waiting' } })
    await pay(booker, orderId)
    const { pickUpCode, ...entry } = (await inItsBook(orderId))!
    expect(entry).toMatchObject({ state: 'registered', payAt: 'us', amountCents: 5000 })
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 1,
      statusLabel: '已预约',
      bookResult: 1,
      qhmm: pickUpCode,
      numNo: 1,
      isPaid: true,
    })
    expect(await call('nethos.book.order.pay.query', booker, { orderId })).toMatchObject({ obj: { state: 'paid' } })
    expect(await messagesOf(booker.accountId)).toEqual(['挂号待支付', '预约成功'])
  })

  test('no way is chosen: 请选择支付方式; inside of a shell it is the shell’s', async () => {
    const { booker, orderId } = await toPay()
    expect(await call('nethos.book.order.pay.v4', booker, { orderId })).toMatchObject({ msg: '请选择支付方式' })
    const inShell = await server.call('nethos.book.order.pay.v3', { orderId, registeType: 2 }, booker.session, {
      channel: '11',
    })
    expect(inShell).toMatchObject({ code: '0', obj: { kind: expect.stringMatching(/form|redirect/) } })
  })

  test('another account’s booking is one that does not exist', async () => {
    const { orderId } = await toPay()
    const other = await aBooker()
    for (const service of [
      'pay.v3',
      'pay.query',
      'pay.window',
      'detail',
      'withdrawal',
      'change.list',
      'stop.refund',
      'stop.acknowledge',
    ])
      expect(await call(`nethos.book.order.${service}`, other, { orderId, payChannel: 'WECHAT' })).toMatchObject({
        msg: '记录不存在',
      })
  })

  test('paid already, gone, of a wrong type', async () => {
    const { booker, orderId } = await toPay()
    await pay(booker, orderId)
    const again = { orderId, payChannel: 'WECHAT' }
    expect(await call('nethos.book.order.pay.v3', booker, again)).toMatchObject({ code: '-2', msg: '当前订单已支付' })
    const { booker: late, orderId: gone } = await toPay()
    await call('nethos.book.order.withdrawal', late, { orderId: gone })
    expect(await call('nethos.book.order.pay.v3', late, { orderId: gone, payChannel: 'WECHAT' })).toMatchObject({
      msg: '订单已取消，无法支付',
    })
    expect(await call('nethos.book.order.pay.v3', booker, { orderId: 7 })).toMatchObject({ http: 400 })
  })

  test('unpaid for 15 minutes: the number goes back, and reopens at a minute that nobody knows', async () => {
    const { booker, orderId, numberId } = await toPay()
    await server.advance(15 * 60 + 1)
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 5, bookResult: -1, reason: '超时未支付' })
    await settle()
    expect((await inItsBook(orderId))!.state).toBe('released')
    const { reopensAt, state } = await server.db
      .selectFrom('clinicNumber')
      .select(['state', 'reopensAt'])
      .where('numberId', '=', numberId)
      .executeTakeFirstOrThrow()
    const wait = reopensAt!.getTime() - server.runtime.clock.now()
    expect({ state, isSoon: wait > 0 && wait <= 3 * 60_000 }).toEqual({ state: 'cooling', isSoon: true })
    expect(await messagesOf(booker.accountId)).toContain('挂号超时取消')
  })

  test('what is read before the clock has run is true already', async () => {
    const { booker, orderId } = await toPay()
    const past = new Date(server.runtime.clock.now() - 1)
    await server.db.updateTable('booking').set({ dueAt: past }).where('bookingId', '=', orderId).execute()
    const { list } = await call('zheer.yygh.apiOrderService.queryUserOrderListAll', booker)
    expect(list[0].bookStatus).toBeOneOf([0, 5])
  })

  test('money of which we hear after it was cancelled goes back in full', async () => {
    const { booker, orderId } = await toPay()
    await call('nethos.book.order.pay.v3', booker, { orderId, payChannel: 'WECHAT' })
    const { payNo } = await server.db
      .selectFrom('payment')
      .select('payNo')
      .where('bizId', '=', orderId)
      .executeTakeFirstOrThrow()
    await server.sandbox(`payments/${payNo}/succeed`, { notice: 'lost' })
    expect(await call('nethos.book.order.withdrawal', booker, { orderId })).toMatchObject({ code: '0' })
    await settle()
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 5 })
    expect(await refundOf(orderId)).toMatchObject({ amountCents: 5000 })
  })

  test('at the window: registered without money, where the hospital lets one', async () => {
    const { booker, orderId } = await toPay()
    const there = () => call('nethos.book.order.pay.window', booker, { orderId })
    expect(await there()).toMatchObject({ code: '0', obj: true })
    expect(await there()).toMatchObject({ code: '0', obj: true })
    await settle()
    expect(await inItsBook(orderId)).toMatchObject({ state: 'registered', payAt: 'window', amountCents: 5000 })
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 1, payAt: 'window', isPaid: false })
    await saveRuleFor(server, { windowPay: false })
    const other = await toPay()
    expect(await call('nethos.book.order.pay.window', other.booker, { orderId: other.orderId })).toMatchObject({
      msg: '这个预约不能到医院支付，请在线支付',
    })
    await saveRuleFor(server, {})
  })
})

describe('the hospital decides', () => {
  test('it does not register what is paid: all money goes back, and says so', async () => {
    const { booker, orderId, numberId } = await toPay()
    await world.loseHold(orderId)
    await pay(booker, orderId)
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 8,
      reason: '医院没有保留住这个号',
      refunds: [{ amountCents: 5000, stateLabel: expect.any(String) }],
    })
    expect(await numberState(numberId)).toBe('elsewhere')
    expect(await messagesOf(booker.accountId)).toContain('预约未成功')
  })

  test('it does not answer for two hours: all money goes back, and what it may have is released', async () => {
    const { booker, orderId } = await toPay()
    await world.whileCut(async () => {
      await call('nethos.book.order.pay.window', booker, { orderId })
      await server.advance(2 * 3600 + 1)
    })
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 8, reason: '医院没有在规定时间内确认' })
    await world.again(releaseJob, orderId)
    expect((await inItsBook(orderId))!.state).toBe('released')
  })

  test('it says what became of the visit, twice, late and in any order', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    await happens('visit.missed', { bookingId: orderId })
    expect((await detail(booker, orderId)).bookStatus).toBe(4)
    for (let times = 0; times < 2; times++) await happens('visit.seen', { bookingId: orderId })
    await happens('visit.missed', { bookingId: orderId })
    await happens('session.stop', { sessionId })
    await happens('push.late', { count: 5 })
    expect((await detail(booker, orderId)).bookStatus).toBe(2)
    const earned = await server.db
      .selectFrom('ledger')
      .innerJoin('payment', 'payment.payNo', 'ledger.payNo')
      .select('ledger.amountCents')
      .where('bizId', '=', orderId)
      .where('book', '=', 'earned')
      .execute()
    expect(earned).toHaveLength(1)
  })

  test('the reminder comes in the morning of the last day, while giving back still helps', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 2 })
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    const morning = startOfDay(addDays(dayOf(server.runtime.clock.now()), 1)) + 9 * 3_600_000
    await server.advance(Math.ceil((morning - server.runtime.clock.now()) / 1000) + 1)
    expect(await messagesOf(booker.accountId)).toContain('明天就诊提醒')
    expect(await call('nethos.book.order.withdrawal', booker, { orderId })).toMatchObject({ code: '0', obj: true })
  })

  test('on the eve one is reminded; when the session is over without a word, the hospital is asked', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 2 })
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    const eve = startOfDay(addDays(dayOf(server.runtime.clock.now()), 1)) + 18 * 3_600_000
    await server.advance(Math.ceil((eve - server.runtime.clock.now()) / 1000) + 1)
    expect(await messagesOf(booker.accountId)).toContain('明天就诊提醒')
    // Its word of the visit is lost on the way.
    await happens('visit.seen', { bookingId: orderId, push: false })
    await server.pool.query('delete from demo_hospital.happening')
    await server.advance(2 * 86_400)
    await settle()
    const row = server.db.selectFrom('booking').select('status').where('bookingId', '=', orderId)
    expect((await row.executeTakeFirstOrThrow()).status).toBe('seen')
  })
})

describe('the calendar', () => {
  test('a visit to come is a file that phones open; without its seal there is none', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    const { calendarUrl } = await detail(booker, orderId)
    const response = await server.get(calendarUrl)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    const text = await response.text()
    expect(text).toContain('BEGIN:VEVENT\r\n')
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
    expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text).not.toContain('王秀英')
    expect((await server.get(calendarUrl.replace(/\.[^.]+\.ics$/, `.${'x'.repeat(32)}.ics`))).status).toBe(404)
  })
})
