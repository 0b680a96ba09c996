import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aDepartment, aDoctor, aHospital } from '../../doctors/doctors.samples.ts'

const server = await openTestServer({ NETHOS_KEPT_HOSPITALS: 'h1' })
const { db, runtime } = server
const hosId = 'h1'
const onDay = addDays(dayOf(runtime.clock.now()), 1)
type Ask = (service: string, fields?: object) => Promise<any>
let office: Ask
let shen: Ask
let dan: Ask
let nurseOfHeart: Ask
let nurseOfSkin: Ask
let nurseOfNone: Ask

const aStaff = async (login: string, role: string, docId: string | null = null): Promise<Ask> => {
  const at = { login, passwordHash: '', name: login, role, docId, createdAt: new Date() }
  const { staffId } = await db.insertInto('staff').values(at).returning('staffId').executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return (service, fields = {}) => server.staff.call(service, fields, session)
}
const saved = async (service: string, fields: object) => {
  const { code, msg, obj } = await office(service, fields)
  expect(`${service} ${code} ${msg}`).toMatch(/ 0 /)
  return obj
}
let deptCode = ''
let doctorCode = ''
const aSession = async (given: object = {}): Promise<string> => {
  const times = { period: 'am', startMinute: 8 * 60, numberCount: 4, minutesEach: 10 }
  const release = { releaseDays: 14, releaseHour: 7, releaseBy: 'first_come' }
  const clinic = { hosId, deptCode, doctorCode, onDay, kind: 'ordinary', feeCents: 0, campusName: '', room: '3诊室' }
  return (await saved('staff.clinic.session.add', { ...clinic, ...times, ...release, ...given })).sessionCode
}
const stop = (ask: Ask, sessionCode: string) =>
  ask('staff.clinic.own.stop', { hosId, sessionCode, reason: '医生外出抢救' })
const listed = async (ask: Ask) =>
  (await ask('staff.clinic.own.list')).list.map((one: any) => [one.sessionCode, one.mayStop])

beforeAll(async () => {
  await aHospital(db, { hosId, hosName: '宁禾社区医院' })
  await aDepartment(db, { gbDeptCode: '03.04', gbDeptName: '心血管内科专业' })
  await aDepartment(db, { gbDeptCode: '13', gbDeptName: '皮肤科' })
  await aDoctor(db, { docId: 'dShen', docName: '沈知远', hosId, gbDeptCode: '03.04' })
  await aDoctor(db, { docId: 'dDan', docName: '单丹', hosId, gbDeptCode: '03.04' })
  await aDoctor(db, { docId: 'nHeart', docName: '吴护士', hosId, gbDeptCode: '03.04' })
  await aDoctor(db, { docId: 'nSkin', docName: '孙护士', hosId, gbDeptCode: '13' })
  office = await aStaff('office', 'operator')
  shen = await aStaff('shen', 'doctor', 'dShen')
  dan = await aStaff('dan', 'doctor', 'dDan')
  nurseOfHeart = await aStaff('heart', 'nurse', 'nHeart')
  nurseOfSkin = await aStaff('skin', 'nurse', 'nSkin')
  nurseOfNone = await aStaff('none', 'nurse')
  const dept = {
    hosId,
    deptName: '心血管内科',
    introduction: '',
    place: '',
    kind: 'ordinary',
    partCodes: [],
    position: 0,
  }
  ;({ deptCode } = await saved('staff.clinic.department.save', { ...dept, gbDeptCode: '03.04', isActive: true }))
  const doctor = { hosId, deptCode, title: '主任医师', skill: '', isExpert: true, position: 0, isActive: true }
  ;({ doctorCode } = await saved('staff.clinic.doctor.save', { ...doctor, doctorName: '沈知远', docId: 'dShen' }))
})

test('a doctor sees his own sessions, a nurse those of her department, and nobody else any', async () => {
  const sessionCode = await aSession()
  expect(await listed(shen)).toEqual([[sessionCode, true]])
  expect(await listed(nurseOfHeart)).toEqual([[sessionCode, true]])
  for (const ask of [dan, nurseOfSkin, nurseOfNone]) expect(await listed(ask)).toEqual([])
})

test('another doctor, and a nurse of another department, may not stop it; it goes on', async () => {
  const [[sessionCode]] = await listed(shen)
  for (const ask of [dan, nurseOfSkin, nurseOfNone])
    expect(await stop(ask, sessionCode)).toMatchObject({ code: '00010440' })
  expect(await listed(shen)).toEqual([[sessionCode, true]])
})

test('its own doctor stops it with a reason, once, and it is written down by his name', async () => {
  const [[sessionCode]] = await listed(shen)
  expect(await shen('staff.clinic.own.stop', { hosId, sessionCode, reason: ' ' })).toMatchObject({
    msg: '停诊原因不能为空',
  })
  expect(await stop(shen, sessionCode)).toMatchObject({ code: '0', obj: { patientCount: 0 } })
  expect(await stop(shen, sessionCode)).toMatchObject({ code: '04022918' })
  expect(await listed(shen)).toEqual([[sessionCode, false]])
  const lines = await db.selectFrom('audit').select('recordId').where('action', '=', 'clinic.session.stop').execute()
  expect(lines).toEqual([{ recordId: `${hosId}.${sessionCode}` }])
})

test('a nurse of the department stops one that no doctor is named for', async () => {
  const sessionCode = await aSession({ doctorCode: '', period: 'pm', startMinute: 14 * 60 })
  expect(await listed(shen)).not.toContainEqual([sessionCode, true])
  expect(await stop(nurseOfHeart, sessionCode)).toMatchObject({ code: '0' })
})
