import { describe, expect, test } from 'vitest'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { openTestServer } from '../../testing/server.ts'
import { aBookingWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, booked, call, settle } = world
const [operator, admin] = [await world.aDesk('operator'), await world.aDesk('admin')]

describe('the desk', () => {
  test('finds bookings by number, day and department, masked, and leaves a line of who looked', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 4 })
    const bookingId = await booked(booker, { bookSchemeId: sessionId })
    const { list } = await operator.ask('staff.booking.list', { bookingId })
    expect(list).toMatchObject([
      { bookingId, personName: '王*英', deptName: '心血管内科', statusLabel: '已预约', isPaid: true },
    ])
    const { onDay } = list[0]
    expect(
      (await operator.ask('staff.booking.list', { onDay, deptName: '心血管', status: 'booked' })).list,
    ).toHaveLength(1)
    expect((await operator.ask('staff.booking.list', { onDay, deptName: '%' })).list).toEqual([])
    expect(await operator.ask('staff.booking.list', { onDay: '2026-13-01' })).toMatchObject({ msg: '日期格式不正确' })
    const { obj } = await operator.ask('staff.booking.detail', { bookingId })
    expect(obj.moves.map((one: any) => one.event)).toEqual(['register', 'held', 'pay', 'confirm'])
    expect(await operator.ask('staff.booking.detail', { bookingId: 'none' })).toMatchObject({ msg: '记录不存在' })
    const lines = await server.db
      .selectFrom('audit')
      .select('action')
      .where('actorId', '=', operator.staffId)
      .where('personId', '=', booker.personId)
      .execute()
    expect(new Set(lines.map(one => one.action))).toEqual(new Set(['booking.list', 'booking.read']))
  })

  test('bars somebody and lifts it again', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const bookingId = await booked(booker, { bookSchemeId: sessionId })
    const bar = (fields: object) =>
      operator.ask('staff.booking.ban.add', { bookingId, reason: '倒号', days: 90, ...fields })
    expect(await bar({ reason: '' })).toMatchObject({ msg: '原因不能为空' })
    expect(await bar({ bookingId: 'none' })).toMatchObject({ msg: '记录不存在' })
    expect(await bar({})).toMatchObject({ code: '0' })
    const [ban] = (await operator.ask('staff.booking.ban.list')).list
    expect(ban).toMatchObject({ reason: '倒号', isOpen: true, personName: '王*英' })
    expect(await call('nethos.book.order.patient.check', booker, { compatId: booker.personId })).toMatchObject({
      code: '02170003',
    })
    const lift = (fields: object = {}) =>
      operator.ask('staff.booking.ban.lift', { banId: ban.banId, note: '误判', ...fields })
    expect(await lift({ banId: 'none' })).toMatchObject({ msg: '记录不存在' })
    expect(await lift()).toMatchObject({ code: '0' })
    expect(await lift()).toMatchObject({ msg: '该限制已解除或已到期' })
  })

  test('the rules of a hospital are the admin’s to change, and hold at once', async () => {
    const { list } = await operator.ask('staff.booking.rule.list')
    expect(list.find((one: any) => one.hosId === 'h1')).toMatchObject({ isOwn: false, rule: { dayMost: 2 } })
    const rule = { ...defaultRule, dayMost: 1, cancelDaysBefore: 2, checkInNote: '请到二楼报到' }
    expect(await operator.ask('staff.booking.rule.save', { hosId: 'h1', rule })).toMatchObject({
      msg: '您没有此项权限',
    })
    expect(await admin.ask('staff.booking.rule.save', { hosId: 'h1', rule: { ...rule, dayMost: 0 } })).toMatchObject({
      msg: '每天号数须在1至10之间',
    })
    expect(await admin.ask('staff.booking.rule.save', { hosId: 'none', rule })).toMatchObject({ msg: '记录不存在' })
    expect(await admin.ask('staff.booking.rule.save', { hosId: 'h1', rule })).toMatchObject({ code: '0' })
    const { obj } = await server.call('nethos.book.rule.get', { bookHosId: 'c11' })
    expect(obj).toMatchObject({ checkInNote: '请到二楼报到' })
    expect(obj.sentences.join()).toContain('每天最多预约1个号')
    expect(await server.call('nethos.book.rule.get', { bookHosId: 'none' })).toMatchObject({ msg: '记录不存在' })
    await admin.ask('staff.booking.rule.save', { hosId: 'h1', rule: defaultRule })
  })
})

