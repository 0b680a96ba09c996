import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session, signIn } from '@nethos/calls/session.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import RegisterPage from './register.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(accountServices.register, anEntry())
  answer(captchaServices.sendLoginCaptcha, { cid: 'c2' })
  answer(couponServices.findActivity, { activityStatus: 'OFF', activity: null })
})

const brought = '/register?cid=c1&codeValue=1234&mobile=13900000000&backPath=%2Fmy%2Fpatient'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const tick = () => fireEvent.click(screen.getByRole('checkbox'))

test('a name is needed, an ID number is not, and the mobile is shown masked', async () => {
  openPage(brought, RegisterPage)
  expect(screen.getByText(/139\*{4}0000/)).toBeDefined()
  expect(screen.getByText('其他证件类型请通过小程序注册')).toBeDefined()
  expect(screen.queryByText(/邀请码/)).toBeNull()
  type('身份证号（选填）', '110105194912310021')
  await press('注册')
  expect(screen.getByText('姓名不能为空')).toBeDefined()
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  expect(callsOf(accountServices.register)).toHaveLength(0)
})

test('with the code of the login and any name the account is opened', async () => {
  const { goAfterLogin } = openPage(brought, RegisterPage)
  type('姓名', '𠮷田·麦麦提')
  tick()
  await press('注册')
  expect(sentTo(accountServices.register)).toEqual({
    accountName: '𠮷田·麦麦提',
    idCard: '',
    cid: 'c1',
    captcha: '1234',
    inviteCode: '',
    promoteCode: '',
  })
  expect(session()?.token).toBe('token')
  expect(goAfterLogin).toHaveBeenCalledWith('/my/patient')
})

test('whoever agreed at the login a moment ago is not asked again; a link alone agrees to nothing', () => {
  openPage(`${brought}&agrees=true`, RegisterPage)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  cleanup()
  openPage(brought, RegisterPage, { agrees: true })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('whoever is logged in is shown the way on', () => {
  signIn({ token: 't', signKey: 'k' })
  openPage(brought, RegisterPage)
  expect(screen.getByRole('link', { name: '继续使用' }).getAttribute('href')).toBe('/my/patient')
})

test('an invite code is asked for only while friends are invited; a link’s code goes along', async () => {
  answer(couponServices.findActivity, { activityStatus: 'ON', activity: null })
  openPage(`${brought}&promoteCode=WELCOME1`, RegisterPage)
  await screen.findByLabelText('邀请码（选填）')
  expect(sentTo(couponServices.findActivity)).toEqual({ userScene: 'INVITE_REGISTER' })
  type('姓名', '李梅')
  type('邀请码（选填）', 'abc')
  tick()
  await press('注册')
  expect(screen.getByText('邀请码为8位字母或数字')).toBeDefined()
  expect(callsOf(accountServices.register)).toHaveLength(0)
  type('邀请码（选填）', 'abcd2345')
  await press('注册')
  expect(sentTo(accountServices.register)).toMatchObject({ inviteCode: 'abcd2345', promoteCode: 'WELCOME1' })
})

test('an ID number that is bound already offers to change the login phone', async () => {
  refuse(accountServices.register, identityRefusals.id_card_bound)
  const { at } = openPage(brought, RegisterPage)
  type('姓名', '王秀英')
  type('身份证号（选填）', '11010519491231002x')
  tick()
  await press('注册')
  expect(screen.getByRole('dialog', { name: '该身份证号已绑定其他账号，是否更换登录手机号？' })).toBeDefined()
  await press('去更换')
  expect(at()).toBe('/account/modify/default/phone')
})

test('a mobile that is registered already leads back to the login', async () => {
  refuse(accountServices.register, accountRefusals.mobile_registered)
  const { at } = openPage(brought, RegisterPage)
  type('姓名', '王秀英')
  tick()
  await press('注册')
  await press('去登录')
  expect(at()).toBe('/login?backPath=%2Fmy%2Fpatient')
})

test('a code that has run out is asked for anew, and nothing typed is lost', async () => {
  refuse(accountServices.register, captchaRefusals.captcha_wrong)
  openPage(brought, RegisterPage)
  type('姓名', '王秀英')
  tick()
  await press('注册')
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王秀英')
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13900000000')
  await press('获取验证码')
  type('验证码', '5678')
  answer(accountServices.register, anEntry())
  await press('注册')
  expect(sentTo(accountServices.register)).toMatchObject({ cid: 'c2', captcha: '5678' })
})

test('opened without a code it asks for one itself', () => {
  openPage('/register', RegisterPage)
  expect(screen.getByLabelText('手机号')).toBeDefined()
  expect(screen.getByLabelText('验证码')).toBeDefined()
})
