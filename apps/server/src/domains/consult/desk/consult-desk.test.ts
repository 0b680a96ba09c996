import { describe, expect, test } from 'vitest'
import { aConsultWorld, aDoctor, anUpload, aPerson } from '../testbed.ts'
import { openTestServer } from '../../../testing/server.ts'

const server = await openTestServer()
const hour = 3_600_000
const notFound = '200 00010440 记录不存在'

type Session = { token: string; signKey: string }
const asking = async (service: string, fields: object, session: Session) => {
  const { http, code, msg } = await server.staff.call(service, fields, session)
  return code === '0' ? 'done' : `${http} ${code} ${msg}`
}
const rowOf = (consultId: string) =>
  server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
const promiseOf = (consultId: string) =>
  server.db.selectFrom('promise').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
const doctorOf = (docId: string) =>
  server.db.selectFrom('doctor').selectAll().where('docId', '=', docId).executeTakeFirstOrThrow()
const audited = async (consultId: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select(['action', 'actorKind', 'actorId', 'actorRole', 'accountId'])
      .where('recordId', '=', consultId)
      .orderBy('auditId')
      .execute()
  ).map(line => ({ ...line }))

describe("the doctor's queue", async () => {
  const world = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const { accountId } = world.patient
  const second = await world.consult({ isAnswered: false, createdAt: now - hour })
  const first = await world.consult({
    isAnswered: false,
    createdAt: now - 2 * hour,
    personId: await aPerson(server, accountId),
  })
  const going = await world.consult({ personId: await aPerson(server, accountId) })
  const finished = await world.consult({ status: 'finished' })
  const declined = await world.consult({ status: 'cancelled', endedAt: now })
  await world.consult({ status: 'unpaid', personId: await aPerson(server, accountId) })
  await world.consult({ status: 'expired' })
  const list = async (fields: object) =>
    (await server.staff.call('staff.consult.list', fields, world.doctor.session)).list.map(row => row.consultId)

  test('has what waits for a first reply, oldest first; what is going; what is over; and nothing unpaid', async () => {
    expect(await list({ tab: 'new' })).toEqual([first, second])
    expect(await list({ tab: 'going' })).toEqual([going])
    expect((await list({ tab: 'ended' })).toSorted()).toEqual([finished, declined].toSorted())
    expect((await list({})).toSorted()).toEqual([first, second, going, finished, declined].toSorted())
  })

  test("can be asked by the wire's status and by kind, by pages", async () => {
    expect((await list({ consultStatus: 2 })).toSorted()).toEqual([first, second, going].toSorted())
    expect(await list({ consultStatus: 0 })).toEqual([])
    expect(await list({ consultType: 'TEAMPIC' })).toEqual([])
    expect(await list({ tab: 'new', pageSize: 1, pageNum: 2 })).toEqual([second])
  })

  test('tells until when the first reply is due, and how many stand where', async () => {
    const { list: rows } = await server.staff.call('staff.consult.list', { tab: 'new' }, world.doctor.session)
    expect(rows[0]).toMatchObject({ consulterName: '张秀英', answerDueAt: now + 22 * hour })
    expect((await server.staff.call('staff.consult.counts', {}, world.doctor.session)).obj).toEqual({
      new: 2,
      going: 1,
      // One has ended within the hour, one did long ago.
      ended: 1,
      unread: 0,
      goingUnread: 0,
      endedUnread: 0,
      snoozed: 0,
    })
  })

  test('is searched by name, and narrowed to what is urgent, unread or waiting', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const other = async (name: string) => {
      const personId = await aPerson(server, patient.accountId)
      return consult({ personId, consulterName: name })
    }
    const [urgent, unread, quiet] = [await other('欧阳震华'), await other('张三'), await other('李四')]
    const waiting = await consult({ isAnswered: false, personId: await aPerson(server, patient.accountId) })
    const given = await consult({ status: 'cancelled', endedAt: server.runtime.clock.now() })
    const set = (consultId: string, fields: object) =>
      server.db.updateTable('consult').set(fields).where('consultId', '=', consultId).execute()
    await set(urgent, { redFlags: ['stroke'] })
    await set(unread, { staffUnread: 2 })
    await set(given, { staffUnread: 3 })
    const ask = async (fields: object) =>
      (await server.staff.call('staff.consult.list', fields, doctor.session)).list.map(row => row.consultId)
    expect(await ask({ search: '阳震' })).toEqual([urgent])
    expect(await ask({ search: '%' })).toEqual([])
    expect(await ask({ only: 'urgent' })).toEqual([urgent])
    expect(await ask({ only: 'unread' })).toEqual([unread])
    expect((await ask({ only: 'waiting' })).toSorted()).toEqual([unread, waiting].toSorted())
    expect(await ask({ search: '李' })).toEqual([quiet])

    const counted = async () => (await server.staff.call('staff.consult.counts', {}, doctor.session)).obj
    expect(await counted(), 'what was given back unread needs nobody').toMatchObject({ unread: 2, endedUnread: 0 })
    const { list: ended } = await server.staff.call('staff.consult.list', { tab: 'ended' }, doctor.session)
    expect(ended).toMatchObject([{ consultId: given, unreadCount: 0 }])
    const finished = await consult({ status: 'finished' })
    await set(finished, { staffUnread: 4 })
    expect(await counted()).toMatchObject({ unread: 6, endedUnread: 4 })
    const elsewhere = await aConsultWorld(server)
    await server.staff.call('staff.consult.read.all', {}, elsewhere.doctor.session)
    expect(await counted(), 'another doctor reads only his own').toMatchObject({ endedUnread: 4 })
    await server.staff.call('staff.consult.read.all', {}, doctor.session)
    expect(await counted(), 'what is going stays unread').toMatchObject({ unread: 2, goingUnread: 2, endedUnread: 0 })
  })

  test("has the consults of the doctor's teams", async () => {
    const member = await aDoctor(server)
    const { teamId } = await server.db
      .insertInto('team')
      .values({
        teamName: '高血压团队',
        hosId: 'h1',
        gbDeptCode: '03.01',
        avatar: 'team',
        priceCents: 0,
        createdAt: new Date(),
      } as never)
      .returning('teamId')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('teamMember').values({ teamId, docId: member.docId }).execute()
    const personId = await aPerson(server, accountId)
    const consultId = await world.consult({ isAnswered: false, personId, teamId, consultType: 'TEAMPIC' })
    const { list: rows } = await server.staff.call('staff.consult.list', {}, member.session)
    expect(rows).toMatchObject([{ consultId, docName: '高血压团队', teamId }])
    expect(await asking('staff.consult.reply', { consultId, replyContent: '您好' }, member.session)).toBe('done')
    expect(await asking('staff.consult.reply', { consultId, replyContent: '您好' }, world.doctor.session)).toBe(
      notFound,
    )
  })

  test('is for doctors and nurses', async () => {
    const { staffId } = await server.db
      .insertInto('staff')
      .values({ login: 'operator', passwordHash: '', name: '周客服', role: 'operator', createdAt: new Date() })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    expect(await asking('staff.consult.list', {}, await server.sessionOf({ staffId }))).toBe(
      '200 00010441 您没有此项权限',
    )
    expect((await server.call('staff.consult.list', {}, world.patient.session)).http).toBe(401)
  })
})

