import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload, aPatient } from './testbed.ts'

const server = await openTestServer()
const hour = 3_600_000
const world = await aConsultWorld(server)
const stranger = await aPatient(server)

const statusOf = async (consultId: string) =>
  (await server.db.selectFrom('consult').select('status').where('consultId', '=', consultId).executeTakeFirstOrThrow())
    .status
const calling =
  (service: string) =>
  async (fields: object, session = world.patient.session) => {
    const { http, code, msg } = await server.call(service, fields, session)
    return code === '0' ? 'done' : `${http} ${code} ${msg}`
  }
const notFound = '200 00010440 记录不存在'

describe('取消申请', () => {
  const cancel = calling('nethos.consult.info.cancel')

  test('cancels an unpaid consult, once', async () => {
    const consultId = await world.consult({ status: 'unpaid' })
    const answers = await Promise.all([cancel({ consultId }), cancel({ consultId })])
    expect(answers.toSorted()).toEqual(['200 02010006 这次咨询已经不能取消', 'done'])
    expect(await statusOf(consultId)).toBe('cancelled')
    const { obj } = await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)
    expect(obj.consult).toMatchObject({ consultStatus: -1, consultStatusDescription: '已取消', startedAt: null })
  })

  test('is too late when it is paid, over, or past its time', async () => {
    const other = await aConsultWorld(server)
    for (const consultId of [
      await other.consult({ isAnswered: false }),
      await other.consult({ status: 'finished' }),
      await other.consult({
        status: 'unpaid',
        personId: (await aPatient(server)).personId,
        createdAt: server.runtime.clock.now() - 900_000,
      }),
    ]) {
      expect(await cancel({ consultId }, other.patient.session)).toBe('200 02010006 这次咨询已经不能取消')
    }
  })

  test('is nothing that another account could do', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ status: 'unpaid' })
    expect(await cancel({ consultId }, stranger.session)).toBe(notFound)
    expect(await cancel({ consultId: 'nothing' })).toBe(notFound)
    expect(await cancel({ consultId: 1 })).toBe('400 00010400 consultId格式不正确')
  })
})

describe('结束咨询', () => {
  const finish = calling('nethos.consult.info.complete.v2')

  test('ends an answered consult; the remaining replies stay until the window closes', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ repliesLeft: 3 })
    const { obj } = await server.call('nethos.consult.info.complete.v2', { consultId }, other.patient.session)
    expect(obj).toMatchObject({ consultId, consultStatus: 4, consultStatusDescription: '待评价' })
    const seen = await server.call('nethos.consult.info.detail', { consultId }, other.patient.session)
    expect(seen.obj).toMatchObject({ consult: { patReplyRemainNumber: 3 }, events: ['review', 'reply'] })
    expect(seen.obj.messageList).toMatchObject([{ msgLevel: 'SYS', replyContent: '已按您的要求结束本次咨询。' }])
    expect(await finish({ consultId }, other.patient.session)).toBe('200 02010007 医生回复后才能结束咨询')
  })

  test('is refused before the doctor has answered', async () => {
    const other = await aConsultWorld(server)
    expect(await finish({ consultId: await other.consult({ isAnswered: false }) }, other.patient.session)).toBe(
      '200 02010007 医生回复后才能结束咨询',
    )
  })

  test('is nothing that another account could do', async () => {
    const consultId = await (await aConsultWorld(server)).consult()
    expect(await finish({ consultId }, stranger.session)).toBe(notFound)
    expect(await finish({ consultId: null })).toBe('400 00010400 consultId格式不正确')
  })
})

