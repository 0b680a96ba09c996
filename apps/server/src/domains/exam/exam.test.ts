import { expect, test, vi } from 'vitest'
import { addDays, dayAndTime, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anExaminationWorld, type Examined } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await anExaminationWorld(server)
const { aPatient, call, hear, order, detail, slots, settle, messages, orderNoOf } = world

const current = async (who: Examined) =>
  (await call('zheer.yygh.ApiJyjcService.queryOwnBookCurrent', who, { compatId: who.personId })).list
const book = (who: Examined, orderId: string, slotId: string) => call('nethos.exam.book', who, { orderId, slotId })
/** From tomorrow on: who is booked for the next quarter of an hour has been signed in by the demo hospital before one looks. */
const free = async (who: Examined, orderId: string, least = 1) => {
  const tomorrow = startOfDay(addDays(dayOf(server.runtime.clock.now()), 1))
  return (await slots(who, orderId)).filter(one => (one.left ?? 0) >= least && one.startsAt >= tomorrow)
}

test('what the hospital has done stands in the past, and what is to be booked does not', async () => {
  const who = await aPatient()
  await hear()
  const [done, open] = [await order(who, 'ecg'), await order(who, 'ct-enhanced')]
  const past = (by: Examined) => call('zheer.yygh.ApiJyjcService.queryOwnBookHistory', by, { compatId: who.personId })
  expect((await past(who)).list).toEqual([])
  await server.sandbox('hospital/exam.state', { orderNo: await orderNoOf(done), state: 'done' })
  await hear()
  const { list } = await past(who)
  expect(list.map((one: any) => one.orderId)).toEqual([done])
  expect((await current(who)).map((one: any) => one.orderId)).toEqual([open])
  expect((await past(await aPatient())).code).not.toBe('0')
})

test('a doctor’s order appears, is booked, changed and cancelled; the place goes back', async () => {
  const who = await aPatient()
  await hear()
  const id = await order(who, 'ct-enhanced')
  expect(await current(who)).toMatchObject([{ orderId: id, status: 'to_book', itemName: '胸腹部CT增强' }])
  const [first, second] = await free(who, id)
  expect(await book(who, id, first!.slotId)).toMatchObject({ obj: true })
  await settle()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: first!.startsAt })
  // What is to be prepared days before is told at once when the time is nearer than that.
  const reply = (await messages(who)).filter(title => title !== '检查前的准备')
  expect(reply).toEqual(['有检查等您预约', '检查预约成功'])
  expect((await slots(who, id)).find(one => one.slotId === first!.slotId)!.left).toBe(first!.left! - 1)
  expect(await book(who, id, second!.slotId)).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: second!.startsAt })
  expect((await slots(who, id)).find(one => one.slotId === first!.slotId)!.left).toBe(first!.left)
  expect(await call('nethos.exam.cancel', who, { orderId: id })).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'to_book', startsAt: null })
  expect((await slots(who, id)).find(one => one.slotId === second!.slotId)!.left).toBe(second!.left)
  const steps = (await detail(who, id)).history.map((one: any) => one.status)
  expect(steps).toEqual(['to_book', 'booking', 'booked', 'changing', 'booked', 'to_book'])
})

test('of many at once one gets the last place, and nobody gets it twice', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => aPatient()))
  const ids: string[] = []
  for (const who of all) ids.push(await order(who, 'mri-head'))
  const last = (await slots(all[0]!, ids[0]!)).find(one => one.left === 1)!
  const answers = await Promise.all(all.map((who, at) => book(who, ids[at]!, last.slotId)))
  expect(answers.filter(one => one.code === '0')).toHaveLength(1)
  expect(answers.filter(one => one.code === '02080001')).toHaveLength(11)
  await settle()
  const states = await Promise.all(all.map(async (who, at) => (await detail(who, ids[at]!)).status))
  expect(states.filter(one => one === 'booked')).toHaveLength(1)
  const saved = await server.pool.query(
    `select count(*)::int as kept from demo_hospital.exam_order where 'h1.' || slot_code = $1`,
    [last.slotId],
  )
  expect(saved.rows[0].kept).toBe(1)
})

