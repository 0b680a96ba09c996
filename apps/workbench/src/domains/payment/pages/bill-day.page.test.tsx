import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { billDeskServices as services } from '@nethos/contract/payment/bill-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { BillDifference } from '../payment.calls.ts'
import BillDayPage from './bill-day.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const aDifference = (changed: Partial<BillDifference> = {}): BillDifference => ({
  differenceId: 'x1',
  payChannel: 'ALIPAY',
  onDay: '2026-11-20',
  kind: 'missing_here',
  about: 'payment',
  payNo: 'P1',
  refundNo: '',
  oursCents: null,
  theirsCents: 300,
  foundAt: at,
  differenceState: 'open',
  way: null,
  note: null,
  isMine: false,
  steps: [],
  ...changed,
})
const waiting = { differenceState: 'waiting', way: 'booked', note: '已补记' } as const

beforeEach(async () => {
  await begin()
  answer(services.countBillDifferences, { open: 1, waiting: 2, settled: 3 })
  answer(services.settleBillDifference, true)
  answer(services.confirmBillDifference, true)
  answer(services.reopenBillDifference, true)
})
const open = (...rows: BillDifference[]) => {
  answer(services.listBillDifferences, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
  return openPage('/bills/2026-11-20', { path: '/bills/:onDay', Page: BillDayPage })
}

it('counts what is open, what waits and what is settled, and shows one of them', async () => {
  open(aDifference())
  expect(await screen.findByText('支付：平台有，本院无，平台 ¥3.00')).toBeTruthy()
  for (const text of ['全部 6', '待处理 1', '待复核 2', '已处理 3']) expect(await screen.findByText(text)).toBeTruthy()
  fireEvent.click(screen.getByText('待复核 2'))
  await waitFor(() =>
    expect(sentTo(services.listBillDifferences).at(-1)).toMatchObject({
      onDay: '2026-11-20',
      differenceState: 'waiting',
    }),
  )
})

it('is settled by a way and a note, and then waits for another one', async () => {
  open(aDifference())
  fireEvent.click(await screen.findByRole('button', { name: /^处 ?理$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '处理差异' }))
  fireEvent.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText('请选择处理方式')).toBeTruthy()
  expect(dialog.getByText('请填写处理说明')).toBeTruthy()
  fireEvent.click(dialog.getByLabelText('核销，由医院承担'))
  fireEvent.change(dialog.getByLabelText('处理说明'), { target: { value: '测试订单' } })
  fireEvent.click(dialog.getByRole('button', { name: '提交复核' }))
  await waitFor(() =>
    expect(sentTo(services.settleBillDifference)).toEqual([
      { differenceId: 'x1', way: 'written_off', note: '测试订单' },
    ]),
  )
})

it('is confirmed by another one after a look at what was proposed', async () => {
  open(aDifference(waiting))
  fireEvent.click(await screen.findByRole('button', { name: '复核通过' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/处理方式：本院已补记入账。已补记/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '复核通过' }))
  await waitFor(() => expect(sentTo(services.confirmBillDifference)).toEqual([{ differenceId: 'x1' }]))
})

it('who has proposed it can only take it back', async () => {
  open(aDifference({ ...waiting, isMine: true }))
  expect(await screen.findByRole('button', { name: /^撤 ?回$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull()
})

it('what is settled tells who has done what', async () => {
  const steps = [
    { step: 'propose', by: '周敏', way: 'booked', note: '已补记', at },
    { step: 'confirm', by: '沈管理', way: null, note: '', at: at + 60_000 },
  ] as const
  open(aDifference({ ...waiting, differenceState: 'settled', steps: [...steps] }))
  await screen.findByText('本院已补记入账')
  fireEvent.click(document.querySelector('.ant-table-row-expand-icon')!)
  expect(
    within(await screen.findByRole('list', { name: '处理记录' }))
      .getAllByRole('listitem')
      .map(one => one.textContent),
  ).toEqual([
    '2026-11-21 15:00 · 周敏 · 提出处理意见 · 本院已补记入账 · 已补记',
    '2026-11-21 15:01 · 沈管理 · 复核通过',
  ])
})

it('an address without a day is none', () => {
  openPage('/bills/yesterday', { path: '/bills/:onDay', Page: BillDayPage })
  expect(screen.getByText('没有这一天的账单')).toBeTruthy()
})
