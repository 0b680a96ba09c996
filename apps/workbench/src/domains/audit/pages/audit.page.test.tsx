import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { auditDeskServices as services } from '@nethos/contract/audit/audit-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { AuditRow } from '../audit.calls.ts'
import AuditPage from './audit.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const aLine = (changed: Partial<AuditRow> = {}): AuditRow => ({
  lineId: '7',
  at: Date.parse('2026-11-21T07:04:05Z'),
  actorKind: 'staff',
  actorName: '陈志远',
  actorRole: 'doctor',
  action: 'consult.read',
  accountId: 'a1',
  accountMobile: '138****0001',
  personName: '王*英',
  recordType: 'consult',
  recordId: 'c1',
  requestId: 'r1',
  ...changed,
})

beforeEach(async () => {
  await begin()
  const rows = [aLine(), aLine({ lineId: '6', actorKind: 'system', actorName: '', actorRole: '', accountId: '' })]
  answer(services.listAudit, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
})

const open = (address = '/audit') => openPage(address, { path: '/audit', Page: AuditPage })
const last = () => sentTo(services.listAudit).at(-1)

it('says who did what with whose record, and when', async () => {
  open()
  expect(await screen.findByText('陈志远 · 医生')).toBeTruthy()
  expect(screen.getAllByText('查看了咨询内容和健康档案')).toHaveLength(2)
  expect(screen.getAllByText('2026-11-21 15:04:05')).toHaveLength(2)
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(screen.getByText('系统')).toBeTruthy()
})

it('calls nobody 您 who only reads of it', async () => {
  const actions = ['booking.list', 'booking.read', 'account.mobile.desk.ask'] as const
  const rows = actions.map(action => aLine({ action, lineId: action }))
  answer(services.listAudit, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
  open()
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table.textContent).toContain('在挂号列表中看到了'))
  expect(table.textContent).not.toContain('您')
})

it('is narrowed down by staff, day, and the account of a line', async () => {
  open('/audit?staff=%E9%99%88&day=2026-11-21')
  await waitFor(() => expect(last()).toMatchObject({ staff: '陈', onDay: '2026-11-21', accountId: '' }))
  fireEvent.click(await screen.findByRole('button', { name: '138****0001' }))
  await waitFor(() => expect(last()).toMatchObject({ accountId: 'a1', mobile: '' }))
})

it('asks by a mobile, which never stands in the address', async () => {
  const { router } = open()
  await screen.findByText('陈志远 · 医生')
  const field = screen.getByLabelText('患者手机号')
  fireEvent.change(field, { target: { value: '138 0000 0001' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(last()).toMatchObject({ mobile: '13800000001' }))
  expect(router.state.location.search).not.toContain('13800000001')
})