test('what the window gave away meanwhile is refused with its reason, and can be booked elsewhere', async () => {
  const who = await aPatient()
  const id = await order(who, 'ct-enhanced')
  const [slot] = await free(who, id)
  await server.pool.query(
    `update demo_hospital.exam_slot set places_left = 0, version = version + 1 where 'h1.' || slot_code = $1`,
    [slot!.slotId],
  )
  await book(who, id, slot!.slotId)
  await settle()
  expect(await detail(who, id)).toMatchObject({ status: 'to_book', reason: '这个时间刚被医院窗口约满，请选择其他时间' })
  expect(await messages(who)).toContain('检查没有约上')
  expect((await slots(who, id)).find(one => one.slotId === slot!.slotId)!.left).toBe(0)
})

test('no answer for ten minutes: the place is not waited for any more', async () => {
  const who = await aPatient()
  const id = await order(who, 'lung-function')
  const slot = (await free(who, id)).findLast(() => true)
  await server.sandbox('hospital/line.cut')
  await book(who, id, slot!.slotId)
  expect(await detail(who, id)).toMatchObject({ status: 'booking' })
  await server.advance(11 * 60)
  expect(await detail(who, id)).toMatchObject({ status: 'to_book' })
  await server.sandbox('hospital/line.mend')
  await server.advance(700)
  await settle()
  expect((await slots(who, id)).find(one => one.slotId === slot!.slotId)!.left).toBe(slot!.left)
})

test('nobody sees or books another’s examination', async () => {
  const [who, stranger] = [await aPatient(), await aPatient()]
  const id = await order(who, 'ct-enhanced')
  const [slot] = await free(who, id)
  expect(await book(stranger, id, slot!.slotId)).toMatchObject({ code: '00010440' })
  const answer = await call('zheer.yygh.ApiJyjcService.queryOwnBookDetail', stranger, { orderId: id })
  expect(answer).toMatchObject({ code: '00010440' })
  expect(await current(stranger)).toEqual([])
})

test('one trip: fasting first, all places or none', async () => {
  const who = await aPatient()
  const [ct, blood, lung] = [
    await order(who, 'ct-enhanced'),
    await order(who, 'blood-fasting'),
    await order(who, 'lung-function'),
  ]
  const plan = async () =>
    (await call('nethos.exam.trip.plan', who, { compatId: who.personId, orderIds: [ct, blood, lung] })).obj
  const trip = await plan()
  expect(trip.legs).toHaveLength(3)
  expect(trip.legs[0]).toMatchObject({ orderId: blood, why: expect.stringContaining('要空腹，先做') })
  const chosen = (legs: any[]) => ({
    compatId: who.personId,
    orderIds: legs.map(leg => leg.orderId),
    slotIds: legs.map(leg => leg.slotId),
  })
  const gone = trip.legs.find((leg: any) => leg.orderId === ct).slotId
  await server.db.updateTable('examinationSlot').set({ placesLeft: 0 }).where('slotId', '=', gone).execute()
  const refused = await call('nethos.exam.trip.book', who, chosen(trip.legs))
  expect(refused).toMatchObject({ code: '02080001' })
  expect((await current(who)).map((one: any) => one.status)).toEqual(['to_book', 'to_book', 'to_book'])
  const again = await plan()
  expect(again.legs.map((leg: any) => leg.slotId)).not.toContain(gone)
  expect(await call('nethos.exam.trip.book', who, chosen(again.legs))).toMatchObject({ obj: true })
  await settle()
  expect((await current(who)).map((one: any) => one.status)).toEqual(['booked', 'booked', 'booked'])
})

