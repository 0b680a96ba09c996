import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { schoolServices } from '@nethos/contract/clinics/school.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aSession, inDays, saturday, someNumbers } from '../../booking/testing/booking.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import ByDatePage from './by-date.page.tsx'
import ByExpertPage from './by-expert.page.tsx'
import DepartmentsPage from './departments.page.tsx'
import DoctorPage from './doctor.page.tsx'

vi.mock('@nethos/calls/call.ts')
const ofSchool = { kind: 'school', feeCents: 0, deptId: 'h3.x1', deptName: '全科', clinicDoctorId: 'h3.xy' } as const
const session = aSession({ ...ofSchool, docName: '周青' })

beforeEach(() => {
  vi.useFakeTimers({ now: saturday, toFake: ['Date'] })
  forget()
  answer(schoolServices.schoolSessions, [
    aSession({ ...ofSchool, sessionId: 'h3.s0', onDay: inDays(1), slotState: 'full', left: 0 }),
    session,
  ])
  answer(schoolServices.schoolNumbers, someNumbers)
})

test('its departments, or that there are none', async () => {
  answer(schoolServices.listSchoolDepartments, [
    { deptCode: 'h3.x1', deptName: '全科', deptIntro: '常见病。', place: '1层', hosName: '宁禾大学校医院' },
  ])
  const { leave } = openAt('/school/dept', DepartmentsPage)
  expect(await screen.findByText('全科')).toBeDefined()
  expect(way(/全科/)).toBe('/school/type/date?deptCode=h3.x1')
  expect(way('我的挂号')).toBe('/my/book/school')
  leave()
  forget()
  answer(schoolServices.listSchoolDepartments, [])
  openAt('/school/dept', DepartmentsPage)
  expect(await screen.findByText('校医院暂无可挂号的科室')).toBeDefined()
})

test('by date: the day that can be booked is open, a number leads to the confirmation', async () => {
  openAt('/school/type/date?deptCode=h3.x1', ByDatePage)
  expect(await screen.findByText('周青')).toBeDefined()
  expect(screen.getByText('余2')).toBeDefined()
  expect(way('按专家')).toBe('/school/type/expert?deptCode=h3.x1')
  expect(way(/周青/)).toBe('/school/paiban?docId=h3.xy')
  await press('周三（11月25日）上午，可预约，免费，余2')
  expect(sentTo(schoolServices.schoolNumbers)).toEqual({ sessionId: 'h1.s1' })
  expect(way('预约 08:30（2号）')).toContain('bookSort=3')
})

test('by expert: a tap shows the doctor’s schedule', async () => {
  openAt('/school/type/expert?deptCode=h3.x1', ByExpertPage)
  expect(await screen.findByText('周三（11月25日）上午 08:30')).toBeDefined()
  expect(way(/最近可约/)).toBe('/school/paiban?docId=h3.xy')
})

test('a clinic that any doctor may hold is one of them', async () => {
  answer(schoolServices.schoolSessions, [aSession({ ...ofSchool, clinicDoctorId: '', docName: '', docTitle: '' })])
  openAt('/school/type/expert?deptCode=h3.x1', ByExpertPage)
  expect(await screen.findByText('普通门诊')).toBeDefined()
  expect(way(/普通门诊/)).toBe('/school/paiban?docId=h3.x1')
})

test('a doctor’s schedule and numbers', async () => {
  answer(schoolServices.schoolSessions, [session])
  openAt('/school/paiban?docId=h3.xy', DoctorPage)
  expect(await screen.findByText('周青')).toBeDefined()
  expect(sentTo(schoolServices.schoolSessions)).toEqual({ docId: 'h3.xy' })
  await press('预约这一节')
  expect(way('预约 08:30（2号）')).toContain('/book/confirm?')
})

test('without a schedule that is said', async () => {
  answer(schoolServices.schoolSessions, [])
  openAt('/school/paiban?docId=h3.xy', DoctorPage)
  expect(await screen.findByText('这位医生近两周没有排班')).toBeDefined()
})

test('without a department, or without a doctor, one is chosen first', () => {
  expect(openAt('/school/type/date', ByDatePage).at()).toBe('/school/dept')
  expect(openAt('/school/type/expert', ByExpertPage).at()).toBe('/school/dept')
  expect(openAt('/school/paiban', DoctorPage).at()).toBe('/school/dept')
})
