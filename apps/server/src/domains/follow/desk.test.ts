import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from '../account/account.samples.ts'
import { anUpload } from '../consult/testbed.ts'
import { anArticle, anArticleType, aTeam } from '../doctors/doctors.samples.ts'
import { aDoctor, aFollowWorld, talkRow } from './testbed.ts'

const server = await openTestServer()
const missing = { code: '00010440', msg: '记录不存在' }
const send = (followId: string, sent: object, session: object) =>
  server.staff.call('staff.follow.message.send', { followId, ...sent }, session as never)

describe('the doctor’s followers', () => {
  test('talks, who waits, and everybody; each with who it is', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const rows = async (tab: string) =>
      (await server.staff.call('staff.follow.list', { tab }, doctor.session)).list as object[]
    expect(await rows('talks')).toEqual([])
    expect(await rows('all')).toMatchObject([
      { followId, patName: '张秀英', patientGender: 'F', patientAge: 71, isFollowing: true, lastMessage: null },
    ])
    await server.call('nethos.follow.message.send', { followId, msgText: '您好' }, patient.session)
    expect(await rows('unread')).toMatchObject([{ followId, lastMessage: { msgText: '您好', unReadCount: 1 } }])
    const counts = async () => (await server.staff.call('staff.follow.counts', {}, doctor.session)).obj
    expect(await counts()).toEqual({ followers: 1, talks: 1, unread: 1 })
    await server.staff.call('staff.follow.message.read', { followId }, doctor.session)
    expect(await rows('unread')).toEqual([])
    expect(await rows('talks')).toHaveLength(1)
    await server.call('nethos.follow.cancel', { docId: doctor.docId }, patient.session)
    expect(await rows('all')).toEqual([])
    expect(await rows('talks')).toMatchObject([{ isFollowing: false }])
    expect(await counts()).toEqual({ followers: 0, talks: 1, unread: 0 })
  })

  test('whose names he sees is written down, once a day', async () => {
    const { patient, doctor } = await aFollowWorld(server)
    for (const tab of ['all', 'talks', 'all']) await server.staff.call('staff.follow.list', { tab }, doctor.session)
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'accountId'])
      .where('actorId', '=', doctor.staffId)
      .execute()
    expect(lines).toEqual([{ action: 'follow.list', accountId: patient.accountId }])
  })

  test('are nobody else’s', async () => {
    const { followId } = await aFollowWorld(server)
    const other = await aDoctor(server)
    expect((await server.staff.call('staff.follow.list', { tab: 'all' }, other.session)).list).toEqual([])
    for (const name of ['staff.follow.message.list', 'staff.follow.message.read'])
      expect(await server.staff.call(name, { followId }, other.session)).toMatchObject(missing)
    expect(await send(followId, { msgText: '您好' }, other.session)).toMatchObject(missing)
  })

  test('are not the office’s, and not a patient’s', async () => {
    const { patient } = await aFollowWorld(server)
    const { staffId } = await server.db
      .insertInto('staff')
      .values({ login: 'office', passwordHash: '', name: '周', role: 'operator', createdAt: new Date() })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const office = await server.sessionOf({ staffId })
    expect((await server.staff.call('staff.follow.list', {}, office)).code).toBe('00010441')
    expect((await server.call('staff.follow.list', {}, patient.session)).code).toBe('00010401')
  })
})

