import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { closingServices, type Closing } from '@nethos/contract/account/closing.services.ts'
import { consentServices, type Consent } from '@nethos/contract/account/consent.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { aProfile } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import CloseAccountPage from './close-account.page.tsx'
import ConsentsPage from './consents.page.tsx'

vi.mock('@nethos/calls/call.ts')

const closingAt = Date.parse('2026-12-06T16:00:00Z')
const aClosing = (changes: Partial<Closing> = {}): Closing => ({
  closingAt: null,
  isHeldUp: false,
  blockers: [],
  ...changes,
})
const aConsent = (changes: Partial<Consent> = {}): Consent => ({
  agreement: '随访',
  title: '随访隐私说明',
  version: '1.0',
  givenAt: Date.parse('2026-11-21T07:04:00Z'),
  withdrawnAt: null,
  isOld: false,
  isNeeded: false,
  hasText: true,
  ...changes,
})

beforeEach(() => {
  forget()
  vi.stubGlobal('scrollTo', vi.fn())
  answer(profileServices.getProfile, aProfile())
  answer(closingServices.getClosing, aClosing())
  answer(closingServices.sendClosingCaptcha, { cid: 'c1' })
  answer(closingServices.askClosing, { closingAt })
  answer(closingServices.undoClosing, true)
  answer(consentServices.withdrawConsent, true)
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!))

test('closing says what goes and what the law keeps, and wants a tick, the code and a yes', async () => {
  openPage('/account/close', CloseAccountPage)
  expect(await screen.findByText(/病历由医院保存至少15年/)).toBeDefined()
  await press('申请注销')
  expect(screen.getByText('请先阅读并勾选')).toBeDefined()
  expect(screen.getByText('验证码不能为空')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox'))
  await press('获取验证码')
  type('验证码', '1234')
  await press('申请注销')
  expect(callsOf(closingServices.askClosing)).toHaveLength(0)
  answer(closingServices.getClosing, aClosing({ closingAt }))
  await press('申请注销')
  expect(sentTo(closingServices.askClosing)).toEqual({ captcha: '1234', cid: 'c1' })
  expect(await screen.findByText(/账号将于2026年12月07日注销/)).toBeDefined()
})

test('what is under way stands first, with the way to it, and nothing is sent', async () => {
  answer(closingServices.getClosing, aClosing({ blockers: [{ blocker: 'refunding', count: 2 }] }))
  openPage('/account/close', CloseAccountPage)
  expect((await screen.findByRole('link', { name: /还没到账的退款/ })).getAttribute('href')).toBe('/my/pay')
  await press('申请注销')
  expect(screen.getByText('请先办完上面的事项，再申请注销')).toBeDefined()
  expect(callsOf(closingServices.askClosing)).toHaveLength(0)
})

test('until the day it is taken back with one tap', async () => {
  answer(closingServices.getClosing, aClosing({ closingAt }))
  openPage('/account/close', CloseAccountPage)
  await screen.findByText('已申请注销')
  await press('撤回注销申请')
  expect(callsOf(closingServices.undoClosing)).toHaveLength(1)
})

test('agreements stand with version and day, and are taken back after a question', async () => {
  answer(consentServices.listConsents, [
    aConsent(),
    aConsent({ agreement: '用户协议', title: '用户协议', isNeeded: true }),
    aConsent({ agreement: '旧', title: '旧说明', withdrawnAt: Date.parse('2026-11-22T01:00:00Z') }),
  ])
  const { at } = openPage('/account/consents', ConsentsPage)
  expect(await screen.findByText('随访隐私说明')).toBeDefined()
  expect(screen.getAllByText('同意时间 2026-11-21 15:04')).toHaveLength(3)
  expect(screen.getByText('撤回时间 2026-11-22 09:00')).toBeDefined()
  expect(screen.queryByRole('button', { name: '撤回同意：旧说明' })).toBeNull()
  await press('撤回同意：随访隐私说明')
  await press('撤回')
  expect(sentTo(consentServices.withdrawConsent)).toEqual({ agreement: '随访' })
  await press('撤回同意：用户协议')
  await press('去注销')
  expect(at()).toBe('/account/close')
})
