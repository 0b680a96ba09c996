import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anAccount } from '../testing/people.ts'
import { openTestServer, serverOn } from '../testing/server.ts'
import { signatureOf } from './envelope.ts'

const server = await openTestServer()
const { call, raw, runtime } = server
const ping = 'nethos.system.dictionary.list'

const bodyOf = (changes: object = {}): string =>
  JSON.stringify({
    service: ping,
    dicName: '评价',
    channel: '3',
    format: 'JSON',
    oper: '127.0.0.1',
    spid: '1001',
    version: '1.0.0',
    random: randomBytes(12).toString('hex'),
    timestamp: runtime.clock.now(),
    ...changes,
  })
const signed = (body: string | Buffer) => raw(body, { 'x-sign': signatureOf(runtime.keys.channelKey, body) })

describe('the envelope', () => {
  test('lets a well-formed, signed call through', async () => {
    expect(await signed(bodyOf())).toMatchObject({ http: 200, code: '0', list: [] })
  })

  test.each([
    ['channel', '99'],
    ['format', 'XML'],
    ['oper', ''],
    ['spid', '1002'],
    ['version', 'one'],
    ['random', 'short'],
    ['random', undefined],
    ['timestamp', 'soon'],
    ['service', 7],
    ['host', 'x'.repeat(201)],
  ])('refuses a malformed %s (%s) and names it', async (field, value) => {
    const reply = await signed(bodyOf({ [field]: value }))
    expect(reply).toMatchObject({ http: 400, code: '00010400' })
    expect(reply.msg).toContain(field)
  })

  test('refuses a signature of 64 characters that are no hex digits, as it does any other', async () => {
    const reply = await raw(bodyOf(), { 'x-sign': 'é'.repeat(64) })
    expect(reply).toMatchObject({ http: 403, code: '00010403', msg: '没有提交成功，请刷新页面再试' })
  })

  test.each([
    '[]',
    '"text"',
    'null',
    '{',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"__proto__":{}}',
    '{"a":{"constructor":1}}',
    `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  ])('refuses %s as a body', async body => {
    expect(await signed(body)).toMatchObject({ http: 400, code: '00010400' })
  })

  test('refuses bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xff, 0xfe), Buffer.from('"}')])
    expect(await signed(body)).toMatchObject({ http: 400 })
  })

  test('names the wrong type of a service field in the wire word', async () => {
    expect(await call(ping, { dicName: 7 })).toMatchObject({ http: 400, code: '00010400', msg: 'dicName格式不正确' })
  })

  test('answers 415 to another content type and 413 to more than a mebibyte', async () => {
    expect(await raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      http: 415,
      code: '00010415',
    })
    expect(await raw('<a/>', { 'content-type': 'text/xml' })).toMatchObject({ http: 415, code: '00010415' })
    expect(await signed(bodyOf({ dicName: 'x'.repeat(1_100_000) }))).toMatchObject({ http: 413, code: '00010413' })
  })

  test('carries a request id and is never kept in a cache', async () => {
    const { headers } = await signed(bodyOf())
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('signature, time and replay', () => {
  test('a wrong or missing signature is refused', async () => {
    expect(await raw(bodyOf())).toMatchObject({ http: 403, code: '00010403' })
    expect(await raw(bodyOf(), { 'x-sign': '0'.repeat(64) })).toMatchObject({ http: 403, code: '00010403' })
  })

  test('one changed byte breaks the signature', async () => {
    const body = bodyOf()
    expect(
      await raw(body.replace('评价', '评介'), { 'x-sign': signatureOf(runtime.keys.channelKey, body) }),
    ).toMatchObject({ http: 403 })
  })

  test('a call more than five minutes off is refused and told the time', async () => {
    for (const minutes of [-5.1, 5.1]) {
      const reply = await signed(bodyOf({ timestamp: Math.round(runtime.clock.now() + minutes * 60_000) }))
      expect(reply).toMatchObject({ http: 403, code: '00010403' })
      expect(Math.abs(reply.obj.now - runtime.clock.now())).toBeLessThan(5_000)
    }
    expect(await signed(bodyOf({ timestamp: Math.round(runtime.clock.now() - 4.9 * 60_000) }))).toMatchObject({
      http: 200,
    })
  })

  test('the same call again is a replay', async () => {
    const body = bodyOf()
    expect(await signed(body)).toMatchObject({ http: 200 })
    expect(await signed(body)).toMatchObject({ http: 403, code: '00010403' })
  })

  test('of ten copies that arrive at once one enters', async () => {
    const body = bodyOf()
    const replies = await Promise.all(Array.from({ length: 10 }, () => signed(body)))
    expect(replies.filter(reply => reply.http === 200)).toHaveLength(1)
    expect(replies.filter(reply => reply.http === 403)).toHaveLength(9)
  })

  test('what one process has seen is a replay at the other', async () => {
    const other = await serverOn(server.database)
    const body = bodyOf()
    const sign = { 'x-sign': signatureOf(runtime.keys.channelKey, body) }
    const replies = await Promise.all([raw(body, sign), other.raw(body, sign), raw(body, sign), other.raw(body, sign)])
    expect(replies.map(reply => reply.http).sort()).toEqual([200, 403, 403, 403])
  })
})

describe('who may call', () => {
  test.each(['constructor', 'hasOwnProperty', '__proto__', 'toString', 'nethos.no.such'])(
    '%s is no service',
    async service => {
      expect(await call(service)).toMatchObject({ http: 404, code: '00010404' })
    },
  )

  test('names are matched without regard to case', async () => {
    expect(await call('NETHOS.System.Dictionary.LIST', { dicName: '评价' })).toMatchObject({ http: 200, code: '0' })
  })

  test('a missing or unknown token asks for a new login', async () => {
    expect(await call('nethos.system.atta.upload.image.base64', { base64: '' })).toMatchObject({
      http: 401,
      code: '00010401',
    })
    const made = { token: randomBytes(32).toString('base64url'), signKey: 'whatever' }
    expect(await call(ping, { dicName: '评价' }, made)).toMatchObject({ http: 401, code: '00010401' })
  })
})

describe('too many calls', () => {
  test('are refused with the time to wait, over all processes', async () => {
    const first = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '2', NETHOS_CALLERS_PER_ADDRESS: '5' })
    const second = await serverOn(first.database, { NETHOS_CALLS_PER_MINUTE: '2', NETHOS_CALLERS_PER_ADDRESS: '5' })
    const replies = []
    for (let n = 0; n < 24; n++) replies.push(await (n % 2 ? first : second).call(ping, { dicName: '评价' }))
    const refused = replies.filter(reply => reply.http === 429)
    // Ten a minute; the test may straddle two minutes, never three.
    expect(refused.length).toBeGreaterThanOrEqual(4)
    expect(refused[0]).toMatchObject({ code: '00010429' })
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('with a wrong signature count against the address, and leave the token whose they pretend to be alone', async () => {
    const here = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '4', NETHOS_CALLERS_PER_ADDRESS: '2' })
    const { session } = await anAccount(here)
    const forged = () => here.call('nethos.pat.logout', {}, { token: session.token, signKey: '00'.repeat(32) })
    const replies = []
    for (let n = 0; n < 20; n++) replies.push(await forged())
    const refused = replies.filter(reply => reply.http === 429)
    expect(replies[0]).toMatchObject({ http: 403, code: '00010403' })
    expect(refused.length).toBeGreaterThanOrEqual(4)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await here.call('nethos.pat.info.get', {}, session)).toMatchObject({ code: '0' })
  })
})