describe('评价', () => {
  const review = calling('nethos.consult.info.comment')

  test("finishes the consult, stands in the doctor's sums, and is taken once", async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ status: 'unreviewed' })
    const send = () =>
      review({ consultId, score: 10, content: '讲得很清楚', tags: ['耐心', '专业'] }, other.patient.session)
    const answers = await Promise.all([send(), send()])
    expect(answers.toSorted()).toEqual(['200 02010009 这次咨询现在不能评价', 'done'])
    expect(await statusOf(consultId)).toBe('finished')
    const given = await server.call('nethos.consult.info.comment.get', { consultId }, other.patient.session)
    expect(given.obj).toMatchObject({ score: 10, content: '耐心,专业,讲得很清楚', tags: ['耐心', '专业'] })
    const doctor = await server.db
      .selectFrom('doctor')
      .select(['scoreSum', 'scoreCount', 'score'])
      .where('docId', '=', other.doctor.docId)
      .executeTakeFirstOrThrow()
    expect(doctor).toEqual({ scoreSum: 10, scoreCount: 1, score: 10 })
    const saved = await server.db
      .selectFrom('review')
      .select(['patientNameMasked', 'docId', 'moduleType'])
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
    expect(saved).toEqual({ patientNameMasked: '张*英', docId: other.doctor.docId, moduleType: 'DOCPIC' })
  })

  test('words of danger in it wake somebody, as in a consult that goes on', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ status: 'unreviewed', startedAt: server.runtime.clock.now() })
    const content = '没有人管我，我不想活了'
    expect(await review({ consultId, score: 2, content, tags: [] }, other.patient.session)).toBe('done')
    const alarm = await server.db
      .selectFrom('consultAlarm')
      .innerJoin('consult', 'consult.consultId', 'consultAlarm.consultId')
      .select(['redFlags', 'consultAlarm.status'])
      .where('consultAlarm.consultId', '=', consultId)
      .execute()
    expect(alarm).toEqual([{ redFlags: ['suicide'], status: 'raised' }])
  })

  test('up to a score of 4 keeps the text as it is', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ status: 'unreviewed' })
    expect(await review({ consultId, score: 4, content: '回复慢', tags: ['耐心'] }, other.patient.session)).toBe('done')
    expect(
      (await server.call('nethos.consult.info.comment.get', { consultId }, other.patient.session)).obj.content,
    ).toBe('回复慢')
  })

  test('is refused while it is going, and by the rules', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult()
    const send = (fields: object) => review({ consultId, score: 10, ...fields }, other.patient.session)
    expect(await send({})).toBe('200 02010009 这次咨询现在不能评价')
    expect(await send({ content: '好'.repeat(201) })).toBe('200 00010422 评价内容不能超过200个字')
    expect(await send({ score: 7 })).toBe('200 00010422 评分不正确')
    expect(await send({ score: '10' })).toBe('400 00010400 score格式不正确')
    expect((await server.call('nethos.consult.info.comment.get', { consultId }, other.patient.session)).obj).toBeNull()
  })

  test('is nothing that another account could do or see', async () => {
    const consultId = await world.consult({ status: 'unreviewed' })
    expect(await review({ consultId, score: 2 }, stranger.session)).toBe(notFound)
    expect(await calling('nethos.consult.info.comment.get')({ consultId }, stranger.session)).toBe(notFound)
  })
})

describe('补充资料', () => {
  const supplement = calling('nethos.consult.info.supplement')

  test('is added once, with pictures; and once more when the doctor asks for it', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ isAnswered: false })
    const attaId = await anUpload(server, other.patient)
    const send = (fields: object = {}) =>
      supplement({ consultId, supplementContent: '有糖尿病十年', ...fields }, other.patient.session)
    expect(await send({ attaIdList: [attaId] })).toBe('done')
    expect(await send()).toBe('200 02010008 这次咨询不能再补充资料')
    await server.staff.call(
      'staff.consult.supplement.ask',
      { consultId, content: '请拍一下药盒' },
      other.doctor.session,
    )
    const second = await anUpload(server, other.patient)
    expect(await send({ supplementContent: '这是药盒', attaIdList: [second] })).toBe('done')
    const { consult, messageList } = (
      await server.call('nethos.consult.info.detail', { consultId }, other.patient.session)
    ).obj
    expect(consult).toMatchObject({ supplementContent: '有糖尿病十年\n这是药盒', supplementAskedAt: null })
    expect(consult.supplementAttaList.map((one: { attaId: string }) => one.attaId)).toEqual([attaId, second])
    expect(messageList.map((one: { replyContent: string }) => one.replyContent)).toEqual([
      '补充资料已送到。',
      '医生希望您补充资料：请拍一下药盒',
      '补充资料已送到。',
    ])
  })

  test("is refused when the consult is over, with another's file, in another's consult, and by the rules", async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult()
    const send = (fields: object, session = other.patient.session) =>
      supplement({ consultId, supplementContent: '补充', ...fields }, session)
    expect(await send({ consultId: await other.consult({ status: 'finished' }) })).toBe(
      '200 02010008 这次咨询不能再补充资料',
    )
    expect(await send({ attaIdList: [await anUpload(server, stranger)] })).toBe(notFound)
    expect(await send({}, stranger.session)).toBe(notFound)
    expect(await send({ supplementContent: '' })).toBe('200 00010422 补充资料不能为空')
    expect(await send({ supplementContent: '长'.repeat(501) })).toBe('200 00010422 补充资料不能超过500个字')
    expect(await send({ attaIdList: 'x' })).toBe('400 00010400 attaIdList格式不正确')
  })
})

test('a window that closed with an early end takes no more replies', async () => {
  const other = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const consultId = await other.consult({
    status: 'unreviewed',
    repliesLeft: 5,
    firstReplyAt: now - 49 * hour,
    endedAt: now - 40 * hour,
  })
  const { consult, events } = (await server.call('nethos.consult.info.detail', { consultId }, other.patient.session))
    .obj
  expect(consult.patReplyRemainNumber).toBe(0)
  expect(events).toEqual(['review'])
})
