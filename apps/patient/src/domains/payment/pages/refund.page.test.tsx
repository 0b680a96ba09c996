import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refundFailedSentence } from '@nethos/contract/payment/refund.status.ts'
import type { RefundDetail, RefundSum } from '@nethos/contract/payment/payment.schemas.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { afternoon } from '../../consult/testing/consult.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import PaymentsPage from './payments.page.tsx'

vi.mock('@nethos/calls/call.ts')

const aRefund = (changes: Partial<RefundDetail> = {}): RefundDetail => ({
  refundNo: 'R1',
  amountCents: 3_000,
  isPart: false,
  payChannel: 'WECHAT',
  toAccount: '原微信支付账户',
  reason: '医生未在24小时内回复',
  refundState: 'requested',
  stateLabel: '退款已受理',
  requestedAt: afternoon,
  sentAt: null,
  doneAt: null,
  expectedOn: '2026-12-04',
  sentence: '退款正在处理，您不用做任何操作',
  ...changes,
})

beforeEach(forget)

const open = (...refunds: RefundDetail[]) => openWith(null, ...refunds)
async function openWith(sum: RefundSum | null, ...refunds: RefundDetail[]): Promise<void> {
  answer(paymentServices.refundDetail, { refunds, sum })
  openAt('/my/pay?consultId=c1', PaymentsPage)
  await screen.findByRole('link', { name: '查看咨询' })
  await screen.findByRole('link', { name: /拨打客服电话/ })
}
const stages = () => screen.getAllByRole('listitem').map(stage => stage.textContent)

test('just asked for: why, how much, where to, until when; the rest is still to come', async () => {
  await open(aRefund())
  expect(sentTo(paymentServices.refundDetail)).toEqual({ consultId: 'c1' })
  expect(stages()).toEqual([
    '退款已受理（已完成）2026-11-21 15:04 · 医生未在24小时内回复',
    '支付平台处理中（未到这一步）',
    '退款已到账（未到这一步）预计2026年12月04日前',
  ])
  for (const text of ['退款正在处理，您不用做任何操作', '原微信支付账户', '30.00元', 'R1'])
    expect(screen.getByText(text)).toBeDefined()
  expect(way('查看咨询')).toBe('/team/consult/c1')
})

test('with the provider', async () => {
  await open(aRefund({ refundState: 'sent', stateLabel: '退款处理中', sentAt: afternoon + 60_000 }))
  expect(stages()[1]).toBe('支付平台处理中（已完成）2026-11-21 15:05')
  expect(stages()[2]).toContain('（未到这一步）')
})

test('there: no day is promised any more', async () => {
  const doneAt = afternoon + 120_000
  await open(aRefund({ refundState: 'done', stateLabel: '已退款', sentAt: afternoon + 60_000, doneAt }))
  expect(stages()[2]).toBe('退款已到账（已完成）2026-11-21 15:06')
})

test('given back by hand: no stage is left open', async () => {
  await open(aRefund({ refundState: 'done', stateLabel: '已退款', doneAt: afternoon + 120_000 }))
  expect(stages().join()).not.toContain('未到这一步')
})

test('refused by the provider: somebody sees to it', async () => {
  await open(aRefund({ refundState: 'failed', stateLabel: '退款处理中', sentence: refundFailedSentence }))
  expect(screen.getByText(refundFailedSentence)).toBeDefined()
})

test('paid twice, given back twice', async () => {
  await open(aRefund(), aRefund({ refundNo: 'R2' }))
  expect(screen.getByText('R1')).toBeDefined()
  expect(screen.getByText('R2')).toBeDefined()
})

test('in parts: what was paid, what is back and what is not, and each part with its own stages', async () => {
  const part = { isPart: true, amountCents: 500 }
  const back = { refundState: 'done', stateLabel: '已退款', doneAt: afternoon + 120_000 } as const
  await openWith(
    { paidCents: 3_000, refundCents: 1_000, returnedCents: 500 },
    aRefund({ ...part, refundNo: 'R2' }),
    aRefund({ ...part, ...back }),
  )
  expect(screen.getByRole('heading', { name: '部分退款' })).toBeDefined()
  for (const text of ['30.00元', '20.00元', '第2笔退款 · 退款已受理', '第1笔退款 · 已退款'])
    expect(screen.getByText(text)).toBeDefined()
  const second = within(screen.getByRole('list', { name: '第2笔退款' })).getAllByRole('listitem')
  expect(second.at(-1)!.textContent).toContain('预计2026年12月04日前')
  const first = within(screen.getByRole('list', { name: '第1笔退款' })).getAllByRole('listitem')
  expect(first.map(one => one.textContent).join()).not.toContain('未到这一步')
})

test('all of it in parts', async () => {
  await openWith({ paidCents: 3_000, refundCents: 3_000, returnedCents: 0 }, aRefund({ isPart: true }))
  expect(screen.getByRole('heading', { name: '分次退款' })).toBeDefined()
  expect(screen.queryByText('未退金额')).toBeNull()
})

test('nothing to give back', async () => {
  await open()
  expect(screen.getByText('本次咨询没有退款')).toBeDefined()
})
