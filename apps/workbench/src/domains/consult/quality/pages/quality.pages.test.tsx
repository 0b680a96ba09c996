import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { qualityServices as services, type Transcript } from '@nethos/contract/consult/quality.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import DrawnConsultPage from './drawn-consult.page.tsx'
import DrawnConsultsPage from './drawn-consults.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

beforeEach(async () => {
  await begin(Date.parse('2026-11-27T02:00:00Z'))
  answer(services.qualityMonths, { plan: { share: 0, least: 0, days: 14 }, months: [] })
})

const drawn = {
  consultId: 'c1',
  consultType: 'DOCPIC' as Transcript['consultType'],
  docName: '沈知远',
  docDeptName: '心血管内科',
  endedAt: Date.parse('2026-11-20T02:00:00Z'),
  drawnAt: Date.parse('2026-11-26T02:00:00Z'),
  drawnBy: '周客服',
  judgedBy: '',
  marks: null,
  note: '',
  judgedAt: null,
  month: '',
  reviewerName: '',
  judgeBy: null as number | null,
  isOverdue: false,
}
const page = (rows: (typeof drawn)[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })
const transcript: Transcript = {
  ...drawn,
  gender: 'F',
  age: 71,
  illnessName: '高血压',
  content: '早上头晕',
  lines: [{ messageId: 'm1', replierType: 'DOC', msgType: 'TEXT', text: '先测血压', createdAt: drawn.endedAt }],
}

it('draws so many of the last thirty days', async () => {
  answer(services.listDrawn, page([]))
  answer(services.drawConsults, { drawn: 7 })
  openPage('/quality', { path: '/quality', Page: DrawnConsultsPage })
  fireEvent.click(await screen.findByRole('button', { name: '抽取咨询' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('抽查数量'), { target: { value: '51' } })
  fireEvent.click(dialog.getByRole('button', { name: /抽\s?取/ }))
  expect(await dialog.findByText('请填写1到50之间的数字')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('抽查数量'), { target: { value: '7' } })
  fireEvent.click(dialog.getByRole('button', { name: /抽\s?取/ }))
  await waitFor(() =>
    expect(sentTo(services.drawConsults)).toEqual([
      { fromDay: '2026-10-29', untilDay: '2026-11-27', docId: '', count: 7 },
    ]),
  )
})

it('shows what waits, and leads to it', async () => {
  answer(services.listDrawn, page([drawn]))
  openPage('/quality', { path: '/quality', Page: DrawnConsultsPage })
  expect(await screen.findByText('待评', { selector: '.tag' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '图文咨询' }).getAttribute('href')).toContain('/quality/c1')
})

it('wants each criterion marked and what is not good explained', async () => {
  answer(services.readDrawn, transcript)
  answer(services.judgeDrawn, true)
  openPage('/quality/c1', { path: '/quality/:consultId', Page: DrawnConsultPage })
  expect(await screen.findByText('先测血压')).toBeTruthy()
  const send = () => fireEvent.click(screen.getByRole('button', { name: '提交结果' }))
  send()
  expect(await screen.findAllByText('请打分')).toHaveLength(5)
  for (const group of screen.getAllByRole('radiogroup')) fireEvent.click(within(group).getByLabelText('好'))
  fireEvent.click(within(screen.getAllByRole('radiogroup')[3]!).getByLabelText('差'))
  send()
  expect(await screen.findByText('请写明需要改进的地方')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('意见'), { target: { value: '头晕时应提醒测血压后就医' } })
  send()
  const marks = { timely: 'good', history: 'good', advice: 'good', safety: 'poor', manner: 'good' }
  await waitFor(() =>
    expect(sentTo(services.judgeDrawn)).toEqual([{ consultId: 'c1', marks, note: '头晕时应提醒测血压后就医' }]),
  )
})

it('shows what is drawn by itself each month, what came of it, and what is late', async () => {
  const judgeBy = Date.parse('2026-11-15T16:00:00Z')
  const late = { ...drawn, drawnBy: '', month: '2026-10', reviewerName: '周客服', judgeBy, isOverdue: true }
  const month = { month: '2026-10', share: 5, least: 3, seed: 'abc', drawnAt: drawn.drawnAt, judgeBy }
  answer(services.listDrawn, page([late]))
  answer(services.qualityMonths, {
    plan: { share: 5, least: 3, days: 14 },
    months: [{ ...month, drawn: 12, good: 8, fair: 2, poor: 1, overdue: 1 }],
  })
  openPage('/quality?state=overdue', { path: '/quality', Page: DrawnConsultsPage })
  const plan = within(await screen.findByRole('region', { name: '每月抽查' }))
  expect(await plan.findByText(/抽取5%，至少3份，14天内评完/)).toBeTruthy()
  const row = (await plan.findByText('2026-10')).closest('tr')!
  expect([...row.children].map(cell => cell.textContent)).toEqual([
    '2026-10',
    '5%，每人至少3份',
    '12',
    '8',
    '2',
    '1',
    '1',
    '2026-11-15 前',
    'abc',
  ])
  expect((await screen.findByText('2026-10 每月抽查')).closest('tr')!.textContent).toContain('周客服')
  expect(screen.getByText('逾期', { selector: '.tag' })).toBeTruthy()
  expect(sentTo(services.listDrawn)[0]).toMatchObject({ qualityState: 'overdue' })
})
