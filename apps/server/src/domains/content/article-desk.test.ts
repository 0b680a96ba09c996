import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleEvents, articleStates } from '@nethos/contract/content/article.status.ts'
import { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import { shelves } from '@nethos/contract/content/content.shelves.ts'
import { tinyPicture } from '../../security/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { aDoctor, anArticleType, aTeam } from '../doctors/doctors.samples.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { call, db, get } = server
const missing = { http: 200, code: '00010440', msg: '记录不存在' }
const moved = { code: '07010002', msg: '内容的状态已变化，请刷新后再操作' }

async function aMember(role: string, login = role, docId: string | null = null) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login, passwordHash: '', name: login, role, docId, createdAt: new Date(server.runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return {
    staffId,
    session,
    desk: (verb: string, fields: object = {}) => server.staff.call(`staff.content.${verb}`, fields, session),
  }
}
const writer = await aMember('operator', '周敏')
const reviewer = await aMember('admin', '钱进')
const text = {
  typeId: 'he1',
  title: '房颤的人要不要抗凝',
  tags: ['心房颤动'],
  source: '心血管内科',
  content: '<p onclick="x()">要看评分。</p><script>x()</script>',
  isRecommended: false,
}

beforeAll(async () => {
  await aDoctor(db, { docId: 'wei' })
  await aTeam(db, { teamId: 't1' })
  await anArticleType(db)
  await anArticleType(db, { typeId: 'n1', shelf: 'news', typeName: '医院动态' })
})

const detail = async (articleId: string, who = writer) => (await who.desk('detail', { articleId })).obj
async function aDraft(fields: object = {}, place: object = { shelf: 'health', typeId: 'he1' }) {
  const { articleId } = (await writer.desk('add', place)).obj
  const seenAt = (await detail(articleId)).writtenAt
  expect(await writer.desk('save', { articleId, seenAt, ...text, ...fields })).toMatchObject({ code: '0' })
  return articleId as string
}
const publish = async (articleId: string) =>
  reviewer.desk('publish', { articleId, seenAt: (await detail(articleId)).writtenAt })
const linesOf = async (recordId: string) =>
  (await db.selectFrom('audit').selectAll().where('recordId', '=', recordId).orderBy('auditId').execute()).map(
    line => `${line.actorId === writer.staffId ? 'writer' : 'reviewer'} ${line.action}`,
  )
const found = async (words: string) =>
  (await call('nethos.system.search.index', { search: words })).obj.healthList.length

test('a text is written, reviewed by another, found and read, and taken down', async () => {
  const articleId = await aDraft()
  expect(await found('xfcd')).toBe(0)
  expect(await writer.desk('submit', { articleId })).toMatchObject({ code: '0', obj: true })
  expect(await publish(articleId)).toMatchObject({ code: '0', obj: true })
  const { obj } = await call('nethos.system.information.details', { newId: articleId })
  expect(obj).toMatchObject({ title: text.title, content: '<p>要看评分。</p>', source: '心血管内科' })
  expect(await found('xfcd')).toBe(1)
  expect(await writer.desk('withdraw', { articleId, reason: '' })).toMatchObject({
    code: '00010422',
    msg: '原因不能为空',
  })
  expect(await reviewer.desk('withdraw', { articleId, reason: '指南已更新' })).toMatchObject({ obj: true })
  expect(await found('xfcd')).toBe(0)
  expect(await call('nethos.system.information.details', { newId: articleId })).toMatchObject(missing)
  expect(await linesOf(articleId)).toEqual([
    'writer content.create',
    'writer content.submit',
    'reviewer content.publish',
    'reviewer content.withdraw',
  ])
  const answer = await detail(articleId)
  expect(answer.moves.map((one: any) => [one.event, one.staffName, one.reason])).toEqual([
    ['withdraw', '钱进', '指南已更新'],
    ['publish', '钱进', ''],
    ['submit', '周敏', ''],
  ])
  expect(answer).toMatchObject({ articleStatus: 'withdrawn', events: ['rework'], isOwn: true })
  expect(await writer.desk('rework', { articleId })).toMatchObject({ obj: true })
  expect(await writer.desk('remove', { articleId })).toMatchObject(moved)
})

test('the home page shows news and articles as long as they are out', async () => {
  const news = await aDraft({ typeId: 'n1', title: '停车指引' }, { shelf: 'news', typeId: 'n1' })
  const article = await aDraft({ typeId: '', docId: 'wei', title: '张医生说盐' }, { shelf: 'doctor', docId: 'wei' })
  const titles = async () => {
    const { obj } = await call('nethos.system.app.pat.index')
    return [...obj.news, ...obj.articles].map((one: any) => one.title)
  }
  for (const articleId of [news, article]) {
    await writer.desk('submit', { articleId })
    expect(await titles()).not.toContain((await detail(articleId)).title)
    await publish(articleId)
  }
  expect(await titles()).toEqual(['停车指引', '张医生说盐'])
  for (const articleId of [news, article]) await writer.desk('withdraw', { articleId, reason: '过期' })
  expect(await titles()).toEqual([])
})

describe('four eyes', () => {
  test('who wrote it last does not publish it; whom he sends it to may send it back', async () => {
    const articleId = await aDraft()
    await writer.desk('submit', { articleId })
    const { writtenAt: seenAt, events } = await detail(articleId)
    expect(events).toEqual(['send_back'])
    expect(await writer.desk('publish', { articleId, seenAt })).toMatchObject({
      code: '07010001',
      msg: '不能发布自己撰写的内容，请由另一位同事审核发布',
    })
    expect(await reviewer.desk('send_back', { articleId, reason: '少了出处' })).toMatchObject({ obj: true })
    expect(await reviewer.desk('publish', { articleId, seenAt })).toMatchObject(moved)
  })

  test('who corrects a draft becomes its writer; who only opens it does not', async () => {
    const articleId = await aDraft()
    const save = async (fields: object) =>
      reviewer.desk('save', { articleId, seenAt: (await detail(articleId)).writtenAt, ...text, ...fields })
    await save({})
    expect((await detail(articleId, reviewer)).isOwn).toBe(false)
    await save({ title: '改过的题目' })
    expect((await detail(articleId, reviewer)).isOwn).toBe(true)
    expect((await linesOf(articleId)).at(-1)).toBe('reviewer content.write')
    await reviewer.desk('submit', { articleId })
    const { writtenAt: seenAt } = await detail(articleId)
    expect(await reviewer.desk('publish', { articleId, seenAt })).toMatchObject({ code: '07010001' })
    expect(await writer.desk('publish', { articleId, seenAt })).toMatchObject({ obj: true })
  })

  test('what is published is what was reviewed', async () => {
    const articleId = await aDraft()
    const { writtenAt: seenAt } = await detail(articleId)
    await writer.desk('save', { articleId, seenAt, ...text, title: '又改了' })
    await writer.desk('submit', { articleId })
    expect(await reviewer.desk('publish', { articleId, seenAt })).toMatchObject(moved)
  })
})

describe('a draft', () => {
  test('may be empty, but is not sent to review like that', async () => {
    const articleId = await aDraft({ title: '', content: '', source: '' })
    const save = async (fields: object) =>
      writer.desk('save', { articleId, seenAt: (await detail(articleId)).writtenAt, ...text, ...fields })
    const refused = async (msg: string) =>
      expect(await writer.desk('submit', { articleId })).toMatchObject({ code: '07010004', msg })
    await refused('标题不能为空')
    await save({ source: '' })
    await refused('作者不能为空')
    await save({ content: '<p> </p>' })
    await refused('正文不能为空')
    expect(await save({ title: '题'.repeat(61) })).toMatchObject({ code: '00010422', msg: '标题不能超过60个字' })
  })

  test('written at two desks at once loses nothing: the second one is told', async () => {
    const articleId = await aDraft()
    const { writtenAt: seenAt } = await detail(articleId)
    expect(await writer.desk('save', { articleId, seenAt, ...text, title: '一' })).toMatchObject({ code: '0' })
    expect(await reviewer.desk('save', { articleId, seenAt, ...text, title: '二' })).toMatchObject({
      code: '07010003',
      msg: '这份草稿已被另一处修改，请先复制您的文字，再重新打开',
    })
    expect((await detail(articleId)).title).toBe('一')
  })

  test('under review stays as it is read', async () => {
    const articleId = await aDraft()
    await writer.desk('submit', { articleId })
    const { writtenAt: seenAt } = await detail(articleId)
    expect(await writer.desk('save', { articleId, seenAt, ...text })).toMatchObject(moved)
    expect(await writer.desk('submit', { articleId })).toMatchObject(moved)
    expect(await writer.desk('rework', { articleId })).toMatchObject(moved)
    expect(await writer.desk('withdraw', { articleId, reason: '过期' })).toMatchObject(moved)
  })

  test('that was never sent to review can be thrown away', async () => {
    const articleId = await aDraft()
    expect(await writer.desk('remove', { articleId })).toMatchObject({ obj: true })
    expect(await writer.desk('detail', { articleId })).toMatchObject(missing)
    expect((await linesOf(articleId)).at(-1)).toBe('writer content.remove')
  })

  test.each([
    { shelf: 'health' },
    { shelf: 'health', typeId: 'n1' },
    { shelf: 'health', typeId: 'he1', docId: 'wei' },
    { shelf: 'doctor' },
    { shelf: 'doctor', docId: 'nobody' },
  ])('stands in a category of its shelf, or is signed: %o', async place => {
    expect(await writer.desk('add', place)).toMatchObject({ code: '07010006', msg: '请选择正确的分类或署名' })
  })

  test('is never sent back when it is not under review', async () =>
    expect(await writer.desk('send_back', { articleId: await aDraft(), reason: '不' })).toMatchObject(moved))
})

describe('pictures', () => {
  const upload = async (who = writer) =>
    (await server.staff.upload('staff.atta.upload', tinyPicture, {}, who.session)).obj

  test('of a draft are shown to the office alone, of what is out to everybody, until it is taken down', async () => {
    const [inside, cover] = [await upload(), await upload()]
    const articleId = await aDraft({ content: `<p>看图</p><img src="${inside.url}" alt="">`, cover: cover.attaId })
    const plain = [`/files/${inside.attaId}`, `/files/${cover.attaId}`]
    const shown = async () => Promise.all(plain.map(async path => (await get(path)).status))
    expect(await shown()).toEqual([404, 404])
    const { content, coverUrl } = await detail(articleId, reviewer)
    const address = /src="([^"]+)"/.exec(content)![1]!
    for (const path of [address, coverUrl]) expect((await get(path)).status).toBe(200)
    await writer.desk('submit', { articleId })
    await publish(articleId)
    expect(await shown()).toEqual([200, 200])
    expect((await call('nethos.system.information.details', { newId: articleId })).obj.content).toBe(
      `<p>看图</p><img src="${plain[0]}" alt="" />`,
    )
    await reviewer.desk('withdraw', { articleId, reason: '图不清楚' })
    expect(await shown()).toEqual([404, 404])
  })

  test('are the writer’s own: nobody publishes a patient’s file or a colleague’s', async () => {
    const patient = await aPatient(server)
    const { obj } = await server.upload('nethos.system.atta.upload', tinyPicture, {}, patient.session)
    const articleId = await aDraft()
    for (const { attaId } of [obj, await upload(reviewer)])
      for (const fields of [{ cover: attaId }, { content: `<img src="/files/${attaId}">` }])
        expect(
          await writer.desk('save', {
            articleId,
            seenAt: (await detail(articleId)).writtenAt,
            ...text,
            ...fields,
          }),
        ).toMatchObject({ code: '07010005', msg: '有图片不是从这里上传的，请删除后重新上传' })
    expect((await get(`/files/${obj.attaId}`)).status).toBe(404)
  })

  test('of a draft are not shown to other staff or to patients', async () => {
    const { attaId } = await upload()
    await aDraft({ cover: attaId })
    const [doctor, patient] = [await aMember('doctor'), await aPatient(server)]
    const ticketOf = async (url: string) => url.split('?t=')[1]
    const theirs = await server.staff.upload('staff.atta.upload', tinyPicture, {}, doctor.session)
    const patients = await server.upload('nethos.system.atta.upload', tinyPicture, {}, patient.session)
    for (const { obj } of [theirs, patients])
      expect((await get(`/files/${attaId}?t=${await ticketOf(obj.url)}`)).status).toBe(404)
  })
})

