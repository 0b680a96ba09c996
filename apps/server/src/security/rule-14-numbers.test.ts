import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { isIdCard } from '@nethos/contract/common/id-card.ts'
import { freePort } from '../database/free-port.ts'
import { aDoctor } from '../domains/consult/testbed.ts'
import { anIdCard } from '../domains/people/people.samples.ts'
import { openLog } from '../wiring/log.ts'
import type { Reply, Session } from '../testing/client.ts'
import { serverOn } from '../testing/server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { listen } from './listening.ts'

const logged: string[] = []
const metricsPort = await freePort()
const server = await serverOn(
  await testDatabase(),
  { METRICS_PORT: String(metricsPort) },
  { log: openLog('debug', { write: line => void logged.push(line) }) },
)

/** All plain numbers that somebody has typed in this run. */
const mobiles = {
  login: '13912340001',
  next: '13912340002',
  child: '13912340003',
  guardian: '13912340004',
  stranger: '13912340005',
  changed: '13912340006',
}
const idCards = {
  own: anIdCard(),
  person: anIdCard({ bornOn: '1950-02-03' }),
  child: anIdCard({ bornOn: '2023-04-05' }),
  guardian: anIdCard({ gender: 'M' }),
  stranger: anIdCard(),
}
const plain = [...Object.values(mobiles), ...Object.values(idCards)]

const replies: { service: string; reply: Reply }[] = []
const events: string[] = []

async function say(service: string, fields: object, as?: Session, staff = false): Promise<Reply> {
  const reply = await (staff ? server.staff : server).call(service, fields, as)
  replies.push({ service, reply })
  return reply
}
async function captcha(service: string, fields: { mobile: string; compatId?: string }, as?: Session) {
  await server.advance(61)
  const { obj } = await say(service, fields, as)
  return { cid: obj.cid as string, captcha: (await server.lastSms(fields.mobile, obj.cid)).code }
}

/** A patient's whole way: registers, looks after people, asks, pays, is answered; and much that goes wrong. */
async function live(): Promise<void> {
  const doctor = await aDoctor(server)
  const first = await captcha('nethos.system.captcha.pat.login', { mobile: mobiles.login })
  const { obj } = await say('nethos.pat.register.v3', {
    ...first,
    patName: '李梅',
    patIdcard: idCards.own,
    password: 'spring2026',
  })
  const me: Session = { token: obj.token, signKey: obj.signKey }
  const listener = await listen(server, me)
  await say('nethos.pat.login', { mobile: mobiles.login, password: 'spring2026' })
  await say('nethos.pat.login', { mobile: mobiles.login, password: 'wrong-one1' })
  await say('nethos.pat.login', { mobile: mobiles.stranger, password: 'wrong-one1' })
  await say('nethos.pat.info.get', {}, me)
  await say('nethos.pat.info.idcard', { patIdcard: idCards.own }, me)
  await say('nethos.pat.checkcaptchaidcard', { patIdcard: idCards.stranger })
  await say('nethos.pat.credentials.check', { patName: '李梅', patIdcard: idCards.own })

  const added = await captcha('nethos.system.captcha.commpat.add.v2', { mobile: mobiles.next }, me)
  const person = (
    await say(
      'nethos.pat.compat.add.v2',
      { ...added, compatName: '王福', compatIdcard: idCards.person, compatMobile: mobiles.next },
      me,
    )
  ).obj
  const young = await captcha('nethos.system.captcha.commpat.add.v2', { mobile: mobiles.child }, me)
  const guardian = {
    guardianName: '王强',
    guardianIdcard: idCards.guardian,
    guardianMobile: mobiles.guardian,
    guardianRelationship: '父母',
  }
  const child = (
    await say(
      'nethos.pat.compat.add.v2',
      { ...young, compatName: '王小小', compatIdcard: idCards.child, compatMobile: mobiles.child, ...guardian },
      me,
    )
  ).obj
  await say(
    'nethos.pat.compat.add.v2',
    { ...young, compatName: '', compatIdcard: idCards.child, compatMobile: '139' },
    me,
  )
  await say('nethos.compat.guardian.maintenance', { compatId: child.compatId, ...guardian }, me)
  const moved = await captcha(
    'nethos.system.captcha.commpat.mobile.modify',
    { compatId: person.compatId, mobile: mobiles.changed },
    me,
  )
  await say('nethos.pat.compat.modify.v2', { compatId: person.compatId, compatMobile: mobiles.changed, ...moved }, me)
  await say('nethos.pat.compat.credentials.check', { compatName: '王福', compatIdcard: idCards.person }, me)
  for (const service of [
    'nethos.pat.compat.list',
    'nethos.pat.compat.selfcompat',
    'nethos.pat.guardian.list',
    'nethos.pat.compat.compatJudge',
  ])
    await say(service, {}, me)
  await say('nethos.pat.compat.detail', { compatId: child.compatId }, me)

  const { consultId } = (
    await say(
      'nethos.consult.info.docpic.issue.v2',
      { docId: doctor.docId, compatId: person.compatId, consultContent: '头晕' },
      me,
    )
  ).obj
  await say('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT' }, me)
  const { payNo } = await server.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', consultId)
    .executeTakeFirstOrThrow()
  await server.sandbox(`payments/${payNo}/succeed`, {})
  for (const service of [
    'nethos.consult.info.detail',
    'nethos.consult.info.consult.sync',
    'nethos.consult.message.list.v3',
    'nethos.consult.pay.query',
  ])
    await say(service, { consultId }, me)
  for (const service of [
    'nethos.consult.info.consultation.list',
    'nethos.consult.order.list',
    'nethos.consult.info.going.pat.info',
  ])
    await say(service, {}, me)

  const desk = await server.sessionOf({ staffId: doctor.staffId })
  await say('staff.consult.list', {}, desk, true)
  await say('staff.consult.detail', { consultId }, desk, true)
  await say('staff.consult.reply', { consultId, replyContent: '请每天量血压' }, desk, true)
  await say('nethos.consult.info.reply', { consultId, replyContent: '好的' }, me)
  await say('nethos.consult.info.complete.v2', { consultId }, me)
  await say('nethos.consult.info.comment', { consultId, score: 10, content: '好' }, me)
  await say('nethos.doc.comment.list', { docId: doctor.docId })
  await say('nethos.doc.detail', { docId: doctor.docId })

  // Numbers where none belong: in other fields, in broken bodies, in addresses.
  await say('nethos.pat.compat.detail', { compatId: mobiles.stranger }, me)
  await say('nethos.pat.compat.detail', { compatId: { x: idCards.stranger } }, me)
  await say(`nethos.${mobiles.stranger}`, {}, me)
  await say('nethos.pat.login', { mobile: Number(mobiles.stranger), password: 'x' })
  replies.push({
    service: 'raw',
    reply: await server.raw(`{"service":"${mobiles.stranger}","idCard":"${idCards.stranger}"`),
  })
  await server.get(`/files/${mobiles.stranger}?t=${idCards.stranger}`)
  await server.get(`/no/such?mobile=${mobiles.stranger}`)
  await fail(me, person.compatId)
  await server.runner.idle()
  events.push(...listener.events)
  await listener.stop()
}

