import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session, signIn } from '@nethos/calls/session.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { aProfile, anEntry } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import ChangeMobilePage from './change-mobile.page.tsx'
import MobilePage from './mobile.page.tsx'
import NewMobilePage from './new-mobile.page.tsx'
import OtherMobileDonePage from './other-mobile-done.page.tsx'
import OtherMobileIdentityPage from './other-mobile-identity.page.tsx'
import OtherMobileNewPage from './other-mobile-new.page.tsx'
import OtherMobilePage from './other-mobile.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(profileServices.getProfile, aProfile())
  answer(captchaServices.sendMobileCaptcha, { cid: 'c1' })
  answer(captchaServices.checkCaptcha, { cid: 'c1', regStatus: 'BIND' })
  answer(accountServices.changeMobile, aProfile({ loginMobile: '139****1111' }))
  answer(accountServices.checkCredentials, true)
  answer(accountServices.changeMobileAsGuest, { ...anEntry(), account: aProfile({ loginMobile: '139****1111' }) })
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const idCard = `33010619880520022${checkCharacter('33010619880520022')}`
const claim = { bound: '138****0001', accountName: '王秀英', idCard }

test('the login phone is shown masked and leads to the change', async () => {
  openPage('/account/phone', MobilePage)
  expect(await screen.findByText('138****0001')).toBeDefined()
  expect(screen.getByRole('link', { name: '更换手机号' }).getAttribute('href')).toBe('/changePhone')
})

test('the change begins with a code to the current mobile, which only the server knows whole', async () => {
  const { at, router } = openPage('/changePhone', ChangeMobilePage)
  expect(await screen.findByText('138****0001')).toBeDefined()
  await press('获取验证码')
  expect(sentTo(captchaServices.sendMobileCaptcha)).toEqual({})
  await press('下一步')
  expect(screen.getByText('验证码不能为空')).toBeDefined()
  type('验证码', '12345')
  await press('下一步')
  expect(at()).toBe('/confrimPhone')
  expect(router.state.location.state).toEqual({ currentCaptcha: '1234', currentCid: 'c1' })
})

test('a wrong code goes no further', async () => {
  refuse(captchaServices.checkCaptcha, captchaRefusals.captcha_wrong)
  const { at } = openPage('/changePhone', ChangeMobilePage)
  await screen.findByText('138****0001')
  await press('获取验证码')
  type('验证码', '1234')
  await press('下一步')
  expect(screen.getByText('验证码不正确')).toBeDefined()
  expect(at()).toBe('/changePhone')
})

test('the new mobile is proved too, and is then in the profile', async () => {
  const { at } = openPage('/confrimPhone', NewMobilePage, { currentCaptcha: '1234', currentCid: 'c0' })
  await press('确认更换')
  expect(screen.getByText('手机号不能为空')).toBeDefined()
  type('新手机号', '1390000')
  await press('获取验证码')
  expect(screen.getByText('手机号格式错误')).toBeDefined()
  expect(callsOf(captchaServices.sendMobileCaptcha)).toHaveLength(0)
  type('新手机号', '13900001111')
  await press('获取验证码')
  type('验证码', '5678')
  await press('确认更换')
  expect(sentTo(accountServices.changeMobile)).toEqual({
    currentCaptcha: '1234',
    currentCid: 'c0',
    mobile: '13900001111',
    captcha: '5678',
    cid: 'c1',
  })
  expect(screen.getByText('修改成功')).toBeDefined()
  expect(at()).toBe('/my/data')
})

test('whoever opens the second step alone begins with the first', () => {
  expect(openPage('/confrimPhone', NewMobilePage).at()).toBe('/changePhone')
})

test('the bound ID number leads, by its masked mobile, to the identity check or to the old phone', async () => {
  const { at, router } = openPage('/account/modify/default/phone', OtherMobilePage, claim)
  expect(screen.getByText('138****0001')).toBeDefined()
  expect(screen.getByRole('link', { name: '用原手机号登录' }).getAttribute('href')).toBe('/login')
  await press('验证身份')
  expect(at()).toBe('/account/modify/default/phone/idcard')
  expect(router.state.location.state).toEqual(claim)
})

test('name and ID number are checked for their form, and never stand in the address', async () => {
  const { at, router } = openPage('/account/modify/default/phone/idcard', OtherMobileIdentityPage)
  type('姓名', '王秀英')
  type('身份证号', '123')
  await press('下一步')
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  type('身份证号', idCard)
  await press('下一步')
  expect(at()).toBe('/account/modify/default/phone/phone')
  expect(router.state.location.state).toEqual({ accountName: '王秀英', idCard })
})

test('a stranger is asked for more, at the field where he can give it', async () => {
  refuse(accountServices.changeMobileAsGuest, accountRefusals.proof_missing)
  openPage('/account/modify/default/phone/phone', OtherMobileNewPage, claim)
  type('新手机号', '13900001111')
  await press('获取验证码')
  type('验证码', '5678')
  await press('确认更换')
  expect(screen.getByText(accountRefusals.proof_missing.sentence)).toBeDefined()
  type('登录密码', 'mistyped1')
  await press('确认更换')
  expect(screen.getByText(/^姓名、身份证号或登录密码不正确。/)).toBeDefined()
  expect(session()).toBeUndefined()
})

test('the owner is logged in with the new mobile, and sees it', async () => {
  const { at, router } = openPage('/account/modify/default/phone/phone', OtherMobileNewPage, claim)
  type('新手机号', '13900001111')
  await press('获取验证码')
  type('验证码', '5678')
  type('登录密码', 'spring2026')
  await press('确认更换')
  expect(sentTo(accountServices.changeMobileAsGuest)).toEqual({
    accountName: '王秀英',
    idCard,
    mobile: '13900001111',
    cid: 'c1',
    captcha: '5678',
    password: 'spring2026',
  })
  expect(session()?.token).toBe('token')
  expect(at()).toBe('/account/modify/default/phone/ok')
  expect(router.state.location.state).toEqual({ loginMobile: '139****1111' })
})

test('the end says what was done and leads in', async () => {
  const { goAfterLogin } = openPage('/account/modify/default/phone/ok', OtherMobileDonePage, {
    loginMobile: '139****1111',
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('修改成功')
  expect(screen.getByText(/139\*{4}1111/)).toBeDefined()
  await press('登录')
  expect(goAfterLogin).toHaveBeenCalledWith(null)
})

test.each([
  ['/account/modify/default/phone/phone', OtherMobileNewPage],
  ['/account/modify/default/phone/ok', OtherMobileDonePage],
])('%s opened alone leads to the beginning', (address, Page) => {
  signIn({ token: 't', signKey: 'k' })
  expect(openPage(address, Page).at()).toBe('/account/modify/default/phone')
})
