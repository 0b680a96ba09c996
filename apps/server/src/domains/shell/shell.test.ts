import { describe, expect, test } from 'vitest'
import { sandboxUsers } from '../../sandbox/shells/users.ts'
import { anAccount } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aTill } from '../payment/testbed.ts'
import { pageSignature } from './page-signature.ts'
import { device, shellWay } from './testbed.ts'

const server = await openTestServer()
const { call, runtime } = server
const way = shellWay(server)
const user = sandboxUsers.messaging[0]!.platformId

describe('signing a page for the messaging app', () => {
  test('signs an address of ours with the platform’s ticket, without its fragment', async () => {
    const { code, obj } = await call('smarthos.wechat.jsapiticket.get', {
      reqUrl: `${server.origin}/doc/index?docId=1#top`,
      appid: 'any',
    })
    expect(code).toBe('0')
    expect(obj).toEqual({
      appId: runtime.shells.messaging.appId,
      timestamp: expect.stringMatching(/^\d{10}$/),
      nonceStr: expect.stringMatching(/^[\w-]{16}$/),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    })
    const ticket = await runtime.shells.messaging.pageTicket()
    const { nonceStr, timestamp, signature } = obj
    expect(signature).toBe(pageSignature({ ticket, nonceStr, timestamp, url: `${server.origin}/doc/index?docId=1` }))
  })

  test.each(['https://elsewhere.example/', 'javascript:alert(1)', '/doc/index', ''])(
    'signs nothing for %j',
    async reqUrl => {
      expect(await call('smarthos.wechat.jsapiticket.get', { reqUrl })).toMatchObject({
        http: 200,
        code: '01090006',
        msg: '微信jssdk获取失败',
      })
    },
  )

  test('answers a wrong type as one', async () => {
    expect(await call('smarthos.wechat.jsapiticket.get', {})).toMatchObject({ http: 400, code: '00010400' })
  })
})

describe('what a platform gives to all', () => {
  test('is fetched by one of many, in whichever process, and anew before its end', async () => {
    const beside = await serverOn(server.database)
    const fetched = async () =>
      Number((await server.pool.query("select count(*) from sandbox.shell_token where kind = 'page'")).rows[0].count)
    const all = [server, beside].flatMap(one =>
      Array.from({ length: 8 }, () => one.runtime.shells.messaging.pageTicket()),
    )
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(await fetched()).toBe(1)
    const before = await runtime.shells.messaging.pageTicket()
    await server.advance(7_200 - 5 * 60 + 1)
    expect(await runtime.shells.messaging.pageTicket()).not.toBe(before)
    expect(await fetched()).toBe(2)
  })

  test('lies sealed', async () => {
    const ticket = await runtime.shells.messaging.pageTicket()
    const { rows } = await server.pool.query('select encode(value_sealed, $1) as text from platform_credential', [
      'escape',
    ])
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toContain(ticket)
  })

  test('is fetched again when the platform has ended it early', async () => {
    await runtime.shells.messaging.pageTicket()
    await server.pool.query('delete from sandbox.shell_token')
    await server.pool.query(
      "update platform_credential set good_until = now() - interval '1 hour' where name = 'wechat.page'",
    )
    expect(await runtime.shells.messaging.pageTicket()).toMatch(/^[\w-]{64}$/)
  })
})

describe('a place', () => {
  test('is found by its application or its channel', async () => {
    const appid = runtime.shells.messaging.appId
    const place = { appid, hosId: expect.any(String), hosName: '南山云医院', channel: '10' }
    expect((await call('nethos.system.channel.hos.appid.details', { appid })).obj).toEqual(place)
    expect((await call('nethos.system.channel.hos.channel.details', { channel: '10' }, undefined)).code).toBe('0')
  })

  test.each(['nobody', 'constructor'])('that nobody knows does not exist: %s', async appid => {
    const missing = { http: 200, code: '00010440', msg: '记录不存在' }
    expect(await call('nethos.system.channel.hos.appid.details', { appid })).toMatchObject(missing)
  })
})

describe('paying inside the messaging app', async () => {
  const till = await aTill(server)

  test('asks who the payer is, and then opens the app’s own cashier', async () => {
    const order = await till.anOrder()
    expect(await till.pay(order, {}, { channel: '10' })).toMatchObject({
      http: 200,
      code: '01090005',
      msg: '未正常获取token',
    })
    const as = { deviceLabel: device }
    expect((await call('nethos.pat.wechat.known', {}, order.patient)).obj).toEqual({ shells: [] })
    const openid = await way.ticket('messaging', user)
    expect(await call('nethos.pat.wechat.keep', { openid }, order.patient, as)).toMatchObject({ code: '0', obj: true })
    expect((await call('nethos.pat.wechat.known', {}, order.patient)).obj).toEqual({ shells: ['messaging'] })
    const { obj } = await till.pay(order, {}, { channel: '10' })
    expect(obj).toMatchObject({ kind: 'bridge', appId: runtime.shells.messaging.appId })
    const { openid: saved } = await server.db
      .selectFrom('payment')
      .select('openid')
      .where('bizId', '=', order.consultId)
      .executeTakeFirstOrThrow()
    expect(saved).toBe(user)
  })

  test('keeps no ticket twice, and none of another browser', async () => {
    const { session } = await anAccount(server)
    const openid = await way.ticket('messaging', user)
    const over = { http: 200, code: '01090001', msg: '未正常获取token' }
    expect(await call('nethos.pat.wechat.keep', { openid }, session)).toMatchObject(over)
    expect(await call('nethos.pat.wechat.keep', { openid }, session, { deviceLabel: device })).toMatchObject({
      code: '0',
    })
    expect(await call('nethos.pat.wechat.keep', { openid }, session, { deviceLabel: device })).toMatchObject(over)
    expect(await call('nethos.pat.wechat.keep', { openid })).toMatchObject({ http: 401 })
  })
})
