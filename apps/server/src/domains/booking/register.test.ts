import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aBookingWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aBookingWorld(server)
const { aSession, aBooker, register, detail, settle, held, numberState } = world

describe('taking a number', () => {
  test('the hospital is asked to keep it, and then it is to be paid', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession()
    const { code, obj } = await world.call('nethos.book.order.register', booker, {
      bookNumId: numberIds[2],
      bookHosId: 'h1',
      compatId: booker.personId,
    })
    expect({ code, obj }).toMatchObject({ code: '0', obj: { bookFee: 5000, bookStatus: 6, bookResult: 0 } })
    await settle()
    expect(await detail(booker, obj.orderId)).toMatchObject({
      bookStatus: 0,
      statusLabel: '待支付',
      bookSchemeId: sessionId,
      bookNumId: numberIds[2],
      numNo: 3,
      registeType: 1,
      bookSort: 1,
      deptName: '心血管内科',
      hosName: '宁禾大学附属第一医院',
      docName: '陈志远',
      schemeAmpm: 'am',
      payWaitSeconds: expect.any(Number),
    })
    expect(await world.inItsBook(obj.orderId)).toMatchObject({ state: 'held', no: 3 })
    expect(await numberState(numberIds[2]!)).toBe('taken')
  })

  test('without a number the next free one of the session is taken', async () => {
    const [one, other] = [await aBooker(), await aBooker()]
    const { sessionId } = await aSession()
    const service = 'nethos.book.z2order.register'
    const first = await world.call(service, one, { bookSchemeId: sessionId, compatId: one.personId, bookHosId: 'h1' })
    const second = await register(other, { bookSchemeId: sessionId })
    expect((await detail(one, first.obj.orderId)).numNo).toBe(1)
    expect((await detail(other, second.obj.orderId)).numNo).toBe(2)
  })

  test('what costs nothing is registered at once, and is 已挂号 on the same day', async () => {
    const booker = await aBooker()
    const { sessionId } = await aSession({ inDays: 0, feeCents: 0 })
    const orderId = await held(booker, { bookSchemeId: sessionId })
    const { pickUpCode } = (await world.inItsBook(orderId))!
    expect(pickUpCode).toMatch(/^\d{8}$/)
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 1,
      statusLabel: '已挂号',
      registeType: 2,
      qhmm: pickUpCode,
      bookResult: 1,
    })
  })

  test('of several visit cards the chosen one stands in the booking and in the hospital’s book, also after a change', async () => {
    const booker = await aBooker()
    const { recordNumber } = await server.sandbox('hospital/patient.file', { idCard: booker.idCard, cards: 2 })
    const jzkh = `K${recordNumber.slice(1)}-2`
    const [from, to] = [await aSession({ feeCents: 0 }), await aSession({ feeCents: 0, inDays: 6 })]
    const orderId = await held(booker, { bookSchemeId: from.sessionId, jzkh })
    expect(await detail(booker, orderId)).toMatchObject({ jzkh, bookStatus: 1 })
    expect(await world.inItsBook(orderId)).toMatchObject({ cardNumber: jzkh })
    const { obj } = await world.call('nethos.book.order.change', booker, { orderId, bookSchemeId: to.sessionId })
    await settle()
    expect(await detail(booker, obj.orderId)).toMatchObject({ jzkh, bookStatus: 1 })
    const other = await aBooker()
    const strange = await held(other, { bookSchemeId: to.sessionId, jzkh })
    expect(await world.inItsBook(strange)).toMatchObject({ cardNumber: '' })
    expect(await register(other, { bookSchemeId: from.sessionId, jzkh: { of: 1 } })).toMatchObject({ http: 400 })
  })

  test('the loser hears at once what is still free, and whether he may wait', async () => {
    const [winner, loser] = [await aBooker(), await aBooker()]
    const { sessionId, numberIds } = await aSession({ numbers: 2 })
    await register(winner, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
    expect(await register(loser, { bookSchemeId: sessionId, bookNumId: numberIds[0] })).toMatchObject({
      code: '02170004',
      msg: '手慢了，这个号刚刚被约走',
      obj: { mayWait: true, free: [{ numNo: 2, bookNumId: numberIds[1], numTime: '08:10' }] },
    })
    await register(loser, { bookSchemeId: sessionId, bookNumId: numberIds[1] })
    expect(await register(await aBooker(), { bookSchemeId: sessionId })).toMatchObject({
      code: '02170005',
      msg: '这一时段已经约满',
    })
  })

  test('twenty at once get five numbers, and nobody the same', async () => {
    const bookers = await Promise.all(Array.from({ length: 20 }, () => aBooker()))
    const { sessionId } = await aSession({ numbers: 5 })
    const answers = await Promise.all(bookers.map(one => register(one, { bookSchemeId: sessionId })))
    expect(answers.filter(one => one.code === '0')).toHaveLength(5)
    const taken = await server.db
      .selectFrom('booking')
      .select(['numberId', 'bookingId'])
      .where('sessionId', '=', sessionId)
      .execute()
    expect(new Set(taken.map(one => one.numberId)).size).toBe(5)
  })

  test('the window was faster: it failed, and the number is not given out again', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession()
    await world.sellUnheard(numberIds[0]!)
    const orderId = await held(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
    expect(await detail(booker, orderId)).toMatchObject({
      bookStatus: 8,
      statusLabel: '预约失败',
      bookResult: 2,
      reason: '这个号刚被医院窗口挂走',
    })
    expect(await numberState(numberIds[0]!)).toBe('elsewhere')
  })

  test('a hospital that does not answer for two minutes has failed, and the number cools down', async () => {
    const booker = await aBooker()
    const { sessionId, numberIds } = await aSession()
    const { obj } = await world.whileCut(async () => {
      const answer = await register(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
      await server.advance(121)
      return answer
    })
    expect(await detail(booker, obj.orderId)).toMatchObject({ bookStatus: 8, reason: '医院没有及时答复' })
    expect(await numberState(numberIds[0]!)).toBe('cooling')
    await server.advance(46 * 60)
    expect(await numberState(numberIds[0]!)).toBe('open')
  })
})

