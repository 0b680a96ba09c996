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

beforeEach(() => begin(Date.parse('2026-11-27T02:00:00Z')))

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
