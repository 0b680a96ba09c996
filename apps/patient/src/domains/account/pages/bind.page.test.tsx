import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@nethos/calls/session.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { shellLoginServices } from '@nethos/contract/account/shell-login.services.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { environmentOf } from '../../../app/environment.ts'
import { configure, openAt, press, type } from '../../../testing/open-at.tsx'
import { anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import AlreadyBoundPage from './already-bound.page.tsx'
import BindPage from './bind.page.tsx'
import BindMobilePage from './bind-mobile.page.tsx'
import MobileTakenPage from './mobile-taken.page.tsx'

vi.mock('@nethos/calls/call.ts')

const ticket = `nst_${'a'.repeat(43)}`
const messaging = environmentOf('Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.50')
const payment = environmentOf('Mozilla/5.0 (Linux; Android 13) AlipayClient/10.5')
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})

beforeEach(async () => {
  forget()
  await configure()
  assign.mockClear()
  answer(captchaServices.sendBindCaptcha, { cid: 'c1' })
  answer(consentServices.giveConsent, true)
  answer(shellLoginServices.loginByShell, { isBound: false })
  answer(shellLoginServices.bindShell, anEntry())
})
afterEach(() => localStorage.clear())

const open = (Page: typeof BindPage, address: string, environment = messaging) =>
  openAt(address, Page, { app: { environment } })

async function fill(): Promise<void> {
  await screen.findByLabelText('手机号')
  type('手机号', '13900000000')
  await press('获取验证码')
  type('验证码', '1234')
  await act(async () => fireEvent.click(screen.getByRole('checkbox')))
}

describe('绑定账号', () => {
  test('asks the app around us first, silently, and comes back to the same page', async () => {
    open(BindPage, '/bind?backPath=%2Fmy%2Fdata')
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    const asked = new URL(String(assign.mock.calls[0]![0]), 'http://x')
    expect(asked.pathname).toBe('/shell/messaging/start')
    expect(asked.searchParams.get('back')).toBe('/bind?backPath=%2Fmy%2Fdata')
    expect(asked.searchParams.get('device')).toMatch(/^[0-9a-f]{64}$/)
    expect(callsOf(shellLoginServices.loginByShell)).toHaveLength(0)
  })

  test('whoever is bound is in at once', async () => {
    answer(shellLoginServices.loginByShell, { isBound: true, ...anEntry() })
    const { app } = open(BindPage, `/bind?backPath=%2Fmy%2Fdata&openid=${ticket}`)
    await waitFor(() => expect(app.goAfterLogin).toHaveBeenCalledWith('/my/data'))
    expect(sentTo(shellLoginServices.loginByShell)).toEqual({ ticket })
    expect(session()).toMatchObject({ token: 'token', signKey: 'key' })
    expect(screen.queryByLabelText('手机号')).toBeNull()
  })

  test('whoever is not binds his mobile by SMS, stores the token and goes on', async () => {
    const { app } = open(BindPage, `/bind?openid=${ticket}`)
    await fill()
    await press('绑定')
    expect(sentTo(captchaServices.sendBindCaptcha)).toEqual({ mobile: '13900000000' })
    expect(sentTo(shellLoginServices.bindShell)).toEqual({ cid: 'c1', captcha: '1234', ticketOfMessaging: ticket })
    expect(session()).toMatchObject({ token: 'token', signKey: 'key' })
    expect(app.goAfterLogin).toHaveBeenCalledWith(null)
  })

  test('the payment app’s user is bound as such', async () => {
    open(BindPage, `/bind?openid=${ticket}`, payment)
    await fill()
    await press('绑定')
    expect(sentTo(shellLoginServices.bindShell)).toEqual({ cid: 'c1', captcha: '1234', ticketOfPayment: ticket })
  })

  test('each empty field says its sentence, and nothing is sent', async () => {
    open(BindPage, `/bind?openid=${ticket}`)
    await screen.findByLabelText('手机号')
    await press('绑定')
    for (const sentence of ['手机号不能为空', '验证码不能为空', '请先阅读用户协议'])
      expect(screen.getByText(sentence)).toBeDefined()
    expect(callsOf(shellLoginServices.bindShell)).toHaveLength(0)
  })

  test.each([
    ['/bind?openid=', '未正常获取token'],
    ['/bind?openid=oRaw', 'token格式不正确'],
  ])('%s: %s, another try, and the usual login', async (address, sentence) => {
    open(BindPage, address)
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByRole('link', { name: '手机号登录' }).getAttribute('href')).toBe('/login')
    expect(assign).not.toHaveBeenCalled()
    await press('重新授权')
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  })

  test('in a browser nobody can be asked: where to open it, and the usual login', async () => {
    open(BindPage, '/bind', environmentOf('Mozilla/5.0 (Linux; Android 13)'))
    expect(await screen.findByText('未正常获取token')).toBeDefined()
    expect(screen.getByText(/请在微信或支付宝中打开本页/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '重新授权' })).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test('twice within a minute is said in the words of the documents', async () => {
    refuse(shellLoginServices.bindShell, shellRefusals.bound_too_soon)
    open(BindPage, `/bind?openid=${ticket}`)
    await fill()
    await press('绑定')
    expect(screen.getByText('操作频繁，请1分钟后再试')).toBeDefined()
  })

  test('a wrong code is told at its field; any other trouble asks whether to try again', async () => {
    refuse(shellLoginServices.bindShell, captchaRefusals.captcha_wrong)
    open(BindPage, `/bind?openid=${ticket}`)
    await fill()
    await press('绑定')
    expect(screen.getByText('验证码不正确')).toBeDefined()
    refuse(shellLoginServices.bindShell, shellRefusals.ticket_over)
    type('验证码', '4321')
    await press('绑定')
    expect(await screen.findByText('是否重新尝试？')).toBeDefined()
    // The ticket is over: the app is asked for another one.
    await press('重新尝试')
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  })
})

