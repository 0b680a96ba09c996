import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { hospitalAccountRefusals as refusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { adultIdCard, aPerson } from '../../people/testing/people.samples.ts'
import { aFile, aRecord, someCampuses } from '../testing/hospital-account.samples.ts'
import ChangedPage from './changed.page.tsx'
import ChooseCardPage from './choose-card.page.tsx'
import EditFilePage from './edit-file.page.tsx'
import FilesPage from './files.page.tsx'
import IncompleteFilePage from './incomplete-file.page.tsx'
import ProveIdCardPage from './prove-id-card.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  localStorage.clear()
  answer(bindingServices.listCampuses, someCampuses)
  answer(peopleServices.getPerson, aPerson({ isRealname: true, records: [aRecord] }))
  answer(fileServices.getFile, aFile)
  answer(fileServices.changeFile, true)
  answer(fileServices.proveIdCard, true)
  answer(systemServices.regions, [{ areaCode: '330106', areaName: '浙江省', parentCode: '', hasSub: false }])
})

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const chooseRegion = async () => {
  await press(/所在地区/)
  await press('浙江省')
}

test.each([
  ['1', '您在医院预留的手机号缺失或不完整，请重新填写', ['填写手机号']],
  ['2', '您在医院预留的现住址缺失或不完整，请重新填写', ['填写现住址']],
  ['3', '您在医院预留的手机号、现住址缺失或不完整，请重新填写', ['填写手机号', '填写现住址']],
])('what a file lacks is said, with the way to fill it in: %s', async (code, sentence, ways) => {
  openPage(`/account/modify/pre?code=${code}&compatId=p1&platHosId=h1&jIUZHENKH=K1`, IncompleteFilePage)
  expect(await screen.findByText(sentence)).toBeDefined()
  for (const name of ['填写手机号', '填写现住址'])
    expect(screen.queryAllByRole('link', { name })).toHaveLength(ways.includes(name) ? 1 : 0)
})

test('an address is wanted whole, kept as a draft, sent, and its result shown', async () => {
  const { at } = openPage('/my/hisaddr/edit?compatId=p1&platHosId=h1&jzkh=K260007', EditFilePage)
  expect(await screen.findByText('宁禾市东湖区长堤路166号')).toBeDefined()
  await press('保存')
  expect(screen.getByText('请选择所在地区')).toBeDefined()
  expect(screen.getByText('详细地址不能为空')).toBeDefined()
  await chooseRegion()
  type('详细地址', '松风路9号')
  expect(localStorage.getItem('nethos.draft.hospital.address.p1.h1')).toContain('松风路9号')
  await press('保存')
  expect(sentTo(fileServices.changeFile)).toEqual({
    personId: 'p1',
    hosId: 'h1',
    cardNumber: 'K260007',
    address: '浙江省松风路9号',
  })
  expect(at()).toBe('/my/hisaddr/result?compatId=p1&bookHosId=h1')
  expect(localStorage.getItem('nethos.draft.hospital.address.p1.h1')).toBeNull()
})

test('it goes on to where the address was wanted for, if that is ours', async () => {
  const { at } = openPage('/my/hisaddr/edit?compatId=p1&platHosId=h1&comefrom=%2Fbook', EditFilePage)
  await screen.findByText('宁禾市东湖区长堤路166号')
  await chooseRegion()
  type('详细地址', '松风路9号')
  await press('保存')
  expect(at()).toBe('/book')
})

test('a new file asks for address and occupation, and says the number as it is to be said', async () => {
  answer(bindingServices.createFile, { recordNumber: 'B260010', personName: '王秀英', isRenamed: false })
  openPage('/my/hisaddr/edit?type=new&bookHosId=h2&compatId=p1&title=新建病案号', EditFilePage)
  expect(await screen.findByText('宁禾市妇女儿童医院')).toBeDefined()
  type('身高（厘米，选填）', '20')
  await press('新建')
  expect(screen.getByText('请选择职业')).toBeDefined()
  expect(screen.getByText('身高须在30至250厘米之间')).toBeDefined()
  expect(callsOf(bindingServices.createFile)).toHaveLength(0)
  type('身高（厘米，选填）', '162')
  await chooseRegion()
  type('详细地址', '松风路9号')
  await press(/职业/)
  await press('农民')
  await press('新建')
  expect(sentTo(bindingServices.createFile)).toMatchObject({
    personId: 'p1',
    hosId: 'h2',
    address: '浙江省松风路9号',
    height: '162',
    occupation: '27',
  })
  expect(
    screen.getByText(
      '新建成功，您的病案号是 B260010 前往医院就诊时请务必携带医保卡或医保电子凭证，初次就诊请先到自助机进行医保关联。',
    ),
  ).toBeDefined()
})

