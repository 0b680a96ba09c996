import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aClinicDepartment, aClinicDoctor } from '../clinics/clinics.samples.ts'
import { aDepartment, aDoctor } from './doctors.samples.ts'

const server = await openTestServer()
const call = async (name: string, sent: object) => (await server.call(name, sent)).list

test('psychiatry is its own department with what stands below it', async () => {
  await aDepartment(server.db, { gbDeptCode: '15', gbDeptName: '精神科' })
  await aDepartment(server.db, { gbDeptCode: '15.01', gbDeptName: '精神病专业', parentCode: '15' })
  await aDepartment(server.db)
  expect(await call('nethos.doc.psychiatry.department', {})).toEqual([
    { gbDeptCode: '15', gbDeptName: '精神科', sonGbDeptList: [{ gbDeptCode: '15.01', gbDeptName: '精神病专业' }] },
  ])
})

test('who works in a department is found by its own name or the national one, nurses too, those who have left not', async () => {
  await aDoctor(server.db, { docId: 's1', deptName: '乳腺外科', recommendPosition: 2 })
  await aDoctor(server.db, { docId: 's2', deptName: '乳腺外科', docType: 'NURSE', recommendPosition: 1 })
  await aDoctor(server.db, { docId: 's3', deptName: '乳腺外科', isActive: false })
  await aDoctor(server.db, { docId: 's4' })
  const ids = async (deptName: string) =>
    (await call('nethos.hos.staff.list', { deptName })).map((one: { docId: string }) => one.docId)
  expect(await ids('乳腺外科')).toEqual(['s2', 's1'])
  expect(await ids('内科')).toEqual(['s4'])
  expect(await ids('没有的科')).toEqual([])
  expect((await server.call('nethos.hos.staff.list', {})).msg).toBe('科室名称不能为空')
})

test('where a consulting doctor sees patients on the spot', async () => {
  await aDoctor(server.db, { docId: 'b1' })
  const deptId = await aClinicDepartment(server.db, { deptCode: 'k1', deptName: '心内科门诊' })
  const clinicDoctorId = await aClinicDoctor(server.db, { deptId, docId: 'b1' })
  await aClinicDoctor(server.db, { deptId, docId: 'b1', isActive: false })
  const places = [
    { bookDeptId: deptId, deptName: '心内科门诊', bookHosId: 'h1', hosName: '宁海人民医院', bookDocId: clinicDoctorId },
  ]
  expect(await call('nethos.doc.book.dept.list', { docId: 'b1' })).toEqual(places)
  expect(await call('nethos.sys.bookdoc.list', { docId: 'b1' })).toEqual(places)
  expect(await call('nethos.doc.book.dept.list', { docId: 'b2' })).toEqual([])
  expect(await server.call('nethos.sys.bookdoc.list', { docId: 7 })).toMatchObject({ http: 400 })
})

test('for how long a doctor can be engaged: what is open, in its order', async () => {
  await aDoctor(server.db, { docId: 'v1' })
  const serve = { docId: 'v1', priceCents: 30_000, lengthUnit: 'MONTH' }
  await server.db
    .insertInto('doctorService')
    .values([
      { ...serve, serveName: '季度', lengthOfTime: 3, position: 2 },
      { ...serve, serveName: '月度', lengthOfTime: 1, position: 1 },
      { ...serve, serveName: '停售', lengthOfTime: 1, position: 0, isOpen: false },
    ])
    .execute()
  expect(await call('smarthos.card.info.doc.serve', { doctorId: 'v1' })).toEqual([
    { serveName: '月度', servePrice: 30_000, serveLengthOfTime: 1, serveLengthOfTimeUnit: 'MONTH' },
    { serveName: '季度', servePrice: 30_000, serveLengthOfTime: 3, serveLengthOfTimeUnit: 'MONTH' },
  ])
})