describe('绑定手机号', () => {
  test('whoever is new goes on to register with the proof, the ticket and all that the link has brought', async () => {
    refuse(shellLoginServices.bindShell, accountRefusals.mobile_unknown)
    const { at } = open(BindMobilePage, `/bindRelativePhone?callback=%2Fmy%2Fpay&openId=${ticket}&promoteCode=p1`)
    await fill()
    await press('绑定')
    const went = new URL(at(), 'http://x')
    expect(went.pathname).toBe('/register')
    expect(Object.fromEntries(went.searchParams)).toEqual({
      cid: 'c1',
      codeValue: '1234',
      mobile: '13900000000',
      openId: ticket,
      backPath: '/my/pay',
      promoteCode: 'p1',
    })
  })

  test('a known mobile logs in and opens the callback', async () => {
    const { app } = open(BindMobilePage, `/bindRelativePhone?callback=%2Fmy%2Fpay&openId=${ticket}`)
    await fill()
    await press('绑定')
    expect(app.goAfterLogin).toHaveBeenCalledWith('/my/pay')
  })

  test('an account with another user of the app is decided by the patient; the proof is in no address', async () => {
    refuse(shellLoginServices.bindShell, shellRefusals.account_tied)
    const { at, router } = open(BindMobilePage, `/bindRelativePhone?callback=%2Fmy%2Fpay&openId=${ticket}`)
    await fill()
    await press('绑定')
    expect(at()).toBe(`/account/notice?callback=%2Fmy%2Fpay&openId=${ticket}&mobile=13900000000`)
    expect(router.state.location.state).toEqual({ cid: 'c1', captcha: '1234' })
  })

  test('a user who is bound already is told so', async () => {
    refuse(shellLoginServices.bindShell, shellRefusals.shell_tied)
    const { at } = open(BindMobilePage, `/bindRelativePhone?openId=${ticket}`)
    await fill()
    await press('绑定')
    expect(at()).toBe(`/repeatBind?openId=${ticket}`)
  })
})

describe('重复绑定', () => {
  const address = `/repeatBind?backPath=%2Fmy%2Fpay&openId=${ticket}`

  test('shows the masked mobile, and goes on with the account that is bound', async () => {
    answer(shellLoginServices.boundMobile, { isBound: true, loginMobile: '138****0001' })
    answer(shellLoginServices.loginByShell, { isBound: true, ...anEntry() })
    const { app } = open(AlreadyBoundPage, address)
    expect(await screen.findByText('绑定的手机号：138****0001')).toBeDefined()
    expect(screen.getByText('您的微信已经绑定账号')).toBeDefined()
    await press('继续')
    expect(session()).toMatchObject({ token: 'token', signKey: 'key' })
    expect(app.goAfterLogin).toHaveBeenCalledWith('/my/pay')
  })

  test('whoever is not bound after all binds', async () => {
    answer(shellLoginServices.boundMobile, { isBound: false, loginMobile: '' })
    const { at } = open(AlreadyBoundPage, address)
    await waitFor(() => expect(at()).toBe(`/bind?backPath=%2Fmy%2Fpay&openId=${ticket}`))
  })

  test('a ticket that is over offers another try', async () => {
    refuse(shellLoginServices.boundMobile, shellRefusals.ticket_over)
    open(AlreadyBoundPage, address)
    expect(await screen.findByText('未正常获取token')).toBeDefined()
    expect(screen.getByRole('button', { name: '重新授权' })).toBeDefined()
  })
})

test('账号提示: who goes on with the mobile ties this user in place of the other', async () => {
  const { router, app } = open(MobileTakenPage, '/account/notice')
  const query = new URLSearchParams({ callback: '/my/pay', openId: ticket, mobile: '13900000000' })
  await act(() => router.navigate(`/account/notice?${query}`, { state: { cid: 'c1', captcha: '1234' } }))
  expect(screen.getByText('手机号：139****0000')).toBeDefined()
  await press('继续用这个手机号')
  expect(sentTo(shellLoginServices.bindShell)).toEqual({
    cid: 'c1',
    captcha: '1234',
    ticketOfMessaging: ticket,
    replaces: true,
  })
  expect(session()).toMatchObject({ token: 'token', signKey: 'key' })
  expect(app.goAfterLogin).toHaveBeenCalledWith('/my/pay')
})
