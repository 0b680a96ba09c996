import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { hospitalAccountRefusals as refusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aPerson } from '../../people/testing/people.samples.ts'
import { aFile, aRecord, someCampuses } from '../testing/hospital-account.samples.ts'
import { HospitalAccounts } from '../parts/hospital-accounts.tsx'
import ChooseHospitalPage from './choose-hospital.page.tsx'

vi.mock('@nethos/calls/call.ts')
const records = [aRecord]
beforeEach(() => {
  forget()
  answer(bindingServices.listCampuses, someCampuses)
  answer(peopleServices.getPerson, aPerson())
  answer(bindingServices.checkBinding, 'needBind')
  answer(bindingServices.bind, { recordNumber: 'B260007', personName: '王秀英', isRenamed: false })
  answer(bindingServices.unbind, true)
  answer(fileServices.checkFile, { ...aFile, code: 0 })
})

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const atH1 = '/hospital?action=auth&compatId=p1&bookHosId=h1'

test('a hospital is one choice for all its campuses, and says where somebody is bound', async () => {
  answer(peopleServices.getPerson, aPerson({ records }))
  const { at } = openPage('/hospital?action=auth&compatId=p1', ChooseHospitalPage)
  expect(await screen.findByText('已绑定 病案号 B260007')).toBeDefined()
  expect(screen.getByText('为王秀英选择医院')).toBeDefined()
  expect(screen.getByText(/东湖院区、滨江院区/)).toBeDefined()
  await press(/宁禾市妇女儿童医院/)
  expect(at()).toBe('/hospital?action=auth&compatId=p1&bookHosId=h2')
})

test('what the binding is wanted for is not forgotten while the hospital is chosen', async () => {
  const { at } = openPage('/hospital?action=auth&compatId=p1&comefrom=%2Fbutler%2Findex', ChooseHospitalPage)
  await screen.findByText(/东湖院区、滨江院区/)
  await press(/宁禾市妇女儿童医院/)
  expect(at()).toBe('/hospital?action=auth&compatId=p1&bookHosId=h2&comefrom=%2Fbutler%2Findex')
})

test('without a person it leads to the people', () => {
  expect(openPage('/hospital', ChooseHospitalPage).at()).toBe('/my/patient')
})

test('a file is bound, its number is said and stays on the page, then it goes to the person', async () => {
  const { at } = openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  expect(sentTo(bindingServices.bind)).toEqual({ personId: 'p1', hosId: 'h1' })
  expect(screen.getByText('您的病案号是 B260007')).toBeDefined()
  await press('完成')
  expect(at()).toBe('/detailUsual?compatId=p1')
})

test('what the file still lacks after the binding is asked for: the address, too', async () => {
  answer(fileServices.checkFile, { ...aFile, code: 2 })
  const { at } = openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  await press('完成')
  expect(screen.getByText('您在医院预留的现住址缺失或不完整，请重新填写')).toBeDefined()
  await press('去填写')
  expect(at()).toContain('/account/modify/pre?code=2')
})

test('another name in the hospital is told', async () => {
  answer(bindingServices.bind, { recordNumber: 'B260007', personName: '欧阳𠮷', isRenamed: true })
  openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  expect(screen.getByText('您的平台姓名已与院内姓名统一：欧阳𠮷')).toBeDefined()
})

test.each([
  [1, '您在医院预留的手机号缺失或不完整，请重新填写'],
  [2, '您在医院预留的现住址缺失或不完整，请重新填写'],
  [3, '您在医院预留的手机号、现住址缺失或不完整，请重新填写'],
])('what the bound file lacks is asked for afterwards: %i', async (code, sentence) => {
  answer(fileServices.checkFile, { ...aFile, code })
  const { at } = openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  await press('完成')
  expect(screen.getByRole('dialog', { name: sentence })).toBeDefined()
  await press('去填写')
  expect(at()).toBe(`/account/modify/pre?code=${code}&compatId=p1&bookHosId=h1`)
})

test('another reserved mobile leads to proving it', async () => {
  const { code, sentence } = refusals.mobile_differs
  answer(bindingServices.bind, () => {
    throw new RefusedError(code, sentence, { reservedTail: '78', code: 0 })
  })
  const { at } = openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  expect(screen.getByRole('dialog', { name: '现在所使用的手机号和院内预留手机号不一致，是否验证？' })).toBeDefined()
  await press('去验证')
  expect(at()).toBe('/my/hisaddr/edit?type=mobile&compatId=p1&bookHosId=h1&tail=78')
})

test('a second attempt within the minute is told to wait', async () => {
  refuse(bindingServices.bind, refusals.bind_too_often)
  openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未绑定')
  await press('绑定')
  expect(screen.getByText('操作频繁，请1分钟后再试')).toBeDefined()
})

test('without a file a verified person makes one, and another is verified first', async () => {
  answer(bindingServices.checkBinding, 'needCreate')
  openPage(atH1, ChooseHospitalPage)
  expect(await screen.findByText('该就诊人没有在医院建过档，需要实名认证并新建病案号')).toBeDefined()
  expect(way('实名认证')).toBe('/my/auth?compatId=p1')
})

test('a verified person without a file makes one', async () => {
  answer(bindingServices.checkBinding, 'needCreate')
  answer(peopleServices.getPerson, aPerson({ isRealname: true }))
  openPage(atH1, ChooseHospitalPage)
  await screen.findByText('未建档')
  expect(way('新建病案号')).toContain('/my/hisaddr/edit?type=new&compatId=p1&bookHosId=h1')
})

test('whoever is bound is checked afresh only after a question', async () => {
  answer(bindingServices.checkBinding, 'OK')
  answer(peopleServices.getPerson, aPerson({ records }))
  openPage(atH1, ChooseHospitalPage)
  expect(await screen.findByText('病案号：B260007')).toBeDefined()
  await press('重新绑定')
  expect(callsOf(bindingServices.bind)).toHaveLength(0)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('现有的绑定会解除')
})

test('a missing ID number leads to filling it in; a hospital that is away can be asked again', async () => {
  refuse(bindingServices.checkBinding, refusals.no_id_card)
  openPage(atH1, ChooseHospitalPage)
  expect(await screen.findByText('就诊人证件号不能为空，是否去完善信息？')).toBeDefined()
  expect(way('立即完善')).toBe('/my/edit?mode=idcard&id=p1')
})

test('an account is ended after a question, and it is said how that went', async () => {
  openPage('/x', () => <HospitalAccounts person={aPerson({ records })} />)
  await press('解绑宁禾大学附属第一医院')
  expect(screen.getByRole('dialog').textContent).toContain('医院里的档案会保留')
  await press('解绑')
  expect(sentTo(bindingServices.unbind)).toEqual({ hospitalAccountId: 'r1' })
  expect(screen.getByText('解绑成功')).toBeDefined()
})

test('an account that could not be ended says so', async () => {
  answer(bindingServices.unbind, () => {
    throw new RefusedError('00010440', '记录不存在')
  })
  openPage('/x', () => <HospitalAccounts person={aPerson({ records })} />)
  await press('解绑宁禾大学附属第一医院')
  await press('解绑')
  expect(screen.getByText('解绑失败')).toBeDefined()
})
