import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { anAccount } from '../../../testing/people.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aHospital } from '../../doctors/doctors.samples.ts'
import { anIdCard, aPerson } from '../../people/people.samples.ts'

const server = await openTestServer({ NETHOS_KEPT_HOSPITALS: 'h1' })
const { db, runtime } = server
const hosId = 'h1'
const onDay = addDays(dayOf(runtime.clock.now()), 1)
const settle = () => server.runner.idle()
let asOffice: (service: string, fields?: object) => Promise<any>
let sessionCode = ''
const patients: { accountId: string; bookingId: string; pickUpCode: string }[] = []
const numberOf = (no: number) => `${sessionCode}-${no}`

const aStaff = async (login: string, role: string, docId: string | null = null) => {
  const at = { login, passwordHash: '', name: login, role, docId, createdAt: new Date() }
  const { staffId } = await db.insertInto('staff').values(at).returning('staffId').executeTakeFirstOrThrow()
  return async (service: string, fields: object = {}): Promise<any> =>
    server.staff.call(service, fields, await server.sessionOf({ staffId }))
}
const saved = async (service: string, fields: object) => {
  const { code, msg, obj } = await asOffice(service, fields)
  expect(`${service} ${code} ${msg}`).toMatch(/ 0 /)
  return obj
}

async function aBooked(no: number): Promise<void> {
  const { accountId, session } = await anAccount(server)
  const personId = await aPerson(server, accountId)
  const file = { idCard: anIdCard(), name: '王秀英', mobile: '', address: '', workCode: '' }
  const { recordNumber } = await runtime.hospital.patients.create(hosId, file)
  await db
    .insertInto('hospitalAccount')
    .values({ accountId, personId, hosId, recordNumber, boundAt: new Date() })
    .execute()
  const chosen = { bookSchemeId: `h1.${sessionCode}`, bookNumId: `h1.${numberOf(no)}` }
  const asked = { compatId: personId, bookHosId: hosId, ...chosen }
  const { code, msg, obj } = await server.call('nethos.book.z2order.halo.register', asked, session)
  expect(`${code} ${msg}`).toMatch(/^0 /)
  await settle()
  const { pickUpCode } = await db
    .selectFrom('keptOrder')
    .select('pickUpCode')
    .where('ourNo', '=', obj.orderId)
    .executeTakeFirstOrThrow()
  patients.push({ accountId, bookingId: obj.orderId, pickUpCode })
}

const place = async (nth: number) => {
  const { accountId, bookingId } = patients[nth]!
  return (await server.call('nethos.clinic.queue.get', { bookingId }, await server.sessionOf({ accountId }))).obj
}
const line = async () => (await asOffice('staff.clinic.queue.detail', { hosId, sessionCode })).obj
const inLine = async () => (await line()).visitors.map((one: any) => `${one.no} ${one.status}`)
const arrive = (no: number, more: object = {}) =>
  asOffice('staff.clinic.queue.arrive', { hosId, numberCode: numberOf(no), ...more })
const next = () => asOffice('staff.clinic.queue.next', { hosId, sessionCode })
const move = async (no: number, act: string) => {
  const { visitorId } = (await line()).visitors.find((one: any) => one.no === no)
  return asOffice('staff.clinic.queue.move', { hosId, sessionCode, visitorId, act })
}
const titlesOf = async (nth: number) =>
  (
    await db
      .selectFrom('message')
      .select('title')
      .where('accountId', '=', patients[nth]!.accountId)
      .orderBy('createdAt')
      .execute()
  ).map(one => one.title)

beforeAll(async () => {
  await aHospital(db, { hosId, hosName: '宁禾社区医院' })
  asOffice = await aStaff('office', 'operator')
  const dept = {
    hosId,
    deptName: '全科',
    introduction: '',
    place: '一楼',
    kind: 'ordinary',
    partCodes: [],
    position: 0,
  }
  const { deptCode } = await saved('staff.clinic.department.save', { ...dept, isActive: true })
  const times = { period: 'am', startMinute: 8 * 60, numberCount: 8, minutesEach: 10 }
  const release = { releaseDays: 14, releaseHour: 7, releaseBy: 'first_come' }
  const clinic = { hosId, deptCode, onDay, kind: 'ordinary', feeCents: 0, campusName: '', room: '3诊室' }
  ;({ sessionCode } = await saved('staff.clinic.session.add', { ...clinic, ...times, ...release }))
  await settle()
  for (const no of [1, 3, 4, 6]) await aBooked(no)
  await saved('staff.clinic.number.turn', { hosId, numberCode: numberOf(2), to: 'window' })
}, 60_000)

test('before the day nobody checks in, and no patient is in a line', async () => {
  expect(await arrive(1)).toMatchObject({ code: '04022930' })
  expect(await place(0)).toMatchObject({ status: 'none' })
  expect((await asOffice('staff.clinic.queue.list')).list).toEqual([])
})