test('a trip that breaks a rule is not booked, whoever sends it', async () => {
  const who = await aPatient()
  const [blood, ecg] = [await order(who, 'blood-fasting'), await order(who, 'ecg')]
  const tomorrow = world.now() + 86_400_000
  const late = (await slots(who, blood)).find(one => one.startsAt > tomorrow)!
  const sameDay = (one: { startsAt: number }) => Math.abs(one.startsAt - late.startsAt) < 10 * 3_600_000
  const wrong = (await slots(who, ecg)).filter(sameDay)[0]!
  const blood2 = (await slots(who, blood)).filter(one => sameDay(one) && one.startsAt > wrong.startsAt)[0]!
  const answer = await call('nethos.exam.trip.book', who, {
    compatId: who.personId,
    orderIds: [ecg, blood],
    slotIds: [wrong.slotId, blood2.slotId],
  })
  expect(answer).toMatchObject({ code: '02080004' })
})

test('the preparation is told at its hour, once, and after the quiet hours where it can wait', async () => {
  const who = await aPatient()
  const id = await order(who, 'gastroscopy')
  const quiet = { accountId: who.accountId, quietFrom: '18:00', quietUntil: '21:00', changedAt: new Date() }
  await server.db.insertInto('accountQuietHours').values(quiet).execute()
  const inFiveDays = world.now() + 5 * 86_400_000
  const slot = (await free(who, id)).find(one => one.startsAt > inFiveDays)!
  await book(who, id, slot.slotId)
  await settle()
  const rows = () =>
    server.db.selectFrom('examinationReminder').selectAll().where('examinationId', '=', id).orderBy('forAt').execute()
  const planned = await rows()
  expect(planned.map(row => row.step)).toEqual(
    expect.arrayContaining(['blood_thinner', 'escort', 'fasting', 'drinking']),
  )
  for (;;) {
    const next = (await rows()).flatMap(row => (row.dueAt ? [row.dueAt.getTime()] : [])).toSorted((a, b) => a - b)[0]
    if (next === undefined) break
    await server.advance(Math.max(Math.ceil((next - world.now()) / 1000), 1) + 2)
  }
  const reply = await rows()
  expect(reply.map(row => row.outcome)).toEqual(planned.map(() => 'sent'))
  expect((await messages(who)).filter(title => title === '检查前的准备')).toHaveLength(planned.length)
  const hourOf = (step: string) => dayAndTime(reply.find(row => row.step === step)!.settledAt!.getTime()).slice(11, 13)
  // Meant for 19:00, told when the quiet hours are over.
  expect(hourOf('fasting')).toBe('21')
})

test('signed in, called and examined: the line moves with the clock, and every step is told', async () => {
  const who = await aPatient()
  const id = await order(who, 'us-abdomen')
  const place = async () => (await call('smarthos.queue.list', who, { compatId: who.personId })).list
  expect(await place()).toEqual([])
  await server.sandbox('hospital/exam.sign-in', { orderNo: await orderNoOf(id) })
  await hear()
  const [first] = await place()
  expect(first).toMatchObject({ status: 'waiting', queueName: '超声检查', room: '医技楼2层 超声1室' })
  expect(first.before).toBeGreaterThan(3)
  expect(first.wait.from).toBeLessThan(first.wait.to)
  // 8 minutes each, so the range lies about the line's length: ten times as long would be wrong.
  expect(first.wait.from).toBeGreaterThan(first.before * 4)
  expect(first.wait.to).toBeLessThan((first.before + 1) * 14)
  expect((await detail(who, id)).status).toBe('signed_in')
  for (let at = 0; at < 40 && (await place())[0]?.status === 'waiting'; at++) {
    await server.advance(240)
    await settle()
  }
  expect((await place())[0]).toMatchObject({ status: 'called', before: 0 })
  expect((await detail(who, id)).status).toBe('in_progress')
  expect(await messages(who)).toEqual(expect.arrayContaining(['可以出发了', '叫到您了']))
  await server.advance(3600)
  await settle()
  await hear()
  expect((await detail(who, id)).status).toBe('reported')
  expect(await place()).toEqual([])
})

