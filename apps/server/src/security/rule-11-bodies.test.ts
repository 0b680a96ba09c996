import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signatureOf } from '../calls/envelope.ts'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { aGroup, aMember } from '../domains/groups/testbed.ts'
import { deskTabNames } from '@nethos/contract/programme/programme.status.ts'
import { openTestServer } from '../testing/server.ts'
import { knock, malformed, services, staffOfEachRole } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { patient, doctor, consult } = await aConsultWorld(server)
const staffIds = await staffOfEachRole(server)
const consultId = await consult({ status: 'finished' })
const { followId } = (await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)).obj
const groupId = await aGroup(server, doctor.docId)
await aMember(server, groupId, '病友', patient)
const mebibyte = 1024 * 1024

const bodyWith = (json: string): string => {
  const common = {
    service: 'nethos.system.dictionary.list',
    dicName: '评价',
    channel: '3',
    format: 'JSON',
    oper: '127.0.0.1',
    spid: '1001',
    version: '1.0.0',
    random: randomBytes(12).toString('hex'),
    timestamp: server.runtime.clock.now(),
  }
  return `${JSON.stringify(common).slice(0, -1)}${json === '' ? '' : `,${json}`}}`
}
const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  server.raw(body, { 'x-sign': signatureOf(server.runtime.keys.channelKey, body), ...headers })
const nested = (levels: number, open = '{"a":', close = '}') => `"deep":${open.repeat(levels)}1${close.repeat(levels)}`

test('a well-formed body is taken', async () => {
  expect(await send(bodyWith(''))).toMatchObject({ http: 200, code: '0' })
})

describe('refused wherever it stands', () => {
  test.each([
    ['NUL in a text', '"a":"\\u0000"'],
    ['NUL in a list', '"a":["x",{"b":"y\\u0000"}]'],
    ['NUL in a key', '"a\\u0000":1'],
    ['a lone high surrogate', '"a":"\\ud83d"'],
    ['a lone low surrogate', '"a":{"b":["\\ude00"]}'],
    ['a surrogate in a key', '"\\ud83d":1'],
    ['__proto__', '"__proto__":{"isAdmin":true}'],
    ['__proto__ in disguise', '"\\u005f_proto__":{}'],
    ['__proto__ further down', '"a":[{"b":{"__proto__":1}}]'],
    ['constructor', '"constructor":{"prototype":{}}'],
    ['constructor further down', '"a":{"constructor":1}'],
    ['objects 33 deep', nested(32)],
    ['lists 33 deep', nested(32, '[', ']')],
    ['lists a hundred thousand deep', nested(100_000, '[', ']')],
  ])('%s', async (_what, json) => {
    expect(await send(bodyWith(json))).toMatchObject(malformed)
  })
})

test('objects and lists 32 deep are taken', async () => {
  expect(await send(bodyWith(nested(31)))).toMatchObject({ http: 200, code: '0' })
  expect(await send(bodyWith(nested(31, '[', ']')))).toMatchObject({ http: 200, code: '0' })
})

test('a body of one mebibyte is taken, and one byte more is too large', async () => {
  const room = mebibyte - Buffer.byteLength(bodyWith('"a":""'))
  expect(await send(bodyWith(`"a":"${'x'.repeat(room)}"`))).toMatchObject({ http: 200 })
  expect(await send(bodyWith(`"a":"${'x'.repeat(room + 1)}"`))).toMatchObject({ http: 413, code: '00010413' })
})

test.each([
  ['another type', 'text/plain'],
  ['none', ''],
  ['a form', 'application/x-www-form-urlencoded'],
  ['XML', 'application/xml'],
])('%s as content type is refused', async (_what, type) => {
  const body = bodyWith('')
  expect(await send(body, { 'content-type': type })).toMatchObject({ http: 415, code: '00010415' })
})

describe('a form field', () => {
  const field = async (fields: Record<string, string>) =>
    server.upload(
      'nethos.system.atta.upload',
      { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('x') },
      fields,
      patient.session,
    )

  test.each([{ a: 'x\0' }, { constructor: 'x' }, { ['__proto__']: 'x' }] as Record<string, string>[])(
    '%j is refused',
    async fields => {
      expect(await field(fields)).toMatchObject(malformed)
    },
  )
  test('that nobody asked for is not read', async () => {
    expect(await field({ ownerAccountId: 'x' })).toMatchObject({ http: 200, code: '03010001' })
  })
})

