import { describe, expect, test } from 'vitest'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { openTestServer } from '../../testing/server.ts'
import { holdJob } from './job-names.ts'
import { wasRegistered } from './replace.ts'
import { saveRuleFor } from './rule.samples.ts'
import { aBookingWorld, type Booker } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, detail, booked, settle, call, numberState, happens, inItsBook, whileCut } = world
const noJobs = { send: async () => {} }
const change = (booker: Booker, fields: object) => call('nethos.book.order.change', booker, fields)
const options = (booker: Booker, orderId: string) => call('nethos.book.order.change.list', booker, { orderId })
const stopped = (sessionId: string) => happens('session.stop', { sessionId, reason: '医生临时外出' })
const paidFor = (bizId: string) =>
  server.db
    .selectFrom('payment')
    .select(['payNo', 'state'])
    .where('bizId', '=', bizId)
    .where('state', '=', 'paid')
    .execute()
const refundsOf = (bizId: string) =>
  server.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select('refund.refundNo')
    .where('bizId', '=', bizId)
    .execute()

describe('another time', () => {
  test('the new number first, then the old one back, and the money goes along', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 5 })]
    const old = await booked(booker, { bookSchemeId: from.sessionId, bookNumId: from.numberIds[0] })
    const { list } = await options(booker, old)
    expect(list.map((one: any) => one.bookSchemeId)).toEqual(expect.arrayContaining([from.sessionId, to.sessionId]))
    const { code, obj } = await change(booker, { orderId: old, bookSchemeId: to.sessionId, bookNumId: to.numberIds[1] })
    expect(code).toBe('0')
    await settle()
    expect(await detail(booker, old)).toMatchObject({
      bookStatus: 5,
      reason: '已改约',
      changedTo: obj.orderId,
      refunds: [],
    })
    expect(await detail(booker, obj.orderId)).toMatchObject({
      bookStatus: 1,
      bookSchemeId: to.sessionId,
      isPaid: true,
      changedFrom: old,
      changesLeft: 1,
      isChanging: false,
    })
    expect(await numberState(from.numberIds[0]!)).toBe('cooling')
    expect(await paidFor(obj.orderId)).toHaveLength(1)
    expect(await paidFor(old)).toHaveLength(0)
    expect(await inItsBook(obj.orderId)).toMatchObject({ state: 'registered', payAt: 'us', amountCents: 5000 })
    expect((await inItsBook(old))!.state).toBe('released')
    await call('nethos.book.order.withdrawal', booker, { orderId: obj.orderId })
    expect(await refundsOf(obj.orderId)).toHaveLength(1)
  })

  test('within the same session, too, without ever standing in its own way', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession()
    const old = await booked(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
    const { obj } = await change(booker, { orderId: old, bookSchemeId: sessionId, bookNumId: numberIds[3] })
    expect(await world.register(booker, { bookSchemeId: sessionId })).toMatchObject({ code: '02170006' })
    await settle()
    expect((await detail(booker, obj.orderId)).bookStatus).toBe(1)
    expect(await world.register(booker, { bookSchemeId: sessionId })).toMatchObject({ code: '02170006' })
  })

  test('the hospital refuses the new one: the old one stays, and says so', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 5 })]
    const old = await booked(booker, { bookSchemeId: from.sessionId, bookNumId: from.numberIds[0] })
    await world.sellUnheard(to.numberIds[1]!)
    const { obj } = await change(booker, { orderId: old, bookSchemeId: to.sessionId, bookNumId: to.numberIds[1] })
    await settle()
    expect(await detail(booker, obj.orderId)).toMatchObject({ bookStatus: 8, refunds: [] })
    expect(await detail(booker, old)).toMatchObject({ bookStatus: 1, isChanging: false, changedTo: '' })
    expect(await numberState(from.numberIds[0]!)).toBe('taken')
    expect(await paidFor(old)).toHaveLength(1)
    const messages = await server.db
      .selectFrom('message')
      .select('title')
      .where('accountId', '=', booker.accountId)
      .execute()
    expect(messages.map(one => one.title)).toContain('改约未成功')
  })

  test('while the hospital is asked, the old one can neither be given back nor changed again', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 5 })]
    const old = await booked(booker, { bookSchemeId: from.sessionId })
    await whileCut(async () => {
      await change(booker, { orderId: old, bookSchemeId: to.sessionId })
      expect(await detail(booker, old)).toMatchObject({ bookStatus: 1, isChanging: true })
      for (const [service, fields] of [
        ['withdrawal', {}],
        ['change', { bookSchemeId: to.sessionId }],
        ['change.list', {}],
      ] as const)
        expect(await call(`nethos.book.order.${service}`, booker, { orderId: old, ...fields })).toMatchObject({
          msg: '正在改约，医院确认后才能操作',
        })
      await server.advance(121)
    })
    expect(await detail(booker, old)).toMatchObject({ bookStatus: 1, isChanging: false })
  })

  test('the patient is seen meanwhile: the new one is given back', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 5 })]
    const old = await booked(booker, { bookSchemeId: from.sessionId })
    const { obj } = await whileCut(async () => {
      const answer = await change(booker, { orderId: old, bookSchemeId: to.sessionId })
      await happens('visit.seen', { bookingId: old })
      return answer
    })
    await world.again(holdJob, obj.orderId)
    expect((await detail(booker, old)).bookStatus).toBe(2)
    expect((await detail(booker, obj.orderId)).bookStatus).toBe(8)
  })

  test('the hospital’s word comes after its time is over, before the clock has looked: the old one stays', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 5 })]
    const old = await booked(booker, { bookSchemeId: from.sessionId })
    const { obj } = await whileCut(() => change(booker, { orderId: old, bookSchemeId: to.sessionId }))
    const now = server.runtime.clock.now()
    await server.db
      .updateTable('booking')
      .set({
        status: 'confirming',
        confirmingAt: new Date(now - 7_200_001),
        dueAt: new Date(now - 1),
        dueStatus: 'refused',
      })
      .where('bookingId', '=', obj.orderId)
      .execute()
    const registration = { hospitalNo: 'late', pickUpCode: 'late', no: 1 }
    const about = { caller: theSystem, now, requestId: 'late', channel: 'job', address: '', deviceId: undefined }
    const answer = await server.db
      .transaction()
      .execute(trx => wasRegistered(contextOn(trx, server.runtime, noJobs, about), obj.orderId, registration))
    expect(answer).toBeUndefined()
    await server.advance(1)
    expect((await detail(booker, obj.orderId)).bookStatus).toBe(8)
    expect(await detail(booker, old)).toMatchObject({ bookStatus: 1, isChanging: false })
  })

  test('only what is like it, as often as the rule lets, in time', async () => {
    const booker = await aBooker()
    const [from, dear, other] = [
      await aSession(),
      await aSession({ inDays: 5, feeCents: 10000 }),
      await aSession({ inDays: 6, deptId: await world.aDepartment() }),
    ]
    const old = await booked(booker, { bookSchemeId: from.sessionId })
    for (const { sessionId } of [dear, other])
      expect(await change(booker, { orderId: old, bookSchemeId: sessionId })).toMatchObject({
        msg: '只能改到同科室、同类型、同价格的号，请退号后重新预约',
      })
    await saveRuleFor(server, { changesMost: 0 })
    expect(await options(booker, old)).toMatchObject({ msg: '改约次数已用完，如需更改请退号后重新预约' })
    await saveRuleFor(server, {})
    await server.db
      .updateTable('booking')
      .set({ cancelUntil: new Date(0), confirmedAt: new Date(server.runtime.clock.now() - 3_600_000) })
      .where('bookingId', '=', old)
      .execute()
    expect(await options(booker, old)).toMatchObject({ msg: '已过改约时间，如不能就诊请联系医院' })
    await call('nethos.book.order.withdrawal', booker, { orderId: old })
    expect(await change(await aBooker(), { orderId: old, bookSchemeId: from.sessionId })).toMatchObject({
      msg: '记录不存在',
    })
  })
})

