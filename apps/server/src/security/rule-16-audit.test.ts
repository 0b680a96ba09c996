import pg from 'pg'
import { describe, expect, test } from 'vitest'
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
      expect(Math.abs(lines.at(-1)!.at.getTime() - server.house.clock.now())).toBeLessThan(10_000)
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

/** Every look of the staff writes a line, or says here why it shows nothing of a patient. */
test('no look of the staff is forgotten', () => {
  const written = [
    'staff.consult.detail',
    'staff.consult.list',
    'staff.audit.list',
    // domains/consult/video/times.test.ts
    'staff.video.time.list',
    // domains/follow/desk.test.ts
    'staff.follow.list',
    'staff.follow.message.list',
    // domains/feedback/feedback.test.ts
    'staff.feedback.detail',
    // domains/patients/patients.test.ts
    'staff.patient.find',
    'staff.patient.detail',
    // domains/account/mobile-case.test.ts
    'staff.patient.mobile.list',
    // domains/renewal/renewal.test.ts
    'staff.renewal.list',
    'staff.renewal.detail',
    'staff.prescription.list',
    'staff.prescription.detail',
    // domains/booking/desk.test.ts
    'staff.booking.list',
    'staff.booking.detail',
    // domains/booking/desk-fair.test.ts
    'staff.booking.fair.detail',
  ]
  const elsewhere = {
    'staff.me': 'himself',
    'staff.booking.ban.list': 'masked names and why, of no account',
    'staff.booking.appeal.list': 'what was written to the office, with a masked name',
    'staff.booking.rule.list': 'rules of the hospitals',
    'staff.booking.fair.list': 'numbers only',
    'staff.hospital.line.list': 'the lines to the hospitals',
    'staff.clinic.hospital.list': 'hospitals',
    'staff.clinic.department.list': 'departments and doctors',
    'staff.clinic.plan.list': 'clinics of each week',
    'staff.clinic.session.list': 'sessions, and how many numbers are taken',
    'staff.clinic.session.detail': 'numbers without names: whose they are is read at the bookings’ desk',
    'staff.second_factor.mine': 'his own',
    'staff.second_factor.list': 'the staff, and who of them has a second factor',
    'staff.account.list': 'the staff',
    'staff.account.profile.list': 'doctors',
    'staff.hospital.list': 'hospitals and their campuses',
    'staff.video.room': 'a name that the queue has shown; the line is written when he enters',
    'staff.video.signal.list': 'what two browsers say to find each other',
    'staff.message.template.list': 'words for everybody',
    'staff.feedback.list': 'the first words of letters, without their writers',
    'staff.consult.counts': 'numbers only',
    'staff.follow.counts': 'numbers only',
    'staff.doctor.list': 'doctors',
    'staff.free_clinic.list': 'clinics, and how many consults each has',
    'staff.doctor.department.list': 'departments',
    'staff.doctor.detail': 'a doctor, and how many consults go on',
    'staff.follow.card.list': 'what is shown to everybody',
    'staff.team.list': 'teams',
    'staff.place.list': 'hospitals and departments',
    'staff.team.detail': 'a team, and how many consults go on',
    'staff.order.list': 'money without names',
    'staff.order.detail': 'money without names',
    'staff.refund.list': 'money without names',
    'staff.refund.request.list': 'money without names',
    'staff.bill.difference.counts': 'numbers only',
    'staff.bill.check.list': 'money without names',
    'staff.bill.difference.list': 'money without names',
    'staff.content.list': 'texts for everybody',
    'staff.content.detail': 'texts for everybody',
    'staff.content.type.list': 'texts for everybody',
    'staff.content.author.list': 'doctors and teams',
    'staff.content.text.list': 'texts for everybody',
    'staff.content.text.detail': 'texts for everybody',
    'staff.system.param.list': 'switches',
    'staff.system.dictionary.list': 'words for everybody',
    'staff.system.change.list': 'who of the staff changed a switch or a word',
    'staff.home.banner.list': 'what everybody sees',
    'staff.home.entry.list': 'what everybody sees',
    'staff.home.notice.list': 'what everybody sees',
    'staff.home.address.list': 'addresses of pages',
    'staff.coupon.batch.list': 'coupons without their holders',
    'staff.coupon.activity.list': 'coupons without their holders',
    'staff.drug.search': 'the list of drugs',
  }
  const looks = services.filter(one => Array.isArray(one.access) && one.kind === 'query').map(one => one.name)
  expect(looks.sort()).toEqual([...written, ...Object.keys(elsewhere)].sort())
})

