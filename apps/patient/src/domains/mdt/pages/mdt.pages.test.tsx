import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { mdtServices } from '@nethos/contract/clinics/mdt.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aSession, inDays, saturday, someNumbers } from '../../booking/testing/booking.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import ClinicsPage from './clinics.page.tsx'
import NoticePage from './notice.page.tsx'
import SessionsPage from './sessions.page.tsx'

vi.mock('@nethos/calls/call.ts')
const parts = [
  { deptId: 'h1.k1', deptName: '呼吸内科' },
  { deptId: 'h1.k2', deptName: '胸外科' },
]
const clinic: OutputOf<typeof mdtServices.listMdtClinics>[number] = {
  deptId: 'h1.m1',
  deptName: '肺结节多学科门诊',
  clinicDoctorId: '',
  parts,
  hosId: 'h1',
  hosName: '宁大一院',
  deptIntro: '几科一起看。',
  place: '5层',
  feeCents: 30_000,
  slotState: 'bookable',
  next: { sessionId: 'h1.s1', onDay: inDays(4), period: 'am', time: '08:30' },
}

beforeEach(() => {
  vi.useFakeTimers({ now: saturday, toFake: ['Date'] })
  forget()
  answer(mdtServices.listMdtClinics, [clinic])
  answer(findingServices.listNumbers, someNumbers)
})

test('what it is comes first, and is agreed to', async () => {
  answer(contentServices.fixedText, { title: '', version: '1', content: '<p>几个科室一起看。</p>', publishedAt: 1 })
  const { at } = openAt('/book/mdt/pre?bookHosId=h1', NoticePage)
  expect(await screen.findByText('几个科室一起看。')).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '多学科门诊须知' })
  fireEvent.click(screen.getByRole('checkbox'))
  await press('下一步')
  expect(at()).toBe('/book/mdt?bookHosId=h1')
})

test('the clinics with who takes part and the fee', async () => {
  openAt('/book/mdt', ClinicsPage)
  expect(await screen.findByText('肺结节多学科门诊')).toBeDefined()
  expect(screen.getByText('呼吸内科')).toBeDefined()
  expect(screen.getByText('胸外科')).toBeDefined()
  expect(screen.getByText('¥300.00')).toBeDefined()
  expect(screen.getByText('周三（11月25日）上午 08:30')).toBeDefined()
  expect(way(/肺结节/)).toBe('/book/mdt/scheme?bookDeptId=h1.m1&bookHosId=h1')
})

test('a hospital without any leads on to the others', async () => {
  answer(mdtServices.listMdtClinics, [])
  openAt('/book/mdt?bookHosId=h2', ClinicsPage)
  expect(await screen.findByText('暂无多学科门诊')).toBeDefined()
  expect(way('看看其他医院')).toBe('/book/mdt')
})

test('the chosen time carries who takes part to the confirmation', async () => {
  answer(mdtServices.mdtSessions, [{ ...aSession({ kind: 'mdt', feeCents: 30_000 }), parts }])
  openAt('/book/mdt/scheme?bookDeptId=h1.m1&bookHosId=h1', SessionsPage)
  expect(await screen.findByText('胸外科')).toBeDefined()
  await press('周三（11月25日）上午，可预约，¥300.00，余2')
  const query = new URLSearchParams(way('预约 08:30（2号）')?.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({ bookSort: '4', mdtDeptList: 'h1.k1,h1.k2', bookFee: '30000' })
})

test('without a clinic one is chosen first', () =>
  expect(openAt('/book/mdt/scheme', SessionsPage).at()).toBe('/book/mdt'))
