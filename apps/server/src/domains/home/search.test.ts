import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import { saveSearchWords } from '../content/search-word.table.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDepartment, aDoctor, anArticle, anArticleType, aTeam } from '../doctors/doctors.samples.ts'

const { call, db, runtime } = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const ask = (search?: unknown) => call('nethos.system.search.index', search === undefined ? {} : { search })
const nothing = {
  readAs: [],
  docList: [],
  deptList: [],
  teamList: [],
  articleList: [],
  healthList: [],
  examinationList: [],
  drugList: [],
  newsList: [],
}

/** The names that a search finds, group by group. */
async function found(search: string) {
  const { obj } = await ask(search)
  return {
    doctors: obj.docList.map((one: any) => one.docName),
    departments: obj.deptList.map((one: any) => one.gbDeptName),
    teams: obj.teamList.map((one: any) => one.teamName),
    articles: obj.articleList.map((one: any) => one.title),
  }
}

beforeAll(async () => {
  await aDepartment(db, { gbDeptCode: '03', gbDeptName: '内科', pinyin: 'neike', initials: 'nk' })
  await aDepartment(db, {
    gbDeptCode: '03.06',
    gbDeptName: '内分泌科',
    otherNames: ['糖尿病', '甲状腺'],
    parentCode: '03',
    pinyin: 'neifenmike',
    initials: 'nfmk',
  })
  await aDoctor(db, { docId: 'wei', docName: '张伟', pinyin: 'zhangwei', initials: 'zw', skill: '高血压、冠心病' })
  await aDoctor(db, {
    docId: 'weiguo',
    docName: '张卫国',
    pinyin: 'zhangweiguo',
    initials: 'zwg',
    recommendPosition: 1,
  })
  await aDoctor(db, { docId: 'he', docName: '何清禾', pinyin: 'heqinghe', initials: 'hqh', gbDeptCode: '03.06' })
  await aDoctor(db, {
    docId: 'zou',
    docName: '邹雯',
    pinyin: 'zouwen',
    initials: 'zw',
    tags: ['糖尿病'],
    resume: '曾与张伟共事。',
  })
  await aDoctor(db, { docId: 'gone', docName: '张伟', pinyin: 'zhangwei', initials: 'zw', isActive: false })
  await aTeam(db, {
    teamId: 't1',
    teamName: '糖尿病团队',
    pinyin: 'tangniaobingtuandui',
    initials: 'tnbtd',
    skill: '血糖管理',
  })
  await anArticle(db, { articleId: 'old', docId: 'he', title: '糖尿病怎样吃', publishedAt: new Date('2026-02-01') })
  await anArticle(db, { articleId: 'new', docId: 'he', title: '糖尿病与足', publishedAt: new Date('2026-03-01') })
  await anArticle(db, {
    articleId: 'by',
    docId: 'he',
    title: '早餐',
    summary: '糖尿病人的早餐',
    publishedAt: new Date('2026-04-01'),
  })
  await saveSearchWords(db, ['心房颤动', '高血压'])
  await anArticleType(db)
  await anArticleType(db, { typeId: 'ex', shelf: 'examination', typeName: '心电' })
  const text = { shelf: 'health', typeId: 'he1', publishedAt: new Date('2026-02-01') }
  await anArticle(db, { ...text, articleId: 'title', title: '心房颤动要抗凝吗' })
  await anArticle(db, { ...text, articleId: 'tag', title: '心慌', tags: ['心房颤动'] })
  await anArticle(db, { ...text, articleId: 'body', title: '心跳乱', bodyHtml: '<p>有时是<b>心房颤动</b>。</p>' })
  await anArticle(db, { ...text, articleId: 'away', title: '心房颤动', status: 'withdrawn' })
  await anArticle(db, {
    ...text,
    articleId: 'ecg',
    shelf: 'examination',
    typeId: 'ex',
    title: '动态心电图',
    tags: ['心房颤动'],
  })
  const tomorrow = new Date(runtime.clock.now() + 86_400_000)
  await anArticle(db, { articleId: 'soon', docId: 'he', title: '糖尿病新知', publishedAt: tomorrow })
})