describe('on the day', () => {
  beforeAll(async () => {
    await server.advance(Math.ceil((startOfDay(onDay) + 7.5 * 3_600_000 - runtime.clock.now()) / 1000))
    await settle()
  })

  test('the desk sees who is expected, by name, and the look is written down', async () => {
    expect((await asOffice('staff.clinic.queue.list')).list).toMatchObject([
      { hosName: '宁禾社区医院', deptName: '全科', room: '3诊室', expectedCount: 5, waitingCount: 0, calledNo: 0 },
    ])
    const { visitors } = await line()
    expect(visitors.map((one: any) => [one.no, one.status, one.name])).toEqual([
      [1, 'expected', '王秀英'],
      [2, 'expected', ''],
      [3, 'expected', '王秀英'],
      [4, 'expected', '王秀英'],
      [6, 'expected', '王秀英'],
    ])
    const looks = await db.selectFrom('audit').select('accountId').where('action', '=', 'clinic.queue.list').execute()
    expect(new Set(looks.map(one => one.accountId))).toEqual(new Set(patients.map(one => one.accountId)))
    expect(await place(0)).toMatchObject({ status: 'expected', no: 1, calledNo: 0 })
  })

  test('who shows his code or is tapped in the list stands in the line by his number, whoever comes first', async () => {
    const byCode = (pickUpCode: string) => asOffice('staff.clinic.queue.code', { hosId, pickUpCode })
    expect((await byCode(patients[1]!.pickUpCode)).obj).toMatchObject({ no: 3, deptName: '全科', room: '3诊室' })
    expect(await byCode(patients[1]!.pickUpCode)).toMatchObject({ code: '04022932' })
    expect(await byCode('000000')).toMatchObject({ code: '04022933' })
    expect(await arrive(5)).toMatchObject({ code: '04022931' })
    expect(await arrive(2, { guestName: '赵大爷' })).toMatchObject({ code: '0' })
    expect(await arrive(2)).toMatchObject({ code: '04022932' })
    expect(await arrive(4)).toMatchObject({ code: '0' })
    expect(await inLine()).toEqual(['2 waiting', '3 waiting', '4 waiting', '1 expected', '6 expected'])
    expect((await line()).visitors[0].name).toBe('赵大爷')
    expect(await place(1)).toMatchObject({ status: 'waiting', before: 1, room: '3诊室', wait: null })
  })

  test('a call reaches who is called, and who is near hears of it once', async () => {
    expect((await next()).obj).toEqual({ no: 2, name: '赵大爷' })
    expect(await titlesOf(1)).toContain('快到您了')
    expect((await next()).obj).toEqual({ no: 3, name: '王秀英' })
    expect(await titlesOf(1)).toContain('叫到您了')
    expect(await place(1)).toMatchObject({ status: 'called', calledNo: 3 })
    expect((await titlesOf(2)).filter(title => title === '快到您了')).toHaveLength(1)
    await move(3, 'recall')
    expect((await line()).visitors.find((one: any) => one.no === 3)).toMatchObject({ status: 'called', callCount: 2 })
  })

  test('who comes late stands behind the next two, and who has missed a call as well', async () => {
    await arrive(6)
    await arrive(1)
    expect(await inLine()).toEqual(['2 called', '3 called', '4 waiting', '6 waiting', '1 waiting'])
    expect(await place(0)).toMatchObject({ status: 'waiting', before: 2 })
    await move(3, 'pass')
    expect(await titlesOf(1)).toContain('您已过号')
    await move(3, 'rejoin')
    expect(await inLine()).toEqual(['2 called', '4 waiting', '6 waiting', '3 waiting', '1 waiting'])
    expect(await move(3, 'finish')).toMatchObject({ code: '04022935' })
  })

  test('two hands that call at once call two numbers', async () => {
    const called = await Promise.all([next(), next()])
    expect(called.map(({ obj }) => obj.no).toSorted()).toEqual([4, 6])
  })

  test('who is done has been seen, and the booking says so', async () => {
    await move(4, 'finish')
    await settle()
    const { status } = await db
      .selectFrom('booking')
      .select('status')
      .where('bookingId', '=', patients[2]!.bookingId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('seen')
    expect(await place(2)).toMatchObject({ status: 'done' })
    // Which of the two hands was the later one nobody knows.
    expect((await asOffice('staff.clinic.queue.list')).list[0]).toMatchObject({
      doneCount: 1,
      waitingCount: 2,
      calledNo: expect.toBeOneOf([4, 6]),
    })
  })

  test('a doctor sees the lines that he holds, and no other', async () => {
    const asDoctor = await aStaff('doctor', 'doctor', 'd1')
    expect((await asDoctor('staff.clinic.queue.list')).list).toEqual([])
    for (const [service, fields] of [
      ['staff.clinic.queue.detail', {}],
      ['staff.clinic.queue.next', {}],
      ['staff.clinic.queue.move', { visitorId: (await line()).visitors[0].visitorId, act: 'pass' }],
    ] as const)
      expect(await asDoctor(service, { hosId, sessionCode, ...fields })).toMatchObject({ code: '00010440' })
    expect(await asDoctor('staff.clinic.queue.arrive', { hosId, numberCode: numberOf(2) })).toMatchObject({
      code: '00010440',
    })
  })
})
