import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aBookingWorld, type Booker } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, detail, held, booked, settle, call, numberState } = world
const withdraw = (booker: Booker, orderId: string) => call('nethos.book.order.withdrawal', booker, { orderId })

describe('giving a number back', () => {
  test('with all the money, once; the number cools down and the hospital hears of it', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession()
    const orderId = await booked(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
    expect((await detail(booker, orderId)).acts).toContain('withdraw')
    expect(await withdraw(booker, orderId)).toMatchObject({ code: '0', obj: true })
    expect(await withdraw(booker, orderId)).toMatchObject({ code: '0', obj: true })
    await settle()
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 5,
      statusLabel: '已取消',
      refunds: [{ amountCents: 5000, reason: '主动退号' }],
    })
    expect((await world.inItsBook(orderId))!.state).toBe('released')
    expect(await numberState(numberIds[0]!)).toBe('cooling')
  })

  test('before it is paid it is cancelled, and what that counts as is said; hospitalOrderCancel is the same, by either number', async () => {
    const booker = await aBooker()
    for (const key of ['orderId', 'ddid']) {
      const { sessionId } = await aSession()
      const id = await held(booker, { bookSchemeId: sessionId })
      expect((await detail(booker, id)).countedSentence).toMatch(/^取消后，这位就诊人今天不能再约这一节门诊/)
      expect(await call('zheer.yygh.apiOrderService.hospitalOrderCancel', booker, { [key]: id })).toMatchObject({
        obj: true,
      })
    }
    expect(await call('zheer.yygh.apiOrderService.hospitalOrderCancel', booker, {})).toMatchObject({
      msg: '记录不存在',
    })
  })

  test('not after 17:00 of the day before', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 1 })
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    const fivePm = startOfDay(dayOf(server.runtime.clock.now())) + 17 * 3_600_000
    // Ten minutes pass in any case: until then a wrong tap is undone, at whatever hour.
    const toFive = fivePm - server.runtime.clock.now()
    const toGo = Math.max(toFive, 10 * 60_000)
    await server.advance(Math.ceil(toGo / 1000) + 1)
    expect((await detail(booker, orderId)).acts).not.toContain('withdraw')
    expect(await withdraw(booker, orderId)).toMatchObject({
      code: '02170014',
      // Booked later, it is ten minutes from then.
      msg: expect.stringMatching(toFive > 10 * 60_000 ? /^已过退号时间（.*17:00前可退）/ : /^已过退号时间（.*前可退）/),
    })
  })

  test('of the same day until the session begins', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 0 })
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    await server.advance(10 * 60)
    expect(await withdraw(booker, orderId)).toMatchObject({ code: '02170014' })
  })

  test('too late for the rule, a wrong tap is undone within ten minutes of the confirmation', async () => {
    const booker = await aBooker()
    const orderId = await booked(booker, { bookSchemeId: (await aSession({ inDays: 0 })).sessionId })
    const now = server.runtime.clock.now()
    const { cancelUntil } = await detail(booker, orderId)
    expect(cancelUntil - now).toBeGreaterThan(9 * 60_000)
    expect(cancelUntil - now).toBeLessThanOrEqual(10 * 60_000)
    expect(await withdraw(booker, orderId)).toMatchObject({ code: '0' })
    expect((await detail(booker, orderId)).refunds).toMatchObject([{ amountCents: 5000 }])
  })

  test('我来不了: too late for 退号 the number is freed, nothing is refunded, and it is no 爽约', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession({ inDays: 0 })
    const orderId = await booked(booker, { bookSchemeId: sessionId, bookNumId: numberIds[3] })
    const forgo = () => call('nethos.book.order.forgo', booker, { orderId })
    expect(await forgo()).toMatchObject({ msg: '现在可以直接退号，或就诊已开始' })
    await server.advance(10 * 60)
    const shown = await detail(booker, orderId)
    expect(shown.acts).toContain('forgo')
    expect(shown.countedSentence).toMatch(/^已过退号时间，挂号费不退/)
    expect(await call('nethos.book.order.forgo', await aBooker(), { orderId })).toMatchObject({ msg: '记录不存在' })
    expect(await forgo()).toMatchObject({ code: '0' })
    expect(await forgo()).toMatchObject({ code: '0' })
    await settle()
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 5, refunds: [], reason: '临时不能就诊' })
    expect(await numberState(numberIds[3]!)).toBe('cooling')
    expect((await world.inItsBook(orderId))!.state).toBe('released')
    expect((await call('nethos.book.strike.list', booker)).list).toMatchObject([
      { strikeKind: 'late', kindLabel: '临时来不了' },
    ])
  })

  test('seen, missed and refused ones stay', async () => {
    const booker = await aBooker()
    for (const status of ['seen', 'missed', 'refused', 'stopped']) {
      const { sessionId } = await aSession({ feeCents: 0, clinicDoctorId: null, kind: 'ordinary' })
      const orderId = await booked(booker, { bookSchemeId: sessionId })
      await server.db.updateTable('booking').set({ status }).where('bookingId', '=', orderId).execute()
      expect(await withdraw(booker, orderId)).toMatchObject({ msg: '这个预约已经不能取消' })
    }
  })
})

