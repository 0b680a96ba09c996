import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { countAgainst } from '../../calls/limits.ts'
import { describe, expect, test } from 'vitest'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aCaptcha, aLoginCaptcha, aMobile, aRegistered, type HeldCaptcha } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const send = (mobile: string) => call('nethos.system.captcha.pat.login', { mobile })
const check = (cid: string, captcha: string) => call('nethos.system.captcha.checkcaptcha.v2', { cid, captcha })
const login = (held: HeldCaptcha) => call('nethos.pat.captcha.login', held)
const other = (captcha: string) => String((Number(captcha) + 1) % 10_000).padStart(4, '0')
const wrong = { http: 200, code: '01020101', msg: '验证码不正确' }

describe('a captcha', () => {
  test('has four digits, comes by text message only, and its reply carries nothing but the cid', async () => {
    const mobile = aMobile()
    const { code, obj } = await send(mobile)
    expect(code).toBe('0')
    expect(Object.keys(obj)).toEqual(['cid'])
    const sms = await server.lastSms(mobile)
    expect(sms.code).toMatch(/^\d{4}$/)
    expect(sms.text).toContain(`您的验证码是${sms.code}，10分钟内有效。`)
  })

  test('is answered alike for a registered mobile and for one that nobody knows', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const [known, unknown] = [await send(mobile), await send(aMobile())]
    expect({ ...known, obj: Object.keys(known.obj), headers: 0 }).toEqual({
      ...unknown,
      obj: Object.keys(unknown.obj),
      headers: 0,
    })
  })

  test('waits sealed in the queue: no table holds the code or the mobile in clear text', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    const { rows } = await server.pool.query(
      `select data::text as text from pgboss.job where name = 'sms.send'
       union all select (to_jsonb(captcha) - 'created_at' - 'expires_at' - 'used_at')::text from captcha`,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows) {
      expect(text).not.toContain(held.mobile)
      expect(text).not.toMatch(new RegExp(`\\b${held.captcha}\\b`))
    }
  })

  test('is right again and again while it is only checked, and is used up by the final call', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    expect(await check(held.cid, held.captcha)).toMatchObject({
      code: '0',
      obj: { cid: held.cid, regStatus: 'REGISTER' },
    })
    expect(await check(held.cid, held.captcha)).toMatchObject({ code: '0' })
    expect(await call('nethos.pat.register.v3', { ...held, patName: '李梅' })).toMatchObject({ code: '0' })
    expect(await check(held.cid, held.captcha)).toMatchObject(wrong)
    expect(await login(held)).toMatchObject(wrong)
  })

  test('says BIND of a registered mobile once it is right', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const held = await aLoginCaptcha(server, mobile)
    expect(await check(held.cid, other(held.captcha))).toMatchObject(wrong)
    expect(await check(held.cid, held.captcha)).toMatchObject({ obj: { regStatus: 'BIND' } })
  })

  test('ends after five wrong tries', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    for (let at = 0; at < 5; at++) expect(await check(held.cid, other(held.captcha))).toMatchObject(wrong)
    expect(await check(held.cid, held.captcha)).toMatchObject(wrong)
  })

  test('counts the wrong tries of every call, even of twenty at once', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const held = await aLoginCaptcha(server, mobile)
    await Promise.all(Array.from({ length: 20 }, () => login({ ...held, captcha: other(held.captcha) })))
    expect(await login(held)).toMatchObject(wrong)
    const { rows } = await server.pool.query('select tries from captcha where cid = $1', [held.cid])
    expect(rows).toEqual([{ tries: 5 }])
  })

  test('ends after ten minutes', async () => {
    const held = await aLoginCaptcha(server, aMobile())
    await server.advance(570)
    expect(await check(held.cid, held.captcha)).toMatchObject({ code: '0' })
    await server.advance(31)
    expect(await check(held.cid, held.captcha)).toMatchObject(wrong)
  })

  test('is good for one mobile, one cid and one purpose', async () => {
    const { mobile } = await aRegistered(server)
    const stranger = await aLoginCaptcha(server, aMobile())
    expect(await login({ ...stranger, mobile })).toMatchObject(wrong)
    expect(await login({ ...stranger, cid: `${stranger.cid.slice(0, -1)}_` })).toMatchObject(wrong)
    await server.advance(61)
    const forPassword = await aCaptcha(server, 'nethos.system.captcha.pat.password.reset', { mobile })
    expect(await login(forPassword)).toMatchObject(wrong)
    expect(await call('nethos.pat.register.v3', { ...forPassword, patName: '李梅' })).toMatchObject(wrong)
  })

  test('logs in once when it is brought twice at the same moment', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const held = await aLoginCaptcha(server, mobile)
    const codes = (await Promise.all([login(held), login(held), login(held)])).map(reply => reply.code)
    expect(codes.sort()).toEqual(['0', '01020101', '01020101'])
  })
})