test('once the file is made nothing says any more that there is none', async () => {
  answer(bindingServices.createFile, { recordNumber: 'B260010', personName: '王秀英', isRenamed: false })
  const checked = [bindingServices.checkBinding.name, { personId: 'p1', hosId: 'h2' }]
  queryClient.setQueryData(checked, 'needCreate')
  const { at } = openPage('/my/hisaddr/edit?type=new&bookHosId=h2&compatId=p1', EditFilePage)
  await screen.findByText('宁禾市妇女儿童医院')
  await chooseRegion()
  type('详细地址', '松风路9号')
  await press(/职业/)
  await press('农民')
  await press('新建')
  expect(queryClient.getQueryState(checked)?.isInvalidated).toBe(true)
  await press('返回')
  expect(at()).toBe('/detailUsual?compatId=p1')
})

test('whoever lacks something for a new file comes back to the binding, and to what it is wanted for', async () => {
  const wanted = '/my/hisaddr/edit?type=new&bookHosId=h2&compatId=p1&comefrom=%2Fbook'
  refuse(bindingServices.createFile, refusals.no_mobile)
  const { at } = openPage(wanted, EditFilePage)
  await screen.findByText('宁禾市妇女儿童医院')
  await chooseRegion()
  type('详细地址', '松风路9号')
  await press(/职业/)
  await press('农民')
  await press('新建')
  await press('去填写')
  const back = '/hospital?action=auth&compatId=p1&bookHosId=h2&comefrom=%2Fbook'
  expect(new URLSearchParams(at().split('?')[1]).get('comefrom')).toBe(back)
  cleanup()
  answer(peopleServices.getPerson, aPerson())
  queryClient.clear()
  openPage(wanted, EditFilePage)
  await screen.findByText('宁禾市妇女儿童医院')
  expect(new URLSearchParams(way('实名认证')!.split('?')[1]).get('comefrom')).toBe(back)
})

test('a child under six is not asked for an occupation', async () => {
  answer(peopleServices.getPerson, aPerson({ isRealname: true, age: 3 }))
  answer(bindingServices.createFile, { recordNumber: 'B260010', personName: '林小满', isRenamed: false })
  openPage('/my/hisaddr/edit?type=new&bookHosId=h2&compatId=p1', EditFilePage)
  await screen.findByText('宁禾市妇女儿童医院')
  expect(screen.queryByText('职业')).toBeNull()
  await chooseRegion()
  type('详细地址', '松风路9号')
  await press('新建')
  expect(sentTo(bindingServices.createFile)).toMatchObject({ occupation: '90' })
})

test('no code is sent to a mobile whose last digits are not those of the reserved one', async () => {
  answer(bindingServices.sendHospitalCaptcha, { cid: 'c1' })
  openPage('/my/hisaddr/edit?type=mobile&compatId=p1&bookHosId=h1&tail=78', EditFilePage)
  await screen.findByText('验证院内预留手机号（尾号78）')
  type('院内预留手机号', '13900000011')
  await press('获取验证码')
  expect(screen.getByText('请填写尾号为78的院内预留手机号')).toBeDefined()
  expect(callsOf(bindingServices.sendHospitalCaptcha)).toHaveLength(0)
})

test('a reserved mobile is proved by a code to it, and then the file is bound by itself', async () => {
  answer(bindingServices.sendHospitalCaptcha, { cid: 'c1' })
  answer(bindingServices.changeHospitalMobile, true)
  answer(bindingServices.bind, { recordNumber: 'B260007', personName: '王秀英', isRenamed: false })
  const { at } = openPage('/my/hisaddr/edit?type=mobile&compatId=p1&bookHosId=h1&tail=78', EditFilePage)
  expect(await screen.findByText('验证院内预留手机号（尾号78）')).toBeDefined()
  await press('获取验证码')
  expect(screen.getByText('手机号不能为空')).toBeDefined()
  type('院内预留手机号', '13712345678')
  await press('获取验证码')
  expect(sentTo(bindingServices.sendHospitalCaptcha)).toEqual({ personId: 'p1', mobile: '13712345678' })
  type('验证码', '1234')
  await press('提交')
  expect(sentTo(bindingServices.changeHospitalMobile)).toEqual({
    personId: 'p1',
    hosId: 'h1',
    cid: 'c1',
    captcha: '1234',
  })
  expect(sentTo(bindingServices.bind)).toEqual({ personId: 'p1', hosId: 'h1' })
  expect(screen.getByText('您的病案号是 B260007')).toBeDefined()
  await press('返回')
  expect(at()).toBe('/detailUsual?compatId=p1')
})

test('a binding that does not follow the reserved mobile leads to where it can be tried again', async () => {
  answer(bindingServices.sendHospitalCaptcha, { cid: 'c1' })
  answer(bindingServices.changeHospitalMobile, true)
  refuse(bindingServices.bind, refusals.bind_too_often)
  const { at } = openPage('/my/hisaddr/edit?type=mobile&compatId=p1&bookHosId=h1&tail=78', EditFilePage)
  await screen.findByText('验证院内预留手机号（尾号78）')
  type('院内预留手机号', '13712345678')
  await press('获取验证码')
  type('验证码', '1234')
  await press('提交')
  expect(at()).toBe('/hospital?action=auth&compatId=p1&bookHosId=h1')
})