/** Every command of the staff is tried above, or says here why it needs no line. */
test('no command of the staff is forgotten', () => {
  const tried = [
    'staff.consult.reply',
    'staff.consult.supplement.ask',
    'staff.consult.finish',
    'staff.consult.refuse',
    'staff.consult.assign',
    'staff.consult.record',
    'staff.consult.hospital',
    'staff.refund.settle',
  ]
  const elsewhere = {
    'staff.logout': 'domains/staff',
    'staff.booking.ban.add': 'domains/booking',
    'staff.booking.ban.lift': 'domains/booking',
    'staff.booking.appeal.answer': 'domains/booking',
    'staff.booking.rule.save': 'domains/booking: of no patient',
    'staff.hospital.line.fetch': 'domains/clinics/sync: of no patient',
    'staff.clinic.department.save': 'domains/clinics/kept: of no patient',
    'staff.clinic.doctor.save': 'domains/clinics/kept: of no patient',
    'staff.clinic.plan.save': 'domains/clinics/kept: of no patient',
    'staff.clinic.plan.remove': 'domains/clinics/kept: of no patient',
    'staff.clinic.session.add': 'domains/clinics/kept: of no patient',
    'staff.clinic.session.change': 'domains/clinics/kept: of no patient',
    'staff.clinic.session.stop': 'domains/clinics/kept: of no patient',
    'staff.clinic.session.doctor': 'domains/clinics/kept: of no patient',
    'staff.clinic.number.add': 'domains/clinics/kept: of no patient',
    'staff.clinic.number.turn': 'domains/clinics/kept: of no patient',
    'staff.clinic.visit.end': 'domains/clinics/kept',
    'staff.renewal.prescribe': 'domains/renewal',
    'staff.renewal.refuse': 'domains/renewal',
    'staff.prescription.review': 'domains/renewal',
    'staff.prescription.send': 'domains/renewal',
    'staff.prescription.lay.out': 'domains/renewal',
    'staff.prescription.hand.over': 'domains/renewal',
    'staff.prescription.call.off': 'domains/renewal',
    'staff.second_factor.begin': 'shows himself a secret that counts for nothing yet',
    'staff.second_factor.confirm': 'domains/staff',
    'staff.second_factor.prove': 'domains/staff',
    'staff.second_factor.remove': 'domains/staff',
    'staff.second_factor.reset': 'domains/staff',
    'staff.account.add': 'domains/staff',
    'staff.account.change': 'domains/staff',
    'staff.account.password.reset': 'domains/staff',
    'staff.account.switch': 'domains/staff',
    'staff.password.change': 'domains/staff',
    'staff.hospital.save': 'domains/system: of no patient',
    'staff.campus.save': 'domains/system: of no patient',
    'staff.video.time.publish': 'domains/consult/video: of no patient',
    'staff.video.time.withdraw': 'domains/consult/video: of no patient',
    'staff.video.room.enter': 'domains/consult/video/room.test.ts',
    'staff.video.room.leave': 'he was in the room: the line was written when he entered',
    'staff.video.signal.send': 'he is in the room: the line was written when he entered',
    'staff.video.line': 'he is in the room: the line was written when he entered',
    'staff.feedback.answer': 'domains/feedback',
    'staff.feedback.close': 'domains/feedback',
    'staff.message.template.change': 'domains/messages: of no patient',
    'staff.message.template.reset': 'domains/messages: of no patient',
    'staff.doctor.add': 'domains/doctors: of no patient',
    'staff.doctor.change': 'domains/doctors: of no patient',
    'staff.free_clinic.save': 'domains/consult: of no patient',
    'staff.doctor.notice.change': 'domains/doctors: of no patient',
    'staff.doctor.offer.change': 'domains/doctors: of no patient',
    'staff.team.add': 'domains/teams: of no patient',
    'staff.team.change': 'domains/teams: of no patient',
    'staff.team.banner.change': 'domains/teams: of no patient',
    'staff.team.offer.change': 'domains/teams: of no patient',
    'staff.team.service.save': 'domains/teams: of no patient',
    'staff.team.member.add': 'domains/teams: of no patient',
    'staff.team.member.remove': 'domains/teams: of no patient',
    'staff.team.member.lead': 'domains/teams: of no patient',
    'staff.team.member.order': 'domains/teams: of no patient',
    'staff.patient.mobile.captcha': 'a code to a mobile that nobody logs in with; what follows is written down',
    'staff.patient.mobile.ask': 'domains/account',
    'staff.patient.mobile.approve': 'domains/account',
    'staff.patient.mobile.end': 'domains/account',
    'staff.refund.retry': 'domains/payment: the same line as settling',
    'staff.bill.check.run': 'domains/payment: of no patient',
    'staff.refund.part': 'domains/payment/parts.test.ts',
    'staff.refund.request.approve': 'domains/payment/parts.test.ts',
    'staff.refund.request.refuse': 'domains/payment/parts.test.ts',
    'staff.refund.request.withdraw': 'domains/payment/parts.test.ts',
    'staff.bill.difference.settle': 'domains/payment: of no patient',
    'staff.bill.difference.confirm': 'domains/payment: of no patient',
    'staff.bill.difference.reopen': 'domains/payment: of no patient',
    'staff.content.type.save': 'domains/content: of no patient',
    'staff.content.type.move': 'domains/content: of no patient',
    'staff.content.type.remove': 'domains/content: of no patient',
    'staff.content.add': 'domains/content: of no patient',
    'staff.content.save': 'domains/content: of no patient',
    'staff.content.remove': 'domains/content: of no patient',
    'staff.content.submit': 'domains/content: of no patient',
    'staff.content.publish': 'domains/content: of no patient',
    'staff.content.send_back': 'domains/content: of no patient',
    'staff.content.withdraw': 'domains/content: of no patient',
    'staff.content.rework': 'domains/content: of no patient',
    'staff.content.text.save': 'domains/content: of no patient',
    'staff.content.text.submit': 'domains/content: of no patient',
    'staff.content.text.publish': 'domains/content: of no patient',
    'staff.content.text.send_back': 'domains/content: of no patient',
    'staff.content.text.drop': 'domains/content: of no patient',
    'staff.content.text.show': 'domains/content: of no patient',
    'staff.system.param.change': 'domains/system: of no patient',
    'staff.system.dictionary.change': 'domains/system: of no patient',
    'staff.home.banner.save': 'domains/home: of no patient',
    'staff.home.entry.save': 'domains/home: of no patient',
    'staff.home.notice.save': 'domains/home: of no patient',
    'staff.home.move': 'domains/home: of no patient',
    'staff.home.show': 'domains/home: of no patient',
    'staff.home.remove': 'domains/home: of no patient',
    'staff.coupon.batch.save': 'domains/coupons: of no patient',
    'staff.coupon.batch.stop': 'domains/coupons: of no patient',
    'staff.coupon.activity.save': 'domains/coupons: of no patient',
    'staff.coupon.activity.stop': 'domains/coupons: of no patient',
    'staff.coupon.give': 'domains/coupons',
    'staff.consult.read': 'takes the mark of unread off, shows nothing',
    'staff.follow.message.send': 'domains/follow: follow.reply',
    'staff.follow.card.send': 'domains/follow: follow.reply',
    'staff.consult.card': 'domains/staff-desk: consult.reply',
    'staff.follow.message.read': 'takes the mark of unread off, shows nothing',
    'staff.follow.code': 'his own code',
    'staff.atta.upload': 'an own file, of no patient until it is sent',
  }
  const commands = services.filter(one => Array.isArray(one.access) && one.kind === 'command').map(one => one.name)
  expect(commands.sort()).toEqual([...tried, ...Object.keys(elsewhere)].sort())
})
