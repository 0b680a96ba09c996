import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { signIn } from '@nethos/calls/session.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aProfile } from '../testing/account.samples.ts'
import NewPasswordPage from './new-password.page.tsx'
import ResetPasswordPage from './reset-password.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(captchaServices.sendPasswordCaptcha, { cid: 'c1' })
  answer(accountServices.setPassword, true)
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const proven = { mobile: '13900000000', captcha: '1234', cid: 'c1' }

async function proveMobile() {
  type('登录手机号', proven.mobile)
  await press('获取验证码')
  type('验证码', proven.captcha)
  await press('下一步')
}

test('only a right code leads to the second step, and the proof does not stand in the address', async () => {
  refuse(captchaServices.checkCaptcha, captchaRefusals.captcha_wrong)
  const { at, router } = openPage('/account/reset/pwd', ResetPasswordPage)
  await proveMobile()
  expect(screen.getByText('验证码不正确')).toBeDefined()
  expect(at()).toBe('/account/reset/pwd')

  answer(captchaServices.checkCaptcha, { cid: 'c1', regStatus: 'BIND' })
  type('验证码', '4321')
  await press('下一步')
  expect(at()).toBe('/account/reset/pwd2')
  expect(router.state.location.state).toEqual({ ...proven, captcha: '4321' })
})

test('a mobile that nobody is registered with is offered to register', async () => {
  answer(captchaServices.checkCaptcha, { cid: 'c1', regStatus: 'REGISTER' })
  const { at } = openPage('/account/reset/pwd', ResetPasswordPage)
  await proveMobile()
  expect(screen.getByRole('dialog', { name: '这个手机号还没有注册，请先注册' })).toBeDefined()
  await press('去注册')
  expect(at()).toBe('/register')
})

test('the new password meets the rule, is typed twice alike, and leads to the login', async () => {
  const { at } = openPage('/account/reset/pwd2', NewPasswordPage, proven)
  type('新密码', 'short')
  type('再次输入新密码', 'other')
  await press('提交')
  expect(screen.getByText('密码须为8-32位，且同时包含字母和数字')).toBeDefined()
  expect(screen.getByText('两次输入的密码不一致')).toBeDefined()
  expect(callsOf(accountServices.setPassword)).toHaveLength(0)

  type('新密码', 'abcd1234')
  type('再次输入新密码', 'abcd1234')
  await press('提交')
  expect(sentTo(accountServices.setPassword)).toEqual({ ...proven, password: 'abcd1234' })
  expect(screen.getByText('修改成功')).toBeDefined()
  expect(at()).toBe('/account/login/bypwd')
})

test('whoever opens the second step alone begins with the first', () => {
  expect(openPage('/account/reset/pwd2', NewPasswordPage).at()).toBe('/account/reset/pwd')
})

test.each([
  [false, '设置密码'],
  [true, '修改密码'],
])('who is in, with a password: %s, reads %s', async (hasPassword, title) => {
  answer(profileServices.getProfile, { ...aProfile(), hasPassword })
  signIn({ token: 't', signKey: 'k' })
  openPage('/account/reset/pwd', ResetPasswordPage)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
})

test('who never had a password is told that this is the place to set one, and a guest is not asked for his profile', () => {
  openPage('/account/reset/pwd', ResetPasswordPage)
  expect(screen.getByRole('heading', { name: '找回密码' })).toBeDefined()
  expect(screen.getByText(/从没设置过密码的，也在这里设置/)).toBeDefined()
  expect(callsOf(profileServices.getProfile)).toHaveLength(0)
})