/** Faults in the midst of calls that carry numbers: PostgreSQL's own complaint shows the whole row. */
async function fail(me: Session, compatId: string): Promise<void> {
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  await owner.query(`alter table person add constraint never check (name <> '王难忘') not valid`)
  await owner.query('alter table captcha rename column code_hash to hidden')
  faults.push(await say('nethos.pat.compat.modify.v2', { compatId, compatName: '王难忘' }, me))
  faults.push(await say('nethos.system.captcha.pat.login', { mobile: mobiles.stranger }))
  await owner.query('alter table captcha rename column hidden to code_hash')
  await owner.end()
}
const faults: Reply[] = []

beforeAll(live, 60_000)

test('the run went as a patient’s would', () => {
  const failed = replies.filter(({ reply }) => reply.http >= 500)
  expect(failed.map(one => one.reply)).toEqual(faults)
  for (const { http, code, msg, obj } of faults)
    expect({ http, code, msg, obj }).toEqual({ http: 500, code: '00010500', msg: '响应异常', obj: undefined })
  const codes = new Map(
    replies.filter(({ reply }) => reply.http < 500).map(({ service, reply }) => [service, reply.code]),
  )
  for (const service of [
    'nethos.pat.register.v3',
    'nethos.consult.info.docpic.issue.v2',
    'nethos.consult.info.pay',
    'nethos.consult.info.comment',
    'staff.consult.detail',
    'nethos.compat.guardian.maintenance',
    'nethos.pat.compat.modify.v2',
  ])
    expect([service, codes.get(service)]).toEqual([service, '0'])
})

