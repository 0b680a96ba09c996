import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aLoginCaptcha, aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const register = (fields: object) => call('nethos.pat.register.v3', fields)
const accountsOf = async () => Number((await server.pool.query('select count(*) from account')).rows[0].count)

describe('a mobile that nobody is registered with', () => {
  test('is sent on to registering by the captcha login, which does not use the captcha up', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    const reply = await call('nethos.pat.captcha.login', held)
    expect(reply).toMatchObject({ http: 200, code: '0', obj: { regStatus: 'REGISTER', cid: held.cid } })
    expect(reply.obj.token).toBeUndefined()
    expect(await register({ ...held, patName: '李梅' })).toMatchObject({ code: '0' })
    await server.advance(61)
    const again = await aLoginCaptcha(server, held.mobile)
    expect(await call('nethos.pat.captcha.login', again)).toMatchObject({
      code: '0',
      obj: { regStatus: 'BIND', pat: { patName: '李梅' } },
    })
  })
})

describe('registering', () => {
  test('opens a session and gives the account its own person, with the ID number masked and what it tells', async () => {
    const idCard = anIdCard({ bornOn: '1980-05-20', gender: 'F' })
    const { mobile, reply, session, accountId } = await aRegistered(server, { patIdcard: idCard.toLowerCase() })
    expect(reply.obj.token).toMatch(/^[\w-]{43}$/)
    expect(reply.obj.pat).toEqual({
      patId: accountId,
      patName: '李梅',
      patIdcard: `${idCard.slice(0, 6)}********${idCard.slice(14)}`,
      patMobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`,
      patGender: 'F',
      age: expect.any(Number),
      maritalStatus: 4,
      patAreacode: '',
      patAreaname: '',
      patAvatar: '',
      avatarUrl: '',
      isRealnameAuth: false,
      hasPassword: false,
      selfCompatId: expect.any(String),
    })
    const people = await call('nethos.pat.compat.list', {}, session)
    expect(people.list).toHaveLength(1)
    expect(people.list[0]).toMatchObject({
      compatId: reply.obj.pat.selfCompatId,
      compatName: '李梅',
      selfCompat: true,
      relationship: 'self',
    })
  })

  test.each(['𠮷田', '㛃', '阿卜杜拉·买买提', 'Ólafur Jónsson'])('takes the name %s', async patName => {
    expect((await aRegistered(server, { patName })).reply.obj.pat.patName).toBe(patName)
  })

  test('lies sealed: no mobile, no ID number in clear text', async () => {
    const idCard = anIdCard()
    const { mobile } = await aRegistered(server, { patIdcard: idCard })
    const { rows } = await server.pool.query(
      'select account::text as text from account union all select person::text from person',
    )
    for (const { text } of rows) {
      expect(text).not.toContain(mobile)
      expect(text).not.toContain(idCard)
    }
  })

  test('agrees to the standing texts in their version of the day; a new version wants a new agreement', async () => {
    await server.pool.query(
      `insert into content_text (key, title, version, body_html, published_at) values ('用户协议', '用户协议', '7', '<p>…</p>', now())`,
    )
    const { session } = await aRegistered(server)
    const status = (moduleType: string) => call('smarthos.privacy.protocol.status.get', { moduleType }, session)
    expect((await status('用户协议')).obj).toEqual({ status: true, version: '7' })
    expect((await status('隐私政策')).obj).toEqual({ status: true, version: '1' })
    await server.pool.query(`update content_text set version = '8' where key = '用户协议'`)
    expect((await status('用户协议')).obj).toEqual({ status: false, version: '8' })
    expect(await call('smarthos.privacy.protocol.records.save', { moduleType: '用户协议' }, session)).toMatchObject({
      code: '0',
      obj: true,
    })
    expect(await call('smarthos.privacy.protocol.records.save', { moduleType: '用户协议' }, session)).toMatchObject({
      code: '0',
      obj: true,
    })
    expect((await status('用户协议')).obj).toEqual({ status: true, version: '8' })
  })

  test('with an ID number that is bound already offers to change the login phone, and leaves nothing behind', async () => {
    const idCard = anIdCard()
    await aRegistered(server, { patIdcard: idCard })
    const before = await accountsOf()
    const held = await aLoginCaptcha(server, aMobile())
    expect(await register({ ...held, patName: '李梅', patIdcard: idCard })).toMatchObject({
      http: 200,
      code: '01020701',
      msg: '该身份证号已绑定其他账号，是否更换登录手机号？',
    })
    expect(await accountsOf()).toBe(before)
    expect(await register({ ...held, patName: '李梅' })).toMatchObject({ code: '0' })
  })

  test('knows an ID number of 15 digits in its 18', async () => {
    await aRegistered(server, { patIdcard: '330106800520011' })
    const held = await aLoginCaptcha(server, aMobile())
    const eighteen = '33010619800520011'
    const sum = [...eighteen].reduce(
      (total, digit, at) => total + Number(digit) * [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2][at]!,
      0,
    )
    expect(await register({ ...held, patName: '李梅', patIdcard: eighteen + '10X98765432'[sum % 11] })).toMatchObject({
      code: '01020701',
    })
  })

  test('lets nobody try out ID numbers with one captcha', async () => {
    const idCard = anIdCard()
    await aRegistered(server, { patIdcard: idCard })
    const held = await aLoginCaptcha(server, aMobile())
    const codes = []
    for (let at = 0; at < 6; at++) codes.push((await register({ ...held, patName: '李梅', patIdcard: idCard })).code)
    expect(codes).toEqual([...Array<string>(5).fill('01020701'), '01020101'])
  })

  test('of one ID number by two at the same moment lets one through', async () => {
    const idCard = anIdCard()
    const [one, two] = [await aLoginCaptcha(server, aMobile()), await aLoginCaptcha(server, aMobile())]
    const replies = await Promise.all([one, two].map(held => register({ ...held, patName: '李梅', patIdcard: idCard })))
    expect(replies.map(reply => reply.code).sort()).toEqual(['0', '01020701'])
  })

  test('of a registered mobile is refused, after the captcha was right', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const held = await aLoginCaptcha(server, mobile)
    expect(await register({ ...held, patName: '李梅' })).toMatchObject({
      code: '01020201',
      msg: '这个手机号已注册，请直接登录',
    })
    expect(await call('nethos.pat.captcha.login', held)).toMatchObject({ code: '0' })
  })

  test('with the wrong captcha is refused', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    const captcha = String((Number(held.captcha) + 1) % 10_000).padStart(4, '0')
    expect(await register({ ...held, captcha, patName: '李梅' })).toMatchObject({
      code: '01020101',
      msg: '验证码不正确',
    })
  })

  test('sets the fields it may, and no others', async () => {
    const { reply } = await aRegistered(server, { patId: 'x', isRealnameAuth: true, createTime: 1 })
    expect(reply.obj.pat).toMatchObject({ isRealnameAuth: false })
    expect(reply.obj.pat.patId).not.toBe('x')
  })

  test.each([
    [{ patName: undefined }, '00010422', '姓名不能为空'],
    [{ patName: '  ' }, '00010422', '姓名不能为空'],
    [{ patName: '𠮷'.repeat(51) }, '00010422', '姓名不能超过50个字'],
    [{ patIdcard: '330106198005201234' }, '00010422', '身份证格式错误'],
    [{ captcha: '' }, '00010422', '验证码不能为空'],
    [{ cid: undefined }, '00010422', '验证码不正确'],
    [{ password: '12345678' }, '00010422', '密码须为8-32位，且同时包含字母和数字'],
    [{ patName: 1 }, '00010400', 'patName格式不正确'],
    [{ patIdcard: {} }, '00010400', 'patIdcard格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    expect(await register({ cid: 'c', captcha: '1234', patName: '李梅', ...fields })).toMatchObject({ code, msg })
  })
})

test.each(['nethos.pat.checkcaptchaidcard', 'nethos.pat.credentials.check'])(
  '%s has one answer for a patient here and for anybody else',
  async service => {
    const idCard = anIdCard()
    await aRegistered(server, { patIdcard: idCard })
    const known = await call(service, { patName: '李梅', patIdcard: idCard })
    const unknown = await call(service, { patName: '李梅', patIdcard: anIdCard() })
    expect(known).toMatchObject({ code: '0', obj: true })
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 })
    expect(await call(service, { patName: '李梅', patIdcard: '1' })).toMatchObject({
      code: '00010422',
      msg: '身份证格式错误',
    })
  },
)
