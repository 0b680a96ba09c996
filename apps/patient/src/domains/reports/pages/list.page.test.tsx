import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { reportServices } from '@nethos/contract/reports/reports.services.ts'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import ReportsHome from './home.page.tsx'
import ListOfReports from './list.page.tsx'

vi.mock('@nethos/calls/call.ts')

const row: ReportRow = {
  reportId: 'r1',
  personId: 'p1',
  kind: 'lab',
  reportName: '血常规',
  hosId: 'h1',
  hosName: '第一医院',
  departmentName: '检验科',
  state: 'final',
  access: 'open',
  opensAt: null,
  feeCents: 0,
  datedAt: Date.parse('2026-11-20T08:00:00+08:00'),
  isUnread: false,
  hasPictures: false,
  hasPdf: false,
}
const filesAt = (...names: string[]) =>
  answer(reportServices.reportTypes, {
    personId: 'p1',
    personName: '王秀英',
    hospitals: names.map((hosName, at) => ({ hosId: `h${at + 1}`, hosName })),
    types: [],
    pdfKinds: [],
  })

beforeEach(() => {
  forget()
  answer(reportServices.listReports, onePage(row))
})

test('who has files at two hospitals narrows the list down to one', async () => {
  filesAt('第一医院', '妇幼保健院')
  openAt('/report/list?compatId=p1', ListOfReports)
  const one = await screen.findByRole('radio', { name: '妇幼保健院' })
  expect(sentTo(reportServices.listReports)).not.toHaveProperty('hosId')
  fireEvent.click(one)
  expect(sentTo(reportServices.listReports)).toMatchObject({ personId: 'p1', hosId: 'h2' })
  expect(await screen.findByRole('radio', { name: '全部医院' })).toBeTruthy()
})

test('who has a file at one is not asked which', async () => {
  filesAt('第一医院')
  openAt('/report/list?compatId=p1', ListOfReports)
  await screen.findByText('血常规')
  expect(callsOf(reportServices.reportTypes)).toHaveLength(1)
  expect(screen.queryByRole('radio', { name: '全部医院' })).toBeNull()
})

test('who comes back from a report finds what the list was narrowed down to', async () => {
  filesAt('第一医院')
  openAt('/report/list?compatId=p1&tab=issued&search=血&from=2026-11-01', ListOfReports)
  await screen.findByText('血常规')
  expect(sentTo(reportServices.listReports)).toMatchObject({ state: 'issued', word: '血', fromDay: '2026-11-01' })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '血')
  expect(screen.getByRole('tab', { name: '已出' }).getAttribute('aria-selected')).toBe('true')
})

test('a list without rows asks for no hospitals', async () => {
  answer(reportServices.listReports, onePage())
  openAt('/report/list?compatId=p1', ListOfReports)
  await screen.findByText('暂无报告')
  expect(callsOf(reportServices.reportTypes)).toHaveLength(0)
})

test('an account without a person of care is led to add one, and back here', async () => {
  refuse(reportServices.listReports, commonRefusals.not_found)
  openAt('/report/list?type=lab', ListOfReports)
  await screen.findByText('您还没有就诊人信息，请先添加就诊人')
  const way = screen.getByRole('link', { name: '添加就诊人' }).getAttribute('href')
  expect(way).toBe(`/my/compat/add?callback=${encodeURIComponent('/report/list?type=lab')}`)
  expect(screen.queryByText('记录不存在')).toBeNull()
})

test('a person in the address whom the account does not have is no such record', async () => {
  refuse(reportServices.listReports, commonRefusals.not_found)
  openAt('/report/list?compatId=gone', ListOfReports)
  await screen.findByText('记录不存在')
})

test('the page before it leads there too', async () => {
  refuse(reportServices.reportTypes, commonRefusals.not_found)
  openAt('/report', ReportsHome)
  expect(await screen.findByRole('link', { name: '添加就诊人' })).toBeTruthy()
})
