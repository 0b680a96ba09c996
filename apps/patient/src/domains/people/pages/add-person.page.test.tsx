import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, openPage, refuse, sentTo } from '../../../testing/open-page.tsx'
import { adultIdCard, aFather, aPerson, childIdCard } from '../testing/people.samples.ts'
import AddPersonPage from './add-person.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(peopleServices.judgeAddition, true)
  answer(peopleServices.listPeople, [aPerson()])
  answer(peopleServices.sendPersonCaptcha, { cid: 'c1' })
  answer(peopleServices.addPerson, aFather())
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const open = async (address = '/my/compat/add') => {
  const opened = openPage(address, AddPersonPage)
  await screen.findByLabelText('姓名')
  return opened
}

async function fillIn(idCard = adultIdCard) {
  type('姓名', '王德福')
  type('身份证号', idCard)
  type('手机号', '13900000011')
  await press('获取验证码')
  type('验证码', '1234')
  choose('父母')
}

test('everything that is missing is told', async () => {
  await open()
  await press('下一步')
  for (const sentence of ['姓名不能为空', '身份证号不能为空', '手机号不能为空', '验证码不能为空', '请选择与本人的关系'])
    expect(screen.getByText(sentence)).toBeDefined()
  type('身份证号', '110105194912310021')
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  expect(callsOf(peopleServices.addPerson)).toHaveLength(0)
})

test('who has added five in 90 days is told so before anything is typed', async () => {
  refuse(peopleServices.judgeAddition, peopleRefusals.too_many_added)
  openPage('/my/compat/add', AddPersonPage)
  expect(await screen.findByText('90天内最多只能添加5次就诊人')).toBeDefined()
  expect(screen.queryByLabelText('姓名')).toBeNull()
  expect(screen.getByRole('link', { name: '查看已有的就诊人' })).toBeDefined()
})

test('an adult is added with the code, and the callback receives him', async () => {
  const { at } = await open('/my/compat/add?callback=%2Fconsult%2Fv2%2F1%3Fid%3D7')
  expect(screen.queryByRole('radio', { name: '本人' })).toBeNull()
  await fillIn(adultIdCard.toLowerCase())
  expect(screen.getByText(/女，1949年12月31日出生/)).toBeDefined()
  expect(screen.queryByLabelText('监护人姓名')).toBeNull()
  await press('下一步')
  expect(sentTo(peopleServices.addPerson)).toEqual({
    personName: '王德福',
    idCard: adultIdCard,
    mobile: '13900000011',
    cid: 'c1',
    captcha: '1234',
    relationship: 'parents',
    maritalStatus: 'unknown',
    areaCode: '',
  })
  expect(at()).toBe('/consult/v2/1?id=7&compatId=p2')
  expect(localStorage.getItem('nethos.draft.people.add')).toBeNull()
})

test('without a callback, or with one that leads away, the list is shown', async () => {
  const { at } = await open('/my/compat/add?callback=https%3A%2F%2Felsewhere.invalid')
  await fillIn()
  await press('下一步')
  expect(at()).toBe('/my/patient')
})

test('a child under six comes with a guardian who is of age', async () => {
  await open()
  await fillIn(childIdCard)
  expect(screen.getByText('就诊人未满6岁，为保障就诊人权益，请添加监护人信息。')).toBeDefined()
  await press('下一步')
  expect(screen.getByText('监护人姓名不能为空')).toBeDefined()
  expect(callsOf(peopleServices.addPerson)).toHaveLength(0)

  type('监护人姓名', '李梅')
  type('监护人身份证号', childIdCard)
  expect(screen.getByText('监护人须年满18周岁')).toBeDefined()
  type('监护人身份证号', adultIdCard)
  type('监护人手机号', '13900000012')
  choose('母亲')
  await press('下一步')
  expect(sentTo(peopleServices.addPerson)).toMatchObject({
    idCard: childIdCard,
    guardianName: '李梅',
    guardianIdCard: adultIdCard,
    guardianMobile: '13900000012',
    guardianRelationship: '母亲',
  })
})

test('whoever is the guardian himself types neither his name nor his numbers', async () => {
  await open()
  await fillIn(childIdCard)
  const own = screen.getByRole('switch', { name: /监护人是我本人/ })
  expect(own.textContent).toContain('王秀英')
  fireEvent.click(own)
  expect(screen.queryByLabelText('监护人姓名')).toBeNull()
  await press('下一步')
  expect(callsOf(peopleServices.addPerson)).toHaveLength(0)
  choose('母亲')
  await press('下一步')
  const sent = sentTo(peopleServices.addPerson)
  expect(sent).toMatchObject({ guardianIsSelf: true, guardianRelationship: '母亲' })
  expect(sent).not.toHaveProperty('guardianIdCard')
})

test.each([
  ['is a child himself', { age: 17 }],
  ['has no ID number yet', { idCard: '' }],
  ['has no mobile yet', { mobile: '' }],
])('an account holder who %s is not offered as the guardian', async (_why, facts) => {
  answer(peopleServices.listPeople, [aPerson(facts)])
  await open()
  await fillIn(childIdCard)
  expect(screen.getByLabelText('监护人姓名')).toBeDefined()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('nobody asks whether a child is married', async () => {
  await open()
  expect(screen.getByText('婚姻状况（选填）')).toBeDefined()
  type('身份证号', childIdCard)
  expect(screen.queryByText('婚姻状况（选填）')).toBeNull()
})

test('what the server finds wrong is told at its field', async () => {
  refuse(peopleServices.addPerson, captchaRefusals.captcha_wrong)
  await open()
  await fillIn()
  await press('下一步')
  expect(screen.getByText('验证码不正确')).toBeDefined()
  refuse(peopleServices.addPerson, identityRefusals.person_exists)
  type('验证码', '4321')
  await press('下一步')
  expect(screen.getByText('这个身份证号的就诊人已经添加过了')).toBeDefined()
  type('身份证号', childIdCard)
  expect(screen.queryByText('这个身份证号的就诊人已经添加过了')).toBeNull()
})

test('who is the first of an account may be its self', async () => {
  answer(peopleServices.listPeople, [])
  await open()
  expect(screen.getByRole('radio', { name: '本人' })).toBeDefined()
})

test('what was typed is still there after a call or a crash', async () => {
  await open()
  type('姓名', '王德福')
  expect(localStorage.getItem('nethos.draft.people.add')).toContain('王德福')
})
