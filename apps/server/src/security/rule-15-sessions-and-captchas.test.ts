import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { aCaptcha, aLoginCaptcha, aMobile, aRegistered } from '../domains/account/account.samples.ts'
import { aDoctor } from '../domains/consult/testbed.ts'
import { anIdCard } from '../domains/people/people.samples.ts'
import { openTestServer } from '../testing/server.ts'
import type { Session } from '../testing/client.ts'
import { listen, ticketOf } from './listening.ts'
import { seen, tinyPicture, unauthenticated } from './testbed.ts'

const server = await openTestServer()
const { call } = server
const wrong = { http: 200, code: '01020101', msg: '验证码不正确' }
const other = (captcha: string) => String((Number(captcha) + 1) % 10_000).padStart(4, '0')
const isIn = async (session: Session) => (await call('nethos.pat.info.get', {}, session)).code === '0'

describe('a token', () => {
  test('is 256 random bits, and no two are alike', async () => {
    const { accountId } = await aRegistered(server)
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => (await server.sessionOf({ accountId })).token),
    )
    expect(new Set(tokens).size).toBe(20)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  test('ends at 00:00 Asia/Shanghai on the second day after login, and its event stream is not opened any more', async () => {
    const { session } = await aRegistered(server)
    const end = startOfDay(addDays(dayOf(server.runtime.clock.now()), 2))
    await server.advance(Math.floor((end - server.runtime.clock.now()) / 1000) - 20)
    expect(await isIn(session)).toBe(true)
    const ticket = await ticketOf(server, session)
    await server.advance(21)
    expect(await call('nethos.pat.info.get', {}, session)).toMatchObject(unauthenticated)
    expect((await server.get(`/events?ticket=${ticket}`)).status).toBe(401)
  })

  test('is worth nothing with the key of another, and another’s nothing with its key', async () => {
    const [one, two] = [await aRegistered(server), await aRegistered(server)]
    const mixed = { token: one.session.token, signKey: two.session.signKey }
    expect(await call('nethos.pat.info.get', {}, mixed)).toMatchObject({ http: 403, code: '00010403' })
    expect(await isIn(one.session)).toBe(true)
  })
})

describe('sessions end', () => {
  test('with a member of staff who is shut out, in the same moment: his calls, his streams, his files', async () => {
    const { staffId, session } = await aDoctor(server)
    const colleague = await aDoctor(server)
    const me = (as: Session) => server.staff.call('staff.me', {}, as)
    const { url } = (await server.staff.upload('staff.atta.upload', tinyPicture, {}, session)).obj
    const stream = await listen(server, session)
    expect((await me(session)).code).toBe('0')
    await server.db.updateTable('staff').set({ isActive: false }).where('staffId', '=', staffId).execute()
    expect(await me(session)).toMatchObject(unauthenticated)
    expect((await server.get(url)).status).toBe(404)
    await expect.poll(() => stream.ended).toBe(true)
    expect((await me(colleague.session)).code).toBe('0')
    // A login that was under way meanwhile opens nothing either.
    expect(await me(await server.sessionOf({ staffId }))).toMatchObject(unauthenticated)
  })

  test('with a new role: nobody works on with the old one', async () => {
    const { staffId, session } = await aDoctor(server)
    await server.db.updateTable('staff').set({ role: 'nurse' }).where('staffId', '=', staffId).execute()
    expect(await server.staff.call('staff.me', {}, session)).toMatchObject(unauthenticated)
  })

  test('with logging out: this one, its event stream and its tickets', async () => {
    const { session, accountId } = await aRegistered(server)
    const sibling = await server.sessionOf({ accountId })
    const [stream, siblings, ticket] = [
      await listen(server, session),
      await listen(server, sibling),
      await ticketOf(server, session),
    ]
    expect(await call('nethos.pat.logout', {}, session)).toMatchObject({ code: '0' })
    expect([await isIn(session), await isIn(sibling)]).toEqual([false, true])
    await expect.poll(() => stream.ended).toBe(true)
    expect((await server.get(`/events?ticket=${ticket}`)).status).toBe(401)
    expect(siblings.ended).toBe(false)
    await siblings.stop()
  })

  test('all of them with a new password', async () => {
    const { session, mobile, accountId } = await aRegistered(server)
    const sibling = await server.sessionOf({ accountId })
    await server.advance(61)
    const held = await aCaptcha(server, 'nethos.system.captcha.pat.password.reset', { mobile })
    expect(await call('nethos.pat.password.modify.v3', { ...held, password: 'autumn2026' })).toMatchObject({
      code: '0',
    })
    expect([await isIn(session), await isIn(sibling)]).toEqual([false, false])
  })

  test('all but the one that asks with a new mobile', async () => {
    const { session, mobile, accountId } = await aRegistered(server)
    const sibling = await server.sessionOf({ accountId })
    await server.advance(61)
    const current = await aCaptcha(server, 'nethos.system.captcha.pat.mobile.modify', { mobile }, session)
    const next = await aCaptcha(server, 'nethos.system.captcha.pat.mobile.modify', { mobile: aMobile() }, session)
    const fields = { ...next, currentCid: current.cid, currentCaptcha: current.captcha }
    expect(await call('nethos.pat.mobile.modify', fields, session)).toMatchObject({ code: '0' })
    expect([await isIn(session), await isIn(sibling)]).toEqual([true, false])
  })
})

