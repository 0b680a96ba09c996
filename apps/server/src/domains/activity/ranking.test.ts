import { describe, expect, test } from 'vitest'
import { rankingRefusals as no } from '@nethos/contract/activity/ranking.refusals.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import type { Session } from '../../testing/client.ts'
import { aRanking, aVoter, verify, type Voter } from './testbed.ts'

const server = await openTestServer()
const second = await serverOn(server.database)
const { db, call } = server

const like = (docId: string, { session }: Pick<Voter, 'session'>, more: object = {}, at = server, device?: string) =>
  at.call('nethos.doc.rank.like', { docId, ...more }, session, device ? { deviceLabel: device } : {})
const likesOf = async (docId: string) =>
  (await call('nethos.doc.rank.get.anonymous', { docId })).obj.likeCount as number
const voters = (count: number) => Promise.all(Array.from({ length: count }, () => aVoter(server)))

describe('a like', () => {
  test('counts once for a real person, a doctor and a day, and again tomorrow', async () => {
    const { docIds } = await aRanking(server)
    const [docId = '', other = ''] = docIds
    const voter = await aVoter(server)
    expect(await like(docId, voter)).toMatchObject({ code: '0', obj: { likeCount: 1, isCounted: true } })
    expect(await like(docId, voter)).toMatchObject({ code: no.liked_today.code, msg: no.liked_today.sentence })
    expect(await like(other, voter)).toMatchObject({ code: '0' })
    expect(await likesOf(docId)).toBe(1)
    await server.advance(86_400)
    const tomorrow = { session: await server.sessionOf(voter) }
    expect(await like(docId, tomorrow)).toMatchObject({ code: '0', obj: { likeCount: 2 } })
  })

  test('of the same moment on two servers is one', async () => {
    const { docIds } = await aRanking(server)
    const voter = await aVoter(server)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => like(docIds[0]!, voter, {}, at % 2 ? second : server)),
    )
    expect(replies.filter(one => one.code === '0')).toHaveLength(1)
    expect(await likesOf(docIds[0]!)).toBe(1)
  })

  test('of one person with twenty accounts counts once: unverified ones wait, and one ID number is one person', async () => {
    const { docIds } = await aRanking(server)
    const docId = docIds[0]!
    const accounts = await Promise.all(Array.from({ length: 20 }, () => aVoter(server, { isVerified: false })))
    for (const [at, one] of accounts.entries())
      expect(await like(docId, one, {}, server, `phone ${at}`)).toMatchObject({ code: '0', obj: { isCounted: false } })
    expect(await likesOf(docId)).toBe(0)
    await verify(server, accounts[0]!.personId)
    await server.advance(3_700)
    expect(await likesOf(docId)).toBe(1)
    // His ID number moves on to another of his accounts: that one's like is none.
    const { idCardHash } = await db
      .selectFrom('person')
      .select('idCardHash')
      .where('personId', '=', accounts[0]!.personId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('person')
      .set({ idCardHash: Buffer.from('gone') })
      .where('personId', '=', accounts[0]!.personId)
      .execute()
    await db
      .updateTable('person')
      .set({ isRealname: true, idCardHash })
      .where('personId', '=', accounts[1]!.personId)
      .execute()
    await server.advance(3_700)
    expect(await likesOf(docId)).toBe(1)
  })

  test('by an account that was liked with before is refused to the same person’s other account', async () => {
    const { docIds } = await aRanking(server)
    const [first, again] = [await aVoter(server), await aVoter(server, { isVerified: false })]
    expect((await like(docIds[0]!, first)).code).toBe('0')
    const { idCardHash } = await db
      .selectFrom('person')
      .select('idCardHash')
      .where('personId', '=', first.personId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('person')
      .set({ idCardHash: Buffer.from('another') })
      .where('personId', '=', first.personId)
      .execute()
    await db
      .updateTable('person')
      .set({ isRealname: true, idCardHash })
      .where('personId', '=', again.personId)
      .execute()
    expect((await like(docIds[0]!, again)).code).toBe(no.liked_today.code)
    expect(await likesOf(docIds[0]!)).toBe(1)
  })

  test('goes to so many doctors a day and no more, also of those sent at once', async () => {
    const { docIds } = await aRanking(server, { doctors: 4, dailyLikes: 2 })
    const voter = await aVoter(server)
    const replies = await Promise.all(docIds.map((docId, at) => like(docId, voter, {}, at % 2 ? second : server)))
    expect(replies.map(one => one.code).sort()).toEqual(['0', '0', no.likes_spent.code, no.likes_spent.code])
  })

  test('is taken while the ranking runs, of a doctor who stands in it, from who is logged in', async () => {
    const voter = await aVoter(server)
    const { docIds } = await aRanking(server)
    const [docId = ''] = docIds
    expect(await like('nobody', voter)).toMatchObject({ code: '00010440' })
    expect(await call('nethos.doc.rank.like', { docId })).toMatchObject({ http: 401 })
    const staff = await aStaffMember(server, 'operator')
    expect(await call('nethos.doc.rank.like', { docId }, staff.session)).toMatchObject({ http: 401 })
    const over = await aRanking(server, { startsIn: -10, endsIn: -1 })
    expect(await like(over.docIds[0]!, voter)).toMatchObject({ code: no.ranking_over.code })
  })
})