test('the list is narrowed down by shelf, state and words', async () => {
  const articleId = await aDraft({ title: '胆囊息肉要不要切', tags: [] })
  const list = async (fields: object) =>
    (await writer.desk('list', fields)).list.map((one: any) => one.articleId as string)
  expect((await list({}))[0]).toBe(articleId)
  expect(await list({ word: '胆囊息肉' })).toEqual([articleId])
  expect(await list({ word: '胆囊息肉', articleStatus: 'published' })).toEqual([])
  expect(await list({ word: '胆囊息肉', shelf: 'drug' })).toEqual([])
  expect(await list({ word: '胆囊息肉', shelf: 'health', articleStatus: 'draft' })).toEqual([articleId])
  expect((await writer.desk('list', { pageSize: 1 })).paginator).toMatchObject({ hasNextPage: true })
  const reply = await writer.desk('list', { word: '胆囊息肉' })
  const { schema } = contentDeskServices.listDeskArticles.reply
  expect(z.safeParse(schema, reply.list[0]).success).toBe(true)
  expect(reply.list[0]).toMatchObject({ writerName: '周敏', authorName: '心血管内科', typeName: '心脑血管' })
  expect(z.safeParse(contentDeskServices.deskArticle.reply.schema, await detail(articleId)).success).toBe(true)
})

