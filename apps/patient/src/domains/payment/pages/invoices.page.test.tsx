import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { invoiceServices, type InvoiceRow } from '@nethos/contract/payment/invoice.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { afternoon } from '../../consult/testing/consult.samples.ts'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import InvoicesPage from './invoices.page.tsx'

vi.mock('@nethos/calls/call.ts')

const written = {
  invoiceId: 'i1',
  invoiceState: 'issued',
  stateLabel: '已开具',
  titleType: 'personal',
  invoiceTitle: '王秀英',
  taxNo: '',
  amountCents: 3_000,
  invoiceNo: '26330000000000000001',
  redNo: '',
  failure: '',
  requestedAt: afternoon,
  issuedAt: afternoon,
  pdf: { attaId: 'a1', type: 'pdf', attaFileName: '电子发票.pdf', url: '/files/a1?ticket=t' },
} as const
const aRow = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  payNo: 'P1',
  consultId: 'c1',
  subject: '图文咨询',
  docName: '张伟',
  personName: '王秀英',
  amountCents: 3_000,
  paidAt: afternoon,
  mayRequest: true,
  invoice: null,
  before: null,
  ...changes,
})

beforeEach(() => {
  forget()
  answer(peopleServices.listPeople, [])
})
const open = (address: string, ...rows: InvoiceRow[]) => {
  answer(invoiceServices.listInvoices, onePage(...rows))
  return openAt(address, InvoicesPage)
}

test('each payment with its person, amount, date and state; one leads to the application', async () => {
  open('/my/dzfp', aRow(), aRow({ payNo: 'P2', consultId: 'c2', mayRequest: false, invoice: written }))
  const lines = await screen.findAllByRole('link', { name: /图文咨询/ })
  expect(lines.map(line => line.textContent)).toEqual([
    expect.stringMatching(/申请开票张伟 · 王秀英.*2026-11-21/),
    expect.stringMatching(/已开具张伟 · 王秀英.*2026-11-21 · 王秀英/),
  ])
  expect(lines[0]!.getAttribute('href')).toBe('/my/dzfp?consultId=c1')
})

test('nothing was paid', async () => {
  open('/my/dzfp')
  expect(await screen.findByText('暂无可开票的缴费记录')).toBeDefined()
})

test('of one person', async () => {
  open('/my/dzfp?compatId=p1')
  await screen.findByText('暂无可开票的缴费记录')
  expect(sentTo(invoiceServices.listInvoices)).toMatchObject({ personId: 'p1' })
})

test('a person asks with his own name', async () => {
  open('/my/dzfp?consultId=c1', aRow())
  answer(invoiceServices.requestInvoice, { invoiceUrl: '', invoiceNo: '', invoiceId: 'i1' })
  expect(await screen.findByDisplayValue('王秀英')).toBeDefined()
  await press('提交申请')
  expect(sentTo(invoiceServices.requestInvoice)).toEqual({
    consultId: 'c1',
    titleType: 'personal',
    invoiceTitle: '王秀英',
    taxNo: '',
    email: '',
  })
})

test('a company must give a right tax number', async () => {
  open('/my/dzfp?consultId=c1', aRow())
  answer(invoiceServices.requestInvoice, { invoiceUrl: '', invoiceNo: '', invoiceId: 'i1' })
  fireEvent.click(await screen.findByRole('radio', { name: '单位' }))
  await press('提交申请')
  expect(screen.getByText('请填写发票抬头')).toBeDefined()
  expect(screen.getByText('请填写单位税号')).toBeDefined()
  type('发票抬头', '杭州某公司')
  type('单位税号', '91110000100000000a')
  await press('提交申请')
  expect(screen.getByText('单位税号不正确，请核对18位统一社会信用代码')).toBeDefined()
  expect(sentTo(invoiceServices.requestInvoice)).toBeUndefined()
  type('单位税号', '91110000100000000r')
  await press('提交申请')
  expect(sentTo(invoiceServices.requestInvoice)).toMatchObject({ titleType: 'company', taxNo: '91110000100000000R' })
})

test('one that is written opens', async () => {
  open('/my/dzfp?consultId=c1', aRow({ mayRequest: false, invoice: written }))
  expect(await screen.findByText('26330000000000000001')).toBeDefined()
  expect(way('查看发票（PDF）')).toBe('/files/a1?ticket=t')
})

test('the money went back: it is said that it is void', async () => {
  const voided = { ...written, invoiceState: 'voided', stateLabel: '已冲红', redNo: '26330000000000000002' } as const
  open('/my/dzfp?consultId=c1', aRow({ mayRequest: false, amountCents: 0, invoice: voided }))
  expect(await screen.findByText('26330000000000000002')).toBeDefined()
  expect(screen.getByText(/已作废（冲红）/)).toBeDefined()
})

test('a part went back: the new one of the rest, and the one that is void', async () => {
  const before = { ...written, invoiceState: 'voided', stateLabel: '已冲红', redNo: '26330000000000000002' } as const
  const now = { ...written, invoiceId: 'i2', amountCents: 2_500, invoiceNo: '26330000000000000003' }
  open('/my/dzfp?consultId=c1', aRow({ mayRequest: false, amountCents: 2_500, invoice: now, before }))
  for (const text of ['26330000000000000003', '25.00元', '26330000000000000001', '26330000000000000002'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(/原发票不能再用于报销/)).toBeDefined()
})

test('the tax office refused: why, and the form again', async () => {
  const refused = {
    ...written,
    invoiceState: 'refused',
    stateLabel: '开票失败',
    failure: '税号异常',
    pdf: null,
  } as const
  open('/my/dzfp?consultId=c1', aRow({ invoice: refused }))
  expect(await screen.findByText(/税号异常/)).toBeDefined()
  expect(screen.getByRole('button', { name: '提交申请' })).toBeDefined()
})