describe('an answer', () => {
  test('is in the doctor’s name, waits for the patient, and is written down', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const { obj } = await send(followId, { msgText: '长'.repeat(1000) }, doctor.session)
    expect(obj).toMatchObject({ msgType: 'TEXT', senderType: 'DOC', senderName: '陈志远' })
    expect(await talkRow(server.db, followId)).toMatchObject({ patientUnread: 1, staffUnread: 0 })
    const seen = await server.call('nethos.follow.message.list', { followId }, patient.session)
    expect(seen.list).toHaveLength(1)
    await server.staff.call('staff.follow.message.list', { followId }, doctor.session)
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'actorId', 'accountId'])
      .where('recordId', '=', followId)
      .orderBy('at')
      .execute()
    const by = { actorId: doctor.staffId, accountId: patient.accountId }
    expect(lines).toEqual([
      { action: 'follow.reply', ...by },
      { action: 'follow.read', ...by },
    ])
  })

  test('is not sent to who has left, nor with another’s file, nor empty', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    expect((await send(followId, {}, doctor.session)).msg).toBe('请输入消息内容')
    expect((await send(followId, { msgText: '长'.repeat(1001) }, doctor.session)).msg).toBe('消息内容不能超过1000个字')
    const file = await anUpload(server, patient)
    expect(await send(followId, { attaIdList: [file] }, doctor.session)).toMatchObject(missing)
    await server.call('nethos.follow.cancel', { docId: doctor.docId }, patient.session)
    expect(await send(followId, { msgText: '您好' }, doctor.session)).toMatchObject({
      code: '04015001',
      msg: '患者已取消关注，无法发送消息',
    })
  })

  test('shows the patient a file that nobody else sees', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const file = await anUpload(server, doctor)
    await server.runtime.files.put(
      (
        await server.db
          .selectFrom('attachment')
          .select('storageKey')
          .where('attaId', '=', file)
          .executeTakeFirstOrThrow()
      ).storageKey,
      Buffer.from('picture'),
    )
    await send(followId, { attaIdList: [file] }, doctor.session)
    const { list } = await server.call('nethos.follow.message.list', { followId }, patient.session)
    expect((await server.get(list[0].attaList[0].url)).status).toBe(200)
    const stranger = await aFollowWorld(server)
    const own = await anUpload(server, stranger.patient)
    const sent = await server.call(
      'nethos.follow.message.send',
      { followId: stranger.followId, attaIdList: [own] },
      stranger.patient.session,
    )
    const ticket = new URL(sent.obj.attaList[0].url, server.origin).search
    expect((await server.get(`/files/${file}${ticket}`)).status).toBe(404)
  })

  test('a long talk goes on before a message', async () => {
    const { doctor, followId } = await aFollowWorld(server)
    for (const msgText of ['一', '二', '三']) await send(followId, { msgText }, doctor.session)
    const page = async (asked: object) =>
      (await server.staff.call('staff.follow.message.list', { followId, pageSize: 2, ...asked }, doctor.session)).obj
    const first = await page({})
    expect(first).toMatchObject({ hasOlder: true, messages: [{ msgText: '三' }, { msgText: '二' }] })
    expect(await page({ beforeId: first.messages[1].messageId })).toMatchObject({
      hasOlder: false,
      messages: [{ msgText: '一' }],
    })
  })
})

describe('a recording', () => {
  test('goes alone, as long as a minute, and is heard by the patient', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const voice = await anUpload(server, doctor, 'audio')
    const alone = { code: '02030003', msg: '语音请单独发送' }
    expect(await send(followId, { attaIdList: [voice], msgText: '听' }, doctor.session)).toMatchObject(alone)
    const picture = await anUpload(server, doctor)
    expect(await send(followId, { attaIdList: [voice, picture] }, doctor.session)).toMatchObject(alone)
    expect((await send(followId, { attaIdList: [voice], audioLength: 61 }, doctor.session)).msg).toBe(
      '语音不能超过60秒',
    )
    expect(await send(followId, { attaIdList: [voice], audioLength: '7' }, doctor.session)).toMatchObject({ http: 400 })
    const theirs = await anUpload(server, patient, 'audio')
    expect(await send(followId, { attaIdList: [theirs] }, doctor.session)).toMatchObject(missing)
    await send(followId, { attaIdList: [voice], audioLength: 7 }, doctor.session)
    const { list } = await server.call('nethos.follow.message.list', { followId }, patient.session)
    expect(list).toMatchObject([{ msgType: 'AUDIO', audioLength: 7, senderType: 'DOC', attaList: [{ attaId: voice }] }])
  })
})

