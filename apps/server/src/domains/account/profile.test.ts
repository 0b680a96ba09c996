import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const profile = async (as: Session) => (await call('nethos.pat.info.get', {}, as)).obj
const change = (fields: object, as: Session) => call('nethos.pat.info.modify.v2', fields, as)
const verify = (accountId: string) =>
  server.pool.query('update person set is_realname = true where account_id = $1', [accountId])
const locked = { http: 200, code: '01030001', msg: '您已通过实名认证，无法修改姓名、身份证号' }

/** An account by its mobile alone. */
async function aNewcomer(): Promise<Session> {
  const { session, accountId } = await aRegistered(server)
  await server.pool.query('delete from person where account_id = $1', [accountId])
  return session
}

describe('the profile', () => {
  test('changes by what is sent along, and only by that', async () => {
    const { session } = await aRegistered(server)
    const before = await profile(session)
    expect(await change({ patName: '李红梅', supplementStatus: '1' }, session)).toMatchObject({
      code: '0',
      obj: { ...before, patName: '李红梅' },
    })
    // What the region is called, the table of regions says.
    expect(await change({ patAreacode: '330106', patAreaname: '月球' }, session)).toMatchObject({
      obj: { patName: '李红梅', patAreacode: '330106', patAreaname: '浙江省杭州市西湖区' },
    })
    expect(await change({ patAreacode: '990101' }, session)).toMatchObject({
      code: '00010422',
      msg: '没有这个地区，请重新选择',
    })
    expect(await change({ patAreaname: '月球' }, session)).toMatchObject({
      obj: { patAreacode: '330106', patAreaname: '浙江省杭州市西湖区' },
    })
    expect(await change({ patAreacode: '' }, session)).toMatchObject({ obj: { patAreacode: '', patAreaname: '' } })
    expect(await call('nethos.pat.info.modify', { patId: 'x', maritalStatus: 1 }, session)).toMatchObject({
      obj: { maritalStatus: 1 },
    })
    expect(await call('nethos.pat.info.modify', { maritalStatus: '3' }, session)).toMatchObject({
      obj: { maritalStatus: 3 },
    })
  })

  test("is the token's own, whatever patId is sent", async () => {
    const [one, other] = [await aRegistered(server), await aRegistered(server)]
    await change({ patId: other.accountId, patName: '张三' }, one.session)
    expect(await profile(other.session)).toMatchObject({ patName: '李梅' })
    expect(await profile(one.session)).toMatchObject({ patName: '张三' })
  })

  test('takes an ID number, and gender and age with it', async () => {
    const { session } = await aRegistered(server)
    expect(await change({ patGender: 'M' }, session)).toMatchObject({ obj: { patGender: 'M', age: null } })
    const patIdcard = anIdCard({ gender: 'F' })
    expect(await call('nethos.pat.info.idcard', { patIdcard }, session)).toMatchObject({ code: '0', obj: true })
    expect(await profile(session)).toMatchObject({
      patGender: 'F',
      patIdcard: `${patIdcard.slice(0, 6)}********${patIdcard.slice(14)}`,
    })
    expect(await change({ patGender: 'M' }, session)).toMatchObject({ obj: { patGender: 'F' } })
  })

  test("does not take an ID number that is another account's own", async () => {
    const patIdcard = anIdCard()
    await aRegistered(server, { patIdcard })
    const { session } = await aRegistered(server)
    for (const service of ['nethos.pat.info.idcard', 'nethos.pat.info.modify.v2'])
      expect(await call(service, { patIdcard }, session)).toMatchObject({ http: 200, code: '01020701' })
  })

  test('keeps name and ID number of whoever is verified', async () => {
    const patIdcard = anIdCard()
    const { session, accountId } = await aRegistered(server, { patIdcard })
    await verify(accountId)
    expect(await change({ patName: '张三' }, session)).toMatchObject(locked)
    expect(await change({ patIdcard: anIdCard() }, session)).toMatchObject(locked)
    expect(await call('nethos.pat.info.idcard', { patIdcard: anIdCard() }, session)).toMatchObject(locked)
    expect(await change({ patName: '李梅', patIdcard, patAreacode: '330106' }, session)).toMatchObject({ code: '0' })
  })

  test('of somebody known by his mobile alone begins with a name', async () => {
    const session = await aNewcomer()
    expect(await profile(session)).toMatchObject({ patName: '', patIdcard: '', selfCompatId: '' })
    expect(await call('nethos.pat.info.modify', { maritalStatus: 0 }, session)).toMatchObject({
      code: '00010422',
      msg: '姓名不能为空',
    })
    expect(await call('nethos.pat.info.idcard', { patIdcard: anIdCard() }, session)).toMatchObject({
      code: '00010422',
      msg: '姓名不能为空',
    })
    expect(await call('nethos.pat.info.idcard', { patName: '周舟', patIdcard: anIdCard() }, session)).toMatchObject({
      code: '0',
    })
    expect(await profile(session)).toMatchObject({
      patName: '周舟',
      patGender: 'F',
      selfCompatId: expect.stringMatching(/./),
    })
  })

  test('of somebody known by his mobile alone is reached at that mobile; a number of his own stays', async () => {
    const session = await aNewcomer()
    const { patMobile: loginMobile } = await profile(session)
    await change({ patName: '周舟' }, session)
    const self = async () => (await call('nethos.pat.compat.list', {}, session)).list[0]
    expect(loginMobile).toMatch(/^1\d\d\*{4}\d{4}$/)
    expect((await self()).compatMobile).toBe(loginMobile)
    await change({ patName: '周小舟' }, session)
    expect((await self()).compatMobile).toBe(loginMobile)
  })

  test("shows an own picture to its owner, and takes nobody else's", async () => {
    const [one, other] = [await aRegistered(server), await aRegistered(server)]
    const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#36a' } })
      .png()
      .toBuffer()
    const { attaId } = (
      await server.upload('nethos.system.atta.upload', { name: 'a.png', type: 'image/png', bytes }, {}, one.session)
    ).obj
    expect(await change({ patAvatar: attaId }, other.session)).toMatchObject({ code: '00010440', msg: '记录不存在' })
    const { obj } = await change({ patAvatar: attaId }, one.session)
    expect(obj.patAvatar).toBe(attaId)
    expect((await server.get(obj.avatarUrl)).status).toBe(200)
    expect((await server.get(`/files/${attaId}`)).status).toBe(404)
    const { obj: without } = await change({ patAvatar: '' }, one.session)
    expect(without).toMatchObject({ patAvatar: '', avatarUrl: '' })
    expect((await change({ patAvatar: attaId }, one.session)).obj.patAvatar).toBe(attaId)
  })

  test.each([
    [{ patName: '' }, '00010422', '姓名不能为空'],
    [{ patIdcard: '12' }, '00010422', '身份证格式错误'],
    [{ patGender: 'X' }, '00010400', 'patGender格式不正确'],
    [{ maritalStatus: 9 }, '00010400', 'maritalStatus格式不正确'],
    [{ patAreacode: "'" }, '00010400', 'patAreacode格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    const { session } = await aRegistered(server, {}, aMobile())
    expect(await change(fields, session)).toMatchObject({ code, msg })
  })

  test('asks for the ID number where one is due', async () => {
    const { session } = await aRegistered(server)
    expect(await call('nethos.pat.info.idcard', {}, session)).toMatchObject({
      code: '00010422',
      msg: '身份证号不能为空',
    })
  })
})
