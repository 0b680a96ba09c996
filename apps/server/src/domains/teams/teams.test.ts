import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fromWire } from '@nethos/contract/spelling.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDepartment, aDoctor, anArticle, aPromise, aReview, aTeam } from '../doctors/doctors.samples.ts'

const server = await openTestServer()
const { call, db, runtime } = server
const patient = await anAccount(server)
const stranger = await anAccount(server)
const missing = { http: 200, code: '00010440', msg: '记录不存在' }
const card = (id: unknown, as = patient.session) => call('smarthos.team.info.card', { id }, as)

beforeAll(async () => {
  await aDepartment(db, { gbDeptCode: '03', gbDeptName: '内科' })
  await aDepartment(db, { gbDeptCode: '03.06', gbDeptName: '内分泌科', parentCode: '03' })
  for (const docId of ['mem', 'chief', 'left']) await aDoctor(db, { docId, docName: docId, isActive: docId !== 'left' })
  await aTeam(db, {
    teamId: 't1',
    gbDeptCode: '03.06',
    skill: '血糖管理',
    pinyin: 'tangniaobingtuandui',
    initials: 'tnbtd',
    members: ['chief', 'mem', 'left'],
    scoreSum: 19,
    scoreCount: 2,
    recommendPosition: 1,
  })
  await aPromise(db, { teamId: 't1', answeredAfter: 3_000 })
  await aTeam(db, { teamId: 't2', teamName: '心脏团队', isOpen: false, recommendPosition: 2 })
  await db
    .insertInto('teamService')
    .values([
      {
        serviceId: 's2',
        teamId: 't1',
        serveName: '年包',
        priceCents: 69900,
        lengthOfTime: 1,
        lengthUnit: 'YEAR',
        position: 2,
      },
      {
        serviceId: 's1',
        teamId: 't1',
        serveName: '月包',
        serveContent: '四周指导',
        priceCents: 12900,
        lengthOfTime: 1,
        lengthUnit: 'MONTH',
      },
    ])
    .execute()
  for (const day of [1, 2, 3, 4]) {
    const createdAt = new Date(Date.UTC(2026, 1, day))
    await aReview(db, { teamId: 't1', moduleType: 'TEAMPIC', content: `第${day}条`, createdAt })
    await anArticle(db, { articleId: `a${day}`, teamId: 't1', publishedAt: createdAt })
  }
})

describe('the list of teams', () => {
  const list = async (fields: object) => (await call('smarthos.team.list', fields)).list.map((one: any) => one.id)

  test('has the recommended first, each with what a card needs', async () => {
    const { list: rows, paginator } = await call('smarthos.team.list', { pageSize: 1 })
    expect(paginator).toMatchObject({ hasNextPage: true })
    expect(rows).toEqual([
      {
        id: 't1',
        teamName: '糖尿病团队',
        teamAvatar: 'team-1',
        teamSkill: '血糖管理',
        deptName: '内分泌科',
        hosName: '宁海人民医院',
        teamScoure: 9.5,
        servedCount: 0,
        teamPicConsultStatus: true,
        consultPrice: 30000,
        consultCanReplyNumber: 20,
        teamConsultAvgReplyTimeDescription: '平均50分钟内回复',
      },
    ])
    expect(await list({ pageSize: 1, pageNum: 2 })).toEqual(['t2'])
  })

  test('of a department with its sub-departments, of a hospital, with words', async () => {
    expect(await list({ gbDeptCode: '03' })).toEqual(['t1', 't2'])
    expect(await list({ gbDeptCode: '03.06' })).toEqual(['t1'])
    expect(await list({ gbDeptCode: '00' })).toHaveLength(2)
    expect(await list({ hosId: 'h9' })).toEqual([])
    expect(await list({ search: '血糖' })).toEqual(['t1'])
    expect(await list({ search: 'tnb' })).toEqual(['t1'])
    expect(await list({ search: "'; drop table team --" })).toEqual([])
  })

  test('refuses what is no page', async () =>
    expect(await call('smarthos.team.list', { pageNum: 'x' })).toMatchObject({ http: 400 }))
})

