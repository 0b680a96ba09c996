import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signatureOf } from '../calls/envelope.ts'
import { aConsultWorld, anUpload } from '../domains/consult/testbed.ts'
import { anIdCard, aPerson } from '../domains/people/people.samples.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { device, shellWay } from '../domains/shell/testbed.ts'
import { exchangePath } from '../domains/third/exchange.ts'
import { sandboxUsers } from '../sandbox/shells/users.ts'
import { sandboxThird } from '../settings.ts'
import { anAccount } from '../testing/people.ts'
import { aWorld } from './world.ts'
import { openTestServer } from '../testing/server.ts'
import { services, unauthenticated } from './testbed.ts'

// The traps of docs/product/security.md, as far as what they stand in is built. backPath, {{token}} and the links of cards and banners
// are the pages' (apps/patient: way-after-login.test.ts).

const server = await openTestServer()
const { call } = server
const { patient, consult } = await aConsultWorld(server)
const stranger = await anAccount(server)

describe('attaIdList', () => {
  const attach = (attaIdList: string[], consultId: string) =>
    call('nethos.consult.info.reply', { consultId, replyContent: '', attaIdList }, patient.session)

  test('takes own uploads only, and nobody reads a file by hanging it on a record of his own', async () => {
    const consultId = await consult()
    const [own, theirs, staffs] = [
      await anUpload(server, { accountId: patient.accountId }),
      await anUpload(server, { accountId: stranger.accountId }),
      await anUpload(server, { staffId: (await aConsultWorld(server)).doctor.staffId }),
    ]
    for (const list of [[theirs], [staffs], [own, theirs], ['nothing']])
      expect(await attach(list, consultId)).toMatchObject({ http: 200, code: '00010440', msg: '记录不存在' })
    expect(await server.db.selectFrom('attachmentUse').selectAll().where('recordId', '=', consultId).execute()).toEqual(
      [],
    )
    expect(await attach([own], consultId)).toMatchObject({ code: '0' })
  })

  test('takes nine at most, each once', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const files = await Promise.all(
      Array.from({ length: 10 }, () => anUpload(server, { accountId: world.patient.accountId })),
    )
    const send = (attaIdList: unknown) =>
      call('nethos.consult.info.reply', { consultId, attaIdList }, world.patient.session)
    expect(await send(files)).toMatchObject({ code: '00010422', msg: '最多选择9张' })
    expect((await send([files[0], files[0]])).obj.attaList).toHaveLength(1)
    for (const odd of [files[0], { 0: files[0] }, [[files[0]]], [7]]) expect((await send(odd)).http).toBe(400)
  })
})

describe('param.string', () => {
  const read = (key: unknown, defaultString: unknown = '默认') =>
    call('nethos.system.param.string', { key, defaultString })

  test('reads published keys only', async () => {
    await server.db
      .insertInto('param')
      .values([
        { key: 'shown', value: '1', isPublic: true },
        { key: 'hidden', value: '2' },
      ])
      .execute()
    expect((await read('shown')).obj).toBe('1')
    for (const key of ['hidden', 'secret', 'NETHOS_SECRET', 'channel', 'constructor', 'PATH'])
      expect((await read(key)).obj).toBe('默认')
  })

  test.each(["' or 1=1 --", '../secret', 'a b', '', 'x'.repeat(81), { $ne: '' }, ['shown'], null])(
    'takes no %j for a key',
    async key => {
      expect((await read(key)).http).toBe(400)
    },
  )

  test('gives back a default as text and never as a page', async () => {
    const { obj, headers } = await read('nothing', '<script>alert(1)</script>')
    expect(obj).toBe('<script>alert(1)</script>')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await read('nothing', 'x'.repeat(201))).http).toBe(400)
  })
})

test('a doctor’s app in the user agent gives no doctor’s rights', async () => {
  for (const service of services.filter(one => Array.isArray(one.access) && !one.upload)) {
    const body = JSON.stringify({
      service: service.name,
      channel: '20',
      format: 'JSON',
      oper: 'doctor',
      spid: '1001',
      version: '1.0.0',
      random: service.name.replaceAll('.', '-').padEnd(20, '0'),
      timestamp: server.runtime.clock.now(),
      token: patient.session.token,
      role: 'admin',
      docId: 'd1',
      staffId: 's1',
    })
    const headers = {
      'x-sign': signatureOf(patient.session.signKey, body),
      'user-agent': 'Mozilla/5.0 (iPhone) nethos-doctor/3.2 docclient',
      'x-role': 'admin',
      'x-forwarded-for': '10.0.0.1',
    }
    expect(await server.raw(body, headers)).toMatchObject(unauthenticated)
  }
})

describe('the way back from the cashier', () => {
  test.each([
    'https://evil.example/take',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `${server.origin}.evil.example/`,
    `${server.origin}@evil.example/`,
    'https:evil.example',
    ' //evil.example',
    '/\t/evil.example',
  ])('%j leads home', async returnUrl => {
    const till = await aTill(server)
    const order = await till.anOrder()
    expect(await till.pay(order, { returnUrl, callbackUrl: returnUrl, cancelUrl: returnUrl })).toMatchObject({
      code: '0',
    })
    const row = await server.db
      .selectFrom('payment')
      .select('returnUrl')
      .where('bizId', '=', order.consultId)
      .executeTakeFirstOrThrow()
    expect(new URL(row.returnUrl).origin).toBe(server.origin)
    expect(row.returnUrl).not.toContain('evil')
  })
})

