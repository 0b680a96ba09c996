import Fastify from 'fastify'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { auditActionNames } from '@nethos/contract/audit-actions.ts'
import { endpoint } from '../calls/endpoint.ts'
import { aConsultWorld, aPerson } from '../domains/consult/testbed.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { openTestServer } from '../testing/server.ts'
import { services, tinyPicture } from './testbed.ts'

const server = await openTestServer()
const { patient, doctor, consult } = await aConsultWorld(server)
const consultId = await consult()
const desk = (service: string, fields: object) => server.staff.call(service, fields, doctor.session)
const linesOf = (recordId: string) =>
  server.db.selectFrom('audit').selectAll().where('recordId', '=', recordId).orderBy('auditId').execute()

describe('the audit log is written once and for all', () => {
  test.each([
    ['update', `update audit set action = 'nothing'`],
    ['update of one column through a rule', `update audit set actor_id = 'x' where false`],
    ['delete', 'delete from audit'],
    ['delete with a condition that holds for none', 'delete from audit where false'],
    ['truncate', 'truncate audit'],
    ['disable its guard', 'alter table audit disable trigger audit_append_only'],
    ['drop its guard', 'drop trigger audit_append_only on audit'],
    [
      'replace its guard',
      `create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$`,
    ],
    ['step around its guard', 'set session_replication_role = replica'],
    ['drop it', 'drop table audit'],
    ['rename it', 'alter table audit rename to other'],
    ['become its owner', 'alter table audit owner to nethos_app'],
    ['become the owner of all', 'set role nethos'],
    ['put another in its place', 'alter table audit add column x int'],
    [
      'rewrite it by a merge',
      `merge into audit using (select 1 as n) as one on true when matched then update set action = 'x'`,
    ],
  ])('the server’s own role cannot %s', async (_what, statement) => {
    await desk('staff.consult.detail', { consultId })
    const before = (await server.pool.query('select * from audit order by audit_id')).rows
    expect(before.length).toBeGreaterThan(0)
    const app = new pg.Client({ connectionString: server.database.appUrl })
    await app.connect()
    try {
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' })
    } finally {
      await app.end()
    }
    expect((await server.pool.query('select * from audit order by audit_id')).rows).toEqual(before)
  })

  test('and not even the owner changes a line by mistake', async () => {
    const owner = new pg.Client({ connectionString: server.database.url })
    await owner.connect()
    for (const statement of [`update audit set action = 'x'`, 'delete from audit', 'truncate audit'])
      await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' })
    await owner.end()
  })

  test.each(['consult_move', 'ledger'])('%s is kept in the same way', async table => {
    for (const statement of [`delete from ${table}`, `truncate ${table}`, `alter table ${table} disable trigger all`])
      await expect(server.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a line says who looked at whose record, and when', () => {
  test('each time that a member of staff reads a consult', async () => {
    const before = (await linesOf(consultId)).length
    for (const times of [1, 2, 3]) {
      expect(await desk('staff.consult.detail', { consultId })).toMatchObject({ code: '0' })
      const lines = await linesOf(consultId)
      expect(lines).toHaveLength(before + times)
      expect(lines.at(-1)).toMatchObject({
        action: 'consult.read',
        actorKind: 'staff',
        actorId: doctor.staffId,
        actorRole: 'doctor',
        accountId: patient.accountId,
        personId: patient.personId,
        recordType: 'consult',
      })
      expect(Math.abs(lines.at(-1)!.at.getTime() - server.runtime.clock.now())).toBeLessThan(10_000)
    }
  })

  test('each time that he opens a file of a patient', async () => {
    const { obj } = await server.upload('nethos.system.atta.upload', tinyPicture, {}, patient.session)
    await server.call('nethos.consult.info.reply', { consultId, attaIdList: [obj.attaId] }, patient.session)
    const { url } = (await desk('staff.consult.detail', { consultId })).obj.messageList.at(-1).attaList[0]
    expect((await server.get(url)).status).toBe(200)
    expect(await linesOf(obj.attaId)).toMatchObject([
      { action: 'file.read', actorId: doctor.staffId, accountId: patient.accountId, recordType: 'file' },
    ])
    expect((await server.get(obj.url)).status).toBe(200)
    expect(await linesOf(obj.attaId)).toHaveLength(1)
  })

  test('once a day for each patient whom a list shows him, however often he asks for it', async () => {
    const world = await aConsultWorld(server)
    const child = await aPerson(server, world.patient.accountId)
    const consults = [await world.consult(), await world.consult({ personId: child })]
    const lines = () =>
      server.db.selectFrom('audit').selectAll().where('actorId', '=', world.doctor.staffId).orderBy('auditId').execute()
    const ask = () => server.staff.call('staff.consult.list', {}, world.doctor.session)
    for (const _times of [1, 2, 3]) expect((await ask()).list).toHaveLength(consults.length)
    await Promise.all([ask(), ask()])
    const line = { action: 'consult.list', actorKind: 'staff', actorRole: 'doctor', accountId: world.patient.accountId }
    expect((await lines()).map(one => one.personId).sort()).toEqual([world.patient.personId, child].sort())
    expect((await lines())[0]).toMatchObject(line)
    await server.advance(24 * 3600)
    await server.db
      .updateTable('session')
      .set({ expiresAt: new Date(8.64e15) })
      .execute()
    await ask()
    expect(await lines()).toHaveLength(4)
  })

  test('nothing is shown when the line cannot be written', async () => {
    const owner = new pg.Client({ connectionString: server.database.url })
    await owner.connect()
    try {
      await owner.query(`alter table audit add constraint full_disk check (action <> 'consult.read') not valid`)
      const reply = await desk('staff.consult.detail', { consultId })
      expect(reply.http).toBe(500)
      expect(reply.obj).toBeUndefined()
    } finally {
      await owner.query('alter table audit drop constraint full_disk')
      await owner.end()
    }
  })

  test.each([
    ['staff.consult.reply', 'consult.reply', { replyContent: '多喝水' }, true],
    ['staff.consult.supplement.ask', 'consult.supplement.ask', { content: '请补充化验单' }, true],
    ['staff.consult.finish', 'consult.finish', {}, true],
    ['staff.consult.refuse', 'consult.refuse', { reason: '请到门诊' }, false],
    ['staff.consult.hospital', 'consult.hospital', { reason: '请做心电图' }, true],
    ['staff.consult.record', 'consult.record', { title: '病历', complained: '头晕', medicalOpinion: '观察' }, true],
  ])('each time that he changes it: %s', async (service, action, fields, isAnswered) => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered, feeCents: 0 })
    const reply = await server.staff.call(service, { consultId, ...fields }, world.doctor.session)
    expect(reply).toMatchObject({ code: '0' })
    expect((await linesOf(consultId)).map(line => [line.action, line.actorId])).toEqual([
      [action, world.doctor.staffId],
    ])
    expect((await linesOf(consultId))[0]!.requestId).toBe(reply.headers.get('x-request-id'))
  })

  test('and when an operator moves money', async () => {
    const till = await aTill(server)
    const order = await till.paid()
    await server.pool.query(`update sandbox.payment_order set fail_next_refund = 'BALANCE' where pay_no = $1`, [
      order.payNo,
    ])
    await till.decline(order)
    await till.returned(order.payNo, 'failed')
    const [refund] = await till.refundsOf(order.payNo)
    expect(await till.desk('staff.refund.settle', { refundNo: refund!.refundNo, note: '窗口已退' })).toMatchObject({
      code: '0',
    })
    expect(await linesOf(refund!.refundNo)).toMatchObject([
      { action: 'refund.settle', actorId: till.operatorId, accountId: order.accountId },
    ])
  })

  test('but not for what was refused: it is undone with the rest', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ status: 'finished', firstReplyAt: 0 })
    expect((await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)).code).toBe('04012003')
    expect(await linesOf(consultId)).toEqual([])
  })
})

