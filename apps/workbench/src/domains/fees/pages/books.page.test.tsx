import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { feesDeskServices as services, type DayGap } from '@nethos/contract/fees/fees-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import BooksPage from './books.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const gap: DayGap = {
  hosId: 'h1',
  hosName: '宁禾市第一医院',
  settleNo: 'S1',
  refundNo: '',
  orderId: 'o1',
  oursCents: 80_000,
  providerCents: 80_000,
  hospitalCents: null,
  meaning: '医院当日账里没有。',
  settlement: null,
}
const hospitals = [
  { hosId: 'h1', hosName: '宁禾市第一医院', oursCents: 80_000, hospitalCents: 0, providerCents: 80_000, lines: 1 },
]
const open = (...gaps: DayGap[]) => {
  answer(services.threeBooks, { onDay: '2026-11-20', hospitals, gaps })
  openPage('/fees/books', { path: '/fees/books', Page: BooksPage })
  fireEvent.change(screen.getByLabelText('对账日期'), { target: { value: '2026-11-20' } })
  fireEvent.click(screen.getByRole('button', { name: '核对这一天' }))
}
beforeEach(async () => {
  await begin()
  answer(services.settleGap, true)
  answer(services.confirmGap, true)
})

it('a day that is equal says so; of a hospital each book has its sum', async () => {
  open()
  expect(await screen.findByText('三方一致，没有差异')).toBeTruthy()
  expect(screen.getAllByText('¥800.00')).toHaveLength(2)
})

it('a difference is settled with a note, and the books are asked again', async () => {
  open(gap)
  fireEvent.click(await screen.findByRole('button', { name: /^处 ?理$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '处理差异' }))
  fireEvent.change(dialog.getByLabelText('处理意见'), { target: { value: '医院财务已补记' } })
  fireEvent.click(dialog.getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(sentTo(services.threeBooks)).toHaveLength(2))
  expect(sentTo(services.settleGap)).toMatchObject([
    { onDay: '2026-11-20', hosId: 'h1', settleNo: 'S1', refundNo: '', note: '医院财务已补记' },
  ])
})

it('it is confirmed by another person alone', async () => {
  const settlement = { note: '已补记', by: '周敏', at: 0, isConfirmed: false, isOwn: true }
  open({ ...gap, settlement }, { ...gap, settleNo: 'S2', settlement: { ...settlement, isOwn: false } })
  const buttons = await screen.findAllByRole('button', { name: /^复 ?核$/ })
  expect(buttons).toHaveLength(1)
  fireEvent.click(buttons[0]!)
  await waitFor(() => expect(sentTo(services.confirmGap)).toMatchObject([{ settleNo: 'S2' }]))
})
