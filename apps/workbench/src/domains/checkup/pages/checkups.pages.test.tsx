import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import { checkupDeskServices as services, type DeskOrderRow } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { checkupDeskRefusals } from '@nethos/contract/checkup/checkup.refusals.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import CheckupsPage from './checkups.page.tsx'
import CompaniesPage from './companies.page.tsx'
import VouchersPage from './vouchers.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-21T02:00:00Z')
const order: DeskOrderRow = {
  orderId: 'o1',
  packageName: '全面体检',
  personName: '王秀英',
  centreName: '健康管理中心（东湖院区）',
  startsAt: Date.parse('2026-11-25T00:00:00Z'),
  totalCents: 98_000,
  status: 'to_confirm',
  statusLabel: '待处理',
  companyName: '',
  reason: '',
  needsDesk: true,
}
const voucher = {
  voucherId: 'v1',
  name: '李建国',
  staffNo: 'A12',
  code: 'ABCD2345EFGH',
  voucherStatus: 'unused',
  statusLabel: '未使用',
  createdAt: now,
} as const
const pageOf = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })
const messages: string[] = []

beforeEach(async () => {
  await begin(now)
  messages.length = 0
  onTrouble(error => void messages.push(error.message))
  answer(services.deskCheckups, pageOf([order]))
  answer(services.confirmCheckup, true)
  answer(services.declineCheckup, true)
  answer(services.refundCheckup, true)
  answer(services.closeVoucher, true)
  answer(services.companies, pageOf([]))
  answer(services.companyPackages, [
    { packageId: 'h1.full', packageName: '全面体检', centreName: '健康管理中心（东湖院区）' },
  ])
})
const openOrders = () => openPage('/checkups', { path: '/checkups', Page: CheckupsPage })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('lists what waits for an answer, and by a tap the other states', async () => {
  openOrders()
  expect(await screen.findByText('王秀英')).toBeTruthy()
  expect(screen.getByText('2026-11-25 08:00')).toBeTruthy()
  expect(sentTo(services.deskCheckups)[0]).toEqual({ tab: 'toConfirm', pageNum: 1 })
  answer(services.deskCheckups, pageOf<DeskOrderRow>([]))
  fireEvent.click(screen.getByText('已体检'))
  expect(await screen.findByText('暂无体检订单')).toBeTruthy()
  expect(sentTo(services.deskCheckups).at(-1)).toEqual({ tab: 'checked', pageNum: 1 })
})

it('a date is confirmed by a tap', async () => {
  openOrders()
  await screen.findByText('王秀英')
  press('确认日期')
  await waitFor(() => expect(sentTo(services.confirmCheckup)).toEqual([{ orderId: 'o1' }]))
})

it('an order that has moved on meanwhile is refused with the reason', async () => {
  const { code, sentence } = checkupDeskRefusals.order_moved
  answer(services.confirmCheckup, () => Promise.reject(new RefusedError(code, sentence)))
  openOrders()
  await screen.findByText('王秀英')
  press('确认日期')
  await waitFor(() => expect(messages).toEqual([sentence]))
})

it('an order is not taken only with a reason, which the patient reads', async () => {
  openOrders()
  await screen.findByText('王秀英')
  press('不接受')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/全额原路退回/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '不接受并退款' }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  expect(sentTo(services.declineCheckup)).toEqual([])
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '当天设备检修' } })
  fireEvent.click(dialog.getByRole('button', { name: '不接受并退款' }))
  await waitFor(() => expect(sentTo(services.declineCheckup)).toEqual([{ orderId: 'o1', reason: '当天设备检修' }]))
})

it('who did not come gets the money back after a question that says it is final', async () => {
  answer(services.deskCheckups, pageOf([{ ...order, status: 'overdue' as const, statusLabel: '已过期' }]))
  openOrders()
  await screen.findByText('王秀英')
  press(/^退\s*款$/)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/不能撤回/)).toBeTruthy()
  expect(sentTo(services.refundCheckup)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /^退\s*款$/ }))
  await waitFor(() => expect(sentTo(services.refundCheckup)).toEqual([{ orderId: 'o1' }]))
})

it('of companies it says how many, and leads to their list', async () => {
  answer(
    services.companies,
    pageOf([
      {
        companyId: 'c1',
        companyName: '宁禾机械厂',
        packageName: '全面体检',
        fromDay: '2026-11-21',
        untilDay: '2027-01-20',
        people: 300,
        booked: 12,
        checked: 3,
        family: { priceCents: 68_000, each: 2 },
      },
    ]),
  )
  openPage('/checkup-companies', { path: '/checkup-companies', Page: CompaniesPage })
  const link = await screen.findByRole('link', { name: '宁禾机械厂' })
  expect(link.getAttribute('href')).toBe('/checkup-companies/c1')
  const cells = within(link.closest('tr')!)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
  expect(cells.slice(3)).toEqual(['300', '12', '3', '¥680.00，每人2位'])
})