describe('a card', async () => {
  const { patient, doctor, followId } = await aFollowWorld(server)
  const teamId = await aTeam(server.db, { teamName: '高血压管理团队' })
  await anArticle(server.db, { articleId: 'own', docId: doctor.docId, title: '量血压的时间', summary: '早晚各一次' })
  await anArticleType(server.db)
  await anArticle(server.db, { articleId: 'house', typeId: 'he1', shelf: 'health', title: '血压计怎么选' })
  await anArticle(server.db, { articleId: 'gone', docId: doctor.docId, title: '下架的', status: 'withdrawn' })
  const cards = async (cardKind: string, word = '') =>
    (await server.staff.call('staff.follow.card.list', { cardKind, word }, doctor.session)).list
  const send = (fields: object, as = doctor.session) =>
    server.staff.call('staff.follow.card.send', { followId, ...fields }, as)

  test('is found by words, among what patients find', async () => {
    const own = { cardId: 'own', title: '量血压的时间', desc: '早晚各一次', link: '/doc/article/own' }
    expect(await cards('article')).toEqual([own])
    expect(await cards('article', '血压')).toEqual([
      own,
      { cardId: 'house', title: '血压计怎么选', desc: '心脑血管', link: '/he/detail?newId=house' },
    ])
    expect(await cards('article', '下架')).toEqual([])
    expect(await cards('doctor', '陈志远')).toContainEqual({
      cardId: doctor.docId,
      title: '陈志远 主任医师',
      desc: expect.stringContaining(' · ') as string,
      link: `/doc/index?docId=${doctor.docId}`,
    })
    expect((await cards('doctor')).length).toBeGreaterThan(0)
    const team = {
      cardId: teamId,
      title: '高血压管理团队',
      desc: '内科 · 南山云医院',
      link: `/team/${teamId}/detail`,
    }
    expect(await cards('team', '高血压')).toEqual([team])
    expect(await cards('team')).toContainEqual(team)
  })

  test.each([{ cardKind: 'drug' }, { cardKind: 'team', word: 7 }, {}])('%j is a wrong question', async fields => {
    expect((await server.staff.call('staff.follow.card.list', fields, doctor.session)).http).toBe(400)
  })

  test('asks for shorter words in words', async () => {
    const asked = { cardKind: 'team', word: '病'.repeat(51) }
    expect((await server.staff.call('staff.follow.card.list', asked, doctor.session)).msg).toBe(
      '搜索内容不能超过50个字',
    )
  })

  test('leads the patient to what it shows, is sent once, and is written down', async () => {
    const sent = { cardKind: 'article', cardId: 'own', sendId: 'once' }
    const first = await send(sent)
    expect((await send(sent)).obj.messageId).toBe(first.obj.messageId)
    await send({ cardKind: 'article', cardId: 'house' })
    await send({ cardKind: 'doctor', cardId: doctor.docId })
    await send({ cardKind: 'team', cardId: teamId })
    const { list } = await server.call('nethos.follow.message.list', { followId }, patient.session)
    expect(list.map((one: any) => [one.msgType, one.msgText, one.card.link]).toReversed()).toEqual([
      ['ARTICLE', '量血压的时间', '/doc/article/own'],
      ['ARTICLE', '血压计怎么选', '/he/detail?newId=house'],
      ['CARD_MESSAGE', '陈志远 主任医师', `/doc/index?docId=${doctor.docId}`],
      ['CARD_MESSAGE', '高血压管理团队', `/team/${teamId}/detail`],
    ])
    const rows = (await server.staff.call('staff.follow.list', {}, doctor.session)).list
    expect(rows).toMatchObject([{ lastMessage: { msgText: '[卡片]高血压管理团队' } }])
    const lines = await server.db
      .selectFrom('audit')
      .select('accountId')
      .where('recordId', '=', followId)
      .where('action', '=', 'follow.reply')
      .execute()
    expect(lines).toEqual(Array.from({ length: 4 }, () => ({ accountId: patient.accountId })))
  })

  test('of what is withdrawn or hidden is not sent; nor by another doctor, nor to who has left', async () => {
    const gone = { code: '04015003', msg: '该内容已下架或隐藏，请选择其他内容' }
    const hidden = await aTeam(server.db, { teamName: '隐藏的团队', isShown: false, isOpen: false })
    for (const [cardKind, cardId] of [
      ['article', 'gone'],
      ['article', 'nothing'],
      ['doctor', 'nobody'],
      ['team', hidden],
    ])
      expect(await send({ cardKind, cardId })).toMatchObject(gone)
    const card = { cardKind: 'team', cardId: teamId }
    expect(await send(card, (await aDoctor(server)).session)).toMatchObject(missing)
    expect((await send({ ...card, cardKind: 'drug' })).http).toBe(400)
    await server.call('nethos.follow.cancel', { docId: doctor.docId }, patient.session)
    expect(await send(card)).toMatchObject({ code: '04015001', msg: '患者已取消关注，无法发送消息' })
  })
})