describe('a look at a consult', () => {
  test('shows what the patient sees, who he is, and what he asked before; and is a line of the audit log', async () => {
    const world = await aConsultWorld(server)
    const earlier = await world.consult({ status: 'finished', content: '上次的问题', illnessName: '头痛' })
    const consultId = await world.consult({ isAnswered: false, createdAt: server.runtime.clock.now() + 1 })
    const { obj } = await server.staff.call('staff.consult.detail', { consultId }, world.doctor.session)
    expect(obj).toMatchObject({
      consult: {
        consultId,
        consultStatus: 2,
        consulterName: '张秀英',
        consulterIdcard: '110105********0029',
        consulterMobile: '138****0001',
      },
      events: ['reply', 'record', 'ask', 'hospital', 'finish', 'decline', 'hand_over', 'snooze'],
      healthFile: {
        personName: '张秀英',
        gender: 'F',
        age: 71,
        idCard: '110105********0029',
        mobile: '138****0001',
        relationship: 'self',
      },
      earlierConsults: [{ consultId: earlier, consultStatus: 6, illnessName: '头痛', consultContent: '上次的问题' }],
    })
    expect(await audited(consultId)).toEqual([
      {
        action: 'consult.read',
        actorKind: 'staff',
        actorId: world.doctor.staffId,
        actorRole: 'doctor',
        accountId: world.patient.accountId,
      },
    ])
  })

  test('is refused to another doctor, and before it is paid; that leaves no line', async () => {
    const world = await aConsultWorld(server)
    const other = await aDoctor(server)
    const going = await world.consult()
    const unpaid = await world.consult({ status: 'unpaid', personId: await aPerson(server, world.patient.accountId) })
    expect(await asking('staff.consult.detail', { consultId: going }, other.session)).toBe(notFound)
    expect(await asking('staff.consult.detail', { consultId: unpaid }, world.doctor.session)).toBe(notFound)
    expect(await asking('staff.consult.detail', { consultId: {} }, world.doctor.session)).toBe(
      '400 00010400 consultId格式不正确',
    )
    expect(await audited(going)).toEqual([])
  })
})

