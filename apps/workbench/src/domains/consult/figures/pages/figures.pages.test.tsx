import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { figureServices as services, type Figures } from '@nethos/contract/consult/figures.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import HospitalFiguresPage from './hospital-figures.page.tsx'
import MyFiguresPage from './my-figures.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))
// A canvas draws nothing here; what it shows stands in the table beneath.
vi.mock('uplot', async () => ({ default: (await import('../../../../app/testing/no-plot.ts')).NoPlot }))
const save = vi.hoisted(() => vi.fn<(name: string, text: string) => void>())
vi.mock('../../../../controls/save-text.ts', () => ({ saveText: save }))

const money = { paidCents: 2000, couponCents: 0, refundedCents: 500, earnedCents: -500 }
const figures: Figures = {
  days: [
    { onDay: '2026-11-22', begun: 3, promised: 2, answered: 2, inTime: 1, lapsed: 0, ...money },
    { onDay: '2026-11-23', begun: 1, promised: 1, answered: 1, inTime: 1, lapsed: 0, ...money },
  ],
  kinds: [{ consultType: 'DOCPIC', begun: 4, ...money }],
  channels: [{ payChannel: null, ...money }],
  medianMinutes: 35,
  stars: [0, 0, 0, 1, 1],
}
const doctor = {
  docId: 'd1',
  docName: '陈志远',
  docDeptName: '心血管内科',
  ...figures.days[0]!,
  reviewCount: 2,
  score: 9,
}

beforeEach(async () => {
  save.mockClear()
  await begin(Date.parse('2026-11-23T12:00:00+08:00'))
  answer(services.myFigures, figures)
  answer(services.hospitalFigures, { ...figures, doctors: [doctor] })
  answer(services.exportFigures, { fileName: 'f.csv', csv: 'x', rows: 30 })
  answer(doctorDeskServices.listDeskDepartments, [{ gbDeptCode: '03', gbDeptName: '内科' }])
})

it('sums a doctor’s days, with the share that was in time, the stars, and money that may be less than nothing', async () => {
  openPage('/figures', { path: '/figures', Page: MyFiguresPage })
  expect(await screen.findByText('67%')).toBeTruthy()
  expect(screen.getByText('4.5 星')).toBeTruthy()
  expect(screen.getByText('首次答复一般 35 分钟')).toBeTruthy()
  expect(screen.getAllByText('-¥10.00').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('img')).toHaveLength(2)
  const charts = screen.getAllByRole('table', { name: /数字见下方每日明细/, hidden: true })
  expect(charts.map(chart => [...chart.querySelectorAll('tbody tr')].map(row => row.textContent))).toEqual([
    ['2026-11-2231', '2026-11-2311'],
    ['2026-11-22-¥5.00¥5.00', '2026-11-23-¥5.00¥5.00'],
  ])
  expect(sentTo(services.myFigures)).toEqual([{ fromDay: '2026-10-25', untilDay: '2026-11-23' }])
  const days = within(screen.getByRole('region', { name: '每日明细' }))
  expect(days.getByText('合计')).toBeTruthy()
})

it('takes the period from the address, says what will not do, and exports it', async () => {
  openPage('/figures?from=2026-11-22&until=2026-11-23', { path: '/figures', Page: MyFiguresPage })
  fireEvent.click(await screen.findByRole('button', { name: '导出表格（CSV）' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith('f.csv', 'x', 'text/csv;charset=utf-8'))
  expect(sentTo(services.exportFigures)).toEqual([{ fromDay: '2026-11-22', untilDay: '2026-11-23' }])
  fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '2026-01-01' } })
  expect(await screen.findByText('最多选择92天')).toBeTruthy()
})

it('shows the office the doctors, and one of them alone by his name', async () => {
  openPage('/hospital-figures?dept=03', { path: '/hospital-figures', Page: HospitalFiguresPage })
  const link = await screen.findByRole('link', { name: '陈志远' })
  expect(screen.getByText('9.0（2条）')).toBeTruthy()
  fireEvent.click(link)
  await waitFor(() => expect(sentTo(services.hospitalFigures).at(-1)).toMatchObject({ gbDeptCode: '03', docId: 'd1' }))
  expect(await screen.findByRole('link', { name: '看全部医生' })).toBeTruthy()
})
