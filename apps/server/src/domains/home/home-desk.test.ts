import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { soonerThan } from '../../testing/sooner-than.ts'
import { tinyPicture } from '../../security/testbed.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { serverOn } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'

const root = await mkdtemp(join(tmpdir(), 'nethos-home-'))
await writeFile(join(root, 'index.html'), '<html><head><!--config--></head><body></body></html>')
const roots = { patient: root, workbench: root }
const env = { NETHOS_CALLS_PER_MINUTE: '100000', NETHOS_LISTED_HOSTS: 'wjw.example.cn,ybj.example.cn' }
const database = await testDatabase()
const server = await serverOn(database, env, { roots })
const other = await serverOn(database, env, { roots })
const { call, db, runtime } = server
const missing = { code: '00010440', msg: '记录不存在' }

async function aMember(role: string) {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: role, passwordHash: '', name: role, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return { staffId, session: await server.sessionOf({ staffId }) }
}
const operator = await aMember('operator')
const colleague = await aMember('admin')
const doctor = await aMember('doctor')
const desk = (verb: string, fields: object = {}, who = operator) =>
  server.staff.call(`staff.home.${verb}`, fields, who.session)
const upload = async (who = operator): Promise<string> =>
  (await server.staff.upload('staff.atta.upload', tinyPicture, {}, who.session)).obj.attaId
const home = async (at = server) => (await at.call('nethos.system.app.pat.index')).obj
const linesOf = async (recordId: string) =>
  (await db.selectFrom('audit').selectAll().where('recordId', '=', recordId).orderBy('auditId').execute()).map(
    line => `${line.recordType} ${line.action}`,
  )
const always = { shownFrom: null, shownUntil: null }
const banner = { title: '流感疫苗', subtitle: '现在可约', url: '/doc/index?deptCode=07', isShown: true, ...always }
const entry = { page: 'home', section: '', title: '问医生', note: '', icon: 'doctor', url: '/doc/index', isShown: true }
const notice = { title: '周六停电', content: '', url: '', isShown: true, ...always }
const aBanner = async (fields: object = {}) =>
  (await desk('banner.save', { ...banner, picture: await upload(), ...fields })).obj.bannerId as string

beforeAll(async () => {
  for (const table of ['banner', 'homeEntry', 'homeNotice'] as const) await db.deleteFrom(table).execute()
})

