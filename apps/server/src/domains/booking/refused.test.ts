import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aGrantWorld, anAskedLink } from '../grants/grants.samples.ts'
import { aBookingWorld, type Booker } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, held, booked, happens, call } = world

const unknown = { http: 200, code: '00010440', msg: '记录不存在' }
const unread = { http: 400, code: '00010400' }
const closed = { http: 200, code: '01030301', msg: expect.stringContaining('对方已收回授权') }

/** What asks for one booking, by either word for it. */
const ofOne = [
  'nethos.book.order.detail',
  'nethos.book.order.pay.v3',
  'nethos.book.order.pay.v4',
  'nethos.book.order.pay.query',
  'nethos.book.order.pay.window',
  'nethos.book.order.withdrawal',
  'nethos.book.order.change.list',
  'nethos.book.order.change',
  'nethos.book.order.stop.acknowledge',
  'nethos.book.order.stop.refund',
  'zheer.yygh.apiOrderService.hospitalOrderCancel',
  'zheer.yygh.ApiSchoolHosService.xyyCancel',
  'zheer.yygh.apiOrderService.findIlness',
  'zheer.yygh.apiOrderService.writeIllnessNew',
] as const
const sent = (bookingId: unknown, sessionId: string) => ({
  orderId: bookingId,
  ddid: bookingId,
  bookSchemeId: sessionId,
  payChannel: 'WECHAT',
  zhusu: '活动后胸闷',
})
/** What takes a number for somebody. */
const registering = [
  'nethos.book.order.register',
  'nethos.book.z2order.register',
  'nethos.book.z2order.halo.register',
  'zheer.yygh.ApiSchoolHosService.xyyRegister',
] as const

describe('somebody else’s', () => {
  test('booking, in whatever state, is one that does not exist; the lists leave it out', async () => {
    const [owner, stranger] = [await aBooker(), await aBooker()]
    const { sessionId } = await aSession()
    const paid = await booked(owner, { bookSchemeId: sessionId })
    const unpaid = await held(owner, { bookSchemeId: (await aSession({ inDays: 4 })).sessionId })
    for (const service of ofOne)
      for (const orderId of [paid, unpaid, 'none'])
        expect(await call(service, stranger, sent(orderId, sessionId)), service).toMatchObject(unknown)
    for (const service of ['nethos.book.order.list', 'zheer.yygh.apiOrderService.queryUserOrderListAll'])
      expect((await call(service, stranger, { compatId: owner.personId })).list).toEqual([])
    expect((await call('nethos.book.order.coming', stranger)).list).toEqual([])
    expect((await call('zheer.yygh.ApiSchoolHosService.xyyOrderList', stranger)).list).toEqual([])
    expect((await call('nethos.book.order.coming', owner)).list).toHaveLength(2)
  })

  test('person is booked for by nobody else, whatever name the service has', async () => {
    const [owner, stranger] = [await aBooker(), await aBooker()]
    const school = await world.aDepartment({ kind: 'school' })
    const session = await aSession({ deptId: school, kind: 'school', clinicDoctorId: null, feeCents: 0 })
    const fields = { bookSchemeId: session.sessionId, bookNumId: session.numberIds[0], compatId: owner.personId }
    for (const service of registering) expect(await call(service, stranger, fields), service).toMatchObject(unknown)
    expect(await call('nethos.book.order.patient.check', stranger, { compatId: owner.personId })).toMatchObject(unknown)
    expect(await call('nethos.book.medical.insurance', stranger, { compatId: owner.personId })).toMatchObject(unknown)
    expect(await world.numberState(session.numberIds[0]!)).toBe('open')
    for (const service of registering) {
      const none = { ...fields, bookSchemeId: 'h1.none', bookNumId: 'h1.none' }
      expect(await call(service, owner, { ...none, compatId: owner.personId }), service).toMatchObject(unknown)
    }
  })
})

describe('what is no text, or too long, is not looked at', () => {
  test.each([
    ...ofOne.map(service => [service, { orderId: 7, ddid: 7 }] as const),
    ...registering.map(service => [service, { bookSchemeId: { $ne: '' }, bookNumId: ['1'], compatId: 1 }] as const),
    ['nethos.book.order.register', { bookNumId: 'n', compatId: 'p', mdtDeptList: 7 }],
    ['nethos.book.order.list', { bookStatus: 99 }],
    ['zheer.yygh.apiOrderService.queryUserOrderListAll', { bookSort: 9 }],
    ['zheer.yygh.ApiSchoolHosService.xyyOrderList', { compatId: 7 }],
    ['nethos.book.order.patient.check', { compatId: 7 }],
    ['nethos.book.medical.insurance', { compatId: 7 }],
    ['nethos.book.rule.get', { bookHosId: 7 }],
    ['nethos.book.ban.appeal', { banId: 7, content: '家人住院' }],
  ] as const)('%s', async (service, fields) => {
    expect(await call(service, await reader(), fields)).toMatchObject(unread)
  })
})
let read: Promise<Booker> | undefined
const reader = () => (read ??= aBooker())