describe('search', () => {
  test('finds characters in every group, names before texts', async () => {
    expect(await found('糖尿病')).toEqual({
      doctors: ['邹雯', '何清禾'],
      departments: ['内分泌科'],
      teams: ['糖尿病团队'],
      articles: ['糖尿病与足', '糖尿病怎样吃', '早餐'],
    })
    expect((await found('张伟')).doctors).toEqual(['张伟', '邹雯'])
  })

  test('puts the recommended first among equally near doctors, then those whom many praise; how often a word stands in a text does not count', async () => {
    const skill = '疝气的诊治'
    await aDoctor(db, { docName: '常言', skill: '疝气，疝气，小儿疝气，老年疝气' })
    await aDoctor(db, { docName: '一评', skill, scoreSum: 10, scoreCount: 1, servedCount: 2 })
    await aDoctor(db, { docName: '众评', skill, scoreSum: 930, scoreCount: 100, servedCount: 900 })
    await aDoctor(db, { docName: '差评', skill, scoreSum: 500, scoreCount: 100, servedCount: 900 })
    await aDoctor(db, { docName: '推荐', skill, recommendPosition: 9 })
    const inOrder = ['推荐', '众评', '一评', '常言', '差评']
    expect((await found('疝气')).doctors).toEqual(inOrder)
    const { list } = await call('nethos.doc.list', { search: '疝气' })
    expect(list.map((one: any) => one.docName)).toEqual(inOrder)
  })

  test('finds a single character', async () => {
    const { doctors, departments, teams } = await found('病')
    expect(doctors.toSorted()).toEqual(['何清禾', '张伟', '邹雯'].toSorted())
    expect(departments).toEqual(['内分泌科'])
    expect(teams).toEqual(['糖尿病团队'])
  })

  test('finds pinyin from its beginning, the whole name first', async () => {
    expect((await found('zhangwei')).doctors).toEqual(['张伟', '张卫国'])
    expect((await found('Zhang Wei')).doctors).toEqual(['张伟', '张卫国'])
    expect((await found('zhangw')).doctors).toEqual(['张卫国', '张伟'])
    expect((await found('hangwei')).doctors).toEqual([])
    expect((await found('neifen')).departments).toEqual(['内分泌科'])
    expect((await found('tangniao')).teams).toEqual(['糖尿病团队'])
  })

  test('finds initials from their beginning', async () => {
    expect((await found('zw')).doctors.slice(0, 2).toSorted()).toEqual(['张伟', '邹雯'].toSorted())
    expect((await found('ZW')).doctors).toHaveLength(3)
    expect((await found('nfm')).departments).toEqual(['内分泌科'])
    expect((await found('tnb')).teams).toEqual(['糖尿病团队'])
  })

  test.each([
    '',
    '   ',
    "'",
    '\\',
    '%',
    '_',
    '"',
    "'; drop table doctor --",
    '张伟%',
    '😀',
    '😀😀',
    ':*',
    '&|!()',
    '尿糖病',
    '<->',
    'ﷺ',
  ])('of %j is empty or finds nothing that is not there', async words => {
    const reply = await ask(words)
    expect(reply).toMatchObject({ http: 200, code: '0' })
    if (words !== '张伟%') expect(reply.obj).toEqual(nothing)
  })

  test('asked for nothing finds nothing', async () => {
    expect((await ask()).obj).toEqual(nothing)
  })

  test('never falls over anybody’s words', async () => {
    const words = fc.string({ unit: 'binary', maxLength: 20 }).filter(text => !text.includes('\0'))
    const likely = fc.string({ unit: fc.constantFrom(...'糖尿病 \'"\\%_:*&|!()<->zwZ张😀．ｚ'), maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(words, likely), async text => {
        expect((await ask(text)).code).toBe('0')
      }),
      { numRuns: 150 },
    )
  })

  test('shows at most ten of a group, in the contract’s shape', async () => {
    for (let n = 0; n < 12; n++) {
      await aDoctor(db, { docName: `欧阳${n}`, pinyin: 'ouyang', initials: 'oy' })
      await anArticle(db, { docId: 'he', title: `欧阳医生谈睡眠${n}` })
    }
    const { obj } = await ask('欧阳')
    expect(obj.docList).toHaveLength(10)
    expect(obj.articleList).toHaveLength(10)
    const { reply, spelling } = homeServices.search
    expect(z.safeParse(reply.schema, fromWire(obj, spelling)).success).toBe(true)
    expect(obj.docList[0].docScoure).toBe(0)
  })

  test('finds the hospital’s texts on their shelves, by title, tag or body; not what is withdrawn', async () => {
    const { obj } = await ask('心房颤动')
    expect(obj.healthList.map((one: any) => one.newId)).toEqual(['title', 'tag', 'body'])
    expect(obj.examinationList.map((one: any) => one.title)).toEqual(['动态心电图'])
    expect(obj.newsList).toEqual([])
  })

  test('reads letters as the words that people look for', async () => {
    const { obj } = await ask('xfcd')
    expect(obj.readAs).toEqual(['心房颤动'])
    expect(obj.healthList.map((one: any) => one.newId)).toEqual(['title', 'tag', 'body'])
    expect((await ask('xinfangchan')).obj.examinationList).toHaveLength(1)
    expect((await ask('gxy')).obj.docList.map((one: any) => one.docName)).toEqual(['张伟'])
    expect((await ask('心房颤动')).obj.readAs).toEqual([])
    expect((await ask('x')).obj.readAs).toEqual([])
  })

  test('is honest at once when a text changes', async () => {
    const found = async (words: string) => (await ask(words)).obj.healthList.length
    expect(await found('心房颤动')).toBe(3)
    await db.updateTable('article').set({ title: '早搏' }).where('articleId', '=', 'title').execute()
    expect([await found('心房颤动'), await found('早搏')]).toEqual([2, 1])
    await db.updateTable('article').set({ status: 'withdrawn' }).where('articleId', '=', 'tag').execute()
    expect(await found('xfcd')).toBe(1)
  })

  test('refuses what is no text, and asks for shorter words in words', async () => {
    expect(await ask(7)).toMatchObject({ http: 400, msg: 'search格式不正确' })
    expect(await ask(['病'])).toMatchObject({ http: 400 })
    expect(await ask('病'.repeat(51))).toMatchObject({ http: 200, code: '00010422', msg: '搜索内容不能超过50个字' })
  })
})