describe('a script', () => {
  test('from one phone is asked for a captcha after three people, and goes on with one to the account’s own mobile', async () => {
    const { docIds } = await aRanking(server)
    const docId = docIds[0]!
    for (const voter of await voters(3)) expect((await like(docId, voter, {}, server, 'farm')).code).toBe('0')
    const fourth = await aVoter(server)
    expect(await like(docId, fourth, {}, server, 'farm')).toMatchObject({ code: no.captcha_needed.code })
    const { obj } = await call('nethos.system.captcha.rank.like', {}, fourth.session)
    expect(JSON.stringify(obj)).toBe(JSON.stringify({ cid: obj.cid }))
    const { code: captcha } = await server.lastSms(fourth.mobile, obj.cid)
    const wrong = captcha === '0000' ? '0001' : '0000'
    expect(await like(docId, fourth, { cid: obj.cid, captcha: wrong }, server, 'farm')).toMatchObject({
      code: '01020101',
    })
    // Somebody else's captcha opens nothing.
    const thief = await aVoter(server)
    expect(await like(docId, thief, { cid: obj.cid, captcha }, server, 'farm')).toMatchObject({ code: '01020101' })
    expect(await like(docId, fourth, { cid: obj.cid, captcha }, server, 'farm')).toMatchObject({ code: '0' })
    // Used up.
    const other = docIds[1]!
    expect(await like(other, fourth, { cid: obj.cid, captcha }, server, 'farm')).toMatchObject({ code: '01020101' })
    expect(await likesOf(docId)).toBe(4)
  })

  test('from one network is asked for a captcha after thirty likes within the hour', async () => {
    const { docIds } = await aRanking(server, { doctors: 5 })
    await server.advance(3_700)
    for (const voter of await voters(6)) for (const docId of docIds) expect((await like(docId, voter)).code).toBe('0')
    expect(await like(docIds[0]!, await aVoter(server))).toMatchObject({ code: no.captcha_needed.code })
    await server.advance(3_700)
    expect((await like(docIds[0]!, await aVoter(server))).code).toBe('0')
  })

  test('that tries captchas wears one out after five', async () => {
    const { docIds } = await aRanking(server)
    const voter = await aVoter(server)
    const { obj } = await call('nethos.system.captcha.rank.like', {}, voter.session)
    const { code: captcha } = await server.lastSms(voter.mobile)
    const wrong = captcha === '0000' ? '0001' : '0000'
    for (let at = 0; at < 5; at++) await like(docIds[0]!, voter, { cid: obj.cid, captcha: wrong })
    expect((await like(docIds[0]!, voter, { cid: obj.cid, captcha })).code).toBe('01020101')
  })

  test('that replays a call is refused', async () => {
    const { docIds } = await aRanking(server, { doctors: 1 })
    const voter = await aVoter(server)
    const random = { random: 'the-same-random-value-twice' }
    const send = () => call('nethos.doc.rank.like', { docId: docIds[0] }, voter.session, random)
    expect((await send()).code).toBe('0')
    expect(await send()).toMatchObject({ http: 403 })
  })
})

describe('the list', () => {
  test('puts the most liked first, shares places, tells whom the caller has liked, and is searched by name', async () => {
    await server.advance(3_700)
    const { docIds } = await aRanking(server, { doctors: 3 })
    const [a = '', b = '', c = ''] = docIds
    const [one, two] = [await aVoter(server), await aVoter(server)]
    for (const [docId, voter] of [
      [b, one],
      [b, two],
      [c, one],
    ] as const)
      await like(docId, voter)
    const page = async (fields: object, as?: Session) => call('nethos.doc.rank.list', fields, as)
    const { list, paginator } = await page({}, two.session)
    expect(list.map(row => [row.docId, row.likeCount, row.rank, row.liked])).toEqual([
      [b, 2, 1, true],
      [c, 1, 2, false],
      [a, 0, 3, false],
    ])
    expect(paginator).toMatchObject({ total: 3, hasNextPage: false })
    expect((await page({ pageNum: 2, pageSize: 2 })).list.map(row => row.docId)).toEqual([a])
    expect((await page({ keyword: list[0].docName })).list.length).toBeGreaterThan(0)
    expect((await page({ keyword: '查无此人' })).list).toEqual([])
    expect((await call('nethos.doc.rank.info', {})).obj).toMatchObject({
      isRunning: true,
      doctorCount: 3,
      likeCount: 3,
    })
    expect((await call('nethos.doc.rank.get.anonymous', { docId: 'nobody' })).code).toBe('00010440')
  })
})

