import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { environmentOf } from '../../../app/environment.ts'
import { aCard, aDoctor } from '../../doctors/testing/doctor.samples.ts'
import { configure, openAt, press, type } from '../../../testing/open-at.tsx'
import { anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import ScanBindPage from './scan-bind.page.tsx'
import ScanLoginPage from './scan-login.page.tsx'
import ScanRegisterPage from './scan-register.page.tsx'

vi.mock('@nethos/calls/call.ts')

const ticket = `nst_${'a'.repeat(43)}`

beforeEach(async () => {
  forget()
  await configure()
  answer(captchaServices.sendLoginCaptcha, { cid: 'c1' })
  answer(captchaServices.sendBindCaptcha, { cid: 'c1' })
  answer(consentServices.giveConsent, true)
  answer(doctorServices.doctorCard, aCard({ sysDoc: aDoctor({ docName: '沈知远' }) }))
  answer(accountServices.loginByCaptcha, { regStatus: 'BIND', cid: 'c1', ...anEntry() })
  answer(accountServices.register, anEntry())
})

const tick = () => act(async () => fireEvent.click(screen.getByRole('checkbox')))
async function fillMobile(): Promise<void> {
  type('手机号', '13900000000')
  await press('获取验证码')
  type('验证码', '1234')
  await tick()
}

test('扫码登录 says whose code it is; a known mobile is in, and at the doctor’s', async () => {
  const { app } = openAt('/scanLogin?docId=d1', ScanLoginPage)
  expect(await screen.findByText('沈知远')).toBeDefined()
  await fillMobile()
  await press('登录')
  expect(app.goAfterLogin).toHaveBeenCalledWith('/doc/index?docId=d1')
})

test('扫码登录: whoever is new goes on to 扫码注册, the doctor with him', async () => {
  answer(accountServices.loginByCaptcha, { regStatus: 'REGISTER', cid: 'c1' })
  const { at } = openAt('/scanLogin?docId=d1&exclusiveCodeId=e1', ScanLoginPage)
  await fillMobile()
  await press('登录')
  expect(at()).toBe('/scanRegister?cid=c1&codeValue=1234&mobile=13900000000&docId=d1&exclusiveCodeId=e1')
})

test('a doctor’s own code alone says whose it is, and leads to the page where he is followed', async () => {
  const sysDoc = aDoctor({ docName: '陆明', docId: 'd9' })
  answer(doctorServices.scanCode, { docId: 'd9', sysDoc, isFollow: false, followId: null })
  const { app } = openAt('/scanLogin?exclusiveCodeId=e1', ScanLoginPage)
  expect(await screen.findByText('陆明')).toBeDefined()
  await fillMobile()
  await press('登录')
  expect(app.goAfterLogin).toHaveBeenCalledWith('/doc/scan?exclusiveCodeId=e1')
})

test('without a doctor it is a login like any other', async () => {
  openAt('/scanLogin', ScanLoginPage)
  expect(screen.getByLabelText('手机号')).toBeDefined()
  expect(callsOf(doctorServices.doctorCard)).toHaveLength(0)
})

test('扫码注册 shows the doctor above the form, and opens his page after it', async () => {
  const address = `/scanRegister?cid=c1&codeValue=1234&mobile=13900000000&docId=d1&openId=${ticket}`
  const { app } = openAt(address, ScanRegisterPage)
  expect(await screen.findByText('沈知远')).toBeDefined()
  type('姓名', '李梅')
  await tick()
  await press('注册')
  expect(sentTo(accountServices.register)).toMatchObject({
    accountName: '李梅',
    cid: 'c1',
    captcha: '1234',
    docId: 'd1',
    ticket,
  })
  expect(app.goAfterLogin).toHaveBeenCalledWith('/doc/index?docId=d1')
})

test('a ticket that is none stays behind', async () => {
  openAt('/scanRegister?cid=c1&codeValue=1234&mobile=13900000000&openId=oRaw', ScanRegisterPage)
  type('姓名', '李梅')
  await tick()
  await press('注册')
  expect(sentTo(accountServices.register)).not.toHaveProperty('ticket')
})

test('绑定手机 in the messaging app asks for mobile and code; in a browser it is the login', async () => {
  const environment = environmentOf('Mozilla/5.0 MicroMessenger/8.0.50')
  const inside = openAt(`/scanBind?docId=d1&openid=${ticket}`, ScanBindPage, { app: { environment } })
  expect(await screen.findByText('沈知远')).toBeDefined()
  expect(screen.getByRole('button', { name: '绑定' })).toBeDefined()
  inside.leave()
  const { at } = openAt('/scanBind?docId=d1', ScanBindPage)
  await waitFor(() => expect(at()).toBe('/scanLogin?docId=d1'))
})
