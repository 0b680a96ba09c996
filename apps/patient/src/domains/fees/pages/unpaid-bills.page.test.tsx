import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BillRow } from '@nethos/contract/fees/fees.schemas.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { answer, forget, refuse } from '../../../testing/open-page.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import { aBilled } from '../../renewal/testing/renewal.samples.ts'
import UnpaidBillsPage from './unpaid-bills.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const person = {
  accountId: 'ha1',
  personId: 'p1',
  personName: '王秀英',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  recordNumber: 'B260007',
  cardNumber: 'K260007',
}
const aBill = (billNo: string, totalCents: number): BillRow => ({
  billId: `h1.${billNo}`,
  billNo,
  deptName: '心血管内科',
  doctorName: '沈知远',
  issuedAt: 0,
  payUntil: 0,
  totalCents,
  standing: 'to_pay',
  standingLabel: '待缴费',
  itemNames: ['血常规'],
  paidAt: null,
  returned: null,
})
const renewals = (rows: object[]) =>
  answer(renewalServices.listRenewals, { rows, pageNum: 1, pageSize: 10, hasNextPage: false } as never)
const open = () => openAt('/butler/mz/dzf?compatId=p1', UnpaidBillsPage)
const none = '暂无待支付费用'

test('bills of the hospital have boxes and one total; what is left out is not in it', async () => {
  answer(feesServices.listUnpaidBills, { person, bills: [aBill('1', 7875), aBill('2', 13350)], open: [] })
  renewals([])
  open()
  await screen.findByText('支付2笔，合计¥212.25')
  fireEvent.click(screen.getByRole('checkbox', { name: '心血管内科 ¥78.75' }))
  expect(screen.getByText('支付1笔，合计¥133.50')).toBeDefined()
})

test('whoever is not bound yet comes back to the bills after the binding', async () => {
  refuse(feesServices.listUnpaidBills, hospitalAccountRefusals.not_bound)
  renewals([])
  open()
  const link = await screen.findByRole('link', { name: '去绑定' })
  const query = new URLSearchParams(link.getAttribute('href')!.split('?')[1])
  expect(query.get('comefrom')).toBe('/butler/mz/dzf?compatId=p1')
})

test('a renewal’s bill stands beside them, and alone; that there is none is said only when both have none', async () => {
  answer(feesServices.listUnpaidBills, { person, bills: [], open: [] })
  renewals([aBilled()])
  const { leave } = open()
  const link = await screen.findByRole('link', { name: /心血管内科 药品费/ })
  expect(link.getAttribute('href')).toBe('/renewal/pay?consultId=c1')
  expect(screen.queryByText(none)).toBeNull()
  leave()
  renewals([])
  open()
  expect(await screen.findByText(none)).toBeDefined()
})