describe('the desk', () => {
  test('finds many likes of one phone, strikes them out with a reason, and counts them again', async () => {
    const { rankingId, docIds } = await aRanking(server)
    const docId = docIds[0]!
    const { session } = await aStaffMember(server, 'operator')
    const desk = (name: string, fields: object) => server.staff.call(`staff.rank.${name}`, fields, session)
    await server.advance(3_700)
    const operator = await aStaffMember(server, 'operator')
    const asOperator = (name: string, fields: object) =>
      server.staff.call(`staff.rank.${name}`, fields, operator.session)
    for (const voter of await voters(3)) await like(docId, voter, {}, server, 'one phone')
    const [found] = (await desk('suspicious', { rankingId })).list
    expect(found).toMatchObject({ source: 'device', docId, likes: 3, struckCount: 0 })
    const { source, mark, day } = found
    const at = { rankingId, source, mark, docId, day }
    expect(await desk('strike', { ...at, isStruck: true, reason: '' })).toMatchObject({ msg: '请填写原因' })
    expect(await desk('strike', { ...at, isStruck: true, reason: '同一手机连续点赞' })).toMatchObject({
      obj: { changed: 3 },
    })
    expect(await likesOf(docId)).toBe(0)
    expect((await asOperator('figures', { rankingId })).list[0]).toMatchObject({ likeCount: 0, struckCount: 3 })
    expect(await desk('strike', { ...at, isStruck: false, reason: '已核实为一家人' })).toMatchObject({
      obj: { changed: 3 },
    })
    expect(await likesOf(docId)).toBe(3)
    const lines = await db.selectFrom('audit').select('action').where('recordId', '=', rankingId).execute()
    expect(lines.map(line => line.action)).toEqual(['rank.strike', 'rank.restore'])
  })

  test('makes a ranking and changes it; likes of a doctor who left it are kept and not shown', async () => {
    const { docIds } = await aRanking(server)
    const { session } = await aStaffMember(server, 'admin')
    const now = server.runtime.clock.now()
    const save = (fields: object) =>
      server.staff.call(
        'staff.rank.save',
        {
          title: '年度人气榜',
          rulesText: '',
          startsAt: now - 1000,
          endsAt: now + 86_400_000,
          isOpen: true,
          dailyLikes: 3,
          docIds,
          ...fields,
        },
        session,
      )
    expect(await save({ endsAt: now - 2000 })).toMatchObject({ msg: '结束时间须晚于开始时间' })
    expect(await save({ docIds: ['nobody'] })).toMatchObject({ code: '04290001' })
    const { rankingId } = (await save({})).obj
    const voter = await aVoter(server)
    expect((await like(docIds[0]!, voter)).code).toBe('0')
    expect((await save({ rankingId, docIds: [docIds[1]] })).code).toBe('0')
    expect((await call('nethos.doc.rank.list', {})).list.map(row => row.docId)).toEqual([docIds[1]])
    expect((await save({ rankingId, docIds })).code).toBe('0')
    expect(await likesOf(docIds[0]!)).toBe(1)
    const { list } = await server.staff.call('staff.rank.list', {}, session)
    expect(list.find(row => row.rankingId === rankingId)).toMatchObject({ title: '年度人气榜', likeCount: 1 })
    const patient = await aVoter(server)
    expect(await server.staff.call('staff.rank.list', {}, patient.session)).toMatchObject({ http: 401 })
  })

  test('after ninety days nobody can tell from where a like came', async () => {
    const { docIds, rankingId } = await aRanking(server)
    await like(docIds[0]!, await aVoter(server), {}, server, 'her phone')
    await db
      .updateTable('rankingLike')
      .set({ likedAt: new Date(server.runtime.clock.now() - 91 * 86_400_000) })
      .where('rankingId', '=', rankingId)
      .execute()
    await server.advance(3_700)
    const rows = await db
      .selectFrom('rankingLike')
      .select(['addressMark', 'deviceMark', 'realPerson'])
      .where('rankingId', '=', rankingId)
      .execute()
    expect(rows).toMatchObject([{ addressMark: null, deviceMark: null, realPerson: expect.anything() }])
  })
})
