import { describe, expect, test } from 'vitest'
import { dayOf, startOfDay, addDays } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aCaptcha, aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const signedOut = { http: 401, code: '00010401' }
const captchaFor = (mobile: string, as: { token: string; signKey: string }) =>
  aCaptcha(server, 'nethos.system.captcha.pat.mobile.modify', { mobile }, as)

describe('a session', () => {
  test('ends with logging out, and no other session with it', async () => {
    const { session, accountId } = await aRegistered(server)
    const other = await server.sessionOf({ accountId })
    expect(await call('nethos.pat.logout', {}, session)).toMatchObject({ code: '0', obj: true })
    expect(await call('nethos.pat.info.get', {}, session)).toMatchObject(signedOut)
    expect(await call('nethos.pat.info.get', {}, other)).toMatchObject({ code: '0' })
  })

  test('ends at 00:00 Asia/Shanghai on the second day after login', async () => {
    const { session } = await aRegistered(server)
    const now = server.runtime.clock.now()
    const end = startOfDay(addDays(dayOf(now), 2))
    await server.advance(Math.floor((end - now) / 1000) - 30)
    expect(await call('nethos.pat.info.get', {}, session)).toMatchObject({ code: '0' })
    await server.advance(31)
    expect(await call('nethos.pat.info.get', {}, session)).toMatchObject(signedOut)
  })

  test('is needed where an account is', async () => {
    for (const service of [
      'nethos.pat.info.get',
      'nethos.pat.logout',
      'nethos.pat.compat.list',
      'smarthos.privacy.protocol.status.get',
    ])
      expect(await call(service)).toMatchObject(signedOut)
  })
})

describe('changing the login mobile', () => {
  const changing = async () => {
    const account = await aRegistered(server, { password: 'spring2026' })
    await server.advance(61)
    const current = await captchaFor(account.mobile, account.session)
    const next = await captchaFor(aMobile(), account.session)
    const fields = { currentCid: current.cid, currentCaptcha: current.captcha, ...next }
    return { ...account, next, fields }
  }

  test('wants a captcha of the old and of the new one, and ends the other sessions', async () => {
    const { session, accountId, next, mobile, fields } = await changing()
    const other = await server.sessionOf({ accountId })
    const reply = await call('nethos.pat.mobile.modify', fields, session)
    expect(reply).toMatchObject({
      code: '0',
      obj: { patMobile: `${next.mobile.slice(0, 3)}****${next.mobile.slice(7)}` },
    })
    expect(await call('nethos.pat.info.get', {}, session)).toMatchObject({ code: '0' })
    expect(await call('nethos.pat.info.get', {}, other)).toMatchObject(signedOut)
    expect(await call('nethos.pat.login', { mobile: next.mobile, password: 'spring2026' })).toMatchObject({ code: '0' })
    expect(await call('nethos.pat.login', { mobile, password: 'spring2026' })).toMatchObject({ code: '01020301' })
  })

  test('is refused when one of the two is wrong', async () => {
    const { session, fields } = await changing()
    const other = String((Number(fields.captcha) + 1) % 10_000).padStart(4, '0')
    expect(await call('nethos.pat.mobile.modify', { ...fields, captcha: other }, session)).toMatchObject({
      code: '01020101',
      msg: '验证码不正确',
    })
    const swapped = { ...fields, currentCid: fields.cid, currentCaptcha: fields.captcha }
    expect(await call('nethos.pat.mobile.modify', swapped, session)).toMatchObject({ code: '01020101' })
  })

  test("is refused for a mobile that is another account's", async () => {
    const taken = await aRegistered(server)
    await server.advance(61)
    const { session, mobile } = await aRegistered(server)
    await server.advance(61)
    const current = await captchaFor(mobile, session)
    const next = await captchaFor(taken.mobile, session)
    const fields = { currentCid: current.cid, currentCaptcha: current.captcha, ...next }
    expect(await call('nethos.pat.mobile.modify', fields, session)).toMatchObject({
      code: '01020201',
      msg: '这个手机号已注册，请直接登录',
    })
  })

  test('is nothing that somebody else can finish with the captchas', async () => {
    const { fields } = await changing()
    const stranger = await aRegistered(server)
    expect(await call('nethos.pat.mobile.modify', fields, stranger.session)).toMatchObject({ code: '01020101' })
  })

  test('sends to the own mobile when none is named, and says so when nobody is logged in', async () => {
    const { session, mobile } = await aRegistered(server)
    await server.advance(61)
    const { obj } = await call('nethos.system.captcha.pat.mobile.modify', {}, session)
    expect((await server.lastSms(mobile)).cid).toBe(obj.cid)
    expect(await call('nethos.system.captcha.pat.mobile.modify')).toMatchObject({
      code: '00010422',
      msg: '手机号不能为空',
    })
  })
})