describe('what whom it is for has closed', () => {
  test('is neither read nor done by the account that did it for him; money excepted, nothing moves', async () => {
    const grant = await aGrantWorld(server)
    const { session, accountId } = grant.daughter
    const { key } = await anAskedLink(server, grant, { scopes: ['book', 'pay'] })
    await server.call('nethos.pat.grant.answer', { key, isYes: true })
    const father = { session, accountId, personId: grant.compatId, idCard: grant.fathersIdCard }
    await world.bind(father)
    const next = await aSession({ inDays: 5 })
    const orderId = await booked(father, { bookSchemeId: (await aSession()).sessionId })
    await server.call('nethos.pat.grant.revoke', { key })

    const fields = { bookSchemeId: next.sessionId, bookNumId: next.numberIds[0], compatId: father.personId }
    for (const service of registering.slice(0, 3)) expect(await call(service, father, fields)).toMatchObject(closed)
    expect(await call('nethos.book.order.patient.check', father, { compatId: father.personId })).toMatchObject(closed)
    for (const service of ofOne.filter(one => !one.endsWith('pay.query')))
      expect(await call(service, father, sent(orderId, next.sessionId)), service).toMatchObject(closed)
    expect((await call('nethos.book.order.list', father)).list).toEqual([])
    expect((await world.inItsBook(orderId))!.state).toBe('registered')
  })
})

describe('a booking that is not in the state for it', () => {
  test('is not changed, given back, paid for at the window or told of', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const orderId = await held(booker, { bookSchemeId: sessionId })
    const change = () => call('nethos.book.order.change', booker, { orderId, bookSchemeId: sessionId })
    expect(await change()).toMatchObject({ code: '02170016', msg: '这个预约不能改约' })
    await call('nethos.book.order.withdrawal', booker, { orderId })
    for (const service of ['nethos.book.order.change', 'nethos.book.order.change.list'])
      expect(await call(service, booker, { orderId, bookSchemeId: sessionId })).toMatchObject({
        code: '02170016',
        msg: '这个预约不能改约',
      })
    expect(await call('nethos.book.order.pay.window', booker, { orderId })).toMatchObject({
      code: '02170019',
      msg: '这个预约不能到医院支付，请在线支付',
    })
    expect(
      await call('zheer.yygh.apiOrderService.writeIllnessNew', booker, { ddid: orderId, zhusu: '晚了' }),
    ).toMatchObject({ code: '02170021', msg: '就诊已结束，不能再填写病史' })
  })

  test('is not refunded while another session is on its way to take its place', async () => {
    const booker = await aBooker()
    const [from, to] = [await aSession(), await aSession({ inDays: 6 })]
    const orderId = await booked(booker, { bookSchemeId: from.sessionId })
    await happens('session.stop', { sessionId: from.sessionId, reason: '医生临时外出' })
    await world.whileCut(async () => {
      await call('nethos.book.order.change', booker, { orderId, bookSchemeId: to.sessionId })
      for (const service of [
        'nethos.book.order.stop.refund',
        'nethos.book.order.withdrawal',
        'zheer.yygh.apiOrderService.hospitalOrderCancel',
        'nethos.book.order.change',
        'nethos.book.order.change.list',
      ])
        expect(await call(service, booker, { orderId, bookSchemeId: to.sessionId }), service).toMatchObject({
          code: '02170015',
          msg: '正在改约，医院确认后才能操作',
        })
    })
  })

  test('at the school hospital is given back by its own service as by all others, once', async () => {
    const booker = await aBooker()
    const school = await world.aDepartment({ kind: 'school' })
    const { sessionId } = await aSession({ deptId: school, kind: 'school', clinicDoctorId: null, feeCents: 0 })
    const { code, obj } = await call('zheer.yygh.ApiSchoolHosService.xyyRegister', booker, {
      bookSchemeId: sessionId,
      compatId: booker.personId,
    })
    expect({ code, obj }).toMatchObject({ code: '0', obj: { bookFee: 0, bookStatus: 6 } })
    await world.settle()
    const { list } = await call('zheer.yygh.ApiSchoolHosService.xyyOrderList', booker)
    expect(list).toMatchObject([{ orderId: obj.orderId, bookSort: 3, statusLabel: '已预约' }])
    expect(await call('nethos.book.order.detail', booker, { orderId: obj.orderId })).toMatchObject({
      code: '0',
      obj: { bookSort: 3, bookStatus: 1 },
    })
    await happens('visit.seen', { bookingId: obj.orderId })
    const cancel = () => call('zheer.yygh.ApiSchoolHosService.xyyCancel', booker, { orderId: obj.orderId })
    expect(await cancel()).toMatchObject({ code: '02170013', msg: '这个预约已经不能取消' })
  })
})