describe('a team’s page', () => {
  test('comes in one call with all that the contract names', async () => {
    const { obj } = await card('t1')
    const { schema } = teamServices.teamCard.reply
    const parsed = z.parse(
      z.strictObject((schema as z.ZodMiniObject).shape),
      fromWire(obj, teamServices.teamCard.spelling),
    ) as any
    expect(parsed.members.map((one: any) => [one.docId, one.memLevel])).toEqual([
      ['chief', 'ADM'],
      ['mem', 'MEM'],
    ])
    expect(parsed.services.map((one: any) => one.serviceId)).toEqual(['s1', 's2'])
    expect(parsed.articles.map((one: any) => one.articleId)).toEqual(['a4', 'a3', 'a2'])
    expect(parsed.commentList.map((one: any) => one.content)).toEqual(['第4条', '第3条', '第2条'])
    expect(parsed).toMatchObject({ commentCount: 2, isFollow: false, followCount: 0, showsChief: true })
    expect(parsed.appCode).toBe(`${runtime.settings.origin}/team/t1/detail?from=app`)
    expect(parsed.messagingCode).toBe(`${runtime.settings.origin}/team/t1/detail?from=wx`)
  })

  test('is there for guests; of nobody it is not found', async () => {
    expect((await call('smarthos.team.info.card', { id: 't2' })).obj).toMatchObject({ isFollow: false, members: [] })
    expect(await card('nobody')).toMatchObject(missing)
    expect(await card(7)).toMatchObject({ http: 400 })
  })
})

test('a service says what it holds, for how long, for how much, and whose it is', async () => {
  expect((await call('smarthos.serve.info.details', { id: 's1' })).obj).toEqual({
    id: 's1',
    serveName: '月包',
    serveIcon: '',
    serveContent: '四周指导',
    servePrice: 12900,
    serveLengthOfTime: 1,
    serveLengthOfTimeUnit: 'MONTH',
    dailyReplyLimit: 5,
    isOpen: true,
    teamId: 't1',
    teamName: '糖尿病团队',
    teamAvatar: 'team-1',
  })
  expect(await call('smarthos.serve.info.details', { id: 'nothing' })).toMatchObject(missing)
})

describe('following a team', () => {
  const add = (teamId: unknown, as = patient.session) => call('smarthos.follow.teampat.add', { teamId }, as)
  const cancel = (teamId: string, as = patient.session) => call('smarthos.follow.teampat.cancel', { teamId }, as)
  const followed = async (as = patient.session) =>
    (await call('smarthos.follow.teampat.list', {}, as)).list.map((one: any) => one.id)

  test('twice is the same as once, and is one’s own matter', async () => {
    const first = await add('t1')
    expect(first).toMatchObject({ code: '0', obj: { isFollow: true } })
    expect((await add('t1')).obj).toEqual(first.obj)
    await server.advance(1)
    await add('t2')
    expect(await followed()).toEqual(['t2', 't1'])
    expect(await followed(stranger.session)).toEqual([])
    await cancel('t1', stranger.session)
    expect((await card('t1')).obj).toMatchObject({ isFollow: true, followCount: 1 })
    for (const _ of [1, 2]) expect(await cancel('t1')).toMatchObject({ code: '0', obj: { isFollow: false } })
    expect(await followed()).toEqual(['t2'])
  })

  test('needs a login and a team', async () => {
    expect(await call('smarthos.follow.teampat.add', { teamId: 't1' })).toMatchObject({ http: 401 })
    expect(await call('smarthos.follow.teampat.cancel', { teamId: 't1' })).toMatchObject({ http: 401 })
    expect(await call('smarthos.follow.teampat.list')).toMatchObject({ http: 401 })
    expect(await add('nobody')).toMatchObject(missing)
    expect(await add(7)).toMatchObject({ http: 400, msg: 'teamId格式不正确' })
  })
})