test('categories and those who may sign can be chosen', async () => {
  expect((await writer.desk('type.list')).list).toContainEqual({
    shelf: 'news',
    typeId: 'n1',
    typeName: '医院动态',
    icon: 'book',
    isShown: true,
    count: 1,
  })
  const names = async (word: string) =>
    (await writer.desk('author.list', { word })).list.map((one: any) => [one.docId, one.teamId, one.authorName])
  expect(await names('')).toEqual([
    ['wei', null, '张伟'],
    [null, 't1', '糖尿病团队'],
  ])
  expect(await names('张伟')).toEqual([['wei', null, '张伟']])
})

test('a text that there is not, and other roles', async () => {
  for (const [verb, fields] of [
    ['detail', {}],
    ['remove', {}],
    ['submit', {}],
    ['rework', {}],
    ['publish', { seenAt: 1 }],
    ['send_back', { reason: '不' }],
    ['withdraw', { reason: '不' }],
    ['save', { seenAt: 1, ...text }],
  ] as const)
    expect(await writer.desk(verb, { articleId: 'nothing', ...fields })).toMatchObject(missing)
  const pharmacist = await aMember('pharmacist')
  expect(await pharmacist.desk('type.list')).toMatchObject({ code: '00010441' })
  expect(await writer.desk('list', { shelf: 'ARTICLE' })).toMatchObject({ http: 400 })
})