describe('the doctor’s own code', () => {
  test('is made once, stays the same, and leads a scanner to the doctor', async () => {
    const { patient, doctor, followId } = await aFollowWorld(server)
    const own = async () => (await server.staff.call('staff.follow.code', {}, doctor.session)).obj
    const { exclusiveCodeId, docName } = await own()
    expect(docName).toBe('陈志远')
    expect((await own()).exclusiveCodeId).toBe(exclusiveCodeId)
    const scan = (session?: typeof patient.session) =>
      server.call('nethos.doc.exclusive.code.scan.get', { exclusiveCodeId }, session)
    expect((await scan()).obj).toMatchObject({ docId: doctor.docId, isFollow: false, sysDoc: { docName: '陈志远' } })
    expect((await scan(patient.session)).obj).toMatchObject({ isFollow: true, followId })
    expect((await server.call('nethos.doc.detail', { docId: doctor.docId })).obj.exclusiveCodeId).toBe(exclusiveCodeId)
    await server.db.updateTable('doctor').set({ isActive: false }).where('docId', '=', doctor.docId).execute()
    expect(await scan()).toMatchObject({ code: '02050001' })
  })

  test('his promote code is his alone: who registers with it is counted, follows him, and is named to nobody', async () => {
    const { doctor } = await aFollowWorld(server)
    const own = async () => (await server.staff.call('staff.follow.code', {}, doctor.session)).obj
    const { promoteCode, registered } = await own()
    expect(promoteCode).toMatch(/^D[A-HJ-NP-Z2-9]{8}$/)
    expect(registered).toBe(0)
    const shown = (code: unknown) => server.call('smarthos.promote.code.get', { promoteCode: code })
    expect((await shown(promoteCode)).obj).toMatchObject({ docId: doctor.docId, sysDoc: { docName: '陈志远' } })
    expect(await shown('DAAAAAAAA')).toMatchObject({ code: '02050002', msg: '推广码无效或已停用' })
    expect(await shown(7)).toMatchObject({ http: 400 })
    const one = await aRegistered(server, { promoteCode, docId: doctor.docId })
    await aRegistered(server, { promoteCode: 'DAAAAAAAA', docId: 'nobody', exclusiveCodeId: 'nobody' })
    const { obj } = await server.call('nethos.doc.card', { docId: doctor.docId }, one.session)
    expect(obj.isFollow).toBe(true)
    expect(await own()).toMatchObject({ promoteCode, registered: 1 })
  })

  test('whoever registers with his scanned code follows him', async () => {
    const { doctor } = await aFollowWorld(server)
    const { exclusiveCodeId } = (await server.staff.call('staff.follow.code', {}, doctor.session)).obj
    const { session } = await aRegistered(server, { exclusiveCodeId })
    expect((await server.call('nethos.doc.card', { docId: doctor.docId }, session)).obj.isFollow).toBe(true)
  })

  test('a code that nobody gave out is told', async () => {
    expect(await server.call('nethos.doc.exclusive.code.scan.get', { exclusiveCodeId: 'nobody' })).toMatchObject({
      code: '02050001',
      msg: '二维码无效或已失效，请重新向医生索要',
    })
  })

  test('a nurse who is no doctor of the list has none', async () => {
    const { staffId } = await server.db
      .insertInto('staff')
      .values({ login: 'nurse', passwordHash: '', name: '李护士', role: 'nurse', createdAt: new Date() })
      .returning('staffId')
      .executeTakeFirstOrThrow()
    const nurse = await server.sessionOf({ staffId })
    expect(await server.staff.call('staff.follow.code', {}, nurse)).toMatchObject({ code: '04015002' })
    expect((await server.staff.call('staff.follow.list', { tab: 'all' }, nurse)).list).toEqual([])
    expect((await server.staff.call('staff.follow.counts', {}, nurse)).obj).toEqual({
      followers: 0,
      talks: 0,
      unread: 0,
    })
  })
})