describe('what counts', () => {
  test('is said before the tap, bars with the third, and is lifted by staff after an appeal', async () => {
    const booker = await aBooker()
    const answers: string[] = []
    for (let times = 1; times <= 3; times++) {
      const { sessionId } = await aSession()
      const orderId = await booked(booker, { bookSchemeId: sessionId })
      answers.push((await detail(booker, orderId)).countedSentence)
      await withdraw(booker, orderId)
    }
    expect(answers).toEqual([
      '这将是30天内第1次退号，30天内退号3次将暂停预约30天',
      '这将是30天内第2次退号，30天内退号3次将暂停预约30天',
      '这将是30天内第3次退号，退号后将暂停这位就诊人的预约30天',
    ])
    const { sessionId } = await aSession()
    const until = addDays(dayOf(server.runtime.clock.now()), 30).replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')
    const again = () => world.register(booker, { bookSchemeId: sessionId })
    expect(await again()).toMatchObject({
      code: '02170003',
      msg: `因频繁退号，这位就诊人的预约已暂停至${until}。如有疑问，可以提交申诉。`,
      obj: { banId: expect.any(String) },
    })
    const sameElsewhere = await aBooker({ idCard: booker.idCard })
    expect(await world.register(sameElsewhere, { bookSchemeId: sessionId })).toMatchObject({ code: '02170003' })

    const [{ banId }] = (await call('nethos.book.ban.list', booker)).list
    const appeal = (who: Booker, id: string) =>
      call('nethos.book.ban.appeal', who, { banId: id, content: '家人突然住院' })
    expect(await appeal(await aBooker(), banId)).toMatchObject({ msg: '这位就诊人没有被暂停预约' })
    expect(await call('nethos.book.ban.appeal', booker, { banId, content: ' ' })).toMatchObject({
      msg: '申诉理由不能为空',
    })
    expect(await appeal(booker, banId)).toMatchObject({ code: '0' })
    expect(await appeal(booker, banId)).toMatchObject({ msg: '申诉正在处理，结果会发消息通知您' })
    const desk = await world.aDesk()
    const [open] = (await desk.ask('staff.booking.appeal.list')).list
    expect(open).toMatchObject({ content: '家人突然住院', state: 'open', personName: expect.stringContaining('*') })
    const answer = (isGranted: boolean) =>
      desk.ask('staff.booking.appeal.answer', { appealId: open.appealId, isGranted, answer: '情况属实' })
    expect(await answer(true)).toMatchObject({ code: '0' })
    expect(await answer(false)).toMatchObject({ msg: '该申诉已处理' })
    expect(await desk.ask('staff.booking.ban.lift', { banId, note: '再次' })).toMatchObject({
      msg: '该限制已解除或已到期',
    })
    expect((await call('nethos.book.ban.list', booker)).list).toEqual([])
    expect(await again()).toMatchObject({ code: '0' })
  })
})
