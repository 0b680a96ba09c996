import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { eventChannel } from '../../events/hub.ts'
import { openTestServer } from '../../testing/server.ts'
import { anUpload } from '../consult/testbed.ts'
import { aDoctor, aFollowWorld, aPatient, talkRow } from './testbed.ts'

const server = await openTestServer()
const sendMessage = 'nethos.follow.message.send'
const list = 'nethos.follow.message.list'
const missing = { code: '00010440', msg: '记录不存在' }

describe('what the patient says', () => {
  test('stands in the talk, and waits for the doctor', async () => {
    const { patient, followId } = await aFollowWorld(server)
    const { code, obj } = await server.call(sendMessage, { followId, msgText: ' 您好 ' }, patient.session)
    expect(code).toBe('0')
    expect(obj).toMatchObject({
      followId,
      msgType: 'TEXT',
      msgText: '您好',
      card: null,
      senderType: 'PAT',
      senderName: '张秀英',
      audioLength: 0,
      attaList: [],
    })
    expect(await talkRow(server.db, followId)).toMatchObject({ lastText: '您好', staffUnread: 1, patientUnread: 0 })
    const reply = await server.call(list, { followId }, patient.session)
    expect(reply.list).toEqual([obj])
  })

  test('is flagged when it cannot wait: taken all the same, and what to do at once stands below, once a day', async () => {
    const { patient, followId } = await aFollowWorld(server)
    const send = (msgText: string) => server.call(sendMessage, { followId, msgText }, patient.session)
    expect((await send('医生，我突然胸痛')).code).toBe('0')
    expect((await send('胸痛得厉害')).code).toBe('0')
    const { list: reply } = await server.call(list, { followId }, patient.session)
    expect(reply.map((one: { senderType: string }) => one.senderType)).toEqual(['PAT', 'SYS', 'PAT'])
    expect(reply[1].msgText).toContain('您描述的情况可能很紧急（胸痛）。请不要等待回复，立即拨打120')
    expect(await talkRow(server.db, followId)).toMatchObject({ staffUnread: 3, patientUnread: 0 })
  })

  test('may be pictures, a document, or a recording; the server tells which', async () => {
    const { patient, followId } = await aFollowWorld(server)
    const send = async (sent: object) => (await server.call(sendMessage, { followId, ...sent }, patient.session)).obj
    const [one, two] = [await anUpload(server, patient), await anUpload(server, patient)]
    expect(await send({ attaIdList: [one, two] })).toMatchObject({
      msgType: 'IMAGE',
      attaList: [{ attaId: one }, { attaId: two }],
    })
    expect((await talkRow(server.db, followId))?.lastText).toBe('[图片]')
    const pdf = await anUpload(server, patient, 'pdf')
    expect(await send({ attaIdList: [pdf] })).toMatchObject({ msgType: 'DOCUMENT' })
    const voice = await anUpload(server, patient, 'audio')
    expect(await send({ attaIdList: [voice], audioLength: 7 })).toMatchObject({ msgType: 'AUDIO', audioLength: 7 })
    expect((await talkRow(server.db, followId))?.lastText).toBe('[语音]')
    expect(
      await server.call(sendMessage, { followId, msgText: '听', attaIdList: [voice] }, patient.session),
    ).toMatchObject({
      code: '02030003',
      msg: '语音请单独发送',
    })
  })

  test('a recording is given whole or in parts, as phones ask for it', async () => {
    const { patient, followId } = await aFollowWorld(server)
    const voice = await anUpload(server, patient, 'audio')
    const { storageKey } = await server.db
      .selectFrom('attachment')
      .select('storageKey')
      .where('attaId', '=', voice)
      .executeTakeFirstOrThrow()
    await server.runtime.files.put(storageKey, Buffer.from('0123456789'))
    const { obj } = await server.call(sendMessage, { followId, attaIdList: [voice], audioLength: 3 }, patient.session)
    const part = async (range?: string) => {
      const answer = await server.get(obj.attaList[0].url, range === undefined ? {} : { range })
      return [answer.status, await answer.text(), answer.headers.get('content-range')]
    }
    expect(await part()).toEqual([200, '0123456789', null])
    expect(await part('bytes=0-1')).toEqual([206, '01', 'bytes 0-1/10'])
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await part('bytes=8-99')).toEqual([206, '89', 'bytes 8-9/10'])
    for (const odd of ['bytes=20-30', 'bytes=5-2', 'bytes=-', 'bytes=0-1,3-4']) expect((await part(odd))[0]).toBe(200)
  })

  test('sent again with the same sendId is taken once, also at the same moment', async () => {
    const { patient, followId } = await aFollowWorld(server)
    const send = () => server.call(sendMessage, { followId, msgText: '在吗', sendId: 's1' }, patient.session)
    const [a, b] = await Promise.all([send(), send()])
    expect(a.obj.messageId).toBe(b.obj.messageId)
    expect((await send()).obj.messageId).toBe(a.obj.messageId)
    expect((await talkRow(server.db, followId))?.staffUnread).toBe(1)
  })

  test('is heard by the doctor', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const listener = new pg.Client(server.database.appUrl)
    await listener.connect()
    await listener.query(`listen ${eventChannel}`)
    const notified = once(listener, 'notification')
    await server.call(sendMessage, { followId, msgText: '在吗' }, patient.session)
    const [{ payload }] = await notified
    await listener.end()
    expect(JSON.parse(payload)).toEqual({ to: { docId: doctor.docId }, type: 'follow', id: followId })
  })

  test.each([
    [{ msgText: '长'.repeat(101) }, '消息内容不能超过100个字'],
    [{ msgText: ' ' }, '请输入消息内容'],
    [{ msgText: '好', audioLength: 61 }, '语音不能超过60秒'],
    [{ attaIdList: Array.from({ length: 10 }, (_, at) => `a${at}`) }, '最多选择9张'],
  ])('%j breaks a rule: %s', async (sent, sentence) => {
    const { patient, followId } = await aFollowWorld(server)
    expect((await server.call(sendMessage, { followId, ...sent }, patient.session)).msg).toBe(sentence)
  })

  test('of a wrong type is no message', async () => {
    const { patient, followId } = await aFollowWorld(server)
    expect((await server.call(sendMessage, { followId, msgText: 5 }, patient.session)).msg).toBe('msgText格式不正确')
  })

  test("another's talk, another's file and nobody's talk do not exist", async () => {
    const { patient, followId } = await aFollowWorld(server)
    const other = await aPatient(server)
    expect(await server.call(sendMessage, { followId, msgText: '我' }, other.session)).toMatchObject(missing)
    expect(await server.call(list, { followId }, other.session)).toMatchObject(missing)
    expect(await server.call('nethos.follow.message.read', { followId }, other.session)).toMatchObject(missing)
    expect(await server.call('nethos.follow.get', { followId }, other.session)).toMatchObject(missing)
    const file = await anUpload(server, other)
    expect(await server.call(sendMessage, { followId, attaIdList: [file] }, patient.session)).toMatchObject(missing)
    expect(await server.call(sendMessage, { followId: 'none', msgText: '我' }, patient.session)).toMatchObject(missing)
  })

  test('is not taken after unfollowing; what was said is still there, and coming back goes on with it', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    await server.call(sendMessage, { followId, msgText: '第一句' }, patient.session)
    await server.call('nethos.follow.cancel', { docId: doctor.docId }, patient.session)
    expect(await server.call(sendMessage, { followId, msgText: '第二句' }, patient.session)).toMatchObject({
      code: '02030001',
      msg: '您已取消关注这位医生，重新关注后可以继续沟通',
    })
    expect((await server.call(list, { followId }, patient.session)).list).toHaveLength(1)
    const again = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)
    expect(again.obj.followId).toBe(followId)
    expect((await server.call(sendMessage, { followId, msgText: '第二句' }, patient.session)).code).toBe('0')
  })

  test('is not taken by a doctor who has left', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    await server.db.updateTable('doctor').set({ isActive: false }).where('docId', '=', doctor.docId).execute()
    expect(await server.call(sendMessage, { followId, msgText: '在吗' }, patient.session)).toMatchObject({
      code: '02030002',
    })
    expect((await server.call('nethos.follow.get', { followId }, patient.session)).obj).toMatchObject({
      isFollow: true,
      sysDoc: { docId: doctor.docId },
    })
  })
})