test('the payment form comes as fields for a host that the policy lists, never as HTML', async () => {
  const till = await aTill(server)
  const { obj } = await till.pay(await till.anOrder(), { payChannel: 'ALIPAY' }, { channel: '11' })
  expect(obj.kind).toBe('form')
  const policy = (await server.get('/')).headers.get('content-security-policy')!
  const allowed = /form-action ([^;]+)/
    .exec(policy)![1]!
    .split(' ')
    .map(host => (host === "'self'" ? server.origin : host))
  expect(allowed).toContain(new URL(obj.action).origin)
  expect(JSON.stringify(obj)).not.toMatch(/<\w/)
})

describe('a caller without a limit is none', () => {
  test('an address in a header is not believed: the limit is the connection’s', async () => {
    const narrow = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '1', NETHOS_CALLERS_PER_ADDRESS: '5' })
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) {
      const body = JSON.stringify({
        service: 'nethos.doc.hos.list',
        channel: '3',
        format: 'JSON',
        oper: `10.0.0.${n}`,
        spid: '1001',
        version: '1.0.0',
        random: `address-${n}`.padEnd(20, '0'),
        timestamp: narrow.runtime.clock.now(),
      })
      const headers = {
        'x-sign': signatureOf(narrow.runtime.keys.channelKey, body),
        'x-forwarded-for': `10.0.0.${n}`,
        'x-real-ip': `10.0.0.${n}`,
        forwarded: `for=10.0.0.${n}`,
      }
      statuses.push((await narrow.raw(body, headers)).http)
    }
    // Five a minute; the test may straddle two minutes.
    expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(4)
  })
})

describe('the messaging app’s user', () => {
  const way = shellWay(server)
  const user = sandboxUsers.messaging[2]!.platformId
  const bind = (fields: object) => call('nethos.pat.wechat.bind', fields, undefined, { deviceLabel: device })

  test('nobody binds to somebody else’s: a ticket is one browser’s own, and the way back only hers who went', async () => {
    const openId = await way.ticket('messaging', user, 'the attacker’s phone')
    expect(openId).toMatch(/^nst_/)
    expect(await bind({ cid: 'c', captcha: '1234', openId })).toMatchObject({
      code: '01090001',
      msg: '未正常获取token',
    })
    const theirs = await way.leave('messaging')
    const address = await way.authorize(theirs.authorize, user)
    expect((await way.comeBack(address, '')).status).toBe(403)
  })

  test('a raw openid is no ticket, and logging out reads none', async () => {
    expect(await bind({ cid: 'c', captcha: '1234', openId: user })).toMatchObject({ msg: 'token格式不正确' })
    const someone = await anAccount(server)
    expect(await call('nethos.pat.wechat.logout', { openid: user }, someone.session)).toMatchObject({ code: '0' })
  })

  test('pages of other hosts are not signed', async () => {
    const reqUrl = `https://elsewhere.example/?${server.origin}`
    expect(await call('smarthos.wechat.jsapiticket.get', { reqUrl })).toMatchObject({ code: '01090006' })
  })
})

describe('third.authorization', () => {
  const service = 'smarthos.third.authorization.code.get.v2'
  const answerOf = async (fields: object): Promise<unknown> => {
    const { obj } = await call(service, fields, patient.session)
    const body = JSON.stringify({
      thirdId: sandboxThird.thirdId,
      token: obj.token,
      timestamp: server.runtime.clock.now(),
    })
    const sign = createHmac('sha256', Buffer.from(sandboxThird.key, 'hex')).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-sign': sign }
    return (await fetch(server.origin + exchangePath, { method: 'POST', headers, body })).json()
  }

  test('mints a code for the token’s account, whatever userId says', async () => {
    const own = await answerOf({})
    expect(own).toMatchObject({ code: '0' })
    expect(await answerOf({ userId: stranger.accountId, userType: 'PAT' })).toEqual(own)
  })
})

describe('nethos.book.medical.insurance', () => {
  test('says nothing of numbers that are nobody’s of the caller’s, and not often', async () => {
    await server.toBeginningOf(3_600)
    const idCard = anIdCard()
    await aPerson(server, stranger.accountId, { idCard })
    const { session } = await anAccount(server)
    const ask = (asked: string) => call('nethos.book.medical.insurance', { idCard: asked }, session)
    const answerOf = ({ code, msg, obj, http }: Awaited<ReturnType<typeof ask>>) => ({ code, msg, obj, http })
    const theirs = answerOf(await ask(idCard))
    expect(theirs).toMatchObject({ code: '00010440', msg: '记录不存在' })
    expect(answerOf(await ask(anIdCard()))).toEqual(theirs)
    for (let times = 2; times < 30; times++) await ask(idCard)
    expect(await ask(idCard)).toMatchObject({ http: 429, code: '00010429' })
  })
})

test.each(['zheer.yygh.ApiPersonalExamService.examPayment', 'zheer.yygh.ApiPersonalExamService.examPayment.v2'])(
  '%s: the server’s own sum; a differing totalFee is refused',
  async name => {
    const world = await aWorld(server)
    const jiesuanId = await world.feeOrder()
    const paid = { jiesuanId, totalFee: 1, payChannel: 'WECHAT' }
    expect(await call(name, paid, world.owner.session)).toMatchObject({ msg: '费用金额已变化，请返回重新确认' })
  },
)
