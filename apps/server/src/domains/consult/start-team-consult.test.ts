import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aPatient, aPerson, aTeam, anUpload, payFor } from './testbed.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.teampic.issue'
const written = { consultContent: '血压总是偏高', illnessName: '高血压' }
const hour = 3_600
const day = 24 * hour

type Session = { token: string; signKey: string }
const detailOf = async (consultId: string, session: Session) =>
  (await server.call('nethos.consult.info.detail', { consultId }, session)).obj
const rowOf = (consultId: string) =>
  server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
const moneyBack = (payNo: string) =>
  server.db.selectFrom('refund').select(['amountCents', 'reason']).where('payNo', '=', payNo).execute()
/** In a session of today: the clock may have gone on. */
const desk = async (service: string, fields: object, { staffId }: { staffId: string }) =>
  server.staff.call(service, fields, await server.sessionOf({ staffId }))

describe('a team consult', () => {
  test('with a price waits for the payment, then the team answers in its own name within its 24 hours', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server)]
    const asked = { teamId: team.teamId, compatId: patient.personId, ...written }
    const attaId = await anUpload(server, patient)
    const { obj } = await server.call(
      name,
      { ...asked, attaIdList: [attaId], consultFee: 1, price: 0 },
      patient.session,
    )
    expect(obj).toMatchObject({
      payWaitSeconds: 900,
      consult: { consultStatus: 0, consultFee: 9900, consultType: 'TEAMPIC' },
    })
    const { consultId } = obj
    await payFor(server, consultId, patient.session)
    const { consult, messageList, memberList, events } = await detailOf(consultId, patient.session)
    expect(consult).toMatchObject({
      consultStatus: 2,
      consultStatusDescription: '请耐心等待团队回复，24小时未回复将自动退款',
      docName: '高血压管理团队',
      docId: null,
      teamId: team.teamId,
      patReplyRemainNumber: 20,
      serveId: null,
      answerDueAt: consult.startedAt + day * 1000,
    })
    expect(messageList[0].replyContent).toBe(
      '支付成功，咨询已开始。团队将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问，48小时后咨询自动结束。',
    )
    expect(memberList.map((one: { docId: string; memLevel: string }) => [one.docId, one.memLevel])).toEqual([
      [team.chief.docId, 'ADM'],
      [team.member.docId, 'MEM'],
      [team.other.docId, 'MEM'],
    ])
    expect(events).toEqual(['supplement'])

    expect(
      (await desk('staff.consult.reply', { consultId, replyContent: '请每天量两次' }, team.member)).obj,
    ).toMatchObject({
      replierName: '高血压管理团队',
      senderIdentity: '陈志远 主任医师',
      replierType: 'DOC',
      replierId: team.member.docId,
    })
    const after = await detailOf(consultId, patient.session)
    expect(after.consult.endAt).toBe(after.consult.firstReplyAt + 48 * 3_600_000)
    expect(after.events).toEqual(['end', 'reply', 'supplement'])
  })

  test('nobody answers within 24 hours: all money goes back, once', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server)]
    const { obj } = await server.call(
      name,
      { teamId: team.teamId, compatId: patient.personId, ...written },
      patient.session,
    )
    const payNo = await payFor(server, obj.consultId, patient.session)
    await server.advance(day - 60)
    expect((await rowOf(obj.consultId)).status).toBe('going')
    await server.advance(60)
    expect(await rowOf(obj.consultId)).toMatchObject({
      status: 'cancelled',
      endReason: '团队24小时内未回复，咨询已自动取消。',
    })
    await server.advance(day)
    expect(await moneyBack(payNo)).toEqual([{ amountCents: 9900, reason: expect.stringContaining('24小时内未回复') }])
    expect(
      (await desk('staff.consult.reply', { consultId: obj.consultId, replyContent: '晚了' }, team.chief)).msg,
    ).toBe('咨询已结束，无法回复')
  })

  test('ends 48 hours after the first answer, is rated, and the rating stands on the team’s page', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server, { priceCents: 0 })]
    const { obj } = await server.call(
      name,
      { teamId: team.teamId, compatId: patient.personId, ...written },
      patient.session,
    )
    await desk('staff.consult.reply', { consultId: obj.consultId, replyContent: '好的' }, team.chief)
    await server.advance(48 * hour)
    const session = await server.sessionOf(patient)
    expect(await rowOf(obj.consultId)).toMatchObject({ status: 'unreviewed', repliesLeft: 0 })
    await server.call('nethos.consult.info.comment', { consultId: obj.consultId, score: 8, content: '很细致' }, session)
    const reviews = { moudleId: team.teamId, moudleType: 'TEAMPIC', searchType: 'time' }
    expect((await server.call('nethos.doc.comment.list', reviews)).list).toMatchObject([
      { content: '很细致', score: 8, moudleType: 'TEAMPIC' },
    ])
    const { obj: card } = await server.call('smarthos.team.info.card', { id: team.teamId })
    expect(card).toMatchObject({ teamScoure: 8, servedCount: 1 })
  })

  test('refuses, each in its own words', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server)]
    const ask = async (fields: object) => {
      const { code, msg } = await server.call(
        name,
        { teamId: team.teamId, compatId: patient.personId, ...written, ...fields },
        patient.session,
      )
      return code === '0' ? 'done' : msg
    }
    const closed = await aTeam(server, { isOpen: false })
    expect(await ask({ teamId: closed.teamId })).toBe('这个团队还没有开通这项咨询')
    expect(await ask({ teamId: 'nobody' })).toBe('记录不存在')
    expect(await ask({ compatId: undefined })).toBe('请选择就诊人')
    expect(await ask({ compatId: '' })).toBe('请选择就诊人')
    expect(await ask({ compatId: (await aPatient(server)).personId })).toBe('记录不存在')
    expect(await ask({ compatId: await aPerson(server, patient.accountId, { birthOn: null }) })).toBe(
      '咨询人证件号 不能为空',
    )
    expect(await ask({ compatId: await aPerson(server, patient.accountId, { birthOn: '2023-01-01' }) })).toBe(
      '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。',
    )
    expect(await ask({ consultContent: '' })).toBe('咨询内容不能为空')
    expect(await ask({ consultContent: '长'.repeat(501) })).toBe('咨询内容不能超过500个字')
    expect(await ask({ attaIdList: [await anUpload(server, await aPatient(server))] })).toBe('记录不存在')
    expect(await ask({ serveId: 'nothing' })).toBe('记录不存在')
    expect(await ask({ serveId: closed.serviceId })).toBe('记录不存在')
    const answers = await Promise.all([ask({}), ask({}), ask({ serveId: team.serviceId })])
    expect(answers.toSorted()).toEqual([
      'done',
      '您有一个咨询还没有结束，结束后才能再问',
      '您有一个咨询还没有结束，结束后才能再问',
    ])
  })
})

