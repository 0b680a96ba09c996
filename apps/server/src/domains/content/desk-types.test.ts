import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anArticle, anArticleType } from '../doctors/doctors.samples.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { call, db, runtime } = server
const missing = { code: '00010440', msg: '记录不存在' }

async function aMember(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: role, passwordHash: '', name: role, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return (verb: string, fields: object = {}) => server.staff.call(`staff.content.${verb}`, fields, session)
}
const desk = await aMember('operator')
const reviewer = await aMember('admin')
const doctor = await aMember('doctor')
const type = { shelf: 'health', typeName: '骨骼健康', icon: 'heart', isShown: true }
const shown = async () =>
  (await call('nethos.system.information.type.list', { shelf: 'HEALTH' })).list.map(one => one.typeName).join()

beforeAll(async () => {
  await aDoctor(db, { docId: 'wei' })
  await anArticleType(db, { position: 1 })
  await anArticle(db, {
    articleId: 'a1',
    shelf: 'health',
    typeId: 'he1',
    title: '房颤怎么办',
    publishedAt: new Date(runtime.clock.now() - 1000),
  })
})

describe('a category', () => {
  test('is added, renamed, moved and removed, and patients see it so', async () => {
    const { typeId } = (await desk('type.save', type)).obj
    expect(await shown()).toBe('心脑血管,骨骼健康')
    await desk('type.move', { typeId, direction: 'up' })
    expect(await shown()).toBe('骨骼健康,心脑血管')
    expect(await desk('type.move', { typeId, direction: 'up' })).toMatchObject({ code: '0', obj: true })
    await desk('type.save', { ...type, typeId, typeName: '骨与关节' })
    expect(await shown()).toBe('骨与关节,心脑血管')
    expect((await desk('type.list')).list).toEqual([
      { shelf: 'health', typeId, typeName: '骨与关节', icon: 'heart', isShown: true, count: 0 },
      { shelf: 'health', typeId: 'he1', typeName: '心脑血管', icon: 'book', isShown: true, count: 1 },
    ])
    expect(await desk('type.remove', { typeId })).toMatchObject({ obj: true })
    for (const verb of ['type.remove', 'type.move'])
      expect(await desk(verb, { typeId, direction: 'up' })).toMatchObject(missing)
    const lines = await db
      .selectFrom('audit')
      .select('action')
      .where('recordId', '=', typeId)
      .orderBy('auditId')
      .execute()
    expect(lines.map(line => line.action)).toEqual([
      'content.type.create',
      'content.type.move',
      'content.type.change',
      'content.type.remove',
    ])
  })

  test('has a name of its own on its shelf', async () => {
    expect(await desk('type.save', { ...type, typeName: '心脑血管' })).toMatchObject({
      code: '07010008',
      msg: '这个栏目里已有同名的分类',
    })
    expect((await desk('type.save', { ...type, shelf: 'news', typeName: '心脑血管' })).code).toBe('0')
    expect(await desk('type.save', { ...type, typeName: '' })).toMatchObject({ msg: '分类名称不能为空' })
    expect(await desk('type.save', { ...type, typeName: '字'.repeat(11) })).toMatchObject({
      msg: '分类名称不能超过10个字',
    })
    // Its shelf stays.
    expect(await desk('type.save', { ...type, shelf: 'drug', typeId: 'he1' })).toMatchObject(missing)
    expect(await desk('type.save', { ...type, shelf: 'doctor' })).toMatchObject({ http: 400 })
    expect(await doctor('type.save', type)).toMatchObject({ code: '00010441' })
  })

  test('with articles is not removed', async () => {
    expect(await desk('type.remove', { typeId: 'he1' })).toMatchObject({
      code: '07010009',
      msg: '这个分类下还有1篇文章，不能删除。请先把文章移到其他分类，或隐藏这个分类',
    })
  })

  test('that is hidden takes its texts with it, and brings them back', async () => {
    const read = () => call('nethos.system.information.details', { newId: 'a1' })
    const seen = async () => [
      await shown(),
      (await call('nethos.system.information.list', { shelf: 'HEALTH' })).list.length,
      (await call('nethos.system.search.index', { search: '房颤' })).obj.healthList.length,
      (await read()).code,
    ]
    const put = (isShown: boolean) => desk('type.save', { ...type, typeId: 'he1', typeName: '心脑血管', isShown })
    await put(false)
    expect(await seen()).toEqual(['', 0, 0, '00010440'])
    await put(true)
    expect(await seen()).toEqual(['心脑血管', 1, 1, '0'])
  })
})

describe('a text set for later', () => {
  const reviewed = async () => {
    const { articleId } = (await desk('add', { shelf: 'health', typeId: 'he1' })).obj
    const seenAt = (await desk('detail', { articleId })).obj.writtenAt
    const text = {
      typeId: 'he1',
      title: '明早见',
      source: '心内科',
      content: '<p>好</p>',
      tags: [],
      isRecommended: false,
    }
    const { writtenAt } = (await desk('save', { articleId, seenAt, ...text })).obj
    await desk('submit', { articleId })
    return { articleId, seenAt: writtenAt }
  }
  const read = (newId: string) => call('nethos.system.information.details', { newId })

  test('comes out at its time by itself, and not before', async () => {
    const article = await reviewed()
    const publishAt = runtime.clock.now() + 8 * 3_600_000
    expect(await reviewer('publish', { ...article, publishAt })).toMatchObject({ obj: true })
    expect((await desk('detail', article)).obj).toMatchObject({ articleStatus: 'published', publishedAt: publishAt })
    expect(await read(article.articleId)).toMatchObject(missing)
    await server.advance(8 * 3_600)
    expect((await read(article.articleId)).obj).toMatchObject({ title: '明早见', createTime: publishAt })
  })

  test('is taken back before it came out', async () => {
    const article = await reviewed()
    await reviewer('publish', { ...article, publishAt: runtime.clock.now() + 3_600_000 })
    expect(await desk('withdraw', { ...article, reason: '再改改' })).toMatchObject({ obj: true })
    await server.advance(3_601)
    expect(await read(article.articleId)).toMatchObject(missing)
  })

  test('within a year; a time that is over means at once', async () => {
    const article = await reviewed()
    expect(await reviewer('publish', { ...article, publishAt: runtime.clock.now() + 366 * 86_400_000 })).toMatchObject({
      code: '07010007',
      msg: '定时发布的时间须在一年以内',
    })
    expect(await reviewer('publish', { ...article, publishAt: 'tomorrow' })).toMatchObject({ http: 400 })
    await reviewer('publish', { ...article, publishAt: 1 })
    expect((await read(article.articleId)).obj.createTime).toBeGreaterThan(runtime.clock.now() - 60_000)
  })
})
