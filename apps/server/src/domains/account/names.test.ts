import { expect, test } from 'vitest'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const address = { mobile: '13800000001', areaCode: '330106', areaName: '杭州市西湖区', street: '文三路1号' }

test.each([
  ['𠮷㛃', '𠮷㛃'],
  ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['Anna Lee', 'Anna Lee'],
  ['王\u{e863}', '王\u{e863}'],
  ['𠮷'.repeat(50), '𠮷'.repeat(50)],
  ['\ufeff王\u200b秀英\r\n', '王秀英'],
])('a name goes over the wire, into the database and back: %j', async (typed, item) => {
  const { session } = await anAccount(server)
  const { obj } = await server.call('nethos.pat.address.add', { ...address, receiver: typed }, session)
  const read = await server.call('nethos.pat.address.detail', { addressId: obj.addressId }, session)
  expect(read.obj.receiver).toBe(item)
})

test.each([
  ['\u200b', '姓名不能为空'],
  ['\u3164', '姓名不能为空'],
  ['王'.repeat(51), '姓名不能超过50个字'],
])('a name is refused over the wire: %j', async (receiver, msg) => {
  const { session } = await anAccount(server)
  expect(await server.call('nethos.pat.address.add', { ...address, receiver }, session)).toMatchObject({
    code: '00010422',
    msg,
  })
})
