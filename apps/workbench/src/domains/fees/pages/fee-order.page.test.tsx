import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { feesDeskServices as services } from '@nethos/contract/fees/fees-desk.services.ts'
import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import FeeOrderPage from './fee-order.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const paidAt = Date.parse('2026-11-20T09:30:00+08:00')
const parts = { pooledCents: 20_000, accountCents: 2_400, ownCents: 9_600 }
const order: FeeOrder = {
  orderId: 'o1',
  what: 'outpatient',
  person: {
    accountId: 'a1',
    personId: 'p1',
    personName: '王秀英',
    hosId: 'h1',
    hosName: '宁禾大学附属第一医院',
    recordNumber: 'B1',
    cardNumber: '',
  },
  insuranceKind: '市医保',
  totalCents: 32_000,
  ...parts,
  prepaidCents: 0,
  orderState: 'paid',
  stateLabel: '已支付，正在通知医院',
  bills: [
    {
      settleNo: 'S1',
      biller: 'hospital',
      billId: 'b1',
      billNo: 'B1001',
      title: '门诊检查费',
      doctorName: '陈立',
      totalCents: 32_000,
      ...parts,
      billState: 'settled',
      stateLabel: '已缴费',
      guides: [],
      receiptNo: 'R1',
      reason: '',
      restCents: 0,
      windowCents: 0,
      items: [],
    },
  ],
  createdAt: paidAt,
  expiresAt: paidAt,
  payWaitSeconds: 0,
  hasFailed: false,
  paidAt,
  payWay: '微信支付',
  backCents: 0,
  backExpectedOn: '',
}
const open = (changes: Partial<FeeOrder> = {}) => {
  answer(services.deskOrder, { ...order, ...changes })
  openPage('/fees/o1', { path: '/fees/:orderId', Page: FeeOrderPage })
}
beforeEach(async () => {
  await begin()
  answer(services.retryBill, true)
})

it('a payment shows its parts, bill by bill', async () => {
  open()
  expect(await screen.findByText('门诊检查费')).toBeTruthy()
  for (const text of ['¥200.00', '¥24.00']) expect(screen.getByText(text), text).toBeTruthy()
  expect(screen.getAllByText('¥320.00').length).toBeGreaterThan(0)
  // The list's own tools; nothing is to be done to a bill.
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['列'])
})

it('money that goes back says how much and until when', async () => {
  open({ backCents: 9_600, backExpectedOn: '2026-11-27' })
  expect(await screen.findByText('¥96.00，预计2026-11-27前到账')).toBeTruthy()
})

it('what the hospital has not taken back is taken back again', async () => {
  open({ bills: [{ ...order.bills[0]!, billState: 'undoing', stateLabel: '撤回中' }] })
  fireEvent.click(await screen.findByRole('button', { name: '再次撤回' }))
  await waitFor(() => expect(sentTo(services.retryBill)).toEqual([{ settleNo: 'S1' }]))
})
