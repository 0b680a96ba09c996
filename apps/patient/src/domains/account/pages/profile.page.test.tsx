import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { aPerson } from '../../people/testing/people.samples.ts'
import { aProfile } from '../testing/account.samples.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import CompleteIdCardPage from './complete-id-card.page.tsx'
import EditProfilePage from './edit-profile.page.tsx'
import ProfilePage from './profile.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(profileServices.getProfile, aProfile())
  answer(profileServices.changeProfile, aProfile())
  answer(profileServices.completeIdCard, true)
})

const idCard = '11010519491231002X'
const locked = '您已通过实名认证，无法修改姓名、身份证号'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('the profile shows masked numbers and keeps a choice at once', async () => {
  openPage('/my/data', ProfilePage)
  expect(await screen.findByText('330106********0222')).toBeDefined()
  expect(screen.getByText('38岁')).toBeDefined()
  await press(/婚姻状况/)
  await press('离异')
  expect(sentTo(profileServices.changeProfile)).toEqual({ maritalStatus: 'divorced' })
  expect(screen.getByText('修改成功')).toBeDefined()
})

test('the area is chosen from lists that come one after the other', async () => {
  const region = (areaCode: string, areaName: string, hasSub: boolean) => ({
    areaCode,
    areaName,
    parentCode: '',
    hasSub,
  })
  answer(systemServices.regions, sent => {
    const { parentCode } = sent as { parentCode?: string }
    if (!parentCode) return [region('330000', '浙江省', true)]
    return parentCode === '330000' ? [region('330100', '杭州市', true)] : [region('330106', '西湖区', false)]
  })
  openPage('/my/data', ProfilePage)
  await screen.findByText('王秀英')
  await press(/地区/)
  for (const name of ['浙江省', '杭州市', '西湖区']) await press(name)
  expect(sentTo(profileServices.changeProfile)).toEqual({ areaCode: '330106' })
  expect(callsOf(systemServices.regions)).toHaveLength(3)
})

test('whoever is verified is told why name and ID number stand', async () => {
  answer(profileServices.getProfile, aProfile({ isRealname: true }))
  openPage('/my/data', ProfilePage)
  expect(await screen.findByText(locked)).toBeDefined()
  expect(screen.queryByRole('link', { name: '修改姓名' })).toBeNull()
})

test('the profile of somebody else is his own page', () => {
  expect(openPage('/my/data?compatId=p2', ProfilePage).at()).toBe('/detailUsual?compatId=p2')
})

test('a missing ID number is completed, and then it goes back to where it was needed', async () => {
  const { at } = openPage('/account/perfect?back=%2Fconsult%2Fv2%2F1%3Fid%3D7', CompleteIdCardPage)
  await screen.findByLabelText('身份证号')
  await press('保存')
  expect(screen.getByText('身份证号不能为空')).toBeDefined()
  type('身份证号', '123')
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  type('身份证号', idCard.toLowerCase())
  await press('保存')
  expect(sentTo(profileServices.completeIdCard)).toEqual({ idCard, accountName: '王秀英' })
  expect(at()).toBe('/consult/v2/1?id=7')
})

test('no link leads away from us after that', async () => {
  const { at } = openPage('/account/perfect?back=https%3A%2F%2Felsewhere.invalid', CompleteIdCardPage)
  await screen.findByLabelText('身份证号')
  type('身份证号', idCard)
  await press('保存')
  expect(at()).toBe('/v4/index')
})

test('one field is edited, whatever service a link names', async () => {
  openPage('/my/edit?mode=name&value=王秀&service=nethos.pat.logout', EditProfilePage)
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王秀')
  type('姓名', '王秀英')
  await press('保存')
  expect(sentTo(profileServices.changeProfile)).toEqual({ accountName: '王秀英' })
})

test('an ID number is checked, and kept for one of the people', async () => {
  answer(peopleServices.changePerson, aPerson())
  openPage('/my/edit?mode=idcard&id=p2', EditProfilePage)
  type('身份证号', '123')
  await press('保存')
  expect(screen.getByText('身份证格式错误')).toBeDefined()
  type('身份证号', idCard)
  await press('保存')
  expect(sentTo(peopleServices.changePerson)).toEqual({ personId: 'p2', idCard })
})

test('what may not be edited is no page', () => {
  openPage('/my/edit?mode=password&value=x', EditProfilePage)
  expect(screen.getByText('页面不存在')).toBeDefined()
})

test('an ID number that was missing for a booking leads back to it', async () => {
  answer(peopleServices.changePerson, aPerson())
  const comefrom = '/book/confirm?bookSchemeId=s1&compatId=p1'
  const { at } = openPage(`/my/edit?${new URLSearchParams({ mode: 'idcard', id: 'p1', comefrom })}`, EditProfilePage)
  type('身份证号', idCard)
  await press('保存')
  expect(at()).toBe(comefrom)
})