const fileOf = (...rows: string[]) =>
  new File([['姓名,身份证号,工号', ...rows].join('\n')], '名单.csv', { type: 'text/csv' })

it('a list with a bad row is not sent, and the row is named as the sheet counts it', async () => {
  const first = { name: '王秀英', idCard: '', staffNo: 'A1' }
  answer(services.readSheet, { rows: [first], problems: [{ row: 3, sentence: '姓名不能为空' }] })
  openPage('/checkup-companies', { path: '/checkup-companies', Page: CompaniesPage })
  expect(await screen.findByText('暂无团体体检')).toBeTruthy()
  press('导入名单')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^名单文件/), { target: { files: [fileOf('王秀英,,A1', ',,A2')] } })
  expect(await dialog.findByText('姓名不能为空', { exact: false })).toBeTruthy()
  expect(dialog.getByText(/第3行/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /^导\s*入$/ }))
  expect(sentTo(services.importCompany)).toEqual([])
})

it('a good list is sent whole; what the server finds wrong is named, and nothing was taken', async () => {
  answer(services.readSheet, { rows: [{ name: '王秀英', idCard: '', staffNo: 'A1' }], problems: [] })
  answer(services.importCompany, {
    companyId: '',
    people: 0,
    problems: [{ row: 0, sentence: '结束日期不能早于开始日期' }],
  })
  openPage('/checkup-companies', { path: '/checkup-companies', Page: CompaniesPage })
  await screen.findByText('暂无团体体检')
  press('导入名单')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('单位名称'), { target: { value: '宁禾机械厂' } })
  fireEvent.change(dialog.getByLabelText(/^名单文件/), { target: { files: [fileOf('王秀英,,A1')] } })
  expect(await dialog.findByText('共1人')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /^导\s*入$/ }))
  expect(await dialog.findByText('结束日期不能早于开始日期', { exact: false })).toBeTruthy()
  expect(sentTo(services.importCompany)).toEqual([
    {
      companyName: '宁禾机械厂',
      packageId: '',
      fromDay: '2026-11-21',
      untilDay: '2027-01-20',
      rows: [{ name: '王秀英', idCard: '', staffNo: 'A1' }],
      family: null,
    },
  ])
})

it('the price for families is typed in yuan, a wrong one is named, and it goes with the list', async () => {
  answer(services.readSheet, { rows: [{ name: '王秀英', idCard: '', staffNo: 'A1' }], problems: [] })
  answer(services.importCompany, { companyId: 'c1', people: 1, problems: [] })
  openPage('/checkup-companies', { path: '/checkup-companies', Page: CompaniesPage })
  await screen.findByText('暂无团体体检')
  press('导入名单')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^名单文件/), { target: { files: [fileOf('王秀英,,A1')] } })
  await dialog.findByText('共1人')
  const send = () => fireEvent.click(dialog.getByRole('button', { name: /^导\s*入$/ }))
  fireEvent.change(dialog.getByLabelText('家属价（元）'), { target: { value: '六百' } })
  send()
  expect(await dialog.findByText(/请填写金额/)).toBeTruthy()
  expect(sentTo(services.importCompany)).toEqual([])
  fireEvent.change(dialog.getByLabelText('家属价（元）'), { target: { value: '680.5' } })
  fireEvent.change(dialog.getByLabelText('每位职工可约几位家属'), { target: { value: '3' } })
  send()
  await waitFor(() =>
    expect(sentTo(services.importCompany)).toMatchObject([{ family: { priceCents: 68_050, each: 3 } }]),
  )
})

it('the people of a list stand with their codes and nothing else; a place is closed only after a question', async () => {
  answer(
    services.deskVouchers,
    pageOf([
      voucher,
      { ...voucher, voucherId: 'v2', name: '赵云', voucherStatus: 'used' as const, statusLabel: '已使用' },
    ]),
  )
  openPage('/checkup-companies/c1', { path: '/checkup-companies/:companyId', Page: VouchersPage })
  expect(await screen.findByText('李建国')).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '姓名',
    '工号',
    '兑换码',
    '状态',
    '操作',
  ])
  expect(screen.getAllByRole('button', { name: /^关\s*闭$/ })).toHaveLength(1)
  press(/^关\s*闭$/)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/不能恢复/)).toBeTruthy()
  expect(sentTo(services.closeVoucher)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '关闭名额' }))
  await waitFor(() => expect(sentTo(services.closeVoucher)).toEqual([{ voucherId: 'v1' }]))
})