test('states, events and shelves of the table are those of the contract', async () => {
  const checks = await sql<{ name: string; text: string }>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'article'::regclass`.execute(
    db,
  )
  const words = (name: string) => checks.rows.find(row => row.name === name)!.text.match(/(?<=')\w+(?=')/g)
  expect(words('article_status_known')).toEqual(Object.keys(articleStates))
  expect(words('article_shelf_known')).toEqual(Object.keys(shelves))
  const events = Object.values(articleStates).flatMap(({ on }) => Object.keys(on))
  expect(events.sort()).toEqual([...articleEvents].sort())
})

describe('what a doctor signs himself', () => {
  const own = async (login: string) => {
    const docId = await aDoctor(db, { docName: login })
    return { ...(await aMember('doctor', login, docId)), docId }
  }
  const words = { title: '夜里咳嗽怎么办', tags: [], source: '', content: '<p>先垫高枕头。</p>', isRecommended: true }

  test('is written by him, published by the office, and read on his page', async () => {
    const doctor = await own('苏医生')
    const { articleId } = (await doctor.desk('add', { shelf: 'doctor' })).obj
    const seenAt = (await doctor.desk('detail', { articleId })).obj.writtenAt
    const other = await aDoctor(db)
    const saved = await doctor.desk('save', { articleId, seenAt, ...words, docId: other, teamId: 't1' })
    expect(saved).toMatchObject({ code: '0' })
    expect((await doctor.desk('detail', { articleId })).obj).toMatchObject({
      docId: doctor.docId,
      teamId: null,
      isRecommended: false,
      events: ['submit'],
    })
    expect(await doctor.desk('submit', { articleId })).toMatchObject({ code: '0' })
    expect((await doctor.desk('detail', { articleId })).obj.events).toEqual([])
    const { writtenAt } = await detail(articleId)
    expect(await doctor.desk('publish', { articleId, seenAt: writtenAt })).toMatchObject({ code: '00010441' })
    expect(await writer.desk('publish', { articleId, seenAt: writtenAt })).toMatchObject({ code: '0' })
    const { articleList } = (await call('nethos.doc.detail', { docId: doctor.docId })).obj
    expect(articleList).toMatchObject([{ articleId, title: words.title }])
    expect((await doctor.desk('list')).list).toMatchObject([{ articleId, articleStatus: 'published' }])
  })

  test('is nobody else’s to see or to change, and the hospital’s texts are not his', async () => {
    const [doctor, other] = [await own('甲医生'), await own('乙医生')]
    const { articleId } = (await doctor.desk('add', { shelf: 'doctor' })).obj
    const seenAt = (await doctor.desk('detail', { articleId })).obj.writtenAt
    expect((await other.desk('list')).list).toEqual([])
    for (const [verb, fields] of [
      ['detail', {}],
      ['save', { seenAt, ...words }],
      ['submit', {}],
      ['remove', {}],
      ['rework', {}],
    ] as const)
      expect(await other.desk(verb, { articleId, ...fields })).toMatchObject(missing)
    expect(await doctor.desk('detail', { articleId: await aDraft() })).toMatchObject(missing)
    expect(await doctor.desk('add', { shelf: 'health', typeId: 'he1' })).toMatchObject({ http: 200 })
    expect((await doctor.desk('add', { shelf: 'health', typeId: 'he1' })).code).not.toBe('0')
    expect((await (await aMember('nurse', '无卡')).desk('add', { shelf: 'doctor' })).code).not.toBe('0')
    expect(await doctor.desk('remove', { articleId })).toMatchObject({ code: '0' })
  })
})