describe('who may book', () => {
  const refused = async (booker: Awaited<ReturnType<typeof aBooker>>, no: object) => {
    const { sessionId } = await aSession()
    expect(await register(booker, { bookSchemeId: sessionId })).toMatchObject(no)
    const check = { compatId: booker.personId, bookHosId: 'h1' }
    expect(await world.call('nethos.book.order.patient.check', booker, check)).toMatchObject(no)
  }
  test('somebody without a hospital account does not', async () =>
    refused(await aBooker({ isBound: false }), {
      code: '04010002',
      msg: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。',
    }))
  test('somebody under six needs a guardian', async () => {
    const { anIdCard } = await import('../people/people.samples.ts')
    const bornOn = addDays(dayOf(server.runtime.clock.now()), -4 * 365)
    await refused(await aBooker({ idCard: anIdCard({ bornOn }) }), {
      code: '02170002',
      msg: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。',
    })
  })
  test('somebody without an ID number completes his file first', async () => {
    const booker = await aBooker()
    await server.db
      .updateTable('person')
      .set({ idCardHash: null, idCardSealed: null })
      .where('personId', '=', booker.personId)
      .execute()
    await refused(booker, { code: '02170001', msg: '就诊人证件号不能为空，是否去完善信息？' })
  })
  test('another account’s person is one that does not exist', async () => {
    const [booker, other] = [await aBooker(), await aBooker()]
    await refused({ ...booker, personId: other.personId }, { code: '00010440', msg: '记录不存在' })
  })
  test('who may is told so', async () => {
    const booker = await aBooker()
    const answer = await world.call('nethos.book.order.patient.check', booker, { compatId: booker.personId })
    expect(answer).toMatchObject({ code: '0', obj: true })
  })
})

describe('what is open', () => {
  test.each([
    ['stopped', { isStopped: true }, '这个时段已停诊，请选择其他时间'],
    ['not released', { releaseAt: Date.now() + 9 * 86_400_000 }, '这个时段还没有放号，请在放号后预约'],
    ['too far ahead', { inDays: 15 }, '这个时段已过预约时间，请选择其他时间'],
    ['over', { inDays: -1 }, '这个时段已过预约时间，请选择其他时间'],
  ])('a session that is %s gives no numbers', async (_what, facts, msg) => {
    const { sessionId } = await aSession(facts)
    expect(await register(await aBooker(), { bookSchemeId: sessionId })).toMatchObject({ msg })
  })
  test('day 14 is still open', async () => {
    const { sessionId } = await aSession({ inDays: 14 })
    expect(await register(await aBooker(), { bookSchemeId: sessionId })).toMatchObject({ code: '0' })
  })
  test('what is drawn by lot is not taken by a tap in its minutes', async () => {
    const { saveRuleFor } = await import('./rule.samples.ts')
    await saveRuleFor(server, { drawOn: true, drawMinutes: 10 })
    const { sessionId } = await aSession({ releaseBy: 'draw', releaseAt: server.runtime.clock.now() - 60_000 })
    expect(await register(await aBooker(), { bookSchemeId: sessionId })).toMatchObject({
      msg: '这个时段的号由摇号决定，请登记摇号',
    })
    // Seen by the clock before that, its minutes begin a minute later.
    await server.advance(12 * 60)
    expect(await register(await aBooker(), { bookSchemeId: sessionId })).toMatchObject({ code: '0' })
  })
  test('a session that nobody knows, and wrong types', async () => {
    const booker = await aBooker()
    expect(await register(booker, { bookSchemeId: 'h1.none' })).toMatchObject({ msg: '记录不存在' })
    expect(await register(booker, { bookSchemeId: { id: 1 } })).toMatchObject({ http: 400 })
    expect(
      await world.call('nethos.book.order.register', booker, { bookNumId: 'none', compatId: booker.personId }),
    ).toMatchObject({
      msg: '记录不存在',
    })
  })
})