describe('a team’s service for a length of time', () => {
  test('runs by the calendar from the payment, with replies for each day, and the team does not end it', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server)]
    const asked = { teamId: team.teamId, serveId: team.serviceId, compatId: patient.personId, ...written }
    const { obj } = await server.call(name, asked, patient.session)
    expect(obj.consult.consultFee).toBe(29900)
    const { consultId } = obj
    await payFor(server, consultId, patient.session)
    const bought = (await detailOf(consultId, patient.session)).consult
    expect(bought).toMatchObject({
      serveId: team.serviceId,
      personalServeId: null,
      serviceName: '血压管理季包',
      serviceLength: '3个月',
      consultCanReplyNumber: 5,
      endAt: bought.servedUntil,
    })
    const months = new Date(bought.startedAt)
    months.setUTCMonth(months.getUTCMonth() + 3)
    expect(Math.abs(bought.servedUntil - months.getTime())).toBeLessThanOrEqual(3 * day * 1000)

    await desk('staff.consult.reply', { consultId, replyContent: '您好' }, team.chief)
    expect((await desk('staff.consult.finish', { consultId }, team.chief)).msg).toBe('咨询不在进行中，无法结束')
    const say = async (replyContent: string) => {
      const {
        code,
        msg,
        obj: answer,
      } = await server.call('nethos.consult.info.reply', { consultId, replyContent }, await server.sessionOf(patient))
      return code === '0' ? answer.patReplyRemainNumber : msg
    }
    expect([await say('一'), await say('二'), await say('三'), await say('四'), await say('五')]).toEqual([
      4, 3, 2, 1, 0,
    ])
    expect(await say('六')).toBe('您今天的回复条数已用完，请明天再来')
    await server.advance(day)
    expect(await say('第二天')).toBe(4)
    await server.advance(5 * day)
    expect((await rowOf(consultId)).status).toBe('going')
    expect((await detailOf(consultId, await server.sessionOf(patient))).consult.patReplyRemainNumber).toBe(5)
    await server.advance(90 * day)
    expect(await rowOf(consultId)).toMatchObject({ status: 'unreviewed', repliesLeft: 0 })
    expect(await say('太晚')).toBe('您的回复条数已用完，暂无法回复')
    expect((await detailOf(consultId, await server.sessionOf(patient))).messageList.at(-1).replyContent).toBe(
      '服务时间已到，咨询自动结束。',
    )
  })

  test('ended by the patient, nothing more can be asked in it', async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server)]
    const asked = { teamId: team.teamId, serveId: team.serviceId, compatId: patient.personId, ...written }
    const { obj } = await server.call(name, asked, patient.session)
    await payFor(server, obj.consultId, patient.session)
    await desk('staff.consult.reply', { consultId: obj.consultId, replyContent: '您好' }, team.chief)
    await server.call('nethos.consult.info.complete.v2', { consultId: obj.consultId }, patient.session)
    const { consult, events } = await detailOf(obj.consultId, patient.session)
    expect(consult).toMatchObject({ consultStatus: 4, patReplyRemainNumber: 0 })
    expect(events).toEqual(['review'])
  })
})