test('a long talk comes page by page, the newest first, and goes on before a message though new ones came', async () => {
  const { patient, followId } = await aFollowWorld(server)
  for (let nth = 1; nth <= 7; nth++)
    await server.call(sendMessage, { followId, msgText: `第${nth}句` }, patient.session)
  const page = async (asked: object) => {
    const { list: rows, paginator } = await server.call(list, { followId, pageSize: 3, ...asked }, patient.session)
    return { texts: rows.map((one: { msgText: string }) => one.msgText), rows, more: paginator.hasNextPage }
  }
  const first = await page({})
  expect(first).toMatchObject({ texts: ['第7句', '第6句', '第5句'], more: true })
  await server.call(sendMessage, { followId, msgText: '第8句' }, patient.session)
  const second = await page({ beforeId: first.rows[2].messageId })
  expect(second).toMatchObject({ texts: ['第4句', '第3句', '第2句'], more: true })
  expect(await page({ beforeId: second.rows[2].messageId })).toMatchObject({ texts: ['第1句'], more: false })
  expect(await page({ pageNum: 3 })).toMatchObject({ texts: ['第2句', '第1句'], more: false })
})

describe('whom I follow', () => {
  test('the latest first, with what waits; unfollowed ones fall away', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const other = await aDoctor(server)
    await server.advance(60)
    await server.call('nethos.follow.dp.add', { docId: other.docId }, patient.session)
    await server.staff.call('staff.follow.message.send', { followId, msgText: '记得复查' }, doctor.session)
    const followed = async () =>
      (await server.call('nethos.follow.docpat.list', {}, patient.session)).list.map(
        (one: { docId: string; unReadCount: number }) => [one.docId, one.unReadCount],
      )
    expect(await followed()).toEqual([
      [other.docId, 0],
      [doctor.docId, 1],
    ])
    await server.call('nethos.follow.cancel', { docId: other.docId }, patient.session)
    expect(await followed()).toEqual([[doctor.docId, 1]])
    expect((await server.call('nethos.follow.get', { docId: other.docId }, patient.session)).obj.isFollow).toBe(false)
    expect((await server.call('nethos.doc.detail', { docId: doctor.docId }, patient.session)).obj).toMatchObject({
      isFollow: true,
      followId,
      followCount: 1,
    })
    expect((await server.call('nethos.doc.detail', { docId: other.docId }, patient.session)).obj).toMatchObject({
      isFollow: false,
      followId: null,
      followCount: 0,
    })
  })

  test('the newest message of each talk, until it is read', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const last = async () => (await server.call('nethos.follow.message.last.list', {}, patient.session)).list
    expect(await last()).toEqual([])
    await server.call(sendMessage, { followId, msgText: '您好' }, patient.session)
    await server.staff.call('staff.follow.message.send', { followId, msgText: '记得复查' }, doctor.session)
    expect(await last()).toMatchObject([
      { followId, docId: doctor.docId, lastMessage: { msgType: 'TEXT', msgText: '记得复查', unReadCount: 1 } },
    ])
    await server.call('nethos.follow.message.read', { followId }, patient.session)
    expect(await last()).toMatchObject([{ lastMessage: { unReadCount: 0 } }])
    await server.call('nethos.follow.cancel', { docId: doctor.docId }, patient.session)
    expect(await last()).toEqual([])
  })

  test('whether I follow a doctor is told by the doctor or by the follow', async () => {
    const { patient, followId, doctor } = await aFollowWorld(server)
    const get = async (asked: object) => server.call('nethos.follow.get', asked, patient.session)
    expect((await get({ docId: doctor.docId })).obj).toMatchObject({ followId, isFollow: true })
    expect((await get({ docId: (await aDoctor(server)).docId })).obj).toMatchObject({ followId: null, isFollow: false })
    expect(await get({ docId: 'none' })).toMatchObject(missing)
    expect((await get({})).msg).toBe('请选择医生')
  })

  test('a guest follows nobody', async () => {
    for (const name of ['nethos.follow.docpat.list', 'nethos.follow.message.last.list'])
      expect((await server.call(name, {})).code).toBe('00010401')
  })
})
