import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import type { SurgeryHome } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { answer, forget, openPage } from '../../../testing/open-page.tsx'
import PatientHomePage from './patient-home.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => forget())

const at = Date.parse('2026-11-25T09:00:00+08:00')
const surgery: SurgeryHome = {
  surgeryId: 's1',
  personId: 'p1',
  personName: '王秀英',
  surgeryName: '腹腔镜胆囊切除术',
  kind: 'day',
  day: '2026-11-25',
  plannedAt: at,
  hosName: '宁禾大学附属第一医院',
  deptName: '普通外科',
  ward: '日间病房',
  doctorName: '周敏',
  status: 'planned',
  statusLabel: '已安排',
  recordNumber: 'B260001',
  place: '门诊楼5层 日间手术中心',
  arriveAt: at - 7_200_000,
  anaesthesia: 'general',
  notice: '',
  companionName: '',
  companionRelationship: '',
  companionMobileMasked: '',
  statusText: '请按时到院。',
  steps: [],
  preparation: [{ text: '不吃东西', at: at - 6 * 3_600_000, source: '《成人择期手术术前禁食禁饮》' }],
  stages: [],
  tasks: [],
  isKeeper: true,
  unreadCount: 0,
}

test('日间手术: before the operation the guide sheet stands with its bar and QR code, and the hour of fasting with its source', async () => {
  answer(daySurgeryServices.surgeryHome, surgery)
  openPage('/daysurgery/home?compatId=p1&id=s1', PatientHomePage)
  expect(await screen.findByRole('heading', { name: '导诊单：到院时出示' })).toBeDefined()
  expect(await screen.findByRole('img', { name: '病案号B260001的二维码' })).toBeDefined()
  expect(await screen.findByRole('img', { name: '病案号B260001的条形码' })).toBeDefined()
  expect(screen.getByText(/不吃东西/)).toBeDefined()
  expect(screen.getByText(/成人择期手术术前禁食禁饮/)).toBeDefined()
})

test('日间手术: once he is in the theatre the progress stands there, and the guide sheet does not', async () => {
  const step = { event: 'called_in' as const, label: '入手术室', at, isCurrent: true }
  answer(daySurgeryServices.surgeryHome, { ...surgery, status: 'operating', statusLabel: '手术中', steps: [step] })
  openPage('/daysurgery/home?compatId=p1&id=s1', PatientHomePage)
  expect(await screen.findByRole('heading', { name: '手术进展' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: '导诊单：到院时出示' })).toBeNull()
})
