import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { paymentDeskServices as services } from '@nethos/contract/payment/payment-desk.services.ts'
import { refundPartServices as parts } from '@nethos/contract/payment/refund-part.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskOrder, OrderDetail, RefundRequest } from '../payment.calls.ts'
import OrderPage from './order.page.tsx'
import RefundRequestsPage from './refund-requests.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const order: DeskOrder = {
  payNo: 'P1',
  personName: '王*英',
  docName: '沈知远',
  bizType: 'consult',
  bizId: 'c1',
  subject: '图文咨询',
  amountCents: 50_000,
  discountCents: 2_000,
  payChannel: 'WECHAT',
  paymentState: 'paid',
  providerNo: 'w1',
  createdAt: at,
  paidAt: at,
  refundState: null,
  refundedCents: 0,
}
const aRequest = (changed: Partial<RefundRequest> = {}): RefundRequest => ({
  requestId: 'q1',
  payNo: 'P1',
  bizType: 'consult',
  bizId: 'c1',
  subject: '图文咨询',
  payChannel: 'WECHAT',
  amountCents: 30_000,
  reason: '药品缺货',
  requestState: 'waiting',
  askedBy: '周敏',
  isMine: false,
  askedAt: at,
  decidedBy: '',
  decidedAt: null,
  note: '',
  ...changed,
})
const page = { pageNum: 1, pageSize: 20, hasNextPage: false }

beforeEach(async () => {
  await begin()
  answer(services.listDeskOrders, { ...page, rows: [order] })
  answer(parts.refundPart, { state: 'given' })
  answer(parts.approveRefund, true)
  answer(parts.refuseRefund, true)
  answer(parts.withdrawRefund, true)
})

const open = (changed: Partial<OrderDetail> = {}) => {
  const detail = { order, refunds: [], requests: [], entries: [], leftCents: 50_000, aloneCents: 20_000, ...changed }
  answer(services.deskOrder, detail)
  return openPage('/orders/P1', { path: '/orders/:payNo', Page: OrderPage })
}
const fill = async (amount: string, reason: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /退 ?款/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '退款' }))
  fireEvent.change(dialog.getByLabelText('退款金额（元）'), { target: { value: amount } })
  fireEvent.change(dialog.getByLabelText('退款原因'), { target: { value: reason } })
  fireEvent.click(dialog.getByRole('button', { name: '下一步' }))
  return dialog
}

it('asks for an amount that is left, and for a reason', async () => {
  open()
  const dialog = await fill('500.01', ' ')
  expect(await dialog.findByText('最多还能退¥500.00')).toBeTruthy()
  expect(dialog.getByText('请填写退款原因')).toBeTruthy()
  expect(sentTo(parts.refundPart)).toEqual([])
})

it('gives a part back after a last question', async () => {
  open()
  await fill('12.5', '少寄一盒')
  expect(await screen.findByText('将原路退回患者的微信支付账户，不能撤回。')).toBeTruthy()
  expect(screen.getAllByText('确认退款 ¥12.50？').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: '确认退款' }))
  await waitFor(() =>
    expect(sentTo(parts.refundPart)).toEqual([
      { payNo: 'P1', partId: expect.stringMatching(/^[0-9a-f]{32}$/), amountCents: 1_250, reason: '少寄一盒' },
    ]),
  )
})

it('says that a second person has to agree, and that the rest takes the coupon with it', async () => {
  open()
  await fill('500', '全部没有提供')
  expect(await screen.findByText(/须由另一位同事复核后才退回患者。.*用过的优惠券也一并退回/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '提交复核' })).toBeTruthy()
})

it('has no button where nothing is left', async () => {
  open({ leftCents: 0, aloneCents: 0 })
  await screen.findByText('w1')
  expect(screen.queryByRole('button', { name: /^退 ?款$/ })).toBeNull()
})

it('lets another one decide, and the one who asked withdraw', async () => {
  open({ requests: [aRequest()] })
  fireEvent.click(await screen.findByRole('button', { name: /^通 ?过$/ }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/周敏提交，原因：药品缺货/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: '通过并退款' }))
  await waitFor(() => expect(sentTo(parts.approveRefund)).toEqual([{ requestId: 'q1' }]))
})

it('his own request he can only withdraw; what is decided nobody touches', async () => {
  answer(parts.listRefundRequests, {
    ...page,
    rows: [
      aRequest({ isMine: true }),
      aRequest({ requestId: 'q2', requestState: 'refused', note: '金额有误', decidedBy: '沈管理', decidedAt: at }),
    ],
  })
  openPage('/refunds/requests', { path: '/refunds/requests', Page: RefundRequestsPage })
  fireEvent.click(await screen.findByRole('button', { name: /^撤 ?回$/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回申请' }))
  await waitFor(() => expect(sentTo(parts.withdrawRefund)).toEqual([{ requestId: 'q1' }]))
  expect(screen.queryByRole('button', { name: /^通 ?过$/ })).toBeNull()
  for (const text of ['金额有误', '沈管理', '复核未通过']) expect(screen.getByText(text)).toBeTruthy()
})

it('a refusal wants a reason', async () => {
  open({ requests: [aRequest()] })
  fireEvent.click(await screen.findByRole('button', { name: '不通过' }))
  const dialog = within(await screen.findByRole('dialog', { name: '复核不通过' }))
  fireEvent.click(dialog.getByRole('button', { name: '不通过' }))
  expect(await dialog.findByText('请填写未通过的原因')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '金额有误' } })
  fireEvent.click(dialog.getByRole('button', { name: '不通过' }))
  await waitFor(() => expect(sentTo(parts.refuseRefund)).toEqual([{ requestId: 'q1', note: '金额有误' }]))
})
