import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { session, signIn } from '@nethos/calls/session.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import LoginPage from './login.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(captchaServices.sendLoginCaptcha, { cid: 'c1' })
  answer(consentServices.giveConsent, true)
  answer(accountServices.loginByCaptcha, { regStatus: 'BIND', cid: 'c1', ...anEntry() })
})

const mobile = () => screen.getByLabelText<HTMLInputElement>('手机号')
const code = () => screen.getByLabelText<HTMLInputElement>('验证码')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const tick = () => fireEvent.click(screen.getByRole('checkbox'))

async function askAndFill(text = '1234') {
  type(mobile(), '13900000000')
  await press('获取验证码')
  type(code(), text)
}

test('each missing or malformed field says its sentence, and the first one gets the focus', async () => {
  openPage('/login', LoginPage)
  await press('登录')
  expect(screen.getByText('手机号不能为空')).toBeDefined()
  expect(screen.getByText('验证码不能为空')).toBeDefined()
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(mobile()))

  type(mobile(), '1390000')
  expect(screen.getByText('手机号格式错误')).toBeDefined()
  type(code(), '1234')
  // Nothing was sent, so nothing typed can be right.
  expect(screen.getByText('验证码不正确')).toBeDefined()
  expect(callsOf(accountServices.loginByCaptcha)).toHaveLength(0)
})

test('whoever is logged in already is shown the way on, and a guest is not', () => {
  openPage('/login?backPath=%2Fmy%2Fbook', LoginPage)
  expect(screen.queryByText(/您已登录/)).toBeNull()
  cleanup()
  signIn({ token: 't', signKey: 'k' })
  openPage('/login?backPath=%2Fmy%2Fbook', LoginPage)
  expect(screen.getByRole('link', { name: '继续使用' }).getAttribute('href')).toBe('/my/book')
})

test('no message is sent to a wrong mobile', async () => {
  openPage('/login', LoginPage)
  await press('获取验证码')
  expect(screen.getByText('手机号不能为空')).toBeDefined()
  expect(callsOf(captchaServices.sendLoginCaptcha)).toHaveLength(0)
})

test('the code is cut to four characters, and a pasted mobile loses its blanks', () => {
  openPage('/login', LoginPage)
  type(code(), ' 123456')
  expect(code().value).toBe('1234')
  type(mobile(), '+86 139-0000 0000')
  expect(mobile().value).toBe('13900000000')
})

test('the agreement is not ticked beforehand, and nobody comes in without it', async () => {
  openPage('/login', LoginPage)
  await askAndFill()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await press('登录')
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  expect(session()).toBeUndefined()
  expect(screen.getByRole('link', { name: '《用户协议》' }).getAttribute('href')).toBe('/news/ysxy')
  expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe(
    contentPages.agreement.to({ type: '隐私政策' }),
  )
})

test('a right code opens the session, forgets what a guest has seen, and goes where the login was wanted for', async () => {
  const { goAfterLogin } = openPage('/login?backPath=%2Fmy%2Fpay%3Fyear%3D2026', LoginPage)
  queryClient.setQueryData(['seen'], 'by a guest')
  await askAndFill()
  tick()
  await press('登录')
  expect(sentTo(accountServices.loginByCaptcha)).toEqual({ mobile: '13900000000', cid: 'c1', captcha: '1234' })
  expect(session()).toEqual({ token: 'token', signKey: 'key' })
  expect(queryClient.getQueryData(['seen'])).toBeUndefined()
  expect(goAfterLogin).toHaveBeenCalledWith('/my/pay?year=2026')
  expect(callsOf(consentServices.giveConsent).map(([, sent]) => sent)).toEqual([
    { agreement: '用户协议' },
    { agreement: '隐私政策' },
  ])
  expect(Object.keys(localStorage).filter(key => key.startsWith('nethos.draft.'))).toEqual([])
})

test('a code that the server finds wrong is told at its field until another one is typed', async () => {
  refuse(accountServices.loginByCaptcha, captchaRefusals.captcha_wrong)
  openPage('/login', LoginPage)
  await askAndFill()
  tick()
  await press('登录')
  expect(screen.getByText('验证码不正确')).toBeDefined()
  type(code(), '4321')
  expect(screen.queryByText('验证码不正确')).toBeNull()
})

test('a code proves the mobile that it went to and no other', async () => {
  openPage('/login', LoginPage)
  await askAndFill()
  tick()
  type(mobile(), '13900000001')
  await press('登录')
  expect(screen.getByText('验证码不正确')).toBeDefined()
  expect(callsOf(accountServices.loginByCaptcha)).toHaveLength(0)
})

test('whoever is new goes on to register, with everything that the link has brought', async () => {
  answer(accountServices.loginByCaptcha, { regStatus: 'REGISTER', cid: 'c1' })
  const { at } = openPage('/login?backPath=%2Fv2%2Fmy&docId=7', LoginPage)
  await askAndFill()
  tick()
  await press('登录')
  expect(at()).toBe('/register?cid=c1&codeValue=1234&mobile=13900000000&backPath=%2Fv2%2Fmy&docId=7')
})

test('by password: the mobile stays, and a wrong password is said in the words of the server', async () => {
  refuse(accountServices.loginByPassword, accountRefusals.password_wrong)
  openPage('/login', LoginPage)
  type(mobile(), '13900000000')
  await press('密码登录')
  expect(mobile().value).toBe('13900000000')
  expect(screen.getByRole('link', { name: '忘记密码' }).getAttribute('href')).toBe('/account/reset/pwd')
  await press('登录')
  expect(screen.getByText('密码不能为空')).toBeDefined()
  type(screen.getByLabelText('密码'), 'abcd1234')
  tick()
  await press('登录')
  expect(screen.getByText('手机号或密码不正确')).toBeDefined()

  answer(accountServices.loginByPassword, anEntry())
  await press('登录')
  expect(session()?.token).toBe('token')
})