describe('what the doctor shall know before the visit', () => {
  test('is kept sealed, goes to the hospital once it is registered, and comes back as it was written', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession()
    const ddid = await world.held(booker, { bookSchemeId: sessionId })
    const write = (fields: object) => call('zheer.yygh.apiOrderService.writeIllnessNew', booker, { ddid, ...fields })
    expect(await write({ zhusu: ' ' })).toMatchObject({ msg: '主诉不能为空' })
    expect(await write({ zhusu: '胸'.repeat(1001) })).toMatchObject({ msg: '主诉不能超过1000个字' })
    expect(await write({ zhusu: '活动后胸闷', guominshi: '青霉素', name: '别人' })).toMatchObject({
      code: '0',
      obj: true,
    })
    const advice = server.db.selectFrom('message').select('content').where('messageType', '=', 'emergency_advice')
    expect(await advice.where('recordId', '=', ddid).execute()).toEqual([])
    expect(await write({ zhusu: '突然胸痛，出冷汗半小时' })).toMatchObject({ code: '0' })
    expect((await advice.where('recordId', '=', ddid).executeTakeFirst())?.content).toContain('立即拨打120')
    expect(await write({ zhusu: '活动后胸闷', guominshi: '青霉素' })).toMatchObject({ code: '0' })
    const { illnessSealed } = await server.db
      .selectFrom('booking')
      .select('illnessSealed')
      .where('bookingId', '=', ddid)
      .executeTakeFirstOrThrow()
    expect(illnessSealed!.toString()).not.toContain('胸闷')
    await world.pay(booker, ddid)
    await settle()
    const { illness } = (await world.inItsBook(ddid))!
    expect(illness).toMatchObject({ presentingComplaint: '活动后胸闷', allergyHistory: '青霉素' })
    const { obj } = await call('zheer.yygh.apiOrderService.findIlness', booker, { ddid })
    expect(obj).toMatchObject({
      ddid,
      compatId: booker.personId,
      name: '王秀英',
      zhusu: '活动后胸闷',
      guominshi: '青霉素',
      yuejingshi: '',
      hosid: 'h1',
    })
    const other = await aBooker()
    expect(await call('zheer.yygh.apiOrderService.findIlness', other, { ddid })).toMatchObject({ msg: '记录不存在' })
    expect(await call('zheer.yygh.apiOrderService.writeIllnessNew', other, { ddid, zhusu: 'x' })).toMatchObject({
      msg: '记录不存在',
    })
    await call('nethos.book.order.withdrawal', booker, { orderId: ddid })
    expect(await write({ zhusu: '晚了' })).toMatchObject({ msg: '就诊已结束，不能再填写病史' })
  })
})

describe('the lists', () => {
  test('of all kinds, of the school hospital, of those that come', async () => {
    const booker = await aBooker()
    const school = await world.aDepartment({ kind: 'school', deptName: '校医院内科' })
    const [ordinary, ofSchool] = [
      await aSession({ feeCents: 0 }),
      await aSession({ deptId: school, kind: 'school', clinicDoctorId: null, feeCents: 0, inDays: 2 }),
    ]
    const one = await booked(booker, { bookSchemeId: ordinary.sessionId })
    const xyy = (name: string, fields: object) => call(`zheer.yygh.ApiSchoolHosService.${name}`, booker, fields)
    expect(await xyy('xyyRegister', { bookSchemeId: ordinary.sessionId, compatId: booker.personId })).toMatchObject({
      msg: '记录不存在',
    })
    const { obj } = await xyy('xyyRegister', { bookSchemeId: ofSchool.sessionId, compatId: booker.personId })
    await settle()
    const ids = (list: any[]) => list.map(row => row.orderId)
    expect(ids((await xyy('xyyOrderList', {})).list)).toEqual([obj.orderId])
    const all = (fields: object = {}) => call('nethos.book.order.list', booker, fields)
    expect(ids((await all()).list)).toEqual([obj.orderId, one])
    expect(ids((await all({ bookSort: 1 })).list)).toEqual([one])
    expect(ids((await all({ bookSort: 3, compatId: booker.personId })).list)).toEqual([obj.orderId])
    expect(ids((await all({ bookStatus: 0 })).list)).toEqual([])
    expect(ids((await all({ pageNum: 2, pageSize: 1 })).list)).toEqual([one])
    expect(ids((await call('nethos.book.order.coming', booker)).list)).toEqual([obj.orderId, one])
    expect(await xyy('xyyCancel', { orderId: one })).toMatchObject({ msg: '记录不存在' })
    expect(await xyy('xyyCancel', { orderId: obj.orderId })).toMatchObject({ obj: true })
    expect(ids((await all({ bookStatus: 5 })).list)).toEqual([obj.orderId])
    expect(ids((await call('nethos.book.order.list', await aBooker())).list)).toEqual([])
  })
})

describe('insurance', () => {
  test('only of one’s own people; of whom the hospital knows nothing, nothing is said; who has no file pays himself', async () => {
    const booker = await aBooker()
    const ask = (who: typeof booker, fields: object) => call('nethos.book.medical.insurance', who, fields)
    expect(await ask(booker, { idCard: booker.idCard })).toMatchObject({ obj: { ybklx: '自费', insured: false } })
    await world.happens('patient.remove', { idCard: booker.idCard })
    expect(await ask(booker, { idCard: booker.idCard })).toMatchObject({
      code: '0',
      obj: { ybklx: '', insured: false },
    })
    const stranger = await aBooker({ isBound: false })
    expect(await ask(stranger, { compatId: stranger.personId })).toMatchObject({ obj: { ybklx: '自费' } })
    expect(await ask(booker, { compatId: booker.personId })).toMatchObject({ code: '0' })
    expect(await ask(await aBooker(), { idCard: booker.idCard })).toMatchObject({ msg: '记录不存在' })
    expect(await ask(booker, {})).toMatchObject({ msg: '记录不存在' })
    expect(await ask(booker, { idCard: '123' })).toMatchObject({ msg: '身份证格式错误' })
  })
})
