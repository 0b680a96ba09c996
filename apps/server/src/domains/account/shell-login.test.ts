import { beforeEach, describe, expect, test } from 'vitest'
import type { ShellName } from '@nethos/contract/common/shells.ts'
import { sandboxUsers } from '../../sandbox/shells/users.ts'
import { openTestServer } from '../../testing/server.ts'
import { device, shellWay } from '../shell/testbed.ts'
import { aCaptcha, aLoginCaptcha, aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const way = shellWay(server)
const [daughter, father] = sandboxUsers.messaging.map(one => one.platformId) as [string, string]
const payer = sandboxUsers.payment[0]!.platformId
const over = { http: 200, code: '01090001', msg: '未正常获取token' }

beforeEach(() => server.pool.query('delete from shell_user'))

const call = (service: string, fields: object, as?: { token: string; signKey: string }, label = device) =>
  server.call(service, fields, as, { deviceLabel: label })
const login = (openid: unknown, label?: string) => call('nethos.wechat.pat.login', { openid }, undefined, label)
const aBindCaptcha = async (mobile: string) => {
  await server.advance(61)
  return aCaptcha(server, 'nethos.system.captcha.pat.wechat.bind', { mobile })
}
async function bound(mobile: string, user = daughter, more: object = {}, shell: ShellName = 'messaging') {
  const { cid, captcha } = await aBindCaptcha(mobile)
  const ticket = await way.ticket(shell, user)
  const field = shell === 'messaging' ? { openId: ticket } : { alipayUserId: ticket }
  return { ticket, cid, captcha, reply: await call('nethos.pat.wechat.bind', { cid, captcha, ...field, ...more }) }
}

describe('binding', () => {
  test('ties the messaging app’s user to the account of the mobile, and from then on he is logged in without a word', async () => {
    const { mobile, accountId } = await aRegistered(server)
    const first = await way.ticket('messaging', daughter)
    expect(await login(first)).toMatchObject({ code: '0', obj: { bound: false } })
    const { reply } = await bound(mobile)
    expect(reply).toMatchObject({ http: 200, code: '0', obj: { pat: { patId: accountId } } })
    expect(reply.obj.token).toMatch(/^[\w-]{43}$/)
    const again = await login(await way.ticket('messaging', daughter))
    expect(again).toMatchObject({ code: '0', obj: { bound: true, pat: { patId: accountId } } })
    expect(await call('nethos.pat.info.get', {}, again.obj)).toMatchObject({ code: '0', obj: { patId: accountId } })
  })

  test('ties the payment app’s user beside it', async () => {
    const { mobile, accountId } = await aRegistered(server)
    await bound(mobile)
    expect((await bound(mobile, payer, {}, 'payment')).reply).toMatchObject({
      code: '0',
      obj: { pat: { patId: accountId } },
    })
    expect(await login(await way.ticket('payment', payer))).toMatchObject({ obj: { bound: true } })
  })

  test('twice within a minute is refused', async () => {
    const { mobile } = await aRegistered(server)
    const other = await aRegistered(server)
    const { ticket } = await bound(mobile)
    const held = await aCaptcha(server, 'nethos.system.captcha.pat.wechat.bind', { mobile: aMobile() })
    const tooSoon = { http: 200, code: '01090002', msg: '操作频繁，请1分钟后再试' }
    const { cid, captcha } = held
    expect(await call('nethos.pat.wechat.bind', { cid, captcha, openId: ticket })).toMatchObject(tooSoon)
    const second = await way.ticket('messaging', daughter)
    expect(await call('nethos.pat.wechat.bind', { cid, captcha, openId: second })).toMatchObject(tooSoon)
    await server.advance(61)
    expect(await call('nethos.pat.wechat.bind', { cid, captcha, openId: ticket })).toMatchObject(over)
    expect((await bound(other.mobile)).reply).toMatchObject({ code: '01090004' })
  })

  test('of a mobile that nobody has registered leads to registering, which ties as well', async () => {
    const mobile = aMobile()
    const { ticket, cid, captcha, reply } = await bound(mobile)
    expect(reply).toMatchObject({ code: '01020202', msg: '这个手机号还没有注册，请先注册' })
    const check = await call('nethos.system.captcha.checkcaptcha.v2', { cid, captcha })
    expect(check).toMatchObject({ code: '0', obj: { cid, regStatus: 'REGISTER' } })
    const registered = await call('nethos.pat.register.v3', { cid, captcha, patName: '李梅', openid: ticket })
    expect(registered).toMatchObject({ code: '0' })
    const again = await login(await way.ticket('messaging', daughter))
    expect(again.obj).toMatchObject({ bound: true, pat: { patId: registered.obj.pat.patId } })
  })

  test('to a mobile whose account has another messaging app’s user is asked back, and done when he wants it', async () => {
    const { mobile, accountId } = await aRegistered(server)
    await bound(mobile, father)
    await server.advance(61)
    const { ticket, cid, captcha, reply } = await bound(mobile, daughter)
    expect(reply).toMatchObject({ http: 200, code: '01090003', msg: '这个手机号已绑定其他微信或支付宝' })
    const sure = await call('nethos.pat.wechat.bind', { cid, captcha, openId: ticket, replaces: true })
    expect(sure).toMatchObject({ code: '0', obj: { pat: { patId: accountId } } })
    expect(await login(await way.ticket('messaging', father))).toMatchObject({ obj: { bound: false } })
  })

  test('of somebody who logs in to another account already is refused, and tells him by its masked mobile', async () => {
    const { mobile } = await aRegistered(server)
    const other = await aRegistered(server)
    await bound(mobile)
    await server.advance(61)
    const { ticket, reply } = await bound(other.mobile)
    expect(reply).toMatchObject({ http: 200, code: '01090004', msg: '您的微信或支付宝已绑定其他手机号' })
    expect(await call('nethos.pat.wechat.bound', { openid: ticket })).toMatchObject({
      code: '0',
      obj: { bound: true, patMobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}` },
    })
  })

  test('with a wrong captcha, or one for something else, changes nothing', async () => {
    const { mobile } = await aRegistered(server)
    const { cid, captcha } = await aBindCaptcha(mobile)
    const wrong = String((Number(captcha) + 1) % 10_000).padStart(4, '0')
    const openId = await way.ticket('messaging', daughter)
    const wrongCaptcha = { http: 200, code: '01020101', msg: '验证码不正确' }
    expect(await call('nethos.pat.wechat.bind', { cid, captcha: wrong, openId })).toMatchObject(wrongCaptcha)
    await server.advance(61)
    const forLogin = await aLoginCaptcha(server, mobile)
    expect(await call('nethos.pat.wechat.bind', { ...forLogin, openId })).toMatchObject(wrongCaptcha)
    expect(await login(openId)).toMatchObject({ code: '0', obj: { bound: false } })
  })

  test.each([
    [{}, '01090001', '未正常获取token'],
    [{ openId: '' }, '01090001', '未正常获取token'],
    [{ openId: 'oRawOpenid' }, '00010422', 'token格式不正确'],
    [{ openId: 7 }, '00010400', 'openId格式不正确'],
    [{ captcha: '' }, '00010422', '验证码不能为空'],
    [{ cid: undefined }, '00010422', '验证码不正确'],
    [{ replaces: 'yes' }, '00010400', 'replaces格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    expect(await call('nethos.pat.wechat.bind', { cid: 'c', captcha: '1234', ...fields })).toMatchObject({ code, msg })
  })
})

test('a phone that the account has shut out is not let in by its messaging app; a text message opens it again', async () => {
  const { mobile, accountId } = await aRegistered(server)
  const { reply } = await bound(mobile)
  const { list } = await call('nethos.pat.device.list', {}, reply.obj)
  expect(list.length).toBeGreaterThan(0)
  await server.pool.query('update trusted_device set revoked_at = $1 where account_id = $2', [new Date(), accountId])
  expect(await login(await way.ticket('messaging', daughter))).toMatchObject({ code: '0', obj: { bound: false } })
  await server.advance(61)
  expect((await bound(mobile)).reply).toMatchObject({ code: '0' })
  expect(await login(await way.ticket('messaging', daughter))).toMatchObject({ obj: { bound: true } })
})

describe('a ticket', () => {
  test.each([
    [undefined, '00010422', '未正常获取token'],
    ['', '00010422', '未正常获取token'],
    ['oRawOpenid', '00010422', 'token格式不正确'],
    [`nst_${'a'.repeat(43)}`, '01090001', '未正常获取token'],
  ])('%j answers %s %s', async (openid, code, msg) => {
    expect(await login(openid)).toMatchObject({ http: 200, code, msg })
  })

  test('slipped to another browser is worth nothing: nobody binds to an attacker’s user', async () => {
    const attackers = await way.ticket('messaging', daughter, 'the attacker’s phone')
    const { mobile } = await aRegistered(server)
    const { cid, captcha } = await aBindCaptcha(mobile)
    expect(await login(attackers)).toMatchObject(over)
    expect(await call('nethos.pat.wechat.bind', { cid, captcha, openId: attackers })).toMatchObject(over)
    expect(await server.call('nethos.wechat.pat.login', { openid: attackers })).toMatchObject(over)
  })

  test('ends after half an hour, and is used once', async () => {
    const { mobile } = await aRegistered(server)
    await bound(mobile)
    const ticket = await way.ticket('messaging', daughter)
    expect(await login(ticket)).toMatchObject({ obj: { bound: true } })
    expect(await login(ticket)).toMatchObject(over)
    const late = await way.ticket('messaging', daughter)
    await server.advance(30 * 60)
    expect(await login(late)).toMatchObject(over)
  })

  test('lies as a hash', async () => {
    const ticket = await way.ticket('messaging', daughter)
    const { rows } = await server.pool.query('select shell_ticket::text as text from shell_ticket')
    for (const { text } of rows) expect(text).not.toContain(ticket.slice(4))
  })
})

describe('the password inside the messaging app', () => {
  const password = 'abcd1234'
  const enter = (fields: object) => call('nethos.wechat.pat.password.login', fields)

  test('logs in and ties', async () => {
    const { mobile, accountId } = await aRegistered(server, { password })
    const openid = await way.ticket('messaging', daughter)
    expect(await enter({ mobile, password, openid })).toMatchObject({
      code: '0',
      obj: { bound: true, pat: { patId: accountId } },
    })
    expect(await login(await way.ticket('messaging', daughter))).toMatchObject({ obj: { bound: true } })
  })

  test('takes nothing from anybody: a user who is tied elsewhere stays there', async () => {
    const { mobile } = await aRegistered(server)
    await bound(mobile)
    const other = await aRegistered(server, { password })
    const openid = await way.ticket('messaging', daughter)
    expect(await enter({ mobile: other.mobile, password, openid })).toMatchObject({ code: '0', obj: { bound: false } })
  })

  test('alone does not let in on a device that is new to the account', async () => {
    const { mobile } = await aRegistered(server, { password })
    await bound(mobile, father)
    const fields = { mobile, password, openid: await way.ticket('messaging', daughter, 'another phone') }
    expect(await call('nethos.wechat.pat.password.login', fields, undefined, 'another phone')).toMatchObject({
      code: '01020303',
    })
  })

  test('wrong is refused, and ties nothing', async () => {
    const { mobile } = await aRegistered(server, { password })
    const openid = await way.ticket('messaging', daughter)
    expect(await enter({ mobile, password: 'wrong1234', openid })).toMatchObject({
      code: '01020301',
      msg: '手机号或密码不正确',
    })
    expect(await login(openid)).toMatchObject({ obj: { bound: false } })
    for (let at = 0; at < 4; at++) await enter({ mobile, password: 'wrong1234' })
    expect(await enter({ mobile, password })).toMatchObject({ code: '01020302' })
  })
})

describe('what is tied to an account', () => {
  test('is listed, and untied one by one; the session stays', async () => {
    const [one, other] = [await aRegistered(server), await aRegistered(server)]
    const { obj: session } = (await bound(one.mobile)).reply
    await bound(one.mobile, payer, {}, 'payment')
    const tied = async (as = session) => (await call('nethos.pat.wechat.tied', {}, as)).list
    const boundAt = expect.any(Number)
    expect(await tied()).toEqual([
      { shell: 'messaging', boundAt },
      { shell: 'payment', boundAt },
    ])
    expect(await tied(other.session)).toEqual([])
    const untie = (shell: unknown, as = session) => call('nethos.pat.wechat.untie', { shell }, as)
    expect(await untie('messaging', other.session)).toMatchObject({ code: '0' })
    expect(await tied()).toHaveLength(2)
    expect(await untie('messaging')).toMatchObject({ code: '0', obj: true })
    expect(await tied()).toEqual([{ shell: 'payment', boundAt }])
    expect(await login(await way.ticket('messaging', daughter))).toMatchObject({ obj: { bound: false } })
    expect(await untie('elsewhere')).toMatchObject({ http: 400 })
    expect((await call('nethos.pat.wechat.tied', {})).http).toBe(401)
    expect((await call('nethos.pat.wechat.untie', { shell: 'payment' })).http).toBe(401)
  })
})

describe('logging out of the messaging app', () => {
  test('ends the session and unties its own user, whatever openid is sent along', async () => {
    const mine = await aRegistered(server)
    const theirs = await aRegistered(server)
    await bound(theirs.mobile, father)
    const { reply } = await bound(mine.mobile, daughter)
    expect(await call('nethos.pat.wechat.logout', { openid: father }, reply.obj)).toMatchObject({
      code: '0',
      obj: true,
    })
    expect(await call('nethos.pat.info.get', {}, reply.obj)).toMatchObject({ http: 401 })
    expect(await login(await way.ticket('messaging', daughter))).toMatchObject({ obj: { bound: false } })
    expect(await login(await way.ticket('messaging', father))).toMatchObject({ obj: { bound: true } })
  })

  test('needs a session', async () => {
    expect(await call('nethos.pat.wechat.logout', {})).toMatchObject({ http: 401 })
  })
})