test('every service of the staff says what it writes, and every line has its words', () => {
  const declared = new Set(
    services.flatMap(({ audits }) => {
      if (!audits || 'none' in audits) return []
      return 'writes' in audits ? [...audits.writes] : [audits.read, audits.listed].filter(one => one !== undefined)
    }),
  )
  const byStaff = services.filter(one => Array.isArray(one.access))
  expect(byStaff.length).toBeGreaterThan(180)
  expect(byStaff.filter(one => one.audits === undefined)).toEqual([])
  for (const action of declared) expect(auditActionNames).toContain(action)
})

describe('what a service says of the log is held', () => {
  const handler = async () => true
  const startWith = (service: object) => () => endpoint(Fastify(), { services: [{ service, handler }] } as never)
  const named = (name: string) => services.find(one => one.name === name)!

  test('a query of the staff that does not say what it writes does not start', () => {
    expect(startWith({ ...named('staff.consult.detail'), audits: undefined })).toThrow(/does not say what it writes/)
  })

  test('neither does a command of the staff', () => {
    expect(startWith({ ...named('staff.consult.reply'), audits: undefined })).toThrow(/does not say what it writes/)
  })

  test('neither does a query that asks for somebody’s own record', () => {
    expect(startWith({ ...named('nethos.consult.info.detail'), audits: undefined })).toThrow(/does not say what it/)
  })

  test('neither does one whose reply says of which person it speaks', () => {
    expect(startWith({ ...named('nethos.pat.compat.list'), audits: undefined })).toThrow(/does not say what it writes/)
  })

  test('and an exception without a reason is none', () => {
    expect(startWith({ ...named('staff.me'), audits: { none: '' } })).toThrow(/does not say why/)
  })
})
