import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import type { Service } from '@nethos/contract/service.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anArticle, anArticleType, aTeam } from '../doctors/doctors.samples.ts'

const { call, db, runtime } = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const missing = { http: 200, code: '00010440', msg: '记录不存在' }
const on = (day: number) => new Date(Date.UTC(2026, 1, day))
const tomorrow = new Date(runtime.clock.now() + 86_400_000)
const wireOf = (service: Service, obj: unknown) =>
  z.safeParse(z.strictObject((service.reply.schema as z.ZodMiniObject).shape), fromWire(obj, service.spelling))

beforeAll(async () => {
  await aDoctor(db, { docId: 'wei' })
  await aTeam(db, { teamId: 't1', teamName: '糖尿病团队' })
  for (const day of [1, 2, 3, 4])
    await anArticle(db, { articleId: `a${day}`, docId: 'wei', title: `文章${day}`, publishedAt: on(day) })
  await anArticle(db, { articleId: 't', docId: 'wei', teamId: 't1', title: '两人署名', publishedAt: on(5) })
  await anArticle(db, { articleId: 'soon', docId: 'wei', publishedAt: tomorrow })
  for (const status of ['draft', 'reviewing', 'withdrawn'])
    await anArticle(db, { articleId: status, docId: 'wei', teamId: 't1', status, publishedAt: on(6) })
  await anArticleType(db, { typeId: 'n1', shelf: 'news', typeName: '医院动态', icon: 'hospital' })
  await anArticleType(db, { typeId: 'he1' })
  await anArticleType(db, { typeId: 'ct', shelf: 'examination', typeName: 'CT', position: 2 })
  await anArticleType(db, { typeId: 'us', shelf: 'examination', typeName: '超声', position: 1 })
  await anArticle(db, { articleId: 'n', shelf: 'news', typeId: 'n1', title: '停车', publishedAt: on(1) })
  const health = { shelf: 'health', typeId: 'he1', publishedAt: on(1) }
  await anArticle(db, {
    ...health,
    articleId: 'h1',
    title: '怎样量血压',
    source: '心内科',
    readCount: 3,
    isRecommended: true,
  })
  await anArticle(db, {
    ...health,
    articleId: 'h2',
    title: '少盐',
    readCount: 9,
    isRecommended: true,
    publishedAt: on(2),
  })
  await anArticle(db, { ...health, articleId: 'h3', title: '走路', readCount: 99 })
  const examination = { shelf: 'examination', publishedAt: on(1) }
  await anArticle(db, { ...examination, typeId: 'ct', articleId: 'e1', title: '增强CT', position: 2 })
  await anArticle(db, { ...examination, typeId: 'ct', articleId: 'e2', title: '胸部CT', position: 1 })
  await anArticle(db, { ...examination, typeId: 'us', articleId: 'e3', title: '腹部超声' })
})

describe('articles', () => {
  const list = async (fields: object) =>
    (await call('nethos.doc.article.index.list', fields)).list.map((one: any) => one.articleId)

  test('come newest first, page by page, without those that are not out', async () => {
    const first = await call('nethos.doc.article.index.list', { pageSize: 3 })
    expect(first).toMatchObject({ code: '0', paginator: { hasNextPage: true } })
    expect(first.list[0]).toEqual({
      articleId: 't',
      title: '两人署名',
      summary: '',
      cover: '',
      createTime: on(5).getTime(),
      readCount: 0,
      docId: 'wei',
      docName: '张伟',
      teamId: 't1',
      teamName: '糖尿病团队',
    })
    expect(await list({ pageSize: 3, pageNum: 2 })).toEqual(['a2', 'a1'])
  })

  test('of one doctor, of one team, with these words', async () => {
    expect(await list({ docId: 'wei' })).toHaveLength(5)
    expect(await list({ docId: 'nobody' })).toEqual([])
    expect(await list({ teamId: 't1' })).toEqual(['t'])
    expect(await list({ search: '署名' })).toEqual(['t'])
    expect(await list({ search: '血压' })).toEqual([])
  })

  test('of a team, three at most unless more are asked for', async () => {
    const { list: rows, paginator } = await call('nethos.doc.article.team.list', { teamId: 't1' })
    expect(rows.map((one: any) => one.title)).toEqual(['两人署名'])
    expect(paginator).toMatchObject({ pageSize: 3, hasNextPage: false })
    expect(await call('nethos.doc.article.team.list', {})).toMatchObject({ http: 400, msg: 'teamId格式不正确' })
  })

  test('are read in full', async () => {
    const { obj } = await call('nethos.doc.article.detail', { articleId: 't' })
    expect(wireOf(contentServices.readArticle, obj)).toMatchObject({ success: true })
    expect(obj).toMatchObject({
      title: '两人署名',
      content: '<p>坐着量。</p>',
      docTitle: '主任医师',
      docAvatar: 'portrait-1',
    })
  })

  test.each(['nothing', 'soon', 'draft', 'reviewing', 'withdrawn', 'h1'])('%s cannot be read', async articleId =>
    expect(await call('nethos.doc.article.detail', { articleId })).toMatchObject(missing),
  )

  test('asked with a wrong type is a malformed call', async () => {
    expect(await call('nethos.doc.article.detail', { articleId: 7 })).toMatchObject({ http: 400 })
    expect(await call('nethos.doc.article.index.list', { search: '病'.repeat(51) })).toMatchObject({
      code: '00010422',
      msg: '搜索内容不能超过50个字',
    })
  })
})