describe('a banner', () => {
  test('stands on the home page at once, its picture for everybody, and leaves it as quickly', async () => {
    const picture = await upload()
    expect((await server.get(`/files/${picture}`)).status).toBe(404)
    const { bannerId } = (await desk('banner.save', { ...banner, picture })).obj
    expect((await home()).banners).toEqual([
      { title: '流感疫苗', subtitle: '现在可约', adImgUrl: picture, url: '/doc/index?deptCode=07' },
    ])
    expect((await server.get(`/files/${picture}`)).status).toBe(200)
    const [row] = (await desk('banner.list')).list
    expect(row).toMatchObject({ bannerId, picture, isShown: true, shownFrom: null, shownUntil: null })
    await desk('show', { kind: 'banner', itemId: bannerId, isShown: false })
    expect((await home()).banners).toEqual([])
    expect((await server.get(`/files/${picture}`)).status).toBe(404)
    // A colleague still sees it at the desk.
    const seen = (await desk('banner.list', {}, colleague)).list[0]
    expect((await server.get(seen.pictureUrl)).status).toBe(200)
    expect(await desk('remove', { kind: 'banner', itemId: bannerId })).toMatchObject({ code: '0', obj: true })
    expect(await desk('remove', { kind: 'banner', itemId: bannerId })).toMatchObject(missing)
    expect((await desk('banner.list')).list).toEqual([])
    expect(await linesOf(bannerId)).toEqual(['banner home.create', 'banner home.hide', 'banner home.remove'])
  })

  test('comes in time and goes in time', async () => {
    const at = (hours: number) => runtime.clock.now() + hours * 3_600_000
    const bannerId = await aBanner({ shownFrom: at(1), shownUntil: at(3) })
    expect((await home()).banners).toEqual([])
    await server.advance(3_600)
    expect((await home()).banners).toHaveLength(1)
    await server.advance(2 * 3_600)
    expect((await home()).banners).toEqual([])
    expect(
      await desk('banner.save', { bannerId, ...banner, picture: await upload(), shownFrom: at(2), shownUntil: at(1) }),
    ).toMatchObject({ code: '07020004', msg: '结束时间须晚于开始时间' })
    await desk('remove', { kind: 'banner', itemId: bannerId })
  })

  test('is changed with its picture or without', async () => {
    const bannerId = await aBanner()
    const { picture } = (await desk('banner.list')).list[0]
    expect(await desk('banner.save', { bannerId, ...banner, title: '新标题', picture }, colleague)).toMatchObject({
      obj: { bannerId },
    })
    const next = await upload()
    await desk('banner.save', { bannerId, ...banner, title: '新标题', picture: next })
    expect((await home()).banners).toMatchObject([{ title: '新标题', adImgUrl: next }])
    expect((await server.get(`/files/${picture}`)).status).toBe(404)
    expect(await desk('banner.save', { bannerId: 'none', ...banner, picture: next })).toMatchObject(missing)
    await desk('remove', { kind: 'banner', itemId: bannerId })
  })

  test('never shows a picture that is not the own upload of who saves it', async () => {
    const patient = await aPatient(server)
    const theirs = (await server.upload('nethos.system.atta.upload', tinyPicture, {}, patient.session)).obj.attaId
    for (const picture of [theirs, await upload(colleague), 'banner-unknown'])
      expect(await desk('banner.save', { ...banner, picture })).toMatchObject({
        code: '07020003',
        msg: '请先上传图片',
      })
    expect((await server.get(`/files/${theirs}`)).status).toBe(404)
  })

  test('leads to a page of ours or to a listed host, nowhere else', async () => {
    const picture = await upload()
    const save = (url: string) => desk('banner.save', { ...banner, picture, url })
    for (const url of ['https://wjw.example.cn/vaccine', '/blankPage/welcome', '/v2/licences', '/team/list?x=1#top'])
      await desk('remove', { kind: 'banner', itemId: (await save(url)).obj.bannerId })
    expect(await save('/no/such/page')).toMatchObject({ code: '07020001', msg: '没有这个页面，请检查地址' })
    const unlisted = {
      code: '07020002',
      msg: '不能链接到这个网站，可以链接的网站：wjw.example.cn、ybj.example.cn',
    }
    for (const url of ['https://evil.example/', 'https://wjw.example.cn.evil.example/', 'https://a@wjw.example.cn/'])
      expect(await save(url)).toMatchObject(unlisted)
    for (const url of ['//evil.example', '/\\evil.example', 'http://wjw.example.cn', 'javascript:alert(1)'])
      expect(await save(url)).toMatchObject({
        code: '00010422',
        msg: '链接须以 / 开头（本院页面）或以 https:// 开头（院外网址）',
      })
    expect(await save('')).toMatchObject({ code: '00010422', msg: '链接不能为空' })
  })

  test('has a title of at most 16 characters', async () => {
    const save = (fields: object) => desk('banner.save', { ...banner, picture: 'x', ...fields })
    expect(await save({ title: '' })).toMatchObject({ code: '00010422', msg: '标题不能为空' })
    expect(await save({ title: '字'.repeat(17) })).toMatchObject({ msg: '标题不能超过16个字' })
    expect(await save({ subtitle: '字'.repeat(25) })).toMatchObject({ msg: '副标题不能超过24个字' })
    expect(await save({ isShown: 'yes' })).toMatchObject({ http: 400 })
  })
})