test('the desk calls: who has missed his call is told what to do, and the hospital hears it', async () => {
  const nurse = await aStaffMember(server, 'nurse')
  const desk = async (verb: string, input: object = {}) =>
    server.staff.call(`staff.exam.${verb}`, input, await server.sessionOf({ staffId: nurse.staffId }))
  const who = await aPatient()
  const id = await order(who, 'ct-enhanced')
  await server.sandbox('hospital/exam.sign-in', { orderNo: await orderNoOf(id) })
  await hear()
  const mine = await server.db
    .selectFrom('examinationQueueEntry')
    .select(['entryId', 'number'])
    .where('examinationId', '=', id)
    .executeTakeFirstOrThrow()
  const open = async () => (await desk('queue.detail', { queueId: 'h1.ct' })).obj
  // Here the desk calls: the demo hospital does not by its clock.
  await server.pool.query(`update demo_hospital.exam_queue set lived_until = lived_until + interval '1 day'`)
  const asked = vi.spyOn(server.runtime.hospital.examinations, 'call')
  for (let at = 0; at < 30; at++) {
    // The hospital may have called somebody again who had missed it: two are called then.
    const called = (await open()).entries.filter((one: any) => one.status === 'called')
    if (called.some((one: any) => one.entryId === mine.entryId)) break
    expect(await desk('queue.next', { queueId: 'h1.ct' })).toMatchObject({ code: '0' })
  }
  expect((await open()).calledNumber).toBe(mine.number)
  // Another day's line may have had the same number.
  await settle()
  asked.mockClear()
  expect(await desk('queue.settle', { entryId: mine.entryId, outcome: 'missed' })).toMatchObject({ obj: true })
  expect(await desk('queue.settle', { entryId: mine.entryId, outcome: 'done' })).toMatchObject({ code: '07080001' })
  const [place] = (await call('smarthos.queue.list', who, { compatId: who.personId })).list
  expect(place).toMatchObject({ status: 'missed', statusText: expect.stringContaining('分诊台') })
  expect(await messages(who)).toContain('您已过号')
  await settle()
  expect(asked).toHaveBeenCalledWith('h1', 'ct', mine.number, 'missed')
  expect(asked).not.toHaveBeenCalledWith('h1', 'ct', mine.number, 'done')
  expect(await desk('queue.again', { entryId: mine.entryId })).toMatchObject({ obj: true })
  expect(await desk('queue.again', { entryId: mine.entryId })).toMatchObject({ code: '07080001' })
  const [again] = (await call('smarthos.queue.list', who, { compatId: who.personId })).list
  expect(again).toMatchObject({ status: 'called' })
  await settle()
  expect(asked).toHaveBeenLastCalledWith('h1', 'ct', mine.number, 'called')
  asked.mockRestore()
  expect((await desk('list', { tab: 'here' })).list.map((row: any) => row.examinationId)).toContain(id)
})

test('in the morning nobody of the evening before stands in the line', async () => {
  const nurse = await aStaffMember(server, 'nurse')
  const session = await server.sessionOf({ staffId: nurse.staffId })
  const numbers = async () =>
    (await server.staff.call('staff.exam.queue.detail', { queueId: 'h1.late' }, session)).obj.entries.map(
      (one: any) => one.number,
    )
  const now = server.runtime.clock.now()
  const [midnight, yesterday] = [startOfDay(dayOf(now)), addDays(dayOf(now), -1)]
  await server.db
    .insertInto('examinationQueue')
    .values({ queueId: 'h1.late', hosId: 'h1', queueCode: 'late', queueName: 'CT', deptName: '放射科', room: '1室' })
    .execute()
  const entry = (onDay: string, number: number, at: number) => ({
    queueId: 'h1.late',
    onDay,
    number,
    status: 'waiting',
    joinedAt: new Date(at),
    changedAt: new Date(at),
  })
  await server.db
    .insertInto('examinationQueueEntry')
    .values([entry(yesterday, 40, now - 5 * 3_600_000), entry(yesterday, 41, now - 3_600_000)] as never)
    .execute()
  await server.db
    .insertInto('examinationQueueEntry')
    .values(entry(dayOf(now), 1, Math.max(midnight, now - 6 * 3_600_000)) as never)
    .execute()
  expect(await numbers()).toEqual([41, 1])
})

