import { beforeAll, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aHospital } from '../doctors/doctors.samples.ts'
import { aClinicDepartment, aClinicDoctor, aSession, type SampleSession } from './clinics.samples.ts'

const server = await openTestServer()
const { call, db, runtime } = server
const now = runtime.clock.now()
const missing = { code: '00010440', msg: '记录不存在' }
const parts = [
  { bookDeptId: 'h1.k2', deptName: '胸外科' },
  { bookDeptId: 'h1.k1', deptName: '呼吸内科' },
]
let lung: SampleSession
let school: SampleSession

beforeAll(async () => {
  await aHospital(db, { hosId: 'h1', hosName: '宁禾一院' })
  await aHospital(db, { hosId: 'h2', hosName: '宁禾大学校医院' })
  await aClinicDepartment(db, { deptCode: 'k1', deptName: '呼吸内科' })
  await aClinicDepartment(db, { deptCode: 'k2', deptName: '胸外科' })
  const partIds = ['h1.k2', 'h1.k1']
  await aClinicDepartment(db, {
    deptCode: 'm1',
    deptName: '肺结节多学科门诊',
    kind: 'mdt',
    partIds,
    introduction: '几科一起看。',
  })
  await aClinicDepartment(db, { hosId: 'h2', deptCode: 'x0', deptName: '校医院', kind: 'school' })
  await aClinicDepartment(db, {
    parentId: 'h2.x0',
    hosId: 'h2',
    deptCode: 'x1',
    deptName: '全科',
    kind: 'school',
    place: '1层',
  })
  const doctor = await aClinicDoctor(db, { hosId: 'h2', deptId: 'h2.x1', doctorCode: 'xy', doctorName: '周青' })
  lung = await aSession(db, { deptId: 'h1.m1', kind: 'mdt', feeCents: 30_000, inDays: 2, now })
  school = await aSession(db, {
    hosId: 'h2',
    deptId: 'h2.x1',
    clinicDoctorId: doctor,
    kind: 'school',
    feeCents: 0,
    now,
  })
})

test('clinics of several departments say who takes part, what they cost and when the next one is', async () => {
  const { list } = await call('nethos.book.dept.mdt.list', { bookHosId: 'h1' })
  expect(list).toEqual([
    {
      bookDeptId: 'h1.m1',
      deptName: '肺结节多学科门诊',
      bookDocId: '',
      mdtDeptList: parts,
      bookHosId: 'h1',
      hosName: '宁禾一院',
      deptIntro: '几科一起看。',
      place: '',
      bookFee: 30_000,
      slotState: 'bookable',
      next: { bookSchemeId: lung.sessionId, schemeDate: lung.onDay, schemeAmpm: 'am', numTime: '08:00' },
    },
  ])
  expect((await call('nethos.book.dept.mdt.list')).list).toEqual(list)
  expect((await call('nethos.book.dept.mdt.list', { bookHosId: 'h2' })).list).toEqual([])
  expect(await call('nethos.book.dept.mdt.list', { bookHosId: 7 })).toMatchObject({ http: 400 })
})

test('their sessions say who sits together; another department has none of them', async () => {
  const { list } = await call('nethos.book.mdt.scheme.list', { bookDeptId: 'h1.m1' })
  expect(list).toMatchObject([
    { bookSchemeId: lung.sessionId, schemeType: 'mdt', bookFee: 30_000, mdtDeptList: parts, slotState: 'bookable' },
  ])
  for (const bookDeptId of ['h1.k1', 'none'])
    expect(await call('nethos.book.mdt.scheme.list', { bookDeptId })).toMatchObject(missing)
})

test('nobody is offered one of the same day: papers and films are to be brought, and the history to be written', async () => {
  await aClinicDepartment(db, { deptCode: 'm2', deptName: '甲状腺多学科门诊', kind: 'mdt', partIds: ['h1.k1'] })
  const today = await aSession(db, { deptId: 'h1.m2', kind: 'mdt', inDays: 0, period: 'pm', now })
  await db
    .updateTable('clinicSession')
    .set({ endsAt: new Date(now + 3_600_000) })
    .where('sessionId', '=', today.sessionId)
    .execute()
  expect((await call('nethos.book.mdt.scheme.list', { bookDeptId: 'h1.m2' })).list).toEqual([])
})

test('the school hospital: departments, sessions of a department, a day or a doctor, and numbers', async () => {
  const service = 'zheer.yygh.ApiSchoolHosService.'
  const department = { deptCode: 'h2.x1', deptName: '全科', deptIntro: '', place: '1层', hosName: '宁禾大学校医院' }
  expect((await call('zheer.yygh.ApiSchoolHosService.xyyGhDeptList')).list).toEqual([department])
  expect((await call(`${service}xyyGhDeptList`, { hosid: 'h1' })).list).toEqual([])
  const sessions = async (sent: object) =>
    (await call('zheer.yygh.ApiSchoolHosService.xyySchemeList', sent)).list.map(
      (one: { bookSchemeId: string }) => one.bookSchemeId,
    )
  expect(await sessions({ deptCode: 'h2.x1' })).toEqual([school.sessionId])
  expect(await sessions({ docId: 'h2.xy' })).toEqual([school.sessionId])
  expect(await sessions({ deptCode: 'h2.x1', date: school.onDay })).toEqual([school.sessionId])
  expect(await sessions({ deptCode: 'h2.x1', date: lung.onDay })).toEqual([])
  const own = await aSession(db, { hosId: 'h2', deptId: 'h2.x1', kind: 'school', period: 'pm', now })
  expect(await sessions({ docId: 'h2.x1' })).toEqual([own.sessionId])
  expect(await sessions({ deptCode: 'h1.m1' })).toEqual([])
  expect(await sessions({})).toEqual([])
  const wrong = await call(`${service}xyySchemeList`, { deptCode: 'h2.x1', date: 'morgen' })
  expect(wrong.msg).toBe('日期格式不正确')
  const { list } = await call('zheer.yygh.ApiSchoolHosService.xyyNumList', { bookSchemeId: school.sessionId })
  expect(list[0]).toMatchObject({ bookNumId: school.numberIds[0], numTime: '08:00', slotState: 'bookable' })
  expect(await call(`${service}xyyNumList`, { bookSchemeId: 'none' })).toMatchObject(missing)
})

test('what is a clinic of its own does not stand among the usual departments, nor is it found by words', async () => {
  const { list } = await call('nethos.book.dept.list.scheme.state', { bookHosId: 'h1' })
  expect(list.map((one: { deptName: string }) => one.deptName)).toEqual(['呼吸内科', '胸外科'])
  const { obj } = await call('nethos.book.doc.list.search.v2', { search: '周青' })
  expect(obj.list).toEqual([])
  const found = await call('nethos.book.doc.list.search', { search: '周青', schemeType: 'school' })
  expect(found.list.map((one: { docName: string }) => one.docName)).toEqual(['周青'])
})
