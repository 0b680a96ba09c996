import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aCaptcha, aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call } = server
const password = 'spring2026'
const login = (mobile: string, typed = password, on = server) =>
  on.call('nethos.pat.login', { mobile, password: typed })
const isIn = async (session: Session) => (await call('nethos.pat.info.get', {}, session)).http === 200
const wrong = { http: 200, code: '01020301', msg: '手机号或密码不正确' }
const locked = { http: 200, code: '01020302', msg: '密码输错的次数太多，请15分钟后再试，或用验证码登录' }

describe('a login by password', () => {
  test('opens a session', async () => {
    const { mobile, accountId } = await aRegistered(server, { password })
    const { code, obj } = await login(mobile)
    expect(code).toBe('0')
    expect(obj.pat).toMatchObject({ patId: accountId, hasPassword: true })
    expect(await isIn(obj)).toBe(true)
  })

  test('is refused alike for a wrong password, an unknown mobile and an account without a password', async () => {
    const { mobile } = await aRegistered(server, { password })
    const { mobile: without } = await aRegistered(server)
    for (const one of [mobile, without, aMobile()]) expect(await login(one, 'another1')).toMatchObject(wrong)
  })

  test('takes as long for an unknown mobile', async () => {
    const { mobile } = await aRegistered(server, { password })
    const quickest = async (mobiles: string[]) => {
      const times = []
      for (const one of mobiles) {
        const begun = performance.now()
        await login(one, 'another1')
        times.push(performance.now() - begun)
      }
      return Math.min(...times)
    }
    const [known, unknown] = [await quickest(Array<string>(4).fill(mobile)), await quickest([1, 2, 3, 4].map(aMobile))]
    // Without a password to look at, the answer would come in a tenth of the time.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3)
  })

  test.each(['known', 'unknown'])(
    'is locked for 15 minutes after five wrong ones in a row: a mobile that is %s',
    async which => {
      const mobile = which === 'known' ? (await aRegistered(server, { password })).mobile : aMobile()
      for (let at = 0; at < 5; at++) expect(await login(mobile, 'another1')).toMatchObject(wrong)
      expect(await login(mobile)).toMatchObject(locked)
      // Half a minute around the quarter of an hour: a busy machine takes seconds for a few logins.
      await server.advance(870)
      expect(await login(mobile)).toMatchObject(locked)
      await server.advance(31)
      expect(await login(mobile)).toMatchObject(which === 'known' ? { code: '0' } : wrong)
    },
  )

  test('counts anew after a right one', async () => {
    const { mobile } = await aRegistered(server, { password })
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < 4; at++) expect(await login(mobile, 'another1')).toMatchObject(wrong)
      expect(await login(mobile)).toMatchObject({ code: '0' })
    }
  })

  test('gets five tries of two servers together, however many come at once', async () => {
    const second = await serverOn(server.database)
    const { mobile } = await aRegistered(server, { password })
    const codes = (
      await Promise.all(Array.from({ length: 12 }, (_, at) => login(mobile, 'another1', at % 2 ? server : second)))
    ).map(one => one.code)
    expect(codes.filter(code => code === wrong.code)).toHaveLength(5)
    expect(codes.filter(code => code === locked.code)).toHaveLength(7)
    expect(await login(mobile)).toMatchObject(locked)
  })

  test('lets ten right ones in that come at once', async () => {
    const { mobile } = await aRegistered(server, { password })
    const replies = await Promise.all(Array.from({ length: 10 }, () => login(mobile)))
    expect(replies.map(reply => reply.code)).toEqual(Array<string>(10).fill('0'))
  })

  test.each([
    [{}, '00010422', '手机号不能为空'],
    [{ mobile: '1' }, '00010422', '手机号格式错误'],
    [{ mobile: '13800000009' }, '00010422', '密码不能为空'],
    [{ mobile: '13800000009', password: 1 }, '00010400', 'password格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    expect(await call('nethos.pat.login', fields)).toMatchObject({ code, msg })
  })

  test('keeps no password but as argon2id of 19 MiB, two passes, one lane', async () => {
    const { accountId } = await aRegistered(server, { password })
    const { rows } = await server.pool.query('select password_hash from account where account_id = $1', [accountId])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('setting a password', () => {
  const reset = async (mobile: string, fields: object = {}, as?: Session) => {
    const held = await aCaptcha(server, 'nethos.system.captcha.pat.password.reset', { mobile })
    return call('nethos.pat.password.modify.v3', { ...held, password, ...fields }, as)
  }

  test('after a captcha lets the account in with it, lifts the lock, and ends its sessions', async () => {
    const { mobile, session } = await aRegistered(server, { password: 'forgotten1' })
    for (let at = 0; at < 5; at++) await login(mobile)
    await server.advance(61)
    expect(await reset(mobile)).toMatchObject({ code: '0', obj: true })
    expect(await isIn(session)).toBe(false)
    expect(await login(mobile, 'forgotten1')).toMatchObject(wrong)
    expect(await login(mobile)).toMatchObject({ code: '0' })
  })

  test('keeps the session that asked for it', async () => {
    const { mobile, session } = await aRegistered(server, { password: 'forgotten1' })
    const other = (await login(mobile, 'forgotten1')).obj
    await server.advance(61)
    expect(await reset(mobile, {}, session)).toMatchObject({ code: '0' })
    expect(await isIn(session)).toBe(true)
    expect(await isIn(other)).toBe(false)
  })

  test("leaves another account's session alone", async () => {
    const { mobile } = await aRegistered(server)
    const stranger = await aRegistered(server)
    await server.advance(61)
    expect(await reset(mobile, {}, stranger.session)).toMatchObject({ code: '0' })
    expect(await isIn(stranger.session)).toBe(true)
  })

  test('for a mobile that nobody is registered with is refused only after the captcha was right', async () => {
    const held = await aCaptcha(server, 'nethos.system.captcha.pat.password.reset', { mobile: aMobile() })
    const captcha = String((Number(held.captcha) + 1) % 10_000).padStart(4, '0')
    const set = (fields: object) => call('nethos.pat.password.modify.v3', { ...held, password, ...fields })
    expect(await set({ captcha })).toMatchObject({ code: '01020101', msg: '验证码不正确' })
    expect(await set({})).toMatchObject({ code: '01020202', msg: '这个手机号还没有注册，请先注册' })
  })

  test.each(['short1', 'onlyletters', '12345678', `long${'1'.repeat(29)}`, '密码password1'])(
    'to %s is refused',
    async weak => {
      const reply = await call('nethos.pat.password.modify.v3', {
        mobile: aMobile(),
        cid: 'c',
        captcha: '1234',
        password: weak,
      })
      expect(reply).toMatchObject({ code: '00010422', msg: '密码须为8-32位，且同时包含字母和数字' })
    },
  )
})
