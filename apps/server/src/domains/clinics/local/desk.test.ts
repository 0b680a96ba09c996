import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { anAccount } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aHospital } from '../../doctors/doctors.samples.ts'
import { aPerson } from '../../people/people.samples.ts'

const server = await openTestServer({ NETHOS_KEPT_HOSPITALS: 'h1' })
const { db, runtime } = server
let ask: (service: string, fields?: object) => Promise<any>
let staffId = ''
const settle = () => server.runner.idle()
const tomorrow = addDays(dayOf(runtime.clock.now()), 1)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const dept = (given: object = {}) => ({
  hosId: 'h1',
  deptName: '内科',
  introduction: '',
  place: '门诊楼二楼',
  kind: 'ordinary',
  partCodes: [],
  position: 0,
  isActive: true,
  ...given,
})
const doctor = (deptCode: string, given: object = {}) => ({
  hosId: 'h1',
  deptCode,
  doctorName: '沈知远',
  title: '主任医师',
  skill: '高血压',
  isExpert: true,
  position: 0,
  isActive: true,
  ...given,
})
const clinic = (given: object = {}) => ({
  hosId: 'h1',
  period: 'am',
  kind: 'ordinary',
  feeCents: 1200,
  campusName: '',
  room: '203诊室',
  startMinute: 8 * 60,
  numberCount: 4,
  minutesEach: 10,
  releaseDays: 14,
  releaseHour: 7,
  releaseBy: 'first_come',
  ...given,
})
const codes = { inner: '', heart: '', lungs: '', shen: '', dan: '' }

const save = async (service: string, fields: object) => {
  const { code, msg, obj } = await ask(service, fields)
  if (code !== '0') throw new Error(`${service}: ${code} ${msg}`)
  return obj
}

beforeAll(async () => {
  await aHospital(db, { hosId: 'h1', hosName: '宁禾社区医院' })
  await aHospital(db, { hosId: 'h2', hosName: '宁禾市妇女儿童医院' })
  ;({ staffId } = await db
    .insertInto('staff')
    .values({ login: 'kept', passwordHash: '', name: '周敏', role: 'operator', createdAt: new Date() })
    .returning('staffId')
    .executeTakeFirstOrThrow())
  const session = await server.sessionOf({ staffId })
  ask = (service, fields = {}) => server.staff.call(service, fields, session)
  codes.inner = (await save('staff.clinic.department.save', dept())).deptCode
  codes.heart = (
    await save('staff.clinic.department.save', dept({ deptName: '心血管内科', parentCode: codes.inner }))
  ).deptCode
  codes.lungs = (
    await save('staff.clinic.department.save', dept({ deptName: '呼吸内科', parentCode: codes.inner }))
  ).deptCode
  codes.shen = (await save('staff.clinic.doctor.save', doctor(codes.heart))).doctorCode
  codes.dan = (await save('staff.clinic.doctor.save', doctor(codes.heart, { doctorName: '单丹' }))).doctorCode
})

const sessionsOn = async (onDay: string) => (await ask('staff.clinic.session.list', { hosId: 'h1', onDay })).list
const detail = async (sessionCode: string) =>
  (await ask('staff.clinic.session.detail', { hosId: 'h1', sessionCode })).obj
const ours = (sessionCode: string) =>
  db.selectFrom('clinicSession').selectAll().where('sessionId', '=', `h1.${sessionCode}`).executeTakeFirst()
const addSession = async (given: object = {}): Promise<string> =>
  (await save('staff.clinic.session.add', clinic({ deptCode: codes.lungs, onDay: tomorrow, ...given }))).sessionCode

test('the desk says who keeps which hospital', async () => {
  expect((await ask('staff.clinic.hospital.list')).list).toEqual([
    { hosId: 'h1', hosName: '宁禾社区医院', keeper: 'us', campusNames: [] },
    { hosId: 'h2', hosName: '宁禾市妇女儿童医院', keeper: 'system', campusNames: [] },
  ])
})

