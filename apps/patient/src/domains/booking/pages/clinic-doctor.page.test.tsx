import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aClinicDoctor, aSession, inDays, saturday, someNumbers } from '../testing/booking.samples.ts'
import ClinicDoctorPage from './clinic-doctor.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  vi.useFakeTimers({ now: saturday, toFake: ['Date'] })
  forget()
  answer(findingServices.clinicDoctorInfo, { ...aClinicDoctor(), docId: 'd0001' })
  answer(findingServices.doctorSessions, [
    aSession({ sessionId: 'h1.full', onDay: inDays(1), slotState: 'full', left: 0 }),
    aSession({ sessionId: 'h1.stop', onDay: inDays(2), slotState: 'stopped', stopReason: '医生外出会议' }),
    aSession(),
    aSession({
      sessionId: 'h1.soon',
      onDay: inDays(14),
      period: 'pm',
      slotState: 'upcoming',
      releaseAt: saturday + 90_000,
    }),
  ])
  answer(findingServices.listNumbers, someNumbers)
})

const open = async () => {
  const opened = openAt('/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1', ClinicDoctorPage, {
    path: '/book/doc/:id',
  })
  await screen.findByText('沈知远')
  return opened
}

test('who it is, and all days at a glance with state and fee', async () => {
  await open()
  expect(sentTo(findingServices.doctorSessions)).toEqual({ clinicDoctorId: 'h1.d1' })
  expect(screen.getByText('主任医师 · 心血管内科')).toBeDefined()
  expect(screen.getByText('擅长：高血压、冠心病')).toBeDefined()
  const table = screen.getByRole('table', { name: '沈知远的门诊时间' })
  expect([...table.querySelectorAll('thead th')].map(one => one.textContent)).toEqual([
    '日期',
    '上午',
    '下午',
    '延时17:00-20:00',
  ])
  expect([...table.querySelectorAll('tbody th')].map(one => one.textContent)).toEqual([
    '今天11/21 周六',
    '明天11/22 周日',
    '后天11/23 周一',
    '周二11/24',
    '周三11/25',
    '11/26至12/4共9天',
    '周六12/5',
  ])
  expect(screen.getByRole('button', { name: '周三（11月25日）上午，可预约，¥50.00，余2' })).toBeDefined()
  expect(screen.getByText('停诊').closest('button')).toBeNull()
  expect(screen.getByText('11/23 上午停诊：医生外出会议')).toBeDefined()
  expect(table.querySelectorAll('td[colspan="3"]')).toHaveLength(2)
  expect(screen.getAllByText('未排班')).toHaveLength(2 + 1 + 4 * 2)
})

test('in large letters the days stand one below the other, those with sessions alone', async () => {
  openAt('/book/doc/h1.d1', ClinicDoctorPage, { path: '/book/doc/:id', app: { isElder: true } })
  expect(await screen.findByRole('heading', { name: '周三（11月25日）' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  await press('周三（11月25日）上午，可预约，¥50.00，余2')
  expect(way('预约 08:30（2号）')).toContain('bookNumId=h1.s1.2')
})

test('the next number is proposed first, and leads to the confirmation with all that it needs', async () => {
  await open()
  expect(screen.getByText('周三（11月25日）上午 08:30')).toBeDefined()
  await press('预约这一节')
  expect(sentTo(findingServices.listNumbers)).toEqual({ sessionId: 'h1.s1' })
  const query = new URLSearchParams(way('预约 08:30（2号）')?.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    bookDocId: 'h1.d1',
    deptName: '心血管内科',
    hosName: '宁禾大学附属第一医院',
    schemeAmpm: 'am',
    schemeDate: '2026-11-25',
    bookFee: '5000',
    bookNumId: 'h1.s1.2',
    bookSchemeId: 'h1.s1',
    bookSort: '1',
  })
  expect(screen.queryByRole('button', { name: /08:20/ })).toBeNull()
  await press(/08:40/)
  expect(way('预约 08:40（3号）')).toContain('bookNumId=h1.s1.3')
})

test('what is full cannot be chosen: one can wait for it', async () => {
  await open()
  await press('明天（11月22日）上午，已满，¥50.00，可候补')
  expect(callsOf(findingServices.listNumbers)).toHaveLength(0)
  expect(way('候补这一节')).toBe('/book/waitlist?bookSchemeId=h1.full')
})

test('what is not released yet says when it is, by the server’s clock', async () => {
  await open()
  await press('周六（12月5日）下午，即将放号，¥50.00')
  expect(screen.getByText('今天 09:01 放号，共 2 个号')).toBeDefined()
  expect(screen.getByRole('timer').textContent).toBe('还有 01分30秒')
  expect(screen.queryByRole('link', { name: /预约 / })).toBeNull()
})

test('a session whose numbers have gone meanwhile offers to wait', async () => {
  answer(findingServices.listNumbers, [])
  await open()
  await press('预约这一节')
  expect(way('候补这一节')).toBe('/book/waitlist?bookSchemeId=h1.s1')
})

test('whoever can be asked online can be asked first', async () => {
  await open()
  expect(way('先在网上问问这位医生')).toBe('/doc/index?docId=d0001')
  expect(way('同科室的其他医生')).toBe('/book/book/expert?bookDeptId=h1.k1&bookHosId=h1&bookSort=1')
})

test('who is not there is told', async () => {
  refuse(findingServices.clinicDoctorInfo, commonRefusals.not_found)
  openAt('/book/doc/h1.d9', ClinicDoctorPage, { path: '/book/doc/:id' })
  expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
})

const askAgain = () => act(() => queryClient.invalidateQueries())

test('a time that somebody else takes before one’s eyes is told, and another is proposed', async () => {
  await open()
  await press('预约这一节')
  await press(/08:40/)
  answer(findingServices.listNumbers, someNumbers.slice(0, 2))
  await askAgain()
  expect(await screen.findByText('您选的 08:40 刚刚被别人约走，已换成 08:30，也可以另选。')).toBeDefined()
  expect(way('预约 08:30（2号）')).toContain('bookNumId=h1.s1.2')
})

test('a session that is stopped, or taken away, while one looks at it says so', async () => {
  await open()
  await press('预约这一节')
  answer(findingServices.doctorSessions, [aSession({ slotState: 'stopped', stopReason: '医生外出会议' })])
  await askAgain()
  expect(await screen.findByText('停诊：医生外出会议')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^预约 / })).toBeNull()
  answer(findingServices.doctorSessions, [])
  await askAgain()
  expect(await screen.findByText(/这一节门诊已经结束/)).toBeDefined()
  await press('选别的时间')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('before anything is released the next release is counted down to; without any clinic that is said', async () => {
  answer(findingServices.doctorSessions, [
    aSession({ slotState: 'upcoming', releaseAt: saturday + 3_600_000 }),
    aSession({ sessionId: 'h1.s2', onDay: inDays(5), slotState: 'upcoming', releaseAt: saturday + 90_000 }),
  ])
  const { leave } = await open()
  expect(screen.getByText('今天 09:01')).toBeDefined()
  expect(screen.getByRole('timer').textContent).toBe('还有 01分30秒，放号后这里就能预约')
  leave()
  forget()
  answer(findingServices.clinicDoctorInfo, { ...aClinicDoctor(), docId: '' })
  answer(findingServices.doctorSessions, [])
  await open()
  expect(screen.getByText(/近两周没有排班/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