describe('a captcha', () => {
  const services: readonly (readonly [string, string])[] = [
    ['nethos.system.captcha.pat.login', 'login'],
    ['nethos.system.captcha.pat.password.reset', 'password'],
    ['nethos.system.captcha.pat.mobile.modify', 'mobile'],
    ['nethos.system.captcha.commpat.add.v2', 'person'],
  ]

  test.each(services)('of %s is good for its purpose alone', async (service, purpose) => {
    const { session, mobile } = await aRegistered(server)
    await server.advance(61)
    const { cid, captcha } = await aCaptcha(server, service, { mobile }, session)
    const uses = {
      login: () => call('nethos.pat.captcha.login', { mobile, cid, captcha }),
      password: () => call('nethos.pat.password.modify.v3', { mobile, cid, captcha, password: 'autumn2026' }),
      person: () =>
        call('nethos.pat.compat.add.v2', { cid, captcha, compatName: '王芳', compatIdcard: anIdCard() }, session),
      mobile: () =>
        call('nethos.pat.mobile.modify', { mobile, cid, captcha, currentCid: cid, currentCaptcha: captcha }, session),
    }
    for (const [use, attempt] of Object.entries(uses)) {
      if (use === purpose) continue
      const { http, code } = await attempt()
      expect([use, http, code]).not.toEqual([use, 200, '0'])
    }
  })

  test('is good for its mobile and its cid alone', async () => {
    const [one, two] = [await aLoginCaptcha(server, aMobile()), await aLoginCaptcha(server, aMobile())]
    expect(
      await call('nethos.pat.captcha.login', { mobile: two.mobile, cid: one.cid, captcha: one.captcha }),
    ).toMatchObject(wrong)
    expect(
      await call('nethos.pat.captcha.login', { mobile: one.mobile, cid: two.cid, captcha: one.captcha }),
    ).toMatchObject(wrong)
  })

  test('ends with the fifth wrong try, wherever it is tried', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const { cid, captcha } = await aLoginCaptcha(server, mobile)
    for (const service of [
      'nethos.pat.captcha.login',
      'nethos.system.captcha.checkcaptcha.v2',
      'nethos.pat.captcha.login',
      'nethos.system.captcha.checkcaptcha.v2',
      'nethos.pat.register.v3',
    ])
      expect(await call(service, { mobile, cid, captcha: other(captcha), patName: '李梅' })).toMatchObject(wrong)
    expect(await call('nethos.pat.captcha.login', { mobile, cid, captcha })).toMatchObject(wrong)
  })

  test('ends after ten minutes', async () => {
    const [early, late] = [await aLoginCaptcha(server, aMobile()), await aLoginCaptcha(server, aMobile())]
    await server.advance(9 * 60)
    expect(
      (await call('nethos.pat.register.v3', { cid: early.cid, captcha: early.captcha, patName: '李梅' })).code,
    ).toBe('0')
    await server.advance(61)
    expect(
      await call('nethos.pat.register.v3', { cid: late.cid, captcha: late.captcha, patName: '李梅' }),
    ).toMatchObject(wrong)
  })

  test('is used once', async () => {
    const { mobile } = await aRegistered(server)
    await server.advance(61)
    const { cid, captcha } = await aLoginCaptcha(server, mobile)
    expect(await call('nethos.pat.captcha.login', { mobile, cid, captcha })).toMatchObject({ code: '0' })
    for (const service of ['nethos.pat.captcha.login', 'nethos.system.captcha.checkcaptcha.v2'])
      expect(await call(service, { mobile, cid, captcha })).toMatchObject(wrong)
  })

  test('never stands in a reply', async () => {
    const mobile = aMobile()
    const { obj } = await call('nethos.system.captcha.pat.login', { mobile })
    const { code } = await server.lastSms(mobile, obj.cid)
    expect(Object.keys(obj)).toEqual(['cid'])
    expect(JSON.stringify({ ...obj, cid: '' })).not.toContain(code)
  })
})

describe('whether a mobile is registered is not told before the captcha is right', () => {
  const known = async () => (await aRegistered(server)).mobile
  const shown = (reply: Parameters<typeof seen>[0]) => ({ ...seen(reply), obj: reply.obj && Object.keys(reply.obj) })

  test.each([
    ['nethos.system.captcha.pat.login', {}],
    ['nethos.system.captcha.pat.password.reset', {}],
    ['nethos.system.captcha.pat.mobile.modify', {}],
    ['nethos.pat.login', { password: 'wrong-one1' }],
    ['nethos.pat.captcha.login', { cid: 'none', captcha: '1234' }],
    ['nethos.pat.password.modify.v3', { cid: 'none', captcha: '1234', password: 'autumn2026' }],
    ['nethos.system.captcha.checkcaptcha.v2', { cid: 'none', captcha: '1234' }],
  ])('%s', async (service, fields) => {
    const mobile = await known()
    await server.advance(61)
    expect(shown(await call(service, { mobile, ...fields }))).toEqual(
      shown(await call(service, { mobile: aMobile(), ...fields })),
    )
  })

  test('and with a wrong captcha neither', async () => {
    const mobile = await known()
    await server.advance(61)
    const [here, there] = [await aLoginCaptcha(server, mobile), await aLoginCaptcha(server, aMobile())]
    for (const service of ['nethos.pat.captcha.login', 'nethos.system.captcha.checkcaptcha.v2'])
      expect(seen(await call(service, { ...here, captcha: other(here.captcha) }))).toEqual(
        seen(await call(service, { ...there, captcha: other(there.captcha) })),
      )
  })

  test('who is a patient here is not told by an ID number', async () => {
    const idCard = anIdCard()
    const { session } = await aRegistered(server, { patIdcard: idCard })
    for (const [service, as] of [
      ['nethos.pat.checkcaptchaidcard', undefined],
      ['nethos.pat.checkcaptchaidcard', session],
      ['nethos.pat.credentials.check', undefined],
    ] as const) {
      const ask = (patIdcard: string) => call(service, { patIdcard, patName: '李梅' }, as)
      expect(seen(await ask(idCard))).toEqual(seen(await ask(anIdCard())))
    }
  })
})