test('the number that is called now is one of the same day', async () => {
  const who = await aPatient()
  const id = await order(who, 'ct-enhanced')
  await server.sandbox('hospital/exam.sign-in', { orderNo: await orderNoOf(id) })
  await hear()
  const at = new Date(server.runtime.clock.now())
  const yesterday = addDays(dayOf(at.getTime()), -1)
  await server.db
    .insertInto('examinationQueueEntry')
    .values({
      queueId: 'h1.ct',
      onDay: yesterday,
      number: 990,
      status: 'done',
      joinedAt: at,
      calledAt: at,
      changedAt: at,
    } as never)
    .execute()
  const [place] = (await call('smarthos.queue.list', who, { compatId: who.personId })).list
  expect(place.calledNumber).not.toBe(990)
})

test('a test that one orders for oneself: the questionnaire, the money, the hospital’s code', async () => {
  const who = await aPatient()
  await hear()
  const input = { compatId: who.personId, allProject: ['h1.ncp-single'] }
  const { list } = await call('zheer.yygh.ApiJyjcService.querykdxm', who, { compatId: who.personId })
  expect(list).toContainEqual(expect.objectContaining({ itemId: 'h1.ncp-single', price: 1600 }))
  const open = () => call('zheer.yygh.ApiJyjcService.openDrug', who, input)
  expect(await open()).toMatchObject({ code: '02080007' })
  const { obj: survey } = await call('nethos.questionnaire.begin', who, {
    personId: who.personId,
    code: 'epidemiological',
  })
  const questions = ['fever', 'cough', 'contact', 'cluster', 'travel', 'animal', 'tested']
  const answers = Object.fromEntries(questions.map(question => [question, 'no']))
  const sent = await call('smarthos.questionnaire.submit', who, { ...survey, answers, isPromised: true })
  expect(sent).toMatchObject({ code: '0' })
  const { obj } = await open()
  expect(obj).toMatchObject({ totalFee: 1600, zflsh: expect.stringMatching(/^NO\d+$/) })
  const { orderId } = obj
  expect((await open()).obj.orderId).toBe(orderId)
  const shown = async () => (await call('nethos.exam.item.order.detail', who, { orderId })).obj
  expect(await shown()).toMatchObject({ status: 'to_pay', code: '' })
  expect(await call('nethos.exam.item.order.pay', who, { orderId, payChannel: 'WECHAT' })).toMatchObject({ code: '0' })
  const { payNo } = await server.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', orderId)
    .executeTakeFirstOrThrow()
  await server.sandbox(`payments/${payNo}/succeed`)
  await server.advance(1)
  await settle()
  expect(await shown()).toMatchObject({ status: 'ready', code: expect.stringMatching(/^N\d+$/) })
  const stranger = await aPatient()
  const peek = await call('nethos.exam.item.order.detail', stranger, { orderId })
  expect(peek).toMatchObject({ code: '00010440' })
  expect(await call('nethos.exam.item.order.cancel', who, { orderId })).toMatchObject({ obj: true })
  await settle()
  expect(await shown()).toMatchObject({ status: 'refunded' })
  const refund = await server.db
    .selectFrom('refund')
    .select('amountCents')
    .where('payNo', '=', payNo)
    .executeTakeFirst()
  expect(refund).toEqual({ amountCents: 1600 })
})

test('what the endoscopy centre teaches, by kinds', async () => {
  const all = await server.call('smarthos.endoscopy.health.Infomation.list.and.sublist', {})
  expect(all.list.map((one: any) => one.title)).toContain('胃镜')
  const one = await server.call('smarthos.endoscopy.health.Infomation.list.and.sublist', { typeId: 'gastroscopy' })
  expect(one.list).toHaveLength(1)
  expect(one.list[0].subList[0]).toMatchObject({ title: '做胃镜前怎么准备' })
})