describe('departments and doctors', () => {
  test('stand with who holds clinics there, and patients see them', async () => {
    const { list } = await ask('staff.clinic.department.list', { hosId: 'h1' })
    expect(list.map((one: any) => [one.deptName, one.parentCode, one.doctors.map((by: any) => by.doctorName)])).toEqual(
      [
        ['内科', '', []],
        ['呼吸内科', codes.inner, []],
        ['心血管内科', codes.inner, ['单丹', '沈知远']],
      ],
    )
    await settle()
    const copied = await db.selectFrom('clinicDepartment').select('deptName').where('hosId', '=', 'h1').execute()
    expect(copied.map(one => one.deptName).toSorted()).toEqual(['内科', '呼吸内科', '心血管内科'].toSorted())
  })

  test.each([
    ['of the same name', () => dept(), '04022911', '同一级里已有同名的科室'],
    ['below the second level', () => dept({ deptName: '三级', parentCode: codes.heart }), '04022912', '科室最多两级'],
    [
      'above others and below another',
      () => dept({ deptCode: codes.inner, deptName: '内科', parentCode: codes.lungs }),
      '04022912',
      '科室最多两级',
    ],
    ['without a name', () => dept({ deptName: ' ' }), '00010422', '科室名称不能为空'],
    [
      'of several, with one alone',
      () => dept({ deptName: '联合', kind: 'mdt', partCodes: [codes.heart] }),
      '04022914',
      '多学科联合科室至少选择两个参加的科室',
    ],
    ['that is none', () => dept({ deptCode: 'nobody' }), '00010440', '记录不存在'],
    ['of a hospital that is none', () => dept({ hosId: 'h9' }), '00010440', '记录不存在'],
    [
      'of a hospital with a system of its own',
      () => dept({ hosId: 'h2' }),
      '04022910',
      '这家医院的号源由医院系统维护，这里只能查看',
    ],
  ])('no department %s', async (_what, fields, code, msg) => {
    expect(await ask('staff.clinic.department.save', fields())).toMatchObject({ code, msg })
  })

  test('no doctor of a department or of the platform that is none', async () => {
    expect(await ask('staff.clinic.doctor.save', doctor('nobody'))).toMatchObject({ code: '00010440' })
    expect(await ask('staff.clinic.doctor.save', doctor(codes.heart, { docId: 'd9' }))).toMatchObject({
      code: '00010440',
    })
    expect(await ask('staff.clinic.doctor.save', doctor(codes.heart, { doctorName: '' }))).toMatchObject({
      msg: '医生姓名不能为空',
    })
  })
})

describe('weekly templates', () => {
  let planCode = ''
  const plan = (given: object = {}) => clinic({ deptCode: codes.heart, weekday: weekdayOf(tomorrow), ...given })

  test('make the sessions of two weeks at once, and patients can book them', async () => {
    ;({ planCode } = await save(
      'staff.clinic.plan.save',
      plan({ kind: 'expert', doctorCode: codes.shen, feeCents: 3600 }),
    ))
    const [session] = await sessionsOn(tomorrow)
    expect(session).toMatchObject({
      deptName: '心血管内科',
      doctorName: '沈知远',
      kind: 'expert',
      feeCents: 3600,
      numberCount: 4,
      freeCount: 4,
      patientCount: 0,
    })
    expect(await sessionsOn(addDays(tomorrow, 7))).toHaveLength(1)
    expect(await sessionsOn(addDays(tomorrow, 14))).toHaveLength(0)
    await settle()
    expect(await ours(session.sessionCode)).toMatchObject({ onDay: tomorrow, feeCents: 3600, isStopped: false })
  })

  test('grow with the days, and not any more when they are removed', async () => {
    const removed = (await save('staff.clinic.plan.save', plan({ period: 'pm', startMinute: 14 * 60 }))).planCode
    expect(await sessionsOn(tomorrow)).toHaveLength(2)
    expect(await ask('staff.clinic.plan.remove', { hosId: 'h1', planCode: removed })).toMatchObject({ code: '0' })
    expect(await ask('staff.clinic.plan.remove', { hosId: 'h1', planCode: removed })).toMatchObject({
      code: '00010440',
    })
    const { list } = await ask('staff.clinic.plan.list', { hosId: 'h1' })
    expect(list.map((one: any) => one.planCode)).toEqual([planCode])
    expect(await sessionsOn(tomorrow)).toHaveLength(2)
  })

  test.each([
    ['an expert without a name', { kind: 'expert' }, '04022915', '专家门诊须选择医生'],
    ['another kind than its department', { kind: 'school' }, '04022915', '普通科室只能排普通门诊或专家门诊'],
    ['at a wrong time', { startMinute: 13 * 60 }, '04022915', '上午的门诊须在6:00至12:00之间开始'],
    [
      'into the next day',
      { period: 'evening', startMinute: 20 * 60, numberCount: 100, minutesEach: 10 },
      '04022915',
      '最后一个号须在当天24:00之前',
    ],
    ['without numbers', { numberCount: 0 }, '00010422', '号数须为1-200的整数'],
  ])('none: %s', async (_what, given, code, msg) => {
    expect(await ask('staff.clinic.plan.save', plan(given))).toMatchObject({ code, msg })
  })

  test('a doctor is in one place at a time', async () => {
    const same = plan({ kind: 'expert', doctorCode: codes.shen })
    expect(await ask('staff.clinic.plan.save', same)).toMatchObject({
      code: '04022916',
      msg: '该医生在这个时段已有门诊',
    })
    expect(await ask('staff.clinic.plan.save', { ...same, planCode })).toMatchObject({ code: '0' })
    const single = clinic({ deptCode: codes.heart, doctorCode: codes.shen, kind: 'expert', onDay: tomorrow })
    expect(await ask('staff.clinic.session.add', single)).toMatchObject({ code: '04022916' })
  })

  test('who still holds clinics is not hidden, nor the department', async () => {
    const hidden = doctor(codes.heart, { doctorCode: codes.shen, isActive: false })
    expect(await ask('staff.clinic.doctor.save', hidden)).toMatchObject({
      code: '04022913',
      msg: '还有未结束的门诊，请先停诊或改派医生',
    })
    const closed = dept({ deptName: '心血管内科', parentCode: codes.inner, deptCode: codes.heart, isActive: false })
    expect(await ask('staff.clinic.department.save', closed)).toMatchObject({ code: '04022913' })
  })
})

