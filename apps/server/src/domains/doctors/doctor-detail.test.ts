import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { doctorSpelling } from '@nethos/contract/doctors/doctors.words.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anArticle, aReview, aTeam } from './doctors.samples.ts'

const server = await openTestServer()
const { call, db, runtime } = server
const patient = await anAccount(server)
const stranger = await anAccount(server)
const detail = (fields: object, as = patient.session) => call('nethos.doc.detail', fields, as)
const missing = { http: 200, code: '00010440', msg: '记录不存在' }
const hour = 3_600_000

beforeAll(async () => {
  await aDoctor(db, {
    docId: 'wei',
    resume: '从医三十年。',
    scoreSum: 34,
    scoreCount: 4,
    offers: [
      { consultType: 'PERSONAL_TIME_PIC', priceCents: 99900, replyLimit: 5, isOpen: false },
      { consultType: 'DOCPIC', priceCents: 4900, replyLimit: 12 },
    ],
  })
  await aDoctor(db, { docId: 'plain', docName: '李娜' })
  await aDoctor(db, { docId: 'gone', isActive: false })
  await aTeam(db, { teamId: 't1', teamName: '糖尿病团队', members: ['wei'] })
  for (const day of [1, 2, 3, 4]) {
    const createdAt = new Date(Date.UTC(2026, 1, day))
    await aReview(db, { docId: 'wei', content: `第${day}条`, tags: ['耐心'], createdAt })
    await anArticle(db, { articleId: `a${day}`, docId: 'wei', title: `文章${day}`, publishedAt: createdAt })
  }
  await anArticle(db, { articleId: 'soon', docId: 'wei', publishedAt: new Date(runtime.clock.now() + hour) })
  const notice = { docId: 'wei', content: '下周出差，回复会晚一些。', createdAt: new Date(Date.UTC(2026, 1, 1)) }
  await db
    .insertInto('doctorNotice')
    .values([notice, { ...notice, docId: 'plain', endsAt: new Date(runtime.clock.now() + hour) }])
    .execute()
})

describe('the doctor’s page', () => {
  test('comes in one call with all that the contract names', async () => {
    const { obj } = await detail({ docId: 'wei' })
    const schema = doctorServices.doctorDetail.reply.schema as z.ZodMiniObject
    const page = z.parse(z.strictObject(schema.shape), fromWire(obj, doctorSpelling)) as any
    expect(page.sysDoc).toMatchObject({ docId: 'wei', docScore: 8.5, docDeptName: '内科' })
    expect(page).toMatchObject({
      docResume: '从医三十年。',
      isFollow: false,
      followCount: 0,
      offers: [
        { consultType: 'DOCPIC', priceCents: 4900, replyLimit: 12, isOpen: true },
        { consultType: 'PERSONAL_TIME_PIC', priceCents: 99900, replyLimit: 5, isOpen: false },
      ],
      notice: { content: '下周出差，回复会晚一些。', createdAt: Date.UTC(2026, 1, 1) },
      commentCount: 4,
      teams: [{ teamId: 't1', teamName: '糖尿病团队' }],
    })
    expect(page.articleList.map((one: any) => one.articleId)).toEqual(['a4', 'a3', 'a2'])
    expect(page.commentList.map((one: any) => one.content)).toEqual(['第4条', '第3条', '第2条'])
  })

  test('of a doctor without anything is empty, not broken', async () => {
    await db
      .updateTable('doctorNotice')
      .set({ endsAt: new Date(runtime.clock.now() - 1) })
      .where('docId', '=', 'plain')
      .execute()
    expect((await detail({ docId: 'plain' })).obj).toMatchObject({
      offers: [],
      notice: null,
      articleList: [],
      commentList: [],
      commentCount: 0,
      teams: [],
    })
  })

  test.each(['gone', 'nobody'])('of %s is not found', async docId => {
    expect(await detail({ docId })).toMatchObject(missing)
    expect(await call('nethos.doc.card', { docId })).toMatchObject(missing)
  })

  test.each([[{}], [{ docId: 7 }], [{ docId: "' or 1=1 --" }]])('asked with %j is a malformed call', async fields => {
    expect(await detail(fields)).toMatchObject({ http: 400, code: '00010400', msg: 'docId格式不正确' })
  })
})

test('the card is there for guests too, and knows nothing of whom they follow', async () => {
  const { obj } = await call('nethos.doc.card', { docId: 'wei', needToken: false })
  expect(obj).toMatchObject({ sysDoc: { docId: 'wei', docPicConsultPriceOfSt: '49.00' }, isFollow: false })
  expect(obj.offers[0]).toEqual({ consultType: 'DOCPIC', priceCents: 4900, consultCanReplyNumber: 12, isOpen: true })
})

test('a notice hangs until its end, or until it is taken down', async () => {
  const notice = (docId: string) => call('nethos.doc.notice.get', { docId })
  expect((await notice('wei')).obj).toEqual({ content: '下周出差，回复会晚一些。', createTime: Date.UTC(2026, 1, 1) })
  expect((await notice('nobody')).obj).toBeNull()
  await db
    .updateTable('doctorNotice')
    .set({ endsAt: new Date(runtime.clock.now() + hour) })
    .where('docId', '=', 'plain')
    .execute()
  expect((await notice('plain')).obj).not.toBeNull()
  await server.advance(3601)
  expect((await notice('plain')).obj).toBeNull()
})

describe('following', () => {
  const follow = (docId: unknown, as = patient.session) => call('nethos.follow.dp.add', { docId }, as)
  const unfollow = (docId: string, as = patient.session) => call('nethos.follow.cancel', { docId }, as)
  const isFollow = async (as = patient.session) => (await detail({ docId: 'wei' }, as)).obj.isFollow

  test('twice is the same as once, and is one’s own matter', async () => {
    const first = await follow('wei')
    expect(first).toMatchObject({ code: '0', obj: { isFollow: true } })
    expect((await follow('wei')).obj).toEqual(first.obj)
    expect(await isFollow()).toBe(true)
    expect((await call('nethos.doc.card', { docId: 'wei' }, patient.session)).obj.isFollow).toBe(true)
    expect(await isFollow(stranger.session)).toBe(false)
    await unfollow('wei', stranger.session)
    expect((await detail({ docId: 'wei' })).obj).toMatchObject({ isFollow: true, followCount: 1 })
    for (const _ of [1, 2]) expect(await unfollow('wei')).toMatchObject({ code: '0', obj: { isFollow: false } })
    expect(await isFollow()).toBe(false)
  })

  test('needs a login and a doctor', async () => {
    expect(await call('nethos.follow.dp.add', { docId: 'wei' })).toMatchObject({ http: 401 })
    expect(await call('nethos.follow.cancel', { docId: 'wei' })).toMatchObject({ http: 401 })
    expect(await follow('nobody')).toMatchObject(missing)
    expect(await follow('gone')).toMatchObject(missing)
    expect(await follow(7)).toMatchObject({ http: 400, msg: 'docId格式不正确' })
  })
})
