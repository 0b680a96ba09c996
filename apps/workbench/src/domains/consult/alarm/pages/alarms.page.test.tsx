import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { alarmDeskServices as services } from '@nethos/contract/consult/alarm-desk.services.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import AlarmsPage from './alarms.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const now = Date.parse('2026-11-22T08:00:00Z')
const row = {
  consultId: 'c1',
  consultType: 'DOCPIC',
  alarmStatus: 'duty',
  raisedAt: now - 6 * 60_000,
  consulterName: '张秀英',
  consulterGender: 'F',
  consulterAge: 71,
  redFlags: ['chest_pain'],
  docName: '沈知远',
  gbDeptName: '心血管内科',
  isOwn: false,
} as const

beforeEach(() => begin(now))
const open = (role: StaffRole, isOwn = false, consultType: ConsultType = row.consultType) => {
  answer(staffServices.getMe, { staffId: 's1', name: '沈知远', role })
  answer(services.listAlarms, [{ ...row, redFlags: [...row.redFlags], isOwn, consultType }])
  return openPage('/alarms', { path: '/alarms', Page: AlarmsPage })
}

it('somebody of the duty list takes a consult over and comes to it', async () => {
  answer(services.takeAlarm, true)
  const { router } = open('doctor')
  expect(await screen.findByText('胸痛')).toBeTruthy()
  expect(screen.getByText('6分钟')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '我来接手' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/consults/c1'))
  expect(sentTo(services.takeAlarm)).toEqual([{ consultId: 'c1' }])
})

it('who takes over a renewal comes to its talk, as the renewal is decided by another; whose it is comes to it', async () => {
  answer(services.takeAlarm, true)
  const { router } = open('doctor', false, 'RENEWAL_OF_CONSULTATION')
  fireEvent.click(await screen.findByRole('button', { name: '我来接手' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/consults/c1'))
})

it('who was asked for a renewal opens it', async () => {
  open('doctor', true, 'RENEWAL_OF_CONSULTATION')
  expect((await screen.findByRole('link', { name: '打开咨询' })).getAttribute('href')).toBe('/renewals/c1')
})

it('who was asked opens his own', async () => {
  open('doctor', true)
  expect((await screen.findByRole('link', { name: '打开咨询' })).getAttribute('href')).toBe('/consults/c1')
})

it('the emergency desk is told whom to call', async () => {
  answer(services.handleAlarm, { mobile: '13800000001' })
  open('operator')
  fireEvent.click(await screen.findByRole('button', { name: '我来联系患者' }))
  expect(await screen.findByText('手机号：13800000001')).toBeTruthy()
})