describe("a doctor's answer", () => {
  test('when it is the first starts the 48 hours and counts as his reply time', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ isAnswered: false, createdAt: server.runtime.clock.now() - hour })
    const { obj } = await server.staff.call(
      'staff.consult.reply',
      { consultId, replyContent: '请按时服药' },
      world.doctor.session,
    )
    expect(obj).toMatchObject({
      replierType: 'DOC',
      replierId: world.doctor.docId,
      replierName: '陈志远',
      senderIdentity: '主任医师',
      replyContent: '请按时服药',
      msgType: 'TEXT',
    })
    const row = await rowOf(consultId)
    expect(row).toMatchObject({
      status: 'going',
      replyCount: 1,
      patientUnread: 1,
      dueEvent: 'close',
      dueStatus: 'unreviewed',
      lastText: '请按时服药',
    })
    expect(row.dueAt).toEqual(new Date(row.firstReplyAt!.getTime() + 48 * hour))
    expect(row.endsAt).toEqual(row.dueAt)
    const saved = await promiseOf(consultId)
    expect(saved).toMatchObject({ docId: world.doctor.docId, answeredAt: row.firstReplyAt, endedAt: null })
    expect(saved.weighedSeconds).toBeGreaterThanOrEqual(3600)
    expect(saved.weighedSeconds).toBeLessThan(3660)
    await server.staff.call('staff.consult.reply', { consultId, replyContent: '再见' }, world.doctor.session)
    expect((await rowOf(consultId)).firstReplyAt).toEqual(row.firstReplyAt)
    expect(await promiseOf(consultId)).toEqual(saved)
  })

  test('may be his own pictures and documents; the patient sees them', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const attaId = await anUpload(server, { staffId: world.doctor.staffId }, 'pdf')
    expect(
      (await server.staff.call('staff.consult.reply', { consultId, attaIdList: [attaId] }, world.doctor.session)).obj,
    ).toMatchObject({ msgType: 'DOCUMENT', attaList: [{ attaId, type: 'pdf', attaFileName: '化验单.pdf' }] })
    const { messageList } = (await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).obj
    expect(messageList[0].attaList[0].attaId).toBe(attaId)
    expect(
      await asking(
        'staff.consult.reply',
        { consultId, attaIdList: [await anUpload(server, world.patient)] },
        world.doctor.session,
      ),
    ).toBe(notFound)
  })

  test('sent again with the same sendId is taken once', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const send = async () =>
      (
        await server.staff.call(
          'staff.consult.reply',
          { consultId, replyContent: '好', sendId: 's1' },
          world.doctor.session,
        )
      ).obj.messageId
    const sent = await Promise.all([send(), send(), send()])
    expect(new Set(sent).size).toBe(1)
    expect((await rowOf(consultId)).replyCount).toBe(1)
  })

  test('is taken after an early end as long as the patient may ask on, and refused when all is over', async () => {
    const world = await aConsultWorld(server)
    const now = server.runtime.clock.now()
    const early = await world.consult({ status: 'unreviewed', firstReplyAt: now - hour, endedAt: now })
    expect(
      await asking('staff.consult.reply', { consultId: early, replyContent: '补充一句' }, world.doctor.session),
    ).toBe('done')
    for (const consultId of [
      await world.consult({ status: 'finished' }),
      await world.consult({ status: 'cancelled' }),
      await world.consult({ isAnswered: false, createdAt: now - 24 * hour }),
      await world.consult({ createdAt: now - 48 * hour, personId: await aPerson(server, world.patient.accountId) }),
    ]) {
      expect(await asking('staff.consult.reply', { consultId, replyContent: '您好' }, world.doctor.session)).toBe(
        '200 04012001 咨询已结束，无法回复',
      )
    }
  })

  test("is refused in another doctor's consult, and by the rules", async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const other = await aDoctor(server)
    const send = (fields: object, session = world.doctor.session) =>
      asking('staff.consult.reply', { consultId, ...fields }, session)
    expect(await send({ replyContent: '您好' }, other.session)).toBe(notFound)
    expect(await send({})).toBe('200 00010422 请输入回复内容')
    expect(await send({ replyContent: '长'.repeat(1001) })).toBe('200 00010422 回复内容不能超过1000个字')
    expect(await send({ replyContent: '长'.repeat(1000) })).toBe('done')
    expect(await send({ replyContent: [] })).toBe('400 00010400 replyContent格式不正确')
  })
})

