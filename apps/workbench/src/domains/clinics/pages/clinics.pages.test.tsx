import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localClinicDeskServices as services } from '@nethos/contract/clinics/local-desk.services.ts'
import type { LocalDepartment, LocalPlan, LocalSession } from '@nethos/contract/clinics/local.schemas.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import DepartmentsPage from './departments.page.tsx'
import PlansPage from './plans.page.tsx'
import SessionPage from './session.page.tsx'
import SessionsPage from './sessions.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-23T09:00:00+08:00')
const department: LocalDepartment = {
  deptCode: 'K2',
  parentCode: 'K1',
  deptName: '心血管内科',
  introduction: '',
  place: '门诊楼二楼',
  kind: 'ordinary',
  partCodes: [],
  gbDeptCode: '',
  position: 0,
  isActive: true,
  doctors: [
    {
      doctorCode: 'D1',
      doctorName: '沈知远',
      title: '主任医师',
      skill: '',
      isExpert: true,
      docId: '',
      position: 0,
      isActive: true,
    },
    {
      doctorCode: 'D2',
      doctorName: '单丹',
      title: '主治医师',
      skill: '',
      isExpert: false,
      docId: '',
      position: 0,
      isActive: true,
    },
  ],
}
const parent: LocalDepartment = {
  ...department,
  deptCode: 'K1',
  parentCode: '',
  deptName: '内科',
  place: '',
  doctors: [],
}
const clinic = {
  deptCode: 'K2',
  deptName: '心血管内科',
  doctorCode: 'D1',
  doctorName: '沈知远',
  period: 'am' as const,
  kind: 'expert' as const,
  feeCents: 3600,
  campusName: '东湖院区',
  room: '203诊室',
  releaseBy: 'first_come' as const,
}
const plan: LocalPlan = {
  ...clinic,
  planCode: 'P1',
  weekday: 1,
  startMinute: 480,
  numberCount: 20,
  minutesEach: 10,
  releaseDays: 14,
  releaseHour: 7,
  grownUntil: '2026-12-07',
}
const aSession = (given: Partial<LocalSession> = {}): LocalSession => ({
  ...clinic,
  sessionCode: '261123-P1',
  onDay: '2026-11-23',
  isStopped: false,
  stopReason: '',
  releaseAt: now - 86_400_000,
  startsAt: Date.parse('2026-11-23T08:00:00+08:00'),
  endsAt: Date.parse('2026-11-23T11:20:00+08:00'),
  numberCount: 20,
  freeCount: 12,
  patientCount: 5,
  windowCount: 3,
  ...given,
})
const number = { startsAt: now, bookingId: '', outcome: '' as const }

