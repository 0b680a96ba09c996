import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { eventChannel } from '../../events/hub.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload, aPatient } from './testbed.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.reply'
const hour = 3_600_000

const rowOf = (consultId: string) =>
  server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
const asReplyMessage = async (consultId: string) =>
  (
    await server.db
      .selectFrom('consultMessage')
      .select('content')
      .where('consultId', '=', consultId)
      .orderBy('seq')
      .execute()
  ).map(one => one.content)

describe("a patient's reply", () => {
  test('takes one of the remaining replies and stands in the stream', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ replyLimit: 10 })
    const { code, obj } = await server.call(
      name,
      { consultId, replyContent: ' 昨天量的是 140 ' },
      world.patient.session,
    )
    expect(code).toBe('0')
    expect(obj).toMatchObject({
      msgType: 'TEXT',
      replyContent: '昨天量的是 140',
      replierType: 'PAT',
      replierName: '张秀英',
      senderIdentity: '患者',
      patReplyRemainNumber: 9,
      hasAtta: false,
      attaList: [],
    })
    expect(await asReplyMessage(consultId)).toEqual(['昨天量的是 140'])
    expect(await rowOf(consultId)).toMatchObject({ repliesLeft: 9, staffUnread: 1, lastText: '昨天量的是 140' })
  })

  test('may be up to nine of his own files; the server tells what they are', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const pictures = [await anUpload(server, world.patient), await anUpload(server, world.patient)]
    const sent = await server.call(name, { consultId, attaIdList: pictures }, world.patient.session)
    expect(sent.obj).toMatchObject({
      msgType: 'IMAGE',
      hasAtta: true,
      attaList: pictures.map(attaId => ({ attaId, type: 'picture' })),
    })
    const pdf = await anUpload(server, world.patient, 'pdf')
    expect(
      (await server.call(name, { consultId, attaIdList: [pdf], msgType: 'DOCUMENT' }, world.patient.session)).obj
        .msgType,
    ).toBe('DOCUMENT')
    expect((await rowOf(consultId)).lastText).toBe('[文件]')
    expect((await server.call('nethos.consult.atta.num', { consultId }, world.patient.session)).obj).toBe(3)
  })

  test('is heard by the doctor', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult()
    const listener = new pg.Client(server.database.appUrl)
    await listener.connect()
    await listener.query(`listen ${eventChannel}`)
    // What the test before has announced may still be on its way.
    const outcome: object[] = []
    listener.on('notification', ({ payload }) => outcome.push(JSON.parse(payload ?? '{}') as object))
    await server.call(name, { consultId, replyContent: '在吗' }, world.patient.session)
    await expect
      .poll(() => outcome)
      .toContainEqual({ to: { docId: world.doctor.docId }, type: 'consult', id: consultId })
    await listener.end()
  })

  test('sent again with the same sendId is taken once', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ replyLimit: 5 })
    const send = () => server.call(name, { consultId, replyContent: '好的', sendId: 'one' }, world.patient.session)
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(one => one.obj.messageId)).size).toBe(1)
    expect(answers.map(one => one.code)).toEqual(['0', '0', '0'])
    expect(await asReplyMessage(consultId)).toEqual(['好的'])
    expect((await rowOf(consultId)).repliesLeft).toBe(4)
  })

  test('goes on after an early end, while replies and time are left', async () => {
    const world = await aConsultWorld(server)
    const now = server.runtime.clock.now()
    const consultId = await world.consult({
      status: 'unreviewed',
      repliesLeft: 2,
      firstReplyAt: now - 47 * hour,
      endedAt: now - hour,
    })
    expect(
      (await server.call(name, { consultId, replyContent: '再问一句' }, world.patient.session)).obj
        .patReplyRemainNumber,
    ).toBe(1)
  })
})

describe('the last reply', () => {
  test('of three at the same moment is one', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ replyLimit: 10, repliesLeft: 1 })
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map(replyContent => server.call(name, { consultId, replyContent }, world.patient.session)),
    )
    expect(answers.filter(one => one.code === '0')).toHaveLength(1)
    for (const one of answers.filter(answer => answer.code !== '0'))
      expect(one).toMatchObject({ code: '02010010', msg: '您的回复条数已用完，暂无法回复' })
    expect(await asReplyMessage(consultId)).toHaveLength(1)
    expect((await rowOf(consultId)).repliesLeft).toBe(0)
  })

  test('sent three times with the same sendId is that one message', async () => {
    const world = await aConsultWorld(server)
    const consultId = await world.consult({ replyLimit: 10, repliesLeft: 1 })
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        server.call(name, { consultId, replyContent: '谢谢', sendId: 'last' }, world.patient.session),
      ),
    )
    expect(answers.map(one => one.code)).toEqual(['0', '0', '0'])
    expect(new Set(answers.map(one => one.obj.messageId)).size).toBe(1)
  })
})

describe("a patient's reply is refused", async () => {
  const world = await aConsultWorld(server)
  const answerTo = async (
    consultId: string,
    fields: object = { replyContent: '您好' },
    session = world.patient.session,
  ) => {
    const { http, code, msg } = await server.call(name, { consultId, ...fields }, session)
    return `${http} ${code} ${msg}`
  }
  const going = await world.consult()

  test('before the doctor has answered', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ isAnswered: false })
    expect(await answerTo(consultId, undefined, other.patient.session)).toBe(
      '200 02010012 医生还没有回复。要补充病情，请点“补充资料”',
    )
  })

  test('once the 48 hours are over, even before the clock has moved the row', async () => {
    const other = await aConsultWorld(server)
    const consultId = await other.consult({ createdAt: server.runtime.clock.now() - 48 * hour })
    expect(await answerTo(consultId, undefined, other.patient.session)).toBe(
      '200 02010010 您的回复条数已用完，暂无法回复',
    )
  })

  test('when unpaid, cancelled or expired', async () => {
    for (const status of ['cancelled', 'expired'] as const)
      expect(await answerTo(await world.consult({ status }))).toBe('200 02010013 这次咨询现在不能回复')
    const other = await aConsultWorld(server)
    expect(await answerTo(await other.consult({ status: 'unpaid' }), undefined, other.patient.session)).toBe(
      '200 02010013 这次咨询现在不能回复',
    )
  })

  test("with another account's file, which takes no reply", async () => {
    const attaId = await anUpload(server, await aPatient(server))
    expect(await answerTo(going, { attaIdList: [attaId] })).toBe('200 00010440 记录不存在')
    expect((await rowOf(going)).repliesLeft).toBe(10)
  })

  test("in another account's consult", async () => {
    const { session } = await aPatient(server)
    expect(await answerTo(going, undefined, session)).toBe('200 00010440 记录不存在')
    expect(await answerTo('nothing')).toBe('200 00010440 记录不存在')
  })

  test('where a rule is broken, and with wrong types', async () => {
    expect(await answerTo(going, { replyContent: '好'.repeat(101) })).toBe('200 00010422 回复内容不能超过100个字')
    expect(await answerTo(going, {})).toBe('200 00010422 请输入回复内容')
    expect(await answerTo(going, { attaIdList: Array.from({ length: 10 }, (_, at) => `a${at}`) })).toBe(
      '200 00010422 最多选择9张',
    )
    expect(await answerTo(going, { replyContent: 5 })).toBe('400 00010400 replyContent格式不正确')
  })
})
