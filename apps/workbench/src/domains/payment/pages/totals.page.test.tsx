import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { orderReportServices as services } from '@nethos/contract/payment/order-report.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskInvoice, OrderTotal } from '../payment.calls.ts'
import InvoicesPage from './invoices.page.tsx'
import TotalsPage from './totals.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
// A canvas draws nothing here; what it shows stands in the table beneath.
vi.mock('uplot', async () => ({ default: (await import('../../../app/testing/no-plot.ts')).NoPlot }))

const total: OrderTotal = {
  onDay: '2026-11-21',
  subject: '图文咨询',
  payChannel: 'WECHAT',
  payments: 2,
  paidCents: 4_000,
  discountCents: 500,
  refunds: 1,
  returnedCents: 5_000,
  windowCents: 0,
  feeCents: 24,
}
const invoice: DeskInvoice = {
  invoiceId: 'i1',
  payNo: 'P1',
  subject: '图文咨询',
  personName: '王*英',
  titleType: 'company',
  invoiceTitle: '杭州某公司',
  taxNo: '91330100000000000X',
  amountCents: 4_000,
  invoiceState: 'refused',
  stateLabel: '开票失败',
  invoiceNo: '',
  redNo: '',
  failure: '税号已注销',
  deskNote: '',
  requestedAt: 0,
  issuedAt: null,
  voidedAt: null,
}

beforeEach(async () => {
  await begin()
  answer(services.orderTotals, {
    rows: [total, { ...total, subject: '视频咨询', returnedCents: 0, feeCents: null }],
  })
  answer(services.exportOrders, { fileName: 'orders-2026-11-21.csv', csv: '\uFEFF支付单号\r\n', orders: 3 })
  answer(services.listDeskInvoices, { rows: [invoice], pageNum: 1, pageSize: 20, hasNextPage: false })
})
const open = (address: string) => openPage(address, { path: '/orders/totals', Page: TotalsPage })

it('adds up what came in and went back in the chosen days', async () => {
  open('/orders/totals?from=2026-11-20&until=2026-11-21')
  expect(await screen.findByText('合计：收款 ¥80.00，退款 ¥50.00，净收入 ¥30.00，优惠券抵扣 ¥10.00')).toBeTruthy()
  expect(screen.getByText('-¥10.00')).toBeTruthy()
  expect(screen.getByText('¥0.24')).toBeTruthy()
  expect(screen.getByText('账单未到')).toBeTruthy()
  expect(screen.getByText('¥0.24（已到账单）')).toBeTruthy()
  const chart = screen.getByRole('table', { name: /收款最多的一天是2026-11-21/, hidden: true })
  expect([...chart.querySelectorAll('tbody tr')].map(row => row.textContent)).toEqual([
    '2026-11-20¥0.00¥0.00',
    '2026-11-21¥80.00¥50.00',
  ])
  expect(sentTo(services.orderTotals)[0]).toEqual({ fromDay: '2026-11-20', untilDay: '2026-11-21' })
})

it('says what is wrong with the days instead of asking', async () => {
  open('/orders/totals?from=2026-01-01&until=2026-11-21')
  expect(await screen.findByText('最多选择92天')).toBeTruthy()
  expect(sentTo(services.orderTotals)).toEqual([])
  expect(screen.queryByRole('button', { name: '导出订单（CSV）' })).toBeNull()
})

it('saves the orders of these days as a file', async () => {
  const made: Blob[] = []
  URL.createObjectURL = blob => (made.push(blob as Blob), 'blob:orders')
  URL.revokeObjectURL = () => undefined
  open('/orders/totals?from=2026-11-20&until=2026-11-21')
  fireEvent.click(await screen.findByRole('button', { name: '导出订单（CSV）' }))
  await waitFor(() => expect(made).toHaveLength(1))
  expect(sentTo(services.exportOrders)).toEqual([{ fromDay: '2026-11-20', untilDay: '2026-11-21' }])
  expect(made[0]!.type).toContain('text/csv')
  expect(await screen.findByText('已导出3笔订单')).toBeTruthy()
})

it('shows why an invoice was not written', async () => {
  openPage('/invoices?state=refused', { path: '/invoices', Page: InvoicesPage })
  expect(await screen.findByText('税号已注销')).toBeTruthy()
  expect(screen.getByText('杭州某公司')).toBeTruthy()
  expect(sentTo(services.listDeskInvoices)[0]).toMatchObject({ invoiceState: 'refused' })
})
