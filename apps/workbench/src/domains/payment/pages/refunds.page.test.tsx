import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { paymentDeskServices as services } from '@nethos/contract/payment/payment-desk.services.ts'
import { refundPartServices as parts } from '@nethos/contract/payment/refund-part.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskRefund } from '../payment.calls.ts'
import RefundsPage from './refunds.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const aRefund = (changed: Partial<DeskRefund> = {}): DeskRefund => ({
  refundNo: 'R1',
  payNo: 'P1',
  bizType: 'consult',
  bizId: 'c1',
  subject: '图文咨询',
  amountCents: 3000,
  payChannel: 'WECHAT',
  reason: '医生未接诊，全额退款',
  refundState: 'failed',
  failure: '用户账户异常',
  attempt: 1,
  createdAt: Date.parse('2026-11-21T07:00:00Z'),
  sentAt: null,
  doneAt: null,
  note: null,
  ...changed,
})

beforeEach(async () => {
  await begin()
  const rows = [aRefund(), aRefund({ refundNo: 'R2', payNo: 'P2', refundState: 'done', failure: null })]
  answer(services.listDeskRefunds, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(parts.listRefundRequests, { rows: [], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.retryRefund, true)
  answer(services.settleRefund, true)
})

const open = () => openPage('/refunds', { path: '/refunds', Page: RefundsPage })

it('offers something to do only for what has failed, and says why it has', async () => {
  open()
  expect(await screen.findByText('用户账户异常')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(1)
})

it('asks before it tries again', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('将再次请微信支付退回 ¥30.00。')).toBeTruthy()
  expect(sentTo(services.retryRefund)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '重新退款' }))
  await waitFor(() => expect(sentTo(services.retryRefund)).toEqual([{ refundNo: 'R1' }]))
  await waitFor(() => expect(sentTo(services.listDeskRefunds)).toHaveLength(2))
})

it('does nothing when the operator goes back', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '返回' }))
  expect(sentTo(services.retryRefund)).toEqual([])
})

it('settles by hand only with a note', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '线下退款' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '确认已退' }))
  expect(await dialog.findByText('请填写处理说明')).toBeTruthy()
  expect(sentTo(services.settleRefund)).toEqual([])
  fireEvent.change(dialog.getByLabelText('处理说明'), { target: { value: '窗口现金退款，收据0012' } })
  fireEvent.click(dialog.getByRole('button', { name: '确认已退' }))
  await waitFor(() =>
    expect(sentTo(services.settleRefund)).toEqual([{ refundNo: 'R1', note: '窗口现金退款，收据0012' }]),
  )
})
