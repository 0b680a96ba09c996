import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'

const { call, db } = await openTestServer()

test('a standing text is read by its type, without a login', async () => {
  await db
    .insertInto('contentText')
    .values({
      key: '用户协议',
      title: '用户协议',
      version: '1.0',
      bodyHtml: '<p>您好</p>',
      publishedAt: new Date(1_700_000_000_000),
    })
    .execute()
  expect(await call('nethos.system.information.sys.single', { typeName: '用户协议' })).toMatchObject({
    code: '0',
    obj: { title: '用户协议', version: '1.0', content: '<p>您好</p>', createTime: 1_700_000_000_000 },
  })
})

test('an unknown type is a record that does not exist', async () => {
  expect(await call('nethos.system.information.sys.single', { typeName: '没有' })).toMatchObject({
    http: 200,
    code: '00010440',
    msg: '记录不存在',
  })
  expect(await call('nethos.system.information.sys.single', {})).toMatchObject({ http: 400, msg: 'typeName格式不正确' })
})
