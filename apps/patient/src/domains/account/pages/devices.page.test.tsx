import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '@nethos/calls/session.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { deviceServices, type Device } from '@nethos/contract/account/device.services.ts'
import { anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import DevicesPage from './devices.page.tsx'
import NewDevicePage from './new-device.page.tsx'
import PasswordLoginStepPage from './password-login-step.page.tsx'

vi.mock('@nethos/calls/call.ts')

const aDevice = (changes: Partial<Device> = {}): Device => ({
  deviceId: 'd1',
  deviceName: 'iPhone · 微信',
  firstAt: Date.parse('2026-10-01T01:00:00Z'),
  lastAt: Date.parse('2026-11-21T07:04:00Z'),
  isHere: true,
  isIn: true,
  ...changes,
})

beforeEach(() => {
  forget()
  answer(captchaServices.sendLoginCaptcha, { cid: 'c1' })
  answer(deviceServices.loginOnDevice, anEntry())
  answer(deviceServices.removeDevice, true)
  answer(deviceServices.listDevices, [
    aDevice(),
    aDevice({ deviceId: 'd2', deviceName: 'Windows电脑 · 浏览器', isHere: false }),
  ])
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!))

test('the right password on a new device leads to its check, with the mobile beside the address', async () => {
  refuse(accountServices.loginByPassword, accountRefusals.device_unknown)
  const { at, router } = openPage('/account/login/bypwd?backPath=%2Fmy%2Fpay', PasswordLoginStepPage)
  type('手机号', '13900000000')
  type('密码', 'spring2026')
  fireEvent.click(screen.getByRole('checkbox'))
  await press('登录')
  expect(at()).toBe('/account/set-device?backPath=%2Fmy%2Fpay')
  expect(router.state.location.state).toEqual({ mobile: '13900000000' })
})

test('the check shows the masked mobile, wants its code, and logs in', async () => {
  const { goAfterLogin } = openPage('/account/set-device?backPath=%2Fmy%2Fpay', NewDevicePage, {
    mobile: '13900000000',
  })
  expect(screen.getByText('139****0000')).toBeDefined()
  await press('验证并登录')
  expect(screen.getByText('验证码不能为空')).toBeDefined()
  await press('获取验证码')
  type('验证码', '1234')
  await press('验证并登录')
  expect(sentTo(deviceServices.loginOnDevice)).toEqual({ mobile: '13900000000', cid: 'c1', captcha: '1234' })
  expect(session()?.token).toBe('token')
  expect(goAfterLogin).toHaveBeenCalledWith('/my/pay')
})

test('opened alone it leads to the login', () => {
  expect(openPage('/account/set-device', NewDevicePage).at()).toBe('/account/login/bypwd')
})

test('devices say what they are and when they last logged in; another one is taken off after a question', async () => {
  openPage('/account/devices', DevicesPage)
  expect(await screen.findByText('iPhone · 微信')).toBeDefined()
  expect(screen.getByText('本机')).toBeDefined()
  expect(screen.getByText('登录中')).toBeDefined()
  expect(screen.getAllByText('最近登录 2026-11-21 15:04')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: '移除iPhone · 微信' })).toBeNull()
  await press('移除Windows电脑 · 浏览器')
  expect(callsOf(deviceServices.removeDevice)).toHaveLength(0)
  await press('移除')
  expect(sentTo(deviceServices.removeDevice)).toEqual({ deviceId: 'd2' })
  expect(callsOf(deviceServices.listDevices)).toHaveLength(2)
})
