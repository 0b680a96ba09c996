import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aCaptcha, aLoginCaptcha, aMobile } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const password = 'spring2026'
const unproved = {
  code: '01020802',
  msg: '为保护您的病历，请核对姓名和身份证号，并输入账号的登录密码，或在您常用的手机上操作',
}
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`

async function anOwner(options: { deviceLabel?: string } = { deviceLabel: 'her phone' }) {
  const [mobile, idCard] = [aMobile(), anIdCard()]
  const { cid, captcha } = await aLoginCaptcha(server, mobile)
  const fields = { cid, captcha, patName: '王秀英', patIdcard: idCard, password }
  const { obj } = await call('nethos.pat.register.v3', fields, undefined, options)
  const session: Session = { token: obj.token, signKey: obj.signKey }
  return { mobile, idCard, accountId: obj.pat.patId as string, session }
}
async function claim(idCard: string, more: object = {}, deviceLabel = 'a new phone', to = aMobile()) {
  const proof = await aCaptcha(server, 'nethos.system.captcha.pat.mobile.modify', { mobile: to })
  const fields = { patName: '王秀英', patIdcard: idCard, ...proof, ...more }
  return { to, reply: await call('nethos.pat.mobile.modify.tourist', fields, undefined, { deviceLabel }) }
}
const isIn = async (session: Session) => (await call('nethos.pat.info.get', {}, session)).code === '0'

test('the registration with her ID number says, masked, which mobile it is bound to', async () => {
  const owner = await anOwner()
  const { cid, captcha } = await aLoginCaptcha(server, aMobile())
  const reply = await call('nethos.pat.register.v3', { cid, captcha, patName: '王秀英', patIdcard: owner.idCard })
  expect(reply).toMatchObject({
    code: '01020701',
    msg: '该身份证号已绑定其他账号，是否更换登录手机号？',
    obj: { patMobile: masked(owner.mobile) },
  })
})

describe('the owner without her mobile', () => {
  test('changes it with her password, on any phone: logged in there, logged out elsewhere, and the old mobile hears of it', async () => {
    const owner = await anOwner()
    const { to, reply } = await claim(owner.idCard, { password })
    expect(reply).toMatchObject({ code: '0', obj: { pat: { patId: owner.accountId, patMobile: masked(to) } } })
    expect([await isIn(reply.obj), await isIn(owner.session)]).toEqual([true, false])
    expect((await server.lastSms(owner.mobile)).text).toContain('您账号的登录手机号已更换')
    const byPassword = (mobile: string, deviceLabel: string) =>
      call('nethos.pat.login', { mobile, password }, undefined, { deviceLabel })
    expect(await byPassword(to, 'a new phone')).toMatchObject({ code: '0' })
    expect(await byPassword(to, 'her phone'), 'the lost phone has to prove itself').toMatchObject({ code: '01020303' })
    expect(await byPassword(owner.mobile, 'a new phone')).toMatchObject({ code: '01020301' })
    const lines = await server.db
      .selectFrom('audit')
      .select('action')
      .where('accountId', '=', owner.accountId)
      .execute()
    expect(lines).toEqual([{ action: 'account.mobile.guest' }])
  })

  test('changes it without her password on a phone that she has used before', async () => {
    const owner = await anOwner()
    const { to, reply } = await claim(owner.idCard, {}, 'her phone')
    expect(reply).toMatchObject({ code: '0', obj: { pat: { patMobile: masked(to) } } })
  })
})

describe('a stranger', () => {
  test('who knows name and ID number changes nothing', async () => {
    const owner = await anOwner()
    const { reply } = await claim(owner.idCard)
    expect(reply).toMatchObject(unproved)
    expect(reply.obj?.token).toBeUndefined()
    expect((await claim(owner.idCard, { password: 'another1' })).reply).toMatchObject(unproved)
    expect(await isIn(owner.session)).toBe(true)
  })

  test('changes nothing either of an account that was never used from a device with a name', async () => {
    const owner = await anOwner({})
    expect((await claim(owner.idCard)).reply).toMatchObject(unproved)
    expect((await claim(owner.idCard, { password: 'another1' })).reply).toMatchObject(unproved)
    expect(await isIn(owner.session)).toBe(true)
    expect((await claim(owner.idCard, { password })).reply).toMatchObject({ code: '0' })
  })

  test('is not told whether there is such an account: a wrong name, an unknown ID number, a wrong password sound alike', async () => {
    const owner = await anOwner()
    expect((await claim(owner.idCard, { patName: '王芳', password })).reply).toMatchObject(unproved)
    expect((await claim(anIdCard(), { password })).reply).toMatchObject(unproved)
  })

  test('has five tries with one ID number, known or not', async () => {
    const owner = await anOwner()
    for (const idCard of [owner.idCard, anIdCard()]) {
      for (let at = 0; at < 5; at++) await claim(idCard, { patName: '王芳' })
      expect((await claim(idCard, { password })).reply).toMatchObject({ code: '01020803' })
    }
    await server.advance(901)
    expect((await claim(owner.idCard, { password })).reply).toMatchObject({ code: '0' })
  })
})

test('a mobile of another account is refused, once its captcha was right', async () => {
  const [owner, other] = [await anOwner(), await anOwner()]
  await server.advance(61)
  expect((await claim(owner.idCard, { password }, 'x', other.mobile)).reply).toMatchObject({ code: '01020201' })
  expect(await isIn(owner.session)).toBe(true)
})

test.each([
  [{ captcha: '' }, '00010422', '验证码不能为空'],
  [{ cid: 'none' }, '01020101', '验证码不正确'],
  [{ patIdcard: '123' }, '00010422', '身份证格式错误'],
  [{ patName: ' ' }, '00010422', '姓名不能为空'],
  [{ mobile: '139' }, '00010422', '手机号格式错误'],
])('%j is refused', async (fields, code, msg) => {
  const owner = await anOwner()
  expect((await claim(owner.idCard, { password, ...fields })).reply).toMatchObject({ code, msg })
})
