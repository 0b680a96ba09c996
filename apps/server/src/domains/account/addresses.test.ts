import { expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const home = {
  receiver: '王秀英',
  mobile: '13800000001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
}
const call = (verb: string, { session }: TestAccount, fields: object = {}) =>
  server.call(`nethos.pat.address.${verb}`, fields, session)
const add = async (owner: TestAccount, fields: object = {}) =>
  (await call('add', owner, { ...home, ...fields })).obj.addressId as string
const list = async (owner: TestAccount) => (await call('list', owner)).list
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }

test('the first address is the default; the list masks the mobile, the form has it whole', async () => {
  const owner = await anAccount(server)
  const addressId = await add(owner)
  expect(await list(owner)).toEqual([{ ...home, addressId, mobile: '138****0001', isDefault: true }])
  expect(await call('detail', owner, { addressId })).toMatchObject({ code: '0', obj: { ...home, isDefault: true } })
  const { rows } = await server.pool.query('select mobile_sealed from delivery_address')
  expect(rows[0].mobile_sealed.includes('13800000001')).toBe(false)
})

test('a region is called what it is called, whatever is sent, and unknown ones are not kept', async () => {
  const owner = await anAccount(server)
  const named = async (areaCode: string) => {
    const { obj } = await call('add', owner, { ...home, areaCode, areaName: '月球' })
    return (await call('detail', owner, { addressId: obj.addressId })).obj.areaName
  }
  expect(await named('330106')).toBe('浙江省杭州市西湖区')
  expect(await named('110101')).toBe('北京市东城区')
  expect(await named('500229')).toBe('重庆市城口县')
  expect(await named('429004')).toBe('湖北省仙桃市')
  const addressId = await add(owner)
  expect(await call('modify', owner, { ...home, addressId, areaCode: '990101' })).toMatchObject({
    code: '00010422',
    msg: '没有这个地区，请重新选择',
  })
})

test('exactly one is the default: it moves, and of a removed one the newest takes its place', async () => {
  const owner = await anAccount(server)
  const [first, second, third] = [await add(owner), await add(owner), await add(owner, { isDefault: true })]
  const defaults = async () => (await list(owner)).filter(one => one.isDefault).map(one => one.addressId)
  expect(await defaults()).toEqual([third])
  expect(await call('modify', owner, { ...home, addressId: first, isDefault: 'true', street: '1号' })).toMatchObject({
    code: '0',
    obj: true,
  })
  expect(await defaults()).toEqual([first])
  expect((await list(owner))[0]).toMatchObject({ addressId: first, street: '1号' })
  await call('modify', owner, { ...home, addressId: first, isDefault: false })
  expect(await defaults()).toEqual([first])
  await call('delete', owner, { addressId: first })
  expect(await defaults()).toEqual([third])
  await Promise.all([
    call('modify', owner, { ...home, addressId: second, isDefault: true }),
    call('modify', owner, { ...home, addressId: third, isDefault: true }),
  ])
  expect(await defaults()).toHaveLength(1)
})

test('twenty are kept and no more', async () => {
  const owner = await anAccount(server)
  for (let nth = 0; nth < 20; nth++) await add(owner)
  expect(await call('add', owner, home)).toMatchObject({ code: '01020401', msg: '最多可以保存20个收货地址' })
})

test.each([
  [{ receiver: ' ' }, '姓名不能为空'],
  [{ mobile: '' }, '手机号不能为空'],
  [{ mobile: '123' }, '手机号格式错误'],
  [{ areaCode: '' }, '请选择所在地区'],
  [{ areaCode: '990101' }, '没有这个地区，请重新选择'],
  [{ street: '' }, '详细地址不能为空'],
  [{ street: '𠮷'.repeat(101) }, '详细地址不能超过100个字'],
])('what is wrong is refused with its sentence: %j', async (wrong, msg) => {
  expect(await call('add', await anAccount(server), { ...home, ...wrong })).toMatchObject({ code: '00010422', msg })
})

test("another's address does not exist, and a wrong type is malformed", async () => {
  const addressId = await add(await anAccount(server))
  const stranger = await anAccount(server)
  expect(await call('detail', stranger, { addressId })).toMatchObject(notFound)
  expect(await call('modify', stranger, { ...home, addressId })).toMatchObject(notFound)
  expect(await call('delete', stranger, { addressId })).toMatchObject(notFound)
  expect(await call('add', stranger, { ...home, street: 7 })).toMatchObject({ http: 400 })
})