describe('the hospital’s texts', () => {
  const list = async (fields: object) =>
    (await call('nethos.system.information.list', fields)).list.map((one: any) => one.newId)

  test('are the news, unless another shelf is asked for', async () => {
    expect(await list({})).toEqual(['n'])
    expect(await list({ shelf: 'HEALTH' })).toEqual(['h2', 'h1', 'h3'])
    expect(await call('nethos.system.information.list', { shelf: 'ARTICLE' })).toMatchObject({ http: 400 })
  })

  test('of a category by its id, whatever the shelf, or by its name', async () => {
    expect(await list({ typeId: 'he1' })).toHaveLength(3)
    expect(await list({ typeName: '医院动态' })).toEqual(['n'])
    expect(await list({ typeName: '没有' })).toEqual([])
    expect(await list({ shelf: 'EXAMINATION', typeId: 'he1' })).toEqual([])
  })

  test('recommended ones: the most read first', async () =>
    expect(await list({ shelf: 'HEALTH', isRecommended: true })).toEqual(['h2', 'h1']))

  test('examinations stand in their order, category by category', async () =>
    expect(await list({ shelf: 'EXAMINATION' })).toEqual(['e3', 'e2', 'e1']))

  test('with words only of the shelf', async () => {
    expect(await list({ shelf: 'EXAMINATION', search: 'ct' })).toEqual(expect.arrayContaining(['e1', 'e2']))
    expect(await list({ shelf: 'HEALTH', search: 'ct' })).toEqual([])
  })

  test('categories come in their order with how many they have', async () => {
    expect((await call('nethos.system.information.type.list')).list).toEqual([
      { typeId: 'n1', typeName: '医院动态', icon: 'hospital', count: 1 },
    ])
    const { list: kinds } = await call('nethos.system.information.type.list', { shelf: 'EXAMINATION' })
    expect(kinds.map((one: any) => [one.typeName, one.count])).toEqual([
      ['超声', 1],
      ['CT', 2],
    ])
  })

  test('are read in full, with who wrote them', async () => {
    const { obj } = await call('nethos.system.information.details', { newId: 'h1' })
    expect(wireOf(contentServices.readNews, obj)).toMatchObject({ success: true })
    expect(obj).toMatchObject({ shelf: 'HEALTH', typeName: '心脑血管', source: '心内科', createTime: on(1).getTime() })
    for (const newId of ['nothing', 'a1', 'draft'])
      expect(await call('nethos.system.information.details', { newId })).toMatchObject(missing)
  })
})

test('an opened text is counted, and nothing else is kept; what is not out is not counted', async () => {
  for (const _ of [1, 2]) expect((await call('nethos.doc.article.read', { articleId: 'a1' })).obj).toBe(true)
  expect((await call('nethos.doc.article.read', { articleId: 'draft' })).obj).toBe(true)
  const counts = await db
    .selectFrom('article')
    .select(['articleId', 'readCount'])
    .where('articleId', 'in', ['a1', 'draft'])
    .execute()
  expect(Object.fromEntries(counts.map(one => [one.articleId, one.readCount]))).toEqual({ a1: 2, draft: 0 })
})
