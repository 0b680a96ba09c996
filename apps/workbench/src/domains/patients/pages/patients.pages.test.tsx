import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { patientDeskServices as services } from '@nethos/contract/patients/patient-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskPatient, FoundPatient } from '../patients.calls.ts'
import PatientPage from './patient.page.tsx'
import PatientsPage from './patients.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const found = (accountId: string): FoundPatient => ({
  accountId,
  mobile: '138****0001',
  accountState: 'open',
  createdAt: at,
  personName: '王*英',
})
const aPatient = (changes: Partial<DeskPatient> = {}): DeskPatient => ({
  accountId: 'a1',
  mobile: '138****0001',
  accountState: 'open',
  createdAt: at,
  lockedUntil: null,
  closingDueAt: null,
  closedAt: null,
  people: [
    {
      personId: 'p1',
      personName: '王*英',
      gender: 'F',
      age: 71,
      idCard: '110105********1234',
      mobile: '138****0009',
      relationship: 'self',
      isSelf: true,
      isRealname: true,
      hospitalAccounts: [{ hosName: '南山云医院', recordNumber: '*****3456', boundAt: at }],
    },
  ],
  consultCount: 23,
  consults: [
    {
      consultId: 'c1',
      consultType: 'DOCPIC',
      consultStatus: 'going',
      answererName: '陈志远',
      personName: '王*英',
      createdAt: at,
    },
  ],
  paymentCount: 1,
  payments: [{ payNo: 'n1', subject: '图文咨询', amountCents: 2000, paymentState: 'paid', createdAt: at }],
  ...changes,
})

beforeEach(() => begin())

const openSearch = () => openPage('/patients', { path: '/patients', Page: PatientsPage })
const openDetail = () => openPage('/patients/a1', { path: '/patients/:accountId', Page: PatientPage })
function look(number: string) {
  fireEvent.change(screen.getByLabelText('手机号或身份证号'), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: /查\s*找/ }))
}

it('asks for nothing but a whole number', async () => {
  openSearch()
  look('1380000')
  expect(await screen.findByText('请输入完整、正确的手机号或身份证号')).toBeTruthy()
  expect(sentTo(services.findPatients)).toEqual([])
})

it('goes on to the only account, and the number stands in no address', async () => {
  answer(services.findPatients, [found('a1')])
  const { router } = openSearch()
  look('13800000001')
  await waitFor(() => expect(router.state.location.pathname).toBe('/patients/a1'))
  expect(sentTo(services.findPatients)).toEqual([{ number: '13800000001' }])
  expect(JSON.stringify(router.state.location)).not.toContain('13800000001')
})

it('shows several accounts to choose from', async () => {
  answer(services.findPatients, [found('a1'), { ...found('a2'), mobile: '', accountState: 'closed' }])
  openSearch()
  look('13800000001')
  expect((await screen.findByRole('link', { name: '138****0001' })).getAttribute('href')).toBe('/patients/a1')
  expect(screen.getByRole('link', { name: '已注销账号' }).getAttribute('href')).toBe('/patients/a2')
  expect(screen.getByText('已注销')).toBeTruthy()
})

it('says so when there is nobody', async () => {
  answer(services.findPatients, [])
  openSearch()
  look('13800000001')
  expect(await screen.findByText('没有找到使用该号码的患者')).toBeTruthy()
})

it('shows people, hospital accounts, consults and payments with the way to the orders', async () => {
  answer(services.deskPatient, aPatient())
  openDetail()
  for (const words of ['110105********1234', '女 · 71岁', '本人', '已实名', '南山云医院'])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getByText('咨询（共 23 条，显示最近 20 条）')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看支付单' }).getAttribute('href')).toBe('/orders?number=c1')
  expect(screen.getByRole('link', { name: 'n1' }).getAttribute('href')).toBe('/orders/n1')
  expect(screen.getByText('缴费（共 1 条）')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: '登记投诉' }).map(link => link.getAttribute('href'))).toEqual([
    '/complaints/record/a1',
    '/complaints/record/a1?consultId=c1',
  ])
})

it.each([
  [{ accountState: 'locked', lockedUntil: at } as const, '密码登录已锁定', '2026-11-21 15:00:00，期间可用验证码登录'],
  [{ accountState: 'closing', closingDueAt: at } as const, '注销等待期', '2026-11-21 15:00:00，此前本人可以撤回'],
  [{ accountState: 'closed', mobile: '', closedAt: at } as const, '已注销', '已随注销删除'],
])('says what state the account is in: %j', async (changes, state, words) => {
  answer(services.deskPatient, aPatient({ people: [], ...changes }))
  openDetail()
  expect(await screen.findByText(state)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('还没有就诊人')).toBeTruthy()
})