describe('a text message', () => {
  test('goes to a mobile at most once in 60 seconds, whatever it is for', async () => {
    const mobile = aMobile()
    await send(mobile)
    await server.advance(20)
    const again = await call('nethos.system.captcha.pat.password.reset', { mobile })
    expect(again).toMatchObject({ http: 200, code: '01020102' })
    // What a busy machine took since is over already.
    const { waitSeconds } = again.obj as { waitSeconds: number }
    expect(waitSeconds).toBeGreaterThan(20)
    expect(waitSeconds).toBeLessThanOrEqual(40)
    expect(again.msg).toBe(`验证码已发送，请${waitSeconds}秒后再获取`)
    await server.advance(40)
    expect(await send(mobile)).toMatchObject({ code: '0' })
  })

  test('goes out once when two servers are asked at the same moment', async () => {
    const second = await serverOn(server.database)
    const mobile = aMobile()
    const replies = await Promise.all([
      send(mobile),
      second.call('nethos.system.captcha.pat.login', { mobile }),
      send(mobile),
    ])
    expect(replies.map(reply => reply.code).sort()).toEqual(['0', '01020102', '01020102'])
  })

  test('goes to a mobile at most ten times a day, and the day ends at midnight in Shanghai', async () => {
    const now = server.runtime.clock.now()
    await server.advance(Math.ceil((startOfDay(addDays(dayOf(now), 1)) + 23.5 * 3_600_000 - now) / 1000))
    const mobile = aMobile()
    for (let at = 0; at < 10; at++) {
      expect(await send(mobile)).toMatchObject({ code: '0' })
      await server.advance(61)
    }
    expect(await send(mobile)).toMatchObject({
      code: '01020103',
      msg: '这个手机号今天获取验证码的次数已用完，请明天再试',
    })
    // 23:40 now; at ten past midnight it is another day.
    await server.advance(1_800)
    expect(await send(mobile)).toMatchObject({ code: '0' })
  })

  test('goes out at most 300 times an hour to one address, whichever services it asks', async () => {
    const now = server.runtime.clock.now()
    const limit = { times: Infinity, seconds: 3_600 }
    for (let at = 0; at < 299; at++) await countAgainst(server.db, { key: 'captcha 127.0.0.1', limit, now })
    const replies = await Promise.all(
      ['pat.login', 'pat.password.reset', 'pat.mobile.modify', 'pat.wechat.bind'].map(name =>
        server.call(`nethos.system.captcha.${name}`, { mobile: aMobile() }),
      ),
    )
    expect(replies.map(reply => reply.http)).toContain(429)
    expect(replies.filter(reply => reply.code === '0').length).toBeLessThanOrEqual(1)
  })

  test.each([
    [{}, '手机号不能为空'],
    [{ mobile: ' ' }, '手机号不能为空'],
    [{ mobile: '23800000001' }, '手机号格式错误'],
    [{ mobile: '1380000000' }, '手机号格式错误'],
  ])('to %j is refused', async (fields, msg) => {
    expect(await call('nethos.system.captcha.pat.login', fields)).toMatchObject({ http: 200, code: '00010422', msg })
  })

  test('to a mobile of the wrong type is a malformed call', async () => {
    expect(await call('nethos.system.captcha.pat.login', { mobile: 13800000001 })).toMatchObject({
      http: 400,
      code: '00010400',
      msg: 'mobile格式不正确',
    })
  })

  test('is limited per address', async () => {
    const limited = await serverOn(server.database)
    await server.pool.query(`update call_count set calls = 300 where key like 'nethos.system.captcha.pat.login 3600 %'`)
    const reply = await limited.call('nethos.system.captcha.pat.login', { mobile: aMobile() })
    expect(reply).toMatchObject({ http: 429, code: '00010429' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test.each([
  [{ cid: 'x' }, '验证码不能为空'],
  [{ cid: 'x', captcha: '12' }, '验证码不正确'],
  [{ captcha: '1234' }, '验证码不正确'],
])('a check of %j says what is missing', async (fields, msg) => {
  expect(await call('nethos.system.captcha.checkcaptcha.v2', fields)).toMatchObject({ code: '00010422', msg })
})
