import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  complaintOfficeServices as services,
  type ComplaintFigures,
} from '@nethos/contract/feedback/complaint-office.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ComplaintFiguresPage from './complaint-figures.page.tsx'
import RecordComplaintPage from './record-complaint.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
// A canvas draws nothing here; what it shows stands in the table beneath.
vi.mock('uplot', async () => ({ default: (await import('../../../app/testing/no-plot.ts')).NoPlot }))

beforeEach(() => begin(Date.parse('2026-11-27T02:00:00Z')))

it('a complaint by telephone is written down for its patient, about the consult that was chosen, and opens', async () => {
  answer(services.recordComplaint, { feedbackId: 'f9' })
  const { router } = openPage('/complaints/record/a1?consultId=c1', {
    path: '/complaints/record/:accountId',
    Page: RecordComplaintPage,
  })
  const send = await screen.findByRole('button', { name: /登\s*记/ })
  fireEvent.click(send)
  expect(await screen.findByText('反馈内容不能为空')).toBeTruthy()
  expect(sentTo(services.recordComplaint)).toEqual([])
  fireEvent.change(screen.getByLabelText('投诉内容'), { target: { value: '电话没人接' } })
  fireEvent.change(screen.getByLabelText('联系人（选填）'), { target: { value: '女儿' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(sentTo(services.recordComplaint)).toEqual([
      { cameBy: 'phone', content: '电话没人接', contact: '女儿', contactWay: '', accountId: 'a1', consultId: 'c1' },
    ]),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/complaints/f9'))
})

const counts = { came: 4, inTime: 2, late: 1, unanswered: 1, closed: 2, upheld: 1, partly: 0, reopened: 1 }
const figures: ComplaintFigures = {
  ...counts,
  medianHours: 30,
  months: [{ month: '2026-11', ...counts }],
  ways: [
    { cameBy: 'app', came: 3 },
    { cameBy: 'phone', came: 1 },
    { cameBy: 'letter', came: 0 },
    { cameBy: 'visit', came: 0 },
  ],
  outcomes: [
    { outcome: 'upheld', closed: 1 },
    { outcome: 'partly', closed: 0 },
    { outcome: 'unfounded', closed: 1 },
    { outcome: 'withdrawn', closed: 0 },
  ],
  doctors: [{ docId: 'd1', docName: '陈志远', docDeptName: '心内科', ...counts, came: 2 }],
}

it('the figures are of this year unless the address says otherwise, with every month and doctor in a table', async () => {
  answer(services.complaintFigures, figures)
  openPage('/complaints/figures', { path: '/complaints/figures', Page: ComplaintFiguresPage })
  for (const words of ['67%', '30小时内', '线上提交3、电话1', '属实1、不属实1', '按时2、超时1、未答复1'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(sentTo(services.complaintFigures)).toEqual([{ fromDay: '2026-01-01', untilDay: '2026-11-27' }])
  const doctors = within(screen.getByRole('region', { name: '按医生' }))
  expect(doctors.getByText('陈志远')).toBeTruthy()
  expect(screen.getByRole('region', { name: '按月' }).textContent).toContain('合计')
})

it('more than a year is not asked for', async () => {
  openPage('/complaints/figures?from=2024-01-01&until=2026-11-27', {
    path: '/complaints/figures',
    Page: ComplaintFiguresPage,
  })
  expect(await screen.findByText('最多选择一年')).toBeTruthy()
  expect(sentTo(services.complaintFigures)).toEqual([])
})