describe('a session', () => {
  test('stands beside the templates, today or within two weeks', async () => {
    const sessionCode = await addSession({ room: '5诊室' })
    expect((await detail(sessionCode)).numbers.map((one: any) => [one.no, one.state])).toEqual([
      [1, 'free'],
      [2, 'free'],
      [3, 'free'],
      [4, 'free'],
    ])
    for (const onDay of [addDays(tomorrow, -2), addDays(tomorrow, 14)])
      expect(await ask('staff.clinic.session.add', clinic({ deptCode: codes.lungs, onDay }))).toMatchObject({
        code: '04022917',
      })
  })

  test('changes its fee and its room, and gets numbers added', async () => {
    const sessionCode = await addSession()
    const to = { hosId: 'h1', sessionCode }
    await save('staff.clinic.session.change', { ...to, feeCents: 0, campusName: '', room: '9诊室' })
    await save('staff.clinic.number.add', { ...to, count: 2, isForWindow: false })
    await save('staff.clinic.number.add', { ...to, count: 1, isForWindow: true })
    const { session, numbers } = await detail(sessionCode)
    expect(session).toMatchObject({ feeCents: 0, room: '9诊室', numberCount: 7, freeCount: 6, windowCount: 1 })
    expect(numbers[6].startsAt - numbers[5].startsAt).toBe(600_000)
    await settle()
    expect(await ours(sessionCode)).toMatchObject({ feeCents: 0, room: '9诊室' })
    const copied = await db
      .selectFrom('clinicNumber')
      .select(['no', 'state'])
      .where('sessionId', '=', `h1.${sessionCode}`)
      .orderBy('no')
      .execute()
    expect(copied.map(one => one.state)).toEqual(['open', 'open', 'open', 'open', 'open', 'open', 'elsewhere'])
    expect(await ask('staff.clinic.number.add', { ...to, count: 50, isForWindow: false })).toMatchObject({ code: '0' })
    expect(await ask('staff.clinic.number.add', { ...to, count: 50, isForWindow: false })).toMatchObject({
      msg: '最后一个号须在当天24:00之前',
    })
  })

  test('sells at the window and takes back, each number once', async () => {
    const sessionCode = await addSession()
    const turn = (to: string) => ask('staff.clinic.number.turn', { hosId: 'h1', numberCode: `${sessionCode}-1`, to })
    expect(await turn('window')).toMatchObject({ code: '0' })
    expect(await turn('window')).toMatchObject({ code: '04022919' })
    await settle()
    const stateOf = async () =>
      (
        await db
          .selectFrom('clinicNumber')
          .select('state')
          .where('numberId', '=', `h1.${sessionCode}-1`)
          .executeTakeFirst()
      )?.state
    expect(await stateOf()).toBe('elsewhere')
    expect(await turn('free')).toMatchObject({ code: '0' })
    await settle()
    // Who waits comes first, then everybody: it reopens at a minute that nobody can guess.
    expect(await stateOf()).toBe('cooling')
  })

  test('another doctor of the department may hold it, who holds none at that time', async () => {
    const sessionCode = await addSession({ deptCode: codes.heart, doctorCode: codes.dan, kind: 'expert' })
    const give = (doctorCode: string) => ask('staff.clinic.session.doctor', { hosId: 'h1', sessionCode, doctorCode })
    expect(await give(codes.shen)).toMatchObject({ code: '04022916' })
    expect(await give('nobody')).toMatchObject({ code: '00010440' })
    const other = (await save('staff.clinic.doctor.save', doctor(codes.heart, { doctorName: '林㛃' }))).doctorCode
    expect(await give(other)).toMatchObject({ code: '0' })
    await settle()
    expect(await ours(sessionCode)).toMatchObject({ clinicDoctorId: `h1.${codes.heart}.${other}` })
  })
})