describe('how many', () => {
  test('one of a session, in however many accounts', async () => {
    const booker = await aBooker()
    const same = await aBooker({ idCard: booker.idCard })
    const { sessionId } = await aSession()
    await register(booker, { bookSchemeId: sessionId })
    expect(await register(same, { bookSchemeId: sessionId })).toMatchObject({
      code: '02170006',
      msg: '这位就诊人在这一时段已有预约，不用再约',
    })
  })
  test('two at once through two accounts are one', async () => {
    const booker = await aBooker()
    const same = await aBooker({ idCard: booker.idCard })
    const { sessionId } = await aSession()
    const answers = await Promise.all([booker, same].map(one => register(one, { bookSchemeId: sessionId })))
    expect(answers.map(one => one.code).sort()).toEqual(['0', '02170006'])
  })
  test('two a day, four a week', async () => {
    const booker = await aBooker()
    const other = await world.aDepartment()
    const inDays = 3
    const at = (facts: object) => aSession({ inDays, clinicDoctorId: null, kind: 'ordinary', ...facts })
    for (const period of ['am', 'pm'] as const)
      await world.booked(booker, { bookSchemeId: (await at({ period })).sessionId })
    const third = await at({ deptId: other, period: 'evening' })
    expect(await register(booker, { bookSchemeId: third.sessionId })).toMatchObject({
      msg: '这位就诊人当天已预约2个号，每天最多2个',
    })
    const { saveRuleFor } = await import('./rule.samples.ts')
    await saveRuleFor(server, { dayMost: 3, weekMost: 2 })
    expect(await register(booker, { bookSchemeId: third.sessionId })).toMatchObject({
      msg: '这位就诊人本周已预约2个号，每周最多2个',
    })
    await saveRuleFor(server, {})
  })
})

describe('mdt', () => {
  test('the departments that sit together are those of the clinic', async () => {
    const [one, other] = [await world.aDepartment(), await world.aDepartment()]
    const together = await world.aDepartment({ kind: 'mdt', partIds: [one, other] })
    const { numberIds } = await aSession({ deptId: together, kind: 'mdt', clinicDoctorId: null })
    const [booker, all, wrong] = [await aBooker(), await aBooker(), await aBooker()]
    const book = (who: typeof booker, at: number, mdtDeptList: unknown) =>
      world.call('nethos.book.order.register', who, { bookNumId: numberIds[at], compatId: who.personId, mdtDeptList })
    const first = await book(booker, 0, [{ bookDeptId: other }])
    expect((await detail(booker, first.obj.orderId)).mdtDeptList).toMatchObject([{ bookDeptId: other }])
    const second = await book(all, 1, undefined)
    expect((await detail(all, second.obj.orderId)).mdtDeptList).toHaveLength(2)
    expect(await book(wrong, 2, `${one},h1.no`)).toMatchObject({ code: '02170022', msg: '请选择参加会诊的科室' })
  })

  test('none of the same day is given out: papers are to be brought', async () => {
    const together = await world.aDepartment({ kind: 'mdt', partIds: [await world.aDepartment()] })
    const { numberIds } = await aSession({
      deptId: together,
      kind: 'mdt',
      clinicDoctorId: null,
      inDays: 0,
      period: 'pm',
    })
    const booker = await aBooker()
    const sent = { bookNumId: numberIds[0], compatId: booker.personId }
    expect(await world.call('nethos.book.order.register', booker, sent)).toMatchObject({ code: '02170012' })
  })
})
