import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ownClinicServices as services, type OwnSession } from '@nethos/contract/clinics/own-clinic.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import OwnClinicsPage from './own-clinics.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`)
const session: OwnSession = {
  hosId: 'h4',
  hosName: '宁禾社区医院',
  sessionCode: 's1',
  deptCode: 'd',
  deptName: '全科',
  doctorCode: 'x',
  doctorName: '沈知远',
  onDay: '2026-11-23',
  period: 'am',
  kind: 'ordinary',
  feeCents: 0,
  campusName: '',
  room: '3诊室',
  isStopped: false,
  stopReason: '',
  releaseAt: at('07:00'),
  releaseBy: 'first_come',
  startsAt: at('08:00'),
  endsAt: at('12:00'),
  numberCount: 10,
  freeCount: 4,
  patientCount: 5,
  windowCount: 1,
  mayStop: true,
}
const open = (...rows: OwnSession[]) => {
  answer(services.listOwnSessions, rows)
  openPage('/my-clinics', { path: '/my-clinics', Page: OwnClinicsPage })
}
beforeEach(() => begin(at('07:30')))

it('a session is stopped with a reason, after it was said how many patients will be told', async () => {
  answer(services.stopOwnSession, { patientCount: 5 })
  open(session)
  const card = within(await screen.findByRole('listitem', { name: /今天上午 08:00-12:00/ }))
  fireEvent.click(card.getByRole('button', { name: /停\s?诊/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '确定停诊？' }))
  expect(dialog.getByText(/这节门诊有5位患者已挂号或待支付/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '确定停诊' }))
  expect(sentTo(services.stopOwnSession)).toEqual([])
  fireEvent.change(dialog.getByLabelText('停诊原因（患者会看到）'), { target: { value: '医生外出抢救' } })
  fireEvent.click(dialog.getByRole('button', { name: '确定停诊' }))
  await waitFor(() =>
    expect(sentTo(services.stopOwnSession)).toEqual([{ hosId: 'h4', sessionCode: 's1', reason: '医生外出抢救' }]),
  )
  expect(await screen.findByText('已停诊，正在通知5位患者')).toBeTruthy()
})

it('one that the hospital keeps itself, or that is stopped, has no button', async () => {
  open(
    { ...session, mayStop: false },
    { ...session, sessionCode: 's2', mayStop: false, isStopped: true, stopReason: '会议' },
  )
  expect(await screen.findByText('号源由医院系统维护，停诊请联系门诊办公室。')).toBeTruthy()
  expect(screen.getByText('已停诊')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /停\s?诊/ })).toBeNull()
})