describe('at rest', () => {
  test('no column of any table holds a plain number, but for the sandbox’s outbox', async () => {
    const { rows: columns } = await server.pool.query<{ place: string; column: string; type: string }>(
      `select format('%I.%I', n.nspname, c.relname) as place, a.attname as column, t.typname as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
       where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
    )
    expect(columns.length).toBeGreaterThan(150)
    const found: string[] = []
    for (const { place, column, type } of columns) {
      const name = `"${column}"`
      const holds =
        type === 'bytea'
          ? `exists (select from unnest($1::text[]) as number where position(convert_to(number, 'UTF8') in ${name}) > 0)`
          : `${name}::text ~ $1`
      const { rowCount } = await server.pool.query(`select 1 from ${place} where ${holds} limit 1`, [
        type === 'bytea' ? plain : plain.join('|'),
      ])
      if (rowCount) found.push(`${place}.${column}`)
    }
    expect(found).toEqual(['sandbox.sms_outbox.mobile'])
  })

  test('no column holds a token or a password', async () => {
    const session = await server.sessionOf({
      accountId: (await server.db.selectFrom('account').select('accountId').executeTakeFirstOrThrow()).accountId,
    })
    const { rows } = await server.pool.query(
      `select 1 from session where session::text like '%' || $1 || '%' or position(convert_to($1, 'UTF8') in token_hash) > 0`,
      [session.token],
    )
    expect(rows).toEqual([])
    const { rows: sessions } = await server.pool.query<{ bytes: number }>(
      'select distinct octet_length(token_hash) as bytes from session',
    )
    expect(sessions).toEqual([{ bytes: 32 }])
    expect(Buffer.from(session.token, 'base64url')).toHaveLength(32)
    const { rows: accounts } = await server.pool.query<{ password_hash: string }>(
      'select password_hash from account where password_hash is not null',
    )
    for (const one of accounts) expect(one.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$/)
  })

  test('the same number lies sealed differently each time, and its look-up hash is keyed', async () => {
    const { rows } = await server.pool.query<{ sealed: Buffer; hash: Buffer }>(
      'select mobile_sealed as sealed, mobile_hash as hash from account',
    )
    for (const { sealed, hash } of rows) {
      expect(sealed.length).toBeGreaterThan(11 + 12 + 16)
      expect(hash).toHaveLength(32)
    }
    const { createHash } = await import('node:crypto')
    const guesses = Object.values(mobiles).flatMap(mobile =>
      ['', 'account.mobile '].map(about =>
        createHash('sha256')
          .update(about + mobile)
          .digest('hex'),
      ),
    )
    for (const { hash } of rows) expect(guesses).not.toContain(hash.toString('hex'))
  })
})

describe('on the way out', () => {
  test('no reply holds an ID number or a mobile: they are masked, whoever asks', () => {
    for (const { service, reply } of replies) {
      const { headers: _headers, ...body } = reply
      const text = JSON.stringify(body)
      for (const number of plain) expect([service, text.includes(number)]).toEqual([service, false])
      for (const [digits] of text.matchAll(/(?<![\w-])\d{17}[\dXx](?![\w-])/g))
        expect([service, isIdCard(digits)]).toEqual([service, false])
      expect([service, text.match(/(?<![\w-])1[3-9]\d{9}(?![\w-])/g)]).toEqual([service, null])
    }
  })

  test('and where they are shown, they are shown masked', () => {
    const text = JSON.stringify(replies.map(one => one.reply.obj))
    for (const mobile of [mobiles.login, mobiles.changed])
      expect(text).toContain(`${mobile.slice(0, 3)}****${mobile.slice(7)}`)
    for (const idCard of [idCards.own, idCards.person, idCards.guardian])
      expect(text).toContain(`${idCard.slice(0, 6)}********${idCard.slice(-4)}`)
  })

  test('events carry a type and an id', () => {
    expect(events.length).toBeGreaterThan(2)
    for (const event of events) {
      const { type, id, ...rest } = JSON.parse(event)
      expect(rest).toEqual({})
      expect(type).toMatch(/^[a-z]+$/)
      expect(id).toMatch(/^[\w-]{1,64}$/)
    }
  })
})

describe('beside the way', () => {
  test('no line of the log holds a number, a name, a token or what was said', () => {
    expect(logged.length).toBeGreaterThan(40)
    const text = logged.join('')
    expect(text).toContain('"msg":"fault"')
    for (const word of [...plain, '李梅', '王福', '王难忘', '头晕', '请每天量血压', 'spring2026'])
      expect(text).not.toContain(word)
    expect(text).not.toMatch(/"(token|signKey|x-sign|password)"/)
    for (const { reply } of replies) if (reply.obj?.token) expect(text).not.toContain(reply.obj.token)
  })

  test('no figure does', async () => {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(figures).toContain('nethos_calls_total')
    for (const number of plain) expect(figures).not.toContain(number)
    // A name that nobody knows makes no figure of its own.
    expect(figures).not.toContain('nethos.139')
  })
})
