import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContent, type LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { reportDeskServices as services } from '@nethos/contract/reports/reports-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskReport } from '../reports.calls.ts'
import ReportPage from './report.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = (day: string) => Date.parse(`${day}T08:00:00+08:00`)
const glucose = (value: number, unit = 'mmol/L'): LabItem => ({
  itemCode: 'GLU',
  loinc: '1558-6',
  name: '空腹血糖',
  group: '',
  value,
  comparator: '',
  text: '',
  unit,
  ucum: unit,
  range: unit === 'mmol/L' ? { low: 3.9, high: 6.1, text: '3.9-6.1' } : { low: 70, high: 110, text: '70-110' },
  flag: value === 7 ? 'high' : '',
  method: '',
  specimen: '',
  note: '标本轻度溶血',
})

const report = (content: object): DeskReport => ({
  reportId: 'r1',
  personId: 'p1',
  kind: 'lab',
  reportName: '生化',
  hosId: 'h1',
  hosName: '宁禾一院',
  departmentName: '检验科',
  state: 'final',
  access: 'open',
  opensAt: null,
  feeCents: 0,
  datedAt: at('2026-11-20'),
  isUnread: false,
  hasPictures: false,
  hasPdf: false,
  personName: '王秀英',
  gender: 'F',
  birthOn: '1952-02-02',
  version: 1,
  orderedAt: null,
  takenAt: at('2026-11-20'),
  issuedAt: at('2026-11-20'),
  orderedBy: '',
  reportedBy: '周敏',
  checkedBy: '吴强',
  content: { ...emptyContent, series: [], documents: [], filesComing: 0, ...content },
  explained: {
    summary: '',
    outside: 1,
    soon: 0,
    items: [
      {
        standing: 'high',
        critical: false,
        by: 'range',
        low: 3.9,
        high: 6.1,
        published: null,
        knowledge: {
          key: 'glucose',
          name: '葡萄糖',
          measures: '',
          above: '',
          below: '',
          calm: '',
          disturbs: [],
          sources: [],
        },
        advice: null,
      },
    ],
    findings: [],
    conclusion: [],
    terms: [],
  },
  earlier: [],
  isHeld: false,
})

beforeEach(async () => {
  await begin()
  answer(services.readDeskReport, true)
})
const openReport = () => openPage('/reports/r1', { path: '/reports/:reportId', Page: ReportPage })

it('an item opens into what was measured before, in one unit, with what was printed', async () => {
  answer(services.deskReport, report({ items: [glucose(7)] }))
  answer(services.deskTrend, [
    { reportId: 'r0', hosName: '二院', takenAt: at('2025-11-20'), gender: 'F', item: glucose(108, 'mg/dL') },
    { reportId: 'r1', hosName: '宁禾一院', takenAt: at('2026-11-20'), gender: 'F', item: glucose(7) },
  ])
  openReport()
  expect(await screen.findByText('标本轻度溶血')).toBeTruthy()
  expect(sentTo(services.deskTrend)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '空腹血糖历次变化' }))
  const trend = within(await screen.findByRole('region', { name: '空腹血糖历次变化' }))
  expect(sentTo(services.deskTrend)).toEqual([{ reportId: 'r1', itemIndex: 0 }])
  expect(trend.getByRole('img').getAttribute('aria-label')).toContain('2次结果')
  const [now, before] = trend.getAllByRole('listitem').map(one => one.textContent)
  expect(now).toContain('2026-11-20 7 mmol/L 偏高')
  expect(before).toContain('2025-11-20 5.99 mmol/L 在范围内 原报告为 108 mg/dL')
  fireEvent.click(screen.getByRole('button', { name: '空腹血糖历次变化' }))
  expect(screen.queryByRole('region', { name: '空腹血糖历次变化' })).toBeNull()
})

it('what was measured once says that there is nothing before', async () => {
  answer(services.deskReport, report({ items: [glucose(7)] }))
  answer(services.deskTrend, [
    { reportId: 'r1', hosName: '宁禾一院', takenAt: at('2026-11-20'), gender: 'F', item: glucose(7) },
  ])
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '空腹血糖历次变化' }))
  expect(await screen.findByText('没有更早的结果。')).toBeTruthy()
})

it('an electrocardiogram has its figures and its trace, as large as on paper', async () => {
  const samples = Array.from({ length: 500 }, (_, nth) => (nth % 100 === 50 ? 1000 : 0))
  const ecg = {
    heartRate: 71,
    prMs: 160,
    qrsMs: 92,
    qtMs: 384,
    qtcMs: 418,
    axis: 42,
    lowestRate: null,
    highestRate: null,
  }
  const trace = { periodMs: 10, leads: [{ lead: 'II', factor: 1, origin: 0, samples }] }
  answer(services.deskReport, report({ ecg: { ...ecg, trace } }))
  openReport()
  const ecgSection = within(await screen.findByRole('region', { name: '心电图' }))
  expect(ecgSection.getByText('418 ms')).toBeTruthy()
  expect(ecgSection.queryByText('最低心率')).toBeNull()
  const drawing = ecgSection.getByRole('img')
  // Five seconds at 25 mm, and the calibration mark.
  expect(drawing.style.width).toBe('137mm')
  fireEvent.click(ecgSection.getByText('200%'))
  expect(drawing.style.width).toBe('274mm')
})

it('a CT is looked at in the window that is chosen', async () => {
  const pictures = [{ attaId: 'a', imageUrl: '/files/a?t=1', thumbUrl: '/files/a-small', title: '第1层' }]
  answer(
    services.deskReport,
    report({ series: [{ seriesName: '胸部平扫', modality: 'CT', pictures, windows: ['lung', 'bone'] }] }),
  )
  openReport()
  const series = within(await screen.findByRole('region', { name: '胸部平扫' }))
  fireEvent.click(series.getByText('骨窗'))
  fireEvent.click(series.getByRole('img', { name: '第1层' }))
  await waitFor(() =>
    expect([...document.querySelectorAll('img')].map(one => one.getAttribute('src'))).toContain(
      '/files/a?t=1&window=bone',
    ),
  )
})

it('a picture that the archive did not give says so, and is asked for again', async () => {
  const pictures = [{ attaId: 'a', imageUrl: '/files/a?t=1', thumbUrl: '/files/a-small', title: '第1层' }]
  answer(services.deskReport, report({ series: [{ seriesName: '胸部平扫', modality: 'CT', pictures, windows: [] }] }))
  openReport()
  const series = within(await screen.findByRole('region', { name: '胸部平扫' }))
  fireEvent.error(series.getByRole('img', { name: '第1层' }))
  expect(series.queryByRole('img', { name: '第1层' })).toBeNull()
  fireEvent.click(series.getByRole('button', { name: '第1层没有取到，重新获取' }))
  expect(series.getByRole('img', { name: '第1层' }).getAttribute('src')).toBe('/files/a-small')
})