describe('asking for more', () => {
  test("is refused when the consult is over, in another doctor's consult, and by the rules", async () => {
    const world = await aConsultWorld(server)
    const ask = (fields: object, session = world.doctor.session) =>
      asking('staff.consult.supplement.ask', { content: '请补充血压记录', ...fields }, session)
    const consultId = await world.consult()
    expect(await ask({ consultId: await world.consult({ status: 'finished' }) })).toBe(
      '200 04012002 咨询不在进行中，无法要求补充资料',
    )
    expect(await ask({ consultId }, (await aDoctor(server)).session)).toBe(notFound)
    expect(await ask({ consultId, content: '' })).toBe('200 00010422 补充资料不能为空')
    expect(await ask({ consultId })).toBe('done')
    expect(
      (await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).obj.consult
        .supplementAskedAt,
    ).toBeGreaterThan(0)
  })
})

describe('finishing', () => {
  test('ends the consult, counts it as served, and is done once', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ feeCents: 0 })
    const finish = () => asking('staff.consult.finish', { consultId }, world.doctor.session)
    expect((await Promise.all([finish(), finish()])).toSorted()).toEqual([
      '200 04012003 咨询不在进行中，无法结束',
      'done',
    ])
    expect(await rowOf(consultId)).toMatchObject({ status: 'unreviewed', repliesLeft: 10 })
    expect((await doctorOf(world.doctor.docId)).servedCount).toBe(1)
    expect(await asking('staff.consult.finish', { consultId }, (await aDoctor(server)).session)).toBe(notFound)
  })

  test('without a single reply is not counted as served and leaves no replies', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ feeCents: 0, isAnswered: false })
    expect(await asking('staff.consult.finish', { consultId }, world.doctor.session)).toBe('done')
    expect(await rowOf(consultId)).toMatchObject({
      status: 'unreviewed',
      repliesLeft: 0,
      endReason: '医生未作回复，已结束本次咨询。',
    })
    expect((await doctorOf(world.doctor.docId)).servedCount).toBe(0)
  })
})

describe('declining', () => {
  test('gives the consult back with its reason, before the first reply only', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ feeCents: 0, isAnswered: false })
    const decline = (fields: object = {}, session = world.doctor.session) =>
      asking('staff.consult.refuse', { consultId, reason: '请到急诊就诊', ...fields }, session)
    expect(await decline({ reason: ' ' })).toBe('200 00010422 退回原因不能为空')
    expect(await decline({}, (await aDoctor(server)).session)).toBe(notFound)
    expect(await decline()).toBe('done')
    expect(await decline()).toBe('200 04012004 已回复或已结束的咨询无法退回')
    const { consult, messageList } = (
      await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)
    ).obj
    expect(consult).toMatchObject({
      consultStatus: -1,
      endReason: '医生暂时无法为您解答，咨询已取消（原因：请到急诊就诊）。',
    })
    expect(messageList.at(-1).replyContent).toBe(consult.endReason)
    const answered = await world.consult()
    expect(await decline({ consultId: answered })).toBe('200 04012004 已回复或已结束的咨询无法退回')
    expect((await audited(consultId)).map(line => line.action)).toEqual(['consult.refuse'])
  })
})

test('messages are unread for the doctor until he has seen them', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult()
  await server.call('nethos.consult.info.reply', { consultId, replyContent: '在吗' }, world.patient.session)
  const unread = async () => (await server.staff.call('staff.consult.counts', {}, world.doctor.session)).obj.unread
  expect(await unread()).toBe(1)
  expect(await asking('staff.consult.read', { consultId }, (await aDoctor(server)).session)).toBe(notFound)
  expect(await asking('staff.consult.read', { consultId }, world.doctor.session)).toBe('done')
  expect(await unread()).toBe(0)
})