describe('a stopped clinic', () => {
  const stoppedOne = async () => {
    const booker = await aBooker()
    const session = await aSession()
    const orderId = await booked(booker, { bookSchemeId: session.sessionId })
    await stopped(session.sessionId)
    return { booker, orderId, ...session }
  }

  test('is told by message and text; another session takes the money along by one tap', async () => {
    const { booker, orderId } = await stoppedOne()
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 3,
      statusLabel: '已停诊',
      reason: '医生临时外出',
      chooseUntil: expect.any(Number),
      acts: ['refund', 'choose'],
    })
    const mobile = (
      await server.db
        .selectFrom('account')
        .select('mobileSealed')
        .where('accountId', '=', booker.accountId)
        .executeTakeFirstOrThrow()
    ).mobileSealed
    const text = await server.lastSms(server.runtime.sealer.openText(mobile!, 'account.mobile'))
    expect(text.text).toMatch(/您预约的\d+月\d+日门诊已停诊，请在\d+月\d+日\d\d:\d\d前登录，改约其他时间或全额退款。/)
    expect(await call('nethos.book.order.stop.acknowledge', booker, { orderId })).toMatchObject({ obj: true })
    expect((await detail(booker, orderId)).acknowledgedAt).toEqual(expect.any(Number))
    const to = await aSession({ inDays: 6 })
    const { list } = await options(booker, orderId)
    expect(list.map((one: any) => one.bookSchemeId)).toContain(to.sessionId)
    const { obj } = await change(booker, { orderId, bookSchemeId: to.sessionId })
    await settle()
    expect(await detail(booker, obj.orderId)).toMatchObject({ bookStatus: 1, isPaid: true, changesLeft: 2 })
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 5, reason: '停诊，已改到其他时间' })
    expect(await refundsOf(obj.orderId)).toHaveLength(0)
  })

  test('nothing is chosen within 24 hours: all money goes back by itself', async () => {
    const { booker, orderId } = await stoppedOne()
    await server.advance(24 * 3600 + 1)
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 3, acts: [], refunds: [{ amountCents: 5000 }] })
    expect(await options(booker, orderId)).toMatchObject({ msg: '这个预约不能改约' })
  })

  test('or at once by a tap, once', async () => {
    const { booker, orderId } = await stoppedOne()
    const back = () => call('nethos.book.order.stop.refund', booker, { orderId })
    expect(await back()).toMatchObject({ obj: true })
    expect(await back()).toMatchObject({ obj: true })
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test('who has not paid yet owes nothing; who was being given the number gets none', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const orderId = await world.held(booker, { bookSchemeId: sessionId })
    await stopped(sessionId)
    await stopped(sessionId)
    expect(await detail(booker, orderId)).toMatchObject({ bookStatus: 3, acts: [], refunds: [] })
    const early = await aBooker()
    const other = await aSession()
    await world.stopUnheard(other.sessionId)
    const { obj } = await world.register(early, { bookSchemeId: other.sessionId })
    await settle()
    expect(await detail(early, obj.orderId)).toMatchObject({ bookStatus: 8, reason: '这个时段已停诊' })
  })

  test('nothing was stopped', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    for (const service of ['stop.acknowledge', 'stop.refund'])
      expect(await call(`nethos.book.order.${service}`, booker, { orderId })).toMatchObject({
        msg: '这个预约没有停诊，或已经处理',
      })
  })

  test('another doctor: one is told, and giving it back does not count', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 1 })
    const orderId = await booked(booker, { bookSchemeId: sessionId })
    const clinicDoctorId = await world.aClinicDoctor(world.deptId, '主任医师', '林静')
    await world.employ(clinicDoctorId, '林静')
    await happens('doctor.change', { sessionId, doctorCode: clinicDoctorId.split('.').at(-1) })
    await happens('push.twice', {})
    expect(await detail(booker, orderId)).toMatchObject({ docName: '林静', countedSentence: '' })
    expect(await call('nethos.book.order.withdrawal', booker, { orderId })).toMatchObject({ obj: true })
    const counted = await server.db
      .selectFrom('bookingCancellation')
      .selectAll()
      .where('bookingId', '=', orderId)
      .execute()
    expect(counted).toEqual([])
  })
})