test('a patient books here, is seen or hears that the clinic is stopped; all of it is written down', async () => {
  const { accountId, session: patient } = await anAccount(server)
  const personId = await aPerson(server, accountId)
  const sessionCode = await addSession({ deptCode: codes.heart, period: 'pm', startMinute: 15 * 60, feeCents: 0 })
  await settle()
  const file = { hosid: 'h1', compatId: personId }
  const { recordNumber } = await runtime.hospital.patients.create('h1', {
    idCard: '11010519491231002X',
    name: '王秀英',
    mobile: '',
    address: '',
    workCode: '',
  })
  await db
    .insertInto('hospitalAccount')
    .values({ accountId, personId, hosId: file.hosid, recordNumber, boundAt: new Date() })
    .execute()
  const register = (bookNumId: string) =>
    server.call(
      'nethos.book.z2order.halo.register',
      { compatId: personId, bookHosId: 'h1', bookSchemeId: `h1.${sessionCode}`, bookNumId },
      patient,
    )
  const { code, msg, obj } = await register(`h1.${sessionCode}-2`)
  expect(`${code} ${msg}`).toMatch(/^0 /)
  await settle()
  const booking = async () => (await server.call('nethos.book.order.detail', { orderId: obj.orderId }, patient)).obj
  expect(await db.selectFrom('booking').select(['status', 'no']).execute()).toEqual([{ status: 'booked', no: 2 }])
  const { session, numbers } = await detail(sessionCode)
  expect(session).toMatchObject({ patientCount: 1, freeCount: 3 })
  expect(numbers[1]).toMatchObject({ state: 'registered', bookingId: obj.orderId, outcome: '' })
  expect((await booking()).orderId).toBe(obj.orderId)

  const end = { hosId: 'h1', numberCode: `${sessionCode}-2`, outcome: 'seen' }
  expect(await ask('staff.clinic.visit.end', end)).toMatchObject({ code: '04022920', msg: '就诊当天才能标记' })
  expect(await ask('staff.clinic.visit.end', { ...end, numberCode: 'x' })).toMatchObject({ code: '00010440' })

  const stop = { hosId: 'h1', sessionCode, reason: '医生临时出诊' }
  expect(await ask('staff.clinic.session.stop', { ...stop, reason: '' })).toMatchObject({ msg: '停诊原因不能为空' })
  expect(await ask('staff.clinic.session.stop', stop)).toMatchObject({ code: '0', obj: { patientCount: 1 } })
  expect(await ask('staff.clinic.session.stop', stop)).toMatchObject({ code: '04022918' })
  await settle()
  expect(await db.selectFrom('booking').select(['status', 'stopReason']).execute()).toEqual([
    { status: 'stopped', stopReason: '医生临时出诊' },
  ])
  const lines = await db
    .selectFrom('audit')
    .select(['action', 'actorId'])
    .where('recordId', '=', `h1.${sessionCode}`)
    .orderBy('auditId')
    .execute()
  expect(lines).toEqual([
    { action: 'clinic.session.add', actorId: staffId },
    { action: 'clinic.session.stop', actorId: staffId },
  ])
})

test('on its day a visit is marked, and corrected', async () => {
  const sessionCode = await addSession({ feeCents: 0, period: 'evening', startMinute: 18 * 60 })
  const numberCode = `${sessionCode}-1`
  const { recordNumber } = await runtime.hospital.patients.create('h1', {
    idCard: '110105194912310038',
    name: '李建国',
    mobile: '',
    address: '',
    workCode: '',
  })
  const { booking } = runtime.hospital
  const until = runtime.clock.now() + 900_000
  await booking.hold('h1', { ourNo: 'one', numberCode, recordNumber, until })
  await booking.confirm('h1', 'one', { payAt: 'window', amountCents: 0 })
  await server.advance(86_400)
  const session = await server.sessionOf({ staffId })
  for (const outcome of ['missed', 'seen'] as const) {
    const end = { hosId: 'h1', numberCode, outcome }
    expect(await server.staff.call('staff.clinic.visit.end', end, session)).toMatchObject({ code: '0' })
    expect(await booking.order('h1', 'one')).toMatchObject({ state: outcome })
  }
  const free = { hosId: 'h1', numberCode: `${sessionCode}-2`, outcome: 'seen' }
  expect(await server.staff.call('staff.clinic.visit.end', free, session)).toMatchObject({ code: '04022919' })
})
