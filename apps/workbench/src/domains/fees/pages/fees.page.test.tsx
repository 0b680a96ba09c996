import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { feesDeskServices as services, type DeskBill } from '@nethos/contract/fees/fees-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import FeesPage from './fees.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const bill: DeskBill = {
  settleNo: 'S1',
  orderId: 'o1',
  what: 'outpatient',
  hosName: '宁禾大学附属第一医院',
  title: '门诊检查费',
  billNo: 'B1001',
  personName: '王秀英',
  totalCents: 32_000,
  ownCents: 9_600,
  billState: 'writing',
  stateLabel: '通知医院中',
  reason: '医院没有应答',
  paidAt: null,
}
const open = (...rows: DeskBill[]) => {
  answer(services.listDeskBills, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
  openPage('/fees', { path: '/fees', Page: FeesPage })
}
beforeEach(async () => {
  await begin()
  answer(services.retryBill, true)
})

it('a bill says what it is, of whom, what was paid and what became of it, and leads to its payment', async () => {
  open(bill)
  const link = await screen.findByRole('link', { name: '王秀英' })
  expect(link.getAttribute('href')).toBe('/fees/o1')
  for (const text of ['¥320.00', '个人 ¥96.00', 'B1001', '通知医院中', '医院没有应答'])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0)
})

it('what the hospital has not answered is told again; what is settled is not', async () => {
  open(bill, { ...bill, settleNo: 'S2', personName: '王德福', billState: 'settled', stateLabel: '已结算' })
  const buttons = await screen.findAllByRole('button', { name: '再通知医院' })
  expect(buttons).toHaveLength(1)
  fireEvent.click(buttons[0]!)
  await waitFor(() => expect(sentTo(services.retryBill)).toEqual([{ settleNo: 'S1' }]))
})

it('it is found by a name or a number', async () => {
  open()
  expect(await screen.findByText('还没有经本平台缴费的账单')).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: '就诊人姓名或单号' })
  fireEvent.change(field, { target: { value: ' 王秀英 ' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(sentTo(services.listDeskBills).at(-1)).toMatchObject({ search: '王秀英', pageNum: 1 }))
  expect(await screen.findByText('没有符合条件的账单')).toBeTruthy()
})
