import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { safetyDeskServices as services } from '@nethos/contract/safety/safety-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import NearMissesPage from './near-misses.page.tsx'
import ReportPage from './report.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

beforeEach(() => begin(Date.parse('2026-11-22T07:00:00Z')))

it('is told with what and where, without a name unless one is left', async () => {
  answer(services.reportNearMiss, true)
  openPage('/near-misses/report', { path: '/near-misses/report', Page: ReportPage })
  const send = () => fireEvent.click(screen.getByRole('button', { name: /上\s?报/ }))
  await screen.findByLabelText('发生在哪里')
  send()
  expect(await screen.findByText('发生了什么不能为空')).toBeTruthy()
  expect(sentTo(services.reportNearMiss)).toEqual([])
  fireEvent.change(screen.getByLabelText('发生在哪里'), { target: { value: '续方审核' } })
  fireEvent.change(screen.getByLabelText('发生了什么'), { target: { value: '药名相近，差点选错' } })
  send()
  await waitFor(() =>
    expect(sentTo(services.reportNearMiss)).toEqual([
      { occurredOn: '2026-11-22', place: '续方审核', what: '药名相近，差点选错', prevented: '', isNamed: false },
    ]),
  )
})

it('is closed with what was changed', async () => {
  const row = {
    nearMissId: 'n1',
    occurredOn: '2026-11-20',
    place: '续方审核',
    what: '药名相近',
    prevented: '',
    nearMissState: 'open' as const,
    reportedBy: '',
    reportedAt: 0,
    closedBy: '',
    closedAt: null,
    note: '',
  }
  answer(services.listNearMisses, { rows: [row], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.closeNearMiss, true)
  openPage('/near-misses', { path: '/near-misses', Page: NearMissesPage })
  expect(await screen.findByText('未留姓名')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '处理：续方审核' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '确认已处理' }))
  expect(await dialog.findByText('处理说明不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('处理说明'), { target: { value: '分开显示' } })
  fireEvent.click(dialog.getByRole('button', { name: '确认已处理' }))
  await waitFor(() => expect(sentTo(services.closeNearMiss)).toEqual([{ nearMissId: 'n1', note: '分开显示' }]))
})