beforeEach(async () => {
  await begin(now)
  answer(services.listKeepers, [
    { hosId: 'h1', hosName: '宁禾大学附属第一医院', keeper: 'system', campusNames: [] },
    { hosId: 'h4', hosName: '宁禾社区医院', keeper: 'us', campusNames: ['东湖院区'] },
  ])
  answer(services.listLocalDepartments, [parent, department])
  answer(services.listLocalSessions, [aSession(), aSession({ sessionCode: 's2', isStopped: true })])
  answer(services.listPlans, [plan])
  answer(services.localSession, {
    session: aSession(),
    numbers: [
      { ...number, numberCode: 'n1', no: 1, state: 'free' },
      { ...number, numberCode: 'n2', no: 2, state: 'registered', bookingId: 'b1' },
      { ...number, numberCode: 'n3', no: 3, state: 'window' },
    ],
  })
  answer(services.addSession, { sessionCode: 'x' })
  answer(services.savePlan, { planCode: 'P2' })
  answer(services.removePlan, true)
  answer(services.stopLocalSession, { patientCount: 5 })
  answer(services.turnNumber, true)
  answer(services.endLocalVisit, true)
  answer(services.saveDepartment, { deptCode: 'K3' })
  answer(services.saveDoctor, { doctorCode: 'D3' })
  answer(doctorDeskServices.listPlaces, { hospitals: [], departments: [] } as never)
  answer(doctorDeskServices.listDeskDoctors, { rows: [], pageNum: 1, pageSize: 50, hasNextPage: false })
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, textarea' }), { target: { value } })
const choose = async (label: string, title: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByTitle(title))
}

describe('the sessions of a day', () => {
  const open = (address = '/clinics?hosId=h4') => openPage(address, { path: '/clinics', Page: SessionsPage })

  it('stand with their numbers and their state', async () => {
    open()
    for (const text of ['剩12个，共20个', '线上5个 · 窗口3个', '可预约', '已停诊', '东湖院区'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(sentTo(services.listLocalSessions)[0]).toEqual({ hosId: 'h4', onDay: '2026-11-23' })
    await press('后一天')
    await waitFor(() => expect(sentTo(services.listLocalSessions).at(-1)).toMatchObject({ onDay: '2026-11-24' }))
  })

  it('can only be looked at where the hospital keeps them itself', async () => {
    open('/clinics?hosId=h1')
    expect(await screen.findByText(/由医院自己的挂号系统维护，这里只能查看/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '新增一节门诊' })).toBeNull()
  })

  it('get one more, once each field is right', async () => {
    open()
    await press('新增一节门诊')
    await press('保存')
    for (const text of ['请选择科室', '请填写挂号费']) expect(await screen.findByText(text)).toBeTruthy()
    await choose('科室', '心血管内科')
    await choose('医生', '沈知远 主任医师')
    await type('挂号费', '36')
    await type('号数', '2')
    await type('开始时间', '12:30')
    expect(await screen.findByText('上午的门诊须在6:00至12:00之间开始')).toBeTruthy()
    await type('开始时间', '08:30')
    await press('保存')
    await waitFor(() =>
      expect(sentTo(services.addSession)).toEqual([
        {
          hosId: 'h4',
          deptCode: 'K2',
          doctorCode: 'D1',
          onDay: '2026-11-23',
          period: 'am',
          kind: 'expert',
          feeCents: 3600,
          campusName: '东湖院区',
          room: '',
          startMinute: 510,
          numberCount: 2,
          minutesEach: 10,
          releaseDays: 14,
          releaseHour: 7,
          releaseBy: 'first_come',
        },
      ]),
    )
  })
})

describe('one session', () => {
  const open = () => openPage('/clinics/h4/261123-P1', { path: '/clinics/:hosId/:sessionCode', Page: SessionPage })

  it('is stopped after saying whom it concerns', async () => {
    open()
    await press('停诊')
    expect(await screen.findByText(/这节门诊有5位患者已挂号或待支付/)).toBeTruthy()
    await press('确定停诊')
    expect(await screen.findByText('停诊原因不能为空')).toBeTruthy()
    await type('停诊原因（患者会看到）', '医生临时出诊')
    await press('确定停诊')
    await waitFor(() =>
      expect(sentTo(services.stopLocalSession)).toEqual([
        { hosId: 'h4', sessionCode: '261123-P1', reason: '医生临时出诊' },
      ]),
    )
    expect(await screen.findByText('已停诊，正在通知5位患者')).toBeTruthy()
  })

  it('sells numbers at the window, takes them back and marks visits', async () => {
    open()
    await press('1号在窗口挂出')
    await press('3号退回线上')
    await press('2号已就诊')
    await waitFor(() => expect(sentTo(services.endLocalVisit)).toHaveLength(1))
    expect(sentTo(services.turnNumber)).toEqual([
      { hosId: 'h4', numberCode: 'n1', to: 'window' },
      { hosId: 'h4', numberCode: 'n3', to: 'free' },
    ])
    expect(sentTo(services.endLocalVisit)).toEqual([{ hosId: 'h4', numberCode: 'n2', outcome: 'seen' }])
    expect(screen.getByRole('link', { name: '查看挂号单' }).getAttribute('href')).toBe('/bookings/b1')
  })
})

describe('the clinics of each week', () => {
  it('are listed, and removed after a question', async () => {
    openPage('/clinics/plans?hosId=h4', { path: '/clinics/plans', Page: PlansPage })
    for (const text of ['每周一上午', '08:00开始', '20个号', '提前14天7点'])
      expect(await screen.findByText(text)).toBeTruthy()
    await press('删除')
    expect((await screen.findAllByText('删除每周一上午的心血管内科沈知远？')).length).toBeGreaterThan(0)
    fireEvent.click(screen.getAllByRole('button', { name: /删\s?除/ }).at(-1)!)
    await waitFor(() => expect(sentTo(services.removePlan)).toEqual([{ hosId: 'h4', planCode: 'P1' }]))
  })
})

describe('departments', () => {
  it('stand with their doctors, and get more of both', async () => {
    openPage('/clinics/departments?hosId=h4', { path: '/clinics/departments', Page: DepartmentsPage })
    for (const text of ['— 心血管内科', '沈知远', '门诊楼二楼']) expect(await screen.findByText(text)).toBeTruthy()
    await press('新增医生')
    await press('保存')
    expect(await screen.findByText('医生姓名不能为空')).toBeTruthy()
    await type('医生姓名', '林㛃')
    await press('保存')
    await waitFor(() =>
      expect(sentTo(services.saveDoctor)).toMatchObject([{ hosId: 'h4', deptCode: 'K2', doctorName: '林㛃' }]),
    )
  })
})
