import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mobileCaseServices as services, type MobileCase } from '@nethos/contract/account/mobile-case.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import { ChangeMobile } from '../parts/change-mobile.tsx'
import MobileCasesPage from './mobile-cases.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const aCase = (changes: Partial<MobileCase> = {}): MobileCase => ({
  caseId: 'm1',
  accountId: 'a1',
  personName: '王*英',
  beforeMobile: '138****0001',
  mobile: '139****0002',
  document: 'id_card',
  reason: '手机丢失，没有设置过密码',
  caseStatus: 'waiting',
  askerName: '周敏',
  askedAt: at,
  isOwn: false,
  isOver: false,
  deciderName: '',
  decidedAt: null,
  note: '',
  ...changes,
})
const list = (...rows: MobileCase[]) =>
  answer(services.listMobileCases, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
const openList = () => openPage('/patients/mobile-cases', { path: '/patients/mobile-cases', Page: MobileCasesPage })

beforeEach(() => begin())

it('shows what waits, and another one approves it after a question that says what will happen', async () => {
  list(aCase())
  answer(services.approveMobileCase, true)
  openList()
  expect(await screen.findByText('改为 139****0002')).toBeTruthy()
  for (const words of [
    '已核对居民身份证',
    '原为 138****0001',
    '周敏 2026-11-21 15:00 提交',
    '手机丢失，没有设置过密码',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(sentTo(services.listMobileCases)).toEqual([{ caseStatus: 'waiting', pageNum: 1 }])
  fireEvent.click(screen.getByRole('button', { name: /^批\s*准$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/所有已登录的手机、微信和支付宝都会退出/)).toBeTruthy()
  expect(sentTo(services.approveMobileCase)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '批准更换' }))
  await waitFor(() => expect(sentTo(services.approveMobileCase)).toEqual([{ caseId: 'm1' }]))
})

it('is taken back, not approved, by whoever has asked', async () => {
  list(aCase({ isOwn: true }), aCase({ caseId: 'm2', isOver: true }), aCase({ caseId: 'm3', caseStatus: 'done' }))
  answer(services.endMobileCase, true)
  openList()
  fireEvent.click(await screen.findByRole('button', { name: /撤\s*回/ }))
  expect(screen.queryByRole('button', { name: /^批\s*准$/ })).toBeNull()
  expect(screen.getByText('已过期')).toBeTruthy()
  expect(screen.getByText('已更换')).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /撤\s*回/ }))
  expect(dialog.getByText('原因不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '号码写错' } })
  fireEvent.click(dialog.getByRole('button', { name: /撤\s*回/ }))
  await waitFor(() => expect(sentTo(services.endMobileCase)).toEqual([{ caseId: 'm1', note: '号码写错' }]))
})

it('is asked for with the document, the new mobile’s code and the reason, and with nothing less', async () => {
  answer(services.sendCaseCaptcha, { cid: 'c1' })
  answer(services.askMobileCase, { caseId: 'm1' })
  openPage('/patients/a1', {
    path: '/patients/:id',
    Page: () => <ChangeMobile accountId="a1" mobile="138****0001" />,
  })
  fireEvent.click(screen.getByRole('button', { name: '提交更换申请' }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fireEvent.click(dialog.getByRole('button', { name: '提交申请' }))
  for (const words of ['姓名不能为空', '身份证号不能为空', '请先当面核对证件原件与本人一致', '情况说明不能为空'])
    expect(dialog.getByText(words)).toBeTruthy()
  type('证件上的姓名', '王秀英')
  type('证件上的身份证号', '110105194903071231')
  fireEvent.click(dialog.getByRole('checkbox'))
  type('新的登录手机号', '13900000002')
  type('新手机号收到的验证码', '4711')
  expect(dialog.getByText('请先向新手机号发送验证码')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '发送验证码' }))
  expect(await dialog.findByRole('button', { name: /s后重新获取$/ })).toBeTruthy()
  type('情况说明', '手机丢失，没有设置过密码')
  fireEvent.click(dialog.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(sentTo(services.askMobileCase)).toHaveLength(1))
  expect(sentTo(services.askMobileCase)[0]).toEqual({
    accountId: 'a1',
    document: 'id_card',
    personName: '王秀英',
    idCard: '110105194903071231',
    seenInPerson: true,
    mobile: '13900000002',
    captcha: '4711',
    cid: 'c1',
    reason: '手机丢失，没有设置过密码',
  })
})
