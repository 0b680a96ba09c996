import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anArticle, anArticleType, aTeam } from '../doctors/doctors.samples.ts'

const { call, db, get, runtime } = await openTestServer()
const home = async () => (await call('nethos.system.app.pat.index')).obj
const on = (day: number) => new Date(Date.UTC(2026, 1, day))
const tomorrow = () => new Date(runtime.clock.now() + 86_400_000)

test('the home page of an empty hospital is empty', async () => {
  expect(await home()).toEqual({ banners: [], notices: [], entries: [], doctors: [], articles: [], news: [] })
})

describe('the home page', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 7; n++) await aDoctor(db, { docId: `d${n}`, docName: `医生${n}`, recommendPosition: 10 - n })
    await aDoctor(db, { docId: 'gone', isActive: false, recommendPosition: 0 })
    await aTeam(db, { teamId: 't1' })
    await anArticle(db, { articleId: 'a1', docId: 'd1', title: '怎样量血压', publishedAt: on(1) })
    await anArticle(db, { articleId: 'a2', teamId: 't1', title: '糖尿病怎样吃', publishedAt: on(2) })
    await anArticle(db, { articleId: 'soon', teamId: 't1', publishedAt: tomorrow() })
    await anArticleType(db, { typeId: 'n', shelf: 'news', typeName: '医院动态' })
    for (const day of [1, 2, 3, 4, 5, 6])
      await anArticle(db, {
        typeId: 'n',
        shelf: 'news',
        articleId: `n${day}`,
        title: `第${day}天`,
        publishedAt: on(day),
      })
    await anArticle(db, { typeId: 'n', shelf: 'news', articleId: 'later', title: '明天', publishedAt: tomorrow() })
    await anArticle(db, { docId: 'd1', articleId: 'gone', status: 'withdrawn', publishedAt: on(3) })
    const banner = { title: '在家也能问医生', picture: 'banner-consult', url: '/doc/index' }
    await db
      .insertInto('banner')
      .values([
        { ...banner, title: '第二', position: 2 },
        { ...banner, subtitle: '24小时内回复', position: 1 },
        { ...banner, isShown: false },
      ])
      .execute()
    const entry = { icon: 'chat', url: '/doc/index' }
    await db
      .insertInto('homeEntry')
      .values([
        { ...entry, section: '首屏', title: '在线咨询', position: 2 },
        { ...entry, title: '预约挂号', position: 1 },
        { ...entry, title: '关着', isShown: false },
        { ...entry, title: '日间手术', url: '/daysurgery?from=home', position: 0 },
        { ...entry, title: '体检套餐', url: '/medical/7', position: 0 },
      ])
      .execute()
  })

  test('comes in one call, each part in its order, the hidden and the future ones left out', async () => {
    const page = await home()
    expect(page.banners).toEqual([
      { title: '在家也能问医生', subtitle: '24小时内回复', adImgUrl: 'banner-consult', url: '/doc/index' },
      { title: '第二', subtitle: '', adImgUrl: 'banner-consult', url: '/doc/index' },
    ])
    expect(page.entries).toEqual([
      { section: '', title: '日间手术', icon: 'chat', url: '/daysurgery?from=home' },
      { section: '', title: '体检套餐', icon: 'chat', url: '/medical/7' },
      { section: '', title: '预约挂号', icon: 'chat', url: '/doc/index' },
      { section: '首屏', title: '在线咨询', icon: 'chat', url: '/doc/index' },
    ])
    expect(page.doctors.map((one: any) => one.docId)).toEqual(['d7', 'd6', 'd5', 'd4', 'd3', 'd2'])
    expect(page.articles).toEqual([
      { articleId: 'a2', title: '糖尿病怎样吃', author: '糖尿病团队', publishedAt: on(2).getTime() },
      { articleId: 'a1', title: '怎样量血压', author: '医生1', publishedAt: on(1).getTime() },
    ])
    expect(page.news.map((one: any) => one.newId)).toEqual(['n6', 'n5', 'n4', 'n3', 'n2'])
  })

  test('has the notices of today, three at most', async () => {
    const at = (hours: number) => new Date(runtime.clock.now() + hours * 3_600_000)
    await db
      .insertInto('homeNotice')
      .values([
        { noticeId: 'on', title: '停电', url: '/blankPage/1', shownFrom: at(-1), shownUntil: at(1), position: 1 },
        { noticeId: 'over', title: '过了', shownUntil: at(-1), position: 0 },
        { noticeId: 'soon', title: '未到', shownFrom: at(1), position: 0 },
        { noticeId: 'hidden', title: '收起', isShown: false, position: 0 },
      ])
      .execute()
    expect((await call('nethos.system.app.pat.index')).obj.notices).toEqual([
      { noticeId: 'on', title: '停电', content: '', url: '/blankPage/1' },
    ])
  })

  test('leaves the entries of the hubs to the hubs, where they stand under their headings', async () => {
    const row = { icon: 'chat', url: '/doc/index', page: 'visit' }
    await db
      .insertInto('homeEntry')
      .values([
        { ...row, title: '报告查询', section: '诊后', position: 3 },
        { ...row, title: '预约挂号', section: '诊前', note: '今日可约', position: 1 },
        { ...row, title: '就诊人', section: '诊前', position: 2 },
        { ...row, title: '关着', section: '诊前', isShown: false },
      ])
      .execute()
    expect((await call('nethos.system.app.pat.hub', { hub: 'visit' })).obj.sections).toEqual([
      {
        title: '诊前',
        entries: [
          { title: '预约挂号', icon: 'chat', url: '/doc/index', note: '今日可约' },
          { title: '就诊人', icon: 'chat', url: '/doc/index', note: '' },
        ],
      },
      { title: '诊后', entries: [{ title: '报告查询', icon: 'chat', url: '/doc/index', note: '' }] },
    ])
    expect((await home()).entries.map((one: any) => one.title)).not.toContain('就诊人')
    expect((await call('nethos.system.app.pat.hub', { hub: 'query' })).obj.sections).toEqual([])
    expect(await call('nethos.system.app.pat.hub', { hub: 'nonsense' })).toMatchObject({ http: 400 })
  })

  test('has all that the contract names', async () => {
    const { reply, spelling } = homeServices.homePage
    expect(z.safeParse(reply.schema, fromWire(await home(), spelling)).success).toBe(true)
  })

  test('answers under its other name', async () => {
    expect((await call('nethos.app.pat.index')).obj).toEqual(await home())
  })
})

test('everybody may see the public pictures, and only those', async () => {
  const picture = await get('/files/banner-consult')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('cache-control')).toContain('public')
  for (const name of ['banner-unknown', 'portrait-1', 'banner-toString']) {
    expect((await get(`/files/${name}`)).status).toBe(404)
  }
})