test('where none is reserved, a code to the own mobile and the ID number do', async () => {
  answer(bindingServices.sendHospitalCaptcha, { cid: 'c1' })
  refuse(bindingServices.changeHospitalMobile, refusals.not_reserved)
  openPage('/my/hisaddr/edit?type=mobile&compatId=p1&bookHosId=h1', EditFilePage)
  expect(await screen.findByText(/验证码会发到138\*\*\*\*0001/)).toBeDefined()
  await press('获取验证码')
  expect(sentTo(bindingServices.sendHospitalCaptcha)).toEqual({ personId: 'p1', mobile: '' })
  type('验证码', '1234')
  await press('提交')
  expect(screen.getByText('身份证号不能为空')).toBeDefined()
  type('身份证号', adultIdCard)
  await press('提交')
  expect(sentTo(bindingServices.changeHospitalMobile)).toMatchObject({ idCard: adultIdCard })
  expect(screen.getByRole('dialog', { name: /前往医院窗口处理/ })).toBeDefined()
})

test('the ID number is asked for before an address is changed', async () => {
  const { at } = openPage('/my/hisaddr/idcard?compatId=p1&platHosId=h1&jzkh=K260007', ProveIdCardPage)
  expect(await screen.findByText('王秀英')).toBeDefined()
  type('身份证号', '123')
  await press('下一步')
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  type('身份证号', adultIdCard)
  await press('下一步')
  expect(sentTo(fileServices.proveIdCard)).toEqual({ personId: 'p1', idCard: adultIdCard })
  expect(at()).toBe('/my/hisaddr/edit?compatId=p1&platHosId=h1&jzkh=K260007')
})

test("another's ID number stays at the field, with its sentence", async () => {
  refuse(fileServices.proveIdCard, refusals.id_card_differs)
  openPage('/my/hisaddr/idcard?compatId=p1&platHosId=h1', ProveIdCardPage)
  await screen.findByText('王秀英')
  type('身份证号', adultIdCard)
  await press('下一步')
  expect(screen.getByText('身份证号与就诊人不一致，请核对后重新填写')).toBeDefined()
})

test('cards are listed with their insurance under the hospital, and lead on', async () => {
  answer(fileServices.listCards, { cards: [{ cardNumber: 'K260007', insurance: '市医保' }] })
  const { at } = openPage('/my/hisaddr/select?compatId=p1&platHosId=h1', ChooseCardPage)
  expect(await screen.findByRole('heading', { name: '宁禾大学附属第一医院' })).toBeDefined()
  await press('就诊卡号 K260007（市医保）')
  expect(at()).toBe('/my/hisaddr/idcard?compatId=p1&platHosId=h1&jzkh=K260007')
})

test('a card of which the hospital does not say the insurance stands by its number alone', async () => {
  answer(fileServices.listCards, { cards: [{ cardNumber: 'K260008', insurance: '' }] })
  openPage('/my/hisaddr/select?compatId=p1&platHosId=h1', ChooseCardPage)
  expect((await screen.findByText(/K260008/)).textContent).toBe('就诊卡号 K260008')
})

test('no card: the sentence for it', async () => {
  answer(fileServices.listCards, { cards: [] })
  openPage('/my/hisaddr/select?compatId=p1&platHosId=h1', ChooseCardPage)
  expect(await screen.findByText('暂无就诊卡号可供选择')).toBeDefined()
})

test('what each hospital has of a person, with the way to change it', async () => {
  openPage('/my/hisaddr/list?compatId=p1', FilesPage)
  expect(await screen.findByText('K260007')).toBeDefined()
  expect(screen.getByText('宁禾市东湖区长堤路166号')).toBeDefined()
  expect(way('修改')).toBe('/my/hisaddr/idcard?compatId=p1&platHosId=h1&jzkh=K260007')
})

test('nothing bound: the way to bind', async () => {
  answer(peopleServices.getPerson, aPerson({ records: [] }))
  openPage('/my/hisaddr/list?compatId=p1', FilesPage)
  expect(await screen.findByText('这位就诊人还没有绑定医院帐号')).toBeDefined()
  expect(way('添加医院帐号')).toBe('/hospital?action=auth&compatId=p1')
})

test('a change is confirmed with a way back', () => {
  openPage('/my/hisaddr/result?compatId=p1', ChangedPage)
  expect(screen.getByText('修改成功')).toBeDefined()
  expect(screen.getAllByRole('link', { name: '返回' })[0]!.getAttribute('href')).toBe('/detailUsual?compatId=p1')
})
