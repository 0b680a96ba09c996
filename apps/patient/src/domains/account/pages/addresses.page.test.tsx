import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressServices, type Address } from '@nethos/contract/account/address.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import AddressesPage from './addresses.page.tsx'
import EditAddressPage from './edit-address.page.tsx'

vi.mock('@nethos/calls/call.ts')
const home: Address = {
  addressId: 'a1',
  receiver: '王秀英',
  mobile: '138****0001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
  isDefault: true,
}
beforeEach(() => {
  forget()
  localStorage.clear()
  answer(addressServices.listAddresses, [home])
  answer(addressServices.removeAddress, true)
})
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('an address shows receiver, masked mobile, place and default mark, and the ways to change it', async () => {
  openPage('/my/address/list', AddressesPage)
  expect(await screen.findByText('王秀英')).toBeDefined()
  expect(screen.getByText(/138\*\*\*\*0001/)).toBeDefined()
  expect(screen.getByText('浙江省杭州市西湖区文三路1号')).toBeDefined()
  expect(screen.getByText('默认')).toBeDefined()
  expect(screen.getByRole('link', { name: '编辑' }).getAttribute('href')).toBe('/my/address/add?id=a1')
  expect(screen.getByRole('link', { name: '新增地址' }).getAttribute('href')).toBe('/my/address/add')
})

test('none: it says so', async () => {
  answer(addressServices.listAddresses, [])
  openPage('/my/address/list', AddressesPage)
  expect(await screen.findByText('暂无收货地址')).toBeDefined()
})

test('an address is deleted only after a question', async () => {
  openPage('/my/address/list', AddressesPage)
  await screen.findByText('王秀英')
  await press('删除王秀英的地址')
  expect(callsOf(addressServices.removeAddress)).toHaveLength(0)
  expect(screen.getByRole('dialog', { name: '确定要删除这个收货地址吗？' })).toBeDefined()
  await press('删除')
  expect(sentTo(addressServices.removeAddress)).toEqual({ addressId: 'a1' })
})

test('a new address is checked field by field, kept as a draft, and saved', async () => {
  answer(addressServices.addAddress, { addressId: 'a2' })
  answer(systemServices.regions, [{ areaCode: '330106', areaName: '西湖区', parentCode: '', hasSub: false }])
  const { at } = openPage('/my/address/add', EditAddressPage)
  await press('保存')
  for (const sentence of ['手机号不能为空', '请选择所在地区', '详细地址不能为空'])
    expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.getAllByText('姓名不能为空').length).toBeGreaterThan(0)
  type('收货人', '王秀英')
  type('手机号', '138 0000 0001')
  type('详细地址', '文三路1号')
  await press(/所在地区/)
  await press('西湖区')
  fireEvent.click(screen.getByRole('switch', { name: /设为默认地址/ }))
  expect(localStorage.getItem('nethos.draft.account.address')).toContain('文三路1号')
  await press('保存')
  expect(sentTo(addressServices.addAddress)).toEqual({
    receiver: '王秀英',
    mobile: '13800000001',
    areaCode: '330106',
    street: '文三路1号',
    isDefault: true,
  })
  expect(at()).toBe('/my/address/list')
  expect(localStorage.getItem('nethos.draft.account.address')).toBeNull()
})

test('an address that is changed comes with its mobile whole', async () => {
  answer(addressServices.getAddress, { ...home, mobile: '13800000001' })
  answer(addressServices.changeAddress, true)
  const { at } = openPage('/my/address/add?id=a1', EditAddressPage)
  expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe('13800000001')
  type('详细地址', '文三路2号')
  await press('保存')
  expect(sentTo(addressServices.changeAddress)).toMatchObject({ addressId: 'a1', street: '文三路2号' })
  expect(at()).toBe('/my/address/list')
})