describe('lengths are counted in code points', () => {
  const clef = '𝄞'
  const cases = [
    ['nethos.consult.info.docpic.issue.v2', 'consultContent', 500, '咨询内容不能超过500个字'],
    ['nethos.consult.info.docpic.issue.v2', 'illnessName', 20, '疾病名称不能超过20个字'],
    ['nethos.consult.info.supplement', 'supplementContent', 500, '补充资料不能超过500个字'],
    ['nethos.consult.info.comment', 'content', 200, '评价内容不能超过200个字'],
    ['nethos.consult.info.reply', 'replyContent', 100, '回复内容不能超过100个字'],
  ] as const

  test.each(cases)('%s: %s up to %d', async (service, field, most, sentence) => {
    const base = { consultId: 'c', docId: 'd', consultContent: '头晕', score: 10 }
    const longest = await server.call(service, { ...base, [field]: clef.repeat(most) }, patient.session)
    expect(longest.msg).not.toBe(sentence)
    expect(longest).toMatchObject({ http: 200, code: '00010440' })
    expect(await server.call(service, { ...base, [field]: clef.repeat(most + 1) }, patient.session)).toMatchObject({
      http: 200,
      code: '00010422',
      msg: sentence,
    })
  })

  test('and kept whole', async () => {
    const consultId = await consult()
    const text = `${clef.repeat(99)}𠮷`
    expect(
      await server.call('nethos.consult.info.reply', { consultId, replyContent: text }, patient.session),
    ).toMatchObject({ code: '0' })
    const { obj } = await server.call('nethos.consult.info.detail', { consultId }, patient.session)
    expect(obj.messageList.at(-1).replyContent).toBe(text)
  })
})

describe('a page has no more rows than its service allows', () => {
  /** The documents' own two: messages of a consult, doctors of a sub-department. */
  const caps: Record<string, number> = { 'nethos.consult.message.list.v3': 10_000, 'nethos.doc.list': 1_000 }
  const paged = services.filter(service => service.reply.shape === 'page')
  /** What some of them cannot be asked without, beside the records. */
  const asked: Record<string, object> = {
    'nethos.book.draw.entry.list': { bookSchemeId: 'h1.s1' },
    'nethos.medication.list': { compatId: patient.personId },
    'staff.incident.affected.list': { kind: 'talk', text: '咨询', from: '2026-11-01', until: '2026-11-30' },
    'staff.renewal.list': { tab: 'new' },
    'staff.prescription.list': { tab: 'review' },
    'smarthos.group.member.list': { groupId },
    'staff.group.application.list': { groupId, isWaiting: true },
    'staff.group.member.list': { groupId },
    'staff.group.alert.list': { groupId, isOpen: true },
    'staff.exam.list': { tab: 'toBook' },
    'staff.admission.list': { tab: 'waiting' },
    'staff.admission.visit.list': { onDay: '2026-11-23' },
    'staff.checkup.order.list': { tab: 'toConfirm' },
    'staff.checkup.voucher.list': { companyId: 'none' },
    'staff.programme.application.list': { tab: deskTabNames[0] },
  }

  test.each(paged.map(service => service.name))('%s', async name => {
    const service = paged.find(one => one.name === name)!
    const as = Array.isArray(service.access)
      ? service.access.includes('doctor')
        ? doctor.session
        : await server.sessionOf({ staffId: staffIds[service.access[0] as 'operator'] })
      : patient.session
    const records = { consultId, followId, docId: doctor.docId, teamId: 't1', ...asked[name] }
    for (const pageSize of [999_999, 2 ** 40, '999999']) {
      const { code, paginator } = await knock(server, service, name, { pageSize, ...records }, as)
      expect(code).toBe('0')
      expect(paginator.pageSize).toBeLessThanOrEqual(caps[name] ?? 100)
    }
    for (const pageNum of [-5, 0, 10 ** 12]) {
      const { http } = await knock(server, service, name, { pageNum, pageNo: pageNum, ...records }, as)
      expect(http).toBe(200)
    }
  })
})