describe('the team’s desk', () => {
  const begun = async () => {
    const [patient, team] = [await aPatient(server), await aTeam(server, { priceCents: 0 })]
    const { obj } = await server.call(
      name,
      { teamId: team.teamId, compatId: patient.personId, ...written },
      patient.session,
    )
    return { patient, team, consultId: obj.consultId as string }
  }
  const sees = async (consultId: string, doctor: { staffId: string }) => {
    const { obj } = await desk('staff.consult.detail', { consultId }, doctor)
    return { events: obj.events, assigned: obj.team.assignedDocId, members: obj.team.members.length }
  }
  const all = ['reply', 'record', 'ask', 'hospital', 'finish', 'decline']
  const own = [...all, 'snooze']

  test('every member finds it in his queue and may answer, until the chief gives it to one', async () => {
    const { team, consultId, patient } = await begun()
    for (const doctor of [team.chief, team.member, team.other])
      expect((await desk('staff.consult.list', { tab: 'new', whose: 'team' }, doctor)).list).toMatchObject([
        { consultId, docName: '高血压管理团队', assignedDocId: null, assignedDocName: '' },
      ])
    expect((await desk('staff.consult.list', { whose: 'own' }, team.member)).list).toEqual([])
    expect(await sees(consultId, team.chief)).toEqual({
      events: [...all, 'assign', 'snooze'],
      assigned: null,
      members: 3,
    })
    expect(await sees(consultId, team.member)).toEqual({ events: own, assigned: null, members: 3 })

    expect((await desk('staff.consult.assign', { consultId, docId: team.member.docId }, team.chief)).code).toBe('0')
    expect((await desk('staff.consult.list', { whose: 'own' }, team.member)).list).toMatchObject([
      { consultId, assignedDocName: '陈志远' },
    ])
    expect(await sees(consultId, team.other)).toEqual({ events: [], assigned: team.member.docId, members: 3 })
    for (const [service, fields] of Object.entries({
      'staff.consult.reply': { replyContent: '我来' },
      'staff.consult.supplement.ask': { content: '化验单' },
      'staff.consult.finish': {},
      'staff.consult.refuse': { reason: '请到门诊' },
    }))
      expect((await desk(service, { consultId, ...fields }, team.other)).msg).toBe(
        '该咨询已分配给团队其他成员，请由其处理',
      )
    expect((await detailOf(consultId, patient.session)).messageList.at(-1).replyContent).toBe(
      '团队已安排陈志远医生为您解答。',
    )
    expect((await desk('staff.consult.reply', { consultId, replyContent: '您好' }, team.member)).code).toBe('0')
    expect((await desk('staff.consult.reply', { consultId, replyContent: '补充一句' }, team.chief)).code).toBe('0')
    expect((await desk('staff.consult.assign', { consultId, docId: '' }, team.chief)).code).toBe('0')
    expect((await desk('staff.consult.reply', { consultId, replyContent: '我也在' }, team.other)).code).toBe('0')
    const lines = await server.db.selectFrom('audit').select('action').where('recordId', '=', consultId).execute()
    expect(lines.filter(one => one.action === 'consult.assign')).toHaveLength(2)
  })

  test('only the chief assigns, only to members, only while it is going', async () => {
    const { team, consultId, patient } = await begun()
    const stranger = await aTeam(server)
    const assign = async (docId: string, by: { staffId: string }) =>
      (await desk('staff.consult.assign', { consultId, docId }, by)).msg
    expect(await assign(team.member.docId, team.member)).toBe('只有团队首席可以分配进行中的团队咨询')
    expect(await assign(stranger.member.docId, team.chief)).toBe('该医生不在团队中')
    expect(await assign(team.member.docId, stranger.chief)).toBe('记录不存在')
    await desk('staff.consult.reply', { consultId, replyContent: '您好' }, team.member)
    await server.call('nethos.consult.info.complete.v2', { consultId }, patient.session)
    expect(await assign(team.member.docId, team.chief)).toBe('只有团队首席可以分配进行中的团队咨询')
  })
})
