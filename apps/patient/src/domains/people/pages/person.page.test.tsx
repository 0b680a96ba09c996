import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardianServices } from '@nethos/contract/people/guardian.services.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { adultIdCard, aChild, aFather, aPerson } from '../testing/people.samples.ts'
import GuardianPage from './guardian.page.tsx'
import PersonMobilePage from './person-mobile.page.tsx'
import PersonPage from './person.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(peopleServices.getPerson, aFather({ isRealname: false }))
  answer(peopleServices.listPeople, [aPerson(), aChild()])
  answer(peopleServices.changePerson, aFather())
  answer(peopleServices.removePerson, true)
  answer(guardianServices.saveGuardian, true)
})

const needed = '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const open = async () => {
  const opened = openPage('/detailUsual?compatId=p2', PersonPage)
  await screen.findByText('基本信息')
  return opened
}

test('a person shows masked numbers and the ways to change them', async () => {
  await open()
  expect(screen.getByText('330106********0222')).toBeDefined()
  expect(screen.getByText('138****0001')).toBeDefined()
  expect(document.body.textContent).not.toContain('1954')
  expect(way('修改身份证号')).toBe('/my/edit?mode=idcard&id=p2')
  expect(way('修改手机号')).toContain('/my/compat/phone?compatId=p2&type=update')
  expect(screen.queryByText('监护人')).toBeNull()
})

test('relationship and marital status are kept as soon as they are chosen', async () => {
  await open()
  await press(/与本人关系/)
  expect(screen.queryByRole('button', { name: '本人' })).toBeNull()
  await press('亲戚')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', relationship: 'relatives' })
  await press(/婚姻状况/)
  await press('丧偶')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', maritalStatus: 'widowed' })
  expect(screen.getByText('修改成功')).toBeDefined()
})

test('another one is chosen first from now on at one tap; whose account it is does not change', async () => {
  await open()
  await press('设为默认就诊人')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', isDefault: true })
})

test('a child is not offered as the self', async () => {
  answer(peopleServices.getPerson, aChild())
  await open()
  expect(screen.getByRole('button', { name: '设为默认就诊人' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '这位是我本人' })).toBeNull()
})

test('another one becomes the self only after a question', async () => {
  await open()
  await press('这位是我本人')
  expect(callsOf(peopleServices.changePerson)).toHaveLength(0)
  await press('确定')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', isSelf: true })
})

test('deleting asks first, in words that say what happens', async () => {
  const { at } = await open()
  await press('删除就诊人')
  expect(screen.getByRole('dialog', { name: '确定要删除王德福吗？' }).textContent).toContain('以前的咨询记录会保留')
  expect(callsOf(peopleServices.removePerson)).toHaveLength(0)
  await press('取消')
  expect(callsOf(peopleServices.removePerson)).toHaveLength(0)
  await press('删除就诊人')
  await press('删除')
  expect(sentTo(peopleServices.removePerson)).toEqual({ personId: 'p2' })
  expect(at()).toBe('/my/patient')
})

test('who cannot be deleted stays, and it is said why', async () => {
  refuse(peopleServices.removePerson, peopleRefusals.has_open_consult)
  const { at } = await open()
  await press('删除就诊人')
  await press('删除')
  expect(screen.getByText('这位就诊人有未结束的咨询，暂时不能删除')).toBeDefined()
  expect(at()).toBe('/detailUsual?compatId=p2')
})

test('the self is not deleted, and whoever is verified keeps name and ID number', async () => {
  answer(peopleServices.getPerson, aPerson({ isRealname: true }))
  await open()
  expect(screen.getByText('本人信息不能删除')).toBeDefined()
  expect(screen.queryByRole('button', { name: '删除就诊人' })).toBeNull()
  expect(screen.getByText('您已通过实名认证，无法修改姓名、身份证号')).toBeDefined()
  expect(screen.queryByRole('link', { name: '修改姓名' })).toBeNull()
})

test('nobody asks whether a child is married, once it is added either', async () => {
  answer(peopleServices.getPerson, aChild())
  await open()
  expect(screen.getByRole('button', { name: /地区/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /婚姻状况/ })).toBeNull()
})

test('a child without a guardian says so and leads to naming one', async () => {
  answer(peopleServices.getPerson, aChild())
  await open()
  expect(screen.getByText(needed)).toBeDefined()
  expect(way('添加监护人')).toBe('/my/jhr/add?compatId=p3')
})

test('a guardian is checked, kept, and then it goes on to the next page if that is ours', async () => {
  answer(peopleServices.getPerson, aChild())
  const { at } = openPage('/my/jhr/add?compatId=p3&nextPage=%2Fbook%3FcompatId%3Dp3', GuardianPage)
  await screen.findByText(needed)
  await press('保存')
  for (const sentence of ['监护人姓名不能为空', '监护人身份证号不能为空', '监护人手机号不能为空', '监护人关系不能为空'])
    expect(screen.getByText(sentence)).toBeDefined()
  type('监护人姓名', '李梅')
  type('监护人身份证号', adultIdCard)
  type('监护人手机号', '13900000012')
  fireEvent.click(screen.getByRole('radio', { name: '母亲' }))
  await press('保存')
  expect(sentTo(guardianServices.saveGuardian)).toEqual({
    personId: 'p3',
    guardianName: '李梅',
    guardianIdCard: adultIdCard,
    guardianMobile: '13900000012',
    guardianRelationship: '母亲',
  })
  expect(at()).toBe('/book?compatId=p3')
})

test('whoever is the guardian himself says only what he is to the child', async () => {
  answer(peopleServices.getPerson, aChild())
  openPage('/my/jhr/add?compatId=p3', GuardianPage)
  fireEvent.click(await screen.findByRole('switch', { name: /监护人是我本人/ }))
  fireEvent.click(screen.getByRole('radio', { name: '母亲' }))
  await press('保存')
  expect(sentTo(guardianServices.saveGuardian)).toEqual({
    personId: 'p3',
    guardianIsSelf: true,
    guardianRelationship: '母亲',
  })
})

test('a new mobile is proved by a code to it', async () => {
  answer(peopleServices.sendPersonMobileCaptcha, { cid: 'c1' })
  openPage('/my/compat/phone?compatId=p2&type=update&title=修改手机号', PersonMobilePage)
  expect(await screen.findByText('王德福')).toBeDefined()
  expect(screen.getByRole('heading', { name: '修改手机号' })).toBeDefined()
  await press('获取验证码')
  expect(screen.getByText('手机号不能为空')).toBeDefined()
  type('新手机号', '13900000022')
  await press('获取验证码')
  expect(sentTo(peopleServices.sendPersonMobileCaptcha)).toEqual({ personId: 'p2', mobile: '13900000022' })
  type('验证码', '12345')
  await press('提交')
  expect(sentTo(peopleServices.changePerson)).toEqual({
    personId: 'p2',
    mobile: '13900000022',
    cid: 'c1',
    captcha: '1234',
  })
  expect(screen.getByText('修改成功')).toBeDefined()
})
