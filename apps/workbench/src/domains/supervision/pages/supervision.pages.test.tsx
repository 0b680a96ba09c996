import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { supervisionDeskServices as services } from '@nethos/contract/supervision/supervision-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { Difference, Overview, Report } from '../supervision.calls.ts'
import ComparisonPage from './comparison.page.tsx'
import ReportsPage from './reports.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T15:00:00+08:00')
const calm: Overview = {
  isConnected: true,
  waiting: 0,
  refused: 0,
  differences: 0,
  oldestWaitingAt: null,
  lastAcceptedAt: at,
  trouble: '',
  troubleSince: null,
}
const refused: Report = {
  reportId: 'r1',
  sequence: 7,
  kind: 'consult',
  recordId: 'c1',
  version: 1,
  reportState: 'refused',
  occurredAt: at,
  reportedAt: at,
  receiptNo: '',
  reason: '缺少必填项：doctors.0.licenceNumber',
}
const pageOf = <R,>(rows: R[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(() => begin())
const openReports = (address = '/supervision') => openPage(address, { path: '/supervision', Page: ReportsPage })
const openDays = (address: string) => openPage(address, { path: '/supervision/days', Page: ComparisonPage })

it('says why a report was refused and sends it again', async () => {
  answer(services.supervisionOverview, { ...calm, refused: 1 })
  answer(services.listReports, pageOf([refused]))
  answer(services.retryReport, true)
  openReports()
  expect(await screen.findByText('缺少必填项：doctors.0.licenceNumber')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新上报第7号' }))
  await waitFor(() => expect(sentTo(services.retryReport)).toEqual([{ reportId: 'r1' }]))
})

it.each([
  [{ isConnected: false, waiting: 12 }, '尚未接入省级监管平台'],
  [
    { waiting: 3, trouble: 'SupervisionUnreachableError: away', troubleSince: at },
    '监管平台无法连接，自2026-11-21 15:00起',
  ],
  [{ waiting: 3, oldestWaitingAt: at }, '有3条正在排队上报，最早一条产生于2026-11-21 15:00'],
  [{ refused: 2, waiting: 1, oldestWaitingAt: at }, '有2条被监管平台退回，还没有上报成功'],
  [{}, '全部已上报，最近一次2026-11-21 15:00'],
])('says how the line to the platform is: %o', async (now, sentence) => {
  answer(services.supervisionOverview, { ...calm, ...now })
  answer(services.listReports, pageOf<Report>([]))
  openReports()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(await screen.findByText('还没有需要上报的记录')).toBeTruthy()
})

it('keeps the filters in the address and asks with them', async () => {
  answer(services.supervisionOverview, calm)
  answer(services.listReports, pageOf<Report>([]))
  openReports('/supervision?state=refused&kind=staff&day=2026-11-21')
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
  expect(sentTo(services.listReports)[0]).toMatchObject({ reportState: 'refused', kind: 'staff', onDay: '2026-11-21' })
})

it('closes what nobody here knows, with a note', async () => {
  const difference: Difference = {
    differenceId: 'd1',
    onDay: '2026-11-21',
    difference: 'unknown_here',
    reportId: 'r9',
    kind: null,
    recordId: '',
    reportState: null,
    foundAt: at,
    closedAt: null,
    closedBy: '',
    note: '',
  }
  answer(services.listDifferences, pageOf([difference]))
  answer(services.closeDifference, true)
  openDays('/supervision/days?day=2026-11-21')
  fireEvent.click(await screen.findByRole('button', { name: '处理差异：r9' }))
  fireEvent.click(await screen.findByRole('button', { name: '确认已处理' }))
  expect(await screen.findByText('处理说明不能为空')).toBeTruthy()
  expect(sentTo(services.closeDifference)).toEqual([])
  fireEvent.change(screen.getByLabelText('处理说明'), { target: { value: '平台测试数据' } })
  fireEvent.click(screen.getByRole('button', { name: '确认已处理' }))
  await waitFor(() => expect(sentTo(services.closeDifference)).toEqual([{ differenceId: 'd1', note: '平台测试数据' }]))
})

it('lets somebody settle a difference whose report was refused again, and nobody one that goes again by itself', async () => {
  const difference: Difference = {
    differenceId: 'd1',
    onDay: '2026-11-21',
    difference: 'missing_there',
    reportId: 'r1',
    kind: 'consult',
    recordId: 'c1',
    reportState: 'refused',
    foundAt: at,
    closedAt: null,
    closedBy: '',
    note: '',
  }
  const other: Difference = { ...difference, differenceId: 'd2', reportId: 'r2', reportState: 'waiting' }
  answer(services.listDifferences, pageOf([difference, other]))
  openDays('/supervision/days?day=2026-11-21')
  expect(await screen.findByText('重新上报被退回')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看原因，修正后重新上报' }).getAttribute('href')).toBe(
    '/supervision?state=refused',
  )
  expect(screen.getByRole('button', { name: '处理差异：r1' })).toBeTruthy()
  expect(screen.getByText('已排队重新上报')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '处理差异：r2' })).toBeNull()
})