describe('an entry', () => {
  test('stands on its page in its order, and moves among its neighbours', async () => {
    const add = async (fields: object) => (await desk('entry.save', { ...entry, ...fields })).obj.entryId as string
    const a = await add({ title: '甲' })
    const b = await add({ title: '乙' })
    const elder = await add({ title: '长辈', page: 'elder' })
    const c = await add({ title: '丙' })
    const titles = async () => (await home()).entries.map((one: { title: string }) => one.title).join('')
    expect(await titles()).toBe('甲乙丙')
    const move = (itemId: string, direction: string) => desk('move', { kind: 'entry', itemId, direction })
    await move(c, 'up')
    expect(await titles()).toBe('甲丙乙')
    await move(a, 'down')
    expect(await titles()).toBe('丙甲乙')
    for (const [one, way] of [
      [c, 'up'],
      [b, 'down'],
      [elder, 'up'],
    ] as const)
      expect(await move(one, way)).toMatchObject({ code: '0', obj: true })
    expect(await titles()).toBe('丙甲乙')
    await desk('show', { kind: 'entry', itemId: a, isShown: false })
    expect(await titles()).toBe('丙乙')
    expect((await desk('entry.list', { page: 'home' })).list.map(one => one.title).join('')).toBe('丙甲乙')
    await desk('entry.save', { ...entry, entryId: b, title: '丁', url: '/team/list' })
    expect((await home()).entries.at(-1)).toEqual({ section: '', title: '丁', icon: 'doctor', url: '/team/list' })
    expect((await call('nethos.system.app.pat.hub', { hub: 'elder' })).obj.sections[0].entries).toHaveLength(1)
    expect(await move('none', 'up')).toMatchObject(missing)
    expect(await desk('show', { kind: 'entry', itemId: 'none', isShown: true })).toMatchObject(missing)
    expect(await desk('entry.save', { ...entry, entryId: 'none' })).toMatchObject(missing)
    expect(await linesOf(a)).toEqual(['home_entry home.create', 'home_entry home.move', 'home_entry home.hide'])
  })

  test('leads to a page that is there, and has a drawing of the app', async () => {
    const save = (fields: object) => desk('entry.save', { ...entry, ...fields })
    expect(await save({ url: '/nowhere' })).toMatchObject({ code: '07020001' })
    expect(await save({ url: 'https://wjw.example.cn/' })).toMatchObject({
      code: '00010422',
      msg: '页面地址须以 / 开头，例如 /doc/index',
    })
    expect(await save({ icon: 'skull' })).toMatchObject({ http: 400 })
    expect(await save({ page: 'cellar' })).toMatchObject({ http: 400 })
    expect(await save({ title: '' })).toMatchObject({ msg: '名称不能为空' })
    const { pages, hosts } = (await desk('address.list')).obj
    expect(pages).toContainEqual({ path: '/doc/index', title: '在线医生' })
    expect(hosts).toEqual(['wjw.example.cn', 'ybj.example.cn'])
  })
})

test('a notice has a title, a text and a time; the first three are shown', async () => {
  const add = async (fields: object) => (await desk('notice.save', { ...notice, ...fields })).obj.noticeId as string
  const first = await add({ title: '一', content: '上午8点到10点', url: '/v2/help' })
  for (const title of ['二', '三', '四']) await add({ title })
  const { notices } = await home()
  expect(notices[0]).toEqual({ noticeId: first, title: '一', content: '上午8点到10点', url: '/v2/help' })
  expect(notices.map((one: { title: string }) => one.title)).toEqual(['一', '二', '三'])
  await desk('notice.save', { ...notice, noticeId: first, title: '一', shownUntil: runtime.clock.now() })
  expect((await home()).notices.map((one: { title: string }) => one.title)).toEqual(['二', '三', '四'])
  expect(await desk('notice.save', { ...notice, shownFrom: 2, shownUntil: 1 })).toMatchObject({ code: '07020004' })
  expect(await desk('notice.save', { ...notice, url: '/nowhere' })).toMatchObject({ code: '07020001' })
  expect(await desk('notice.save', { ...notice, url: 'https://evil.example' })).toMatchObject({ code: '07020002' })
  expect(await desk('notice.save', { ...notice, noticeId: 'none' })).toMatchObject(missing)
  expect(await desk('notice.save', { ...notice, content: '字'.repeat(121) })).toMatchObject({
    msg: '内容不能超过120个字',
  })
  expect((await desk('notice.list')).list).toHaveLength(4)
})

test('the page that is served carries the change in every process, past what they keep of it', async () => {
  const served = async (at: typeof server) => (await at.get('/v4/index')).text()
  // Sooner than the two seconds for which an answer is cached.
  await soonerThan(1_500, async nth => {
    const title = `只在今天${nth}`
    for (const at of [server, other]) expect(await served(at)).not.toContain(title)
    await aBanner({ title })
    for (const at of [server, other]) await expect.poll(() => served(at), { interval: 20 }).toContain(title)
  })
  expect((await home(other)).banners.map((one: { title: string }) => one.title)).toContain('只在今天1')
})

test('the desk is the office’s', async () => {
  for (const verb of ['banner.list', 'notice.list', 'address.list'])
    expect(await desk(verb, {}, doctor)).toMatchObject({ code: '00010441' })
  expect(await desk('entry.save', entry, doctor)).toMatchObject({ code: '00010441' })
})
