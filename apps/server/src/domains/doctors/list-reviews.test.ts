import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, aReview, aTeam } from './doctors.samples.ts'

const { call, db } = await openTestServer()
const ask = (fields: object) => call('nethos.doc.comment.list', fields)
const contents = async (fields: object) => (await ask(fields)).list.map(one => one.content)
const on = (day: number) => new Date(Date.UTC(2026, 1, day))

beforeAll(async () => {
  await aDoctor(db, { docId: 'wei' })
  await aTeam(db, { teamId: 't1' })
  await aReview(db, {
    docId: 'wei',
    content: '很好',
    createdAt: on(1),
    score: 8,
    tags: ['耐心', '专业'],
    patientNameMasked: '张*',
  })
  await aReview(db, { docId: 'wei', content: '', createdAt: on(4), score: 4 })
  await aReview(db, { docId: 'wei', content: '讲得很清楚，谢谢', createdAt: on(2) })
  await aReview(db, { docId: 'wei', content: '不错', createdAt: on(3), moduleType: 'VIDEO' })
  await aReview(db, { teamId: 't1', moduleType: 'TEAMPIC', content: '团队很好', createdAt: on(5) })
})

describe('reviews', () => {
  test('come newest first, or those with the most words first', async () => {
    expect(await contents({ docId: 'wei' })).toEqual(['', '不错', '讲得很清楚，谢谢', '很好'])
    expect(await contents({ docId: 'wei', searchType: 'time' })).toEqual(['', '不错', '讲得很清楚，谢谢', '很好'])
    expect(await contents({ docId: 'wei', searchType: 'content' })).toEqual(['讲得很清楚，谢谢', '不错', '很好', ''])
  })

  test('show the masked name as it was kept, in the wire’s words', async () => {
    expect((await ask({ docId: 'wei', pageNo: 4, pageSize: 1 })).list).toEqual([
      {
        score: 8,
        content: '很好',
        tags: ['耐心', '专业'],
        patName: '张*',
        moudleType: 'DOCPIC',
        createTime: on(1).getTime(),
      },
    ])
  })

  test('are of a team when the module is a team consult', async () => {
    expect(await contents({ moudleId: 't1', moudleType: 'TEAMPIC' })).toEqual(['团队很好'])
    expect(await contents({ moudleId: 't1', moudleType: 'DOCPIC' })).toEqual([])
  })

  test('page by pageNo', async () => {
    expect(await ask({ docId: 'wei', pageSize: 3, pageNo: 1 })).toMatchObject({
      paginator: { pageNum: 1, pageSize: 3, hasNextPage: true },
    })
    expect(await ask({ docId: 'wei', pageSize: 3, pageNo: 2 })).toMatchObject({
      list: [{ content: '很好' }],
      paginator: { pageNum: 2, hasNextPage: false },
    })
    expect((await ask({ docId: 'wei' })).paginator).toMatchObject({ pageSize: 10, hasNextPage: false })
  })

  test('of nobody are none', async () => {
    expect(await ask({})).toMatchObject({ code: '0', list: [], paginator: { hasNextPage: false } })
    expect(await ask({ docId: 'nobody' })).toMatchObject({ code: '0', list: [] })
  })

  test.each([
    [{ docId: 7 }, 'docId'],
    [{ docId: 'wei', searchType: 'score' }, 'searchType'],
    [{ docId: 'wei', pageNo: 'x' }, 'pageNo'],
    [{ moudleId: '%', moudleType: 'TEAMPIC' }, 'moudleId'],
  ])('asked with %j are a malformed call', async (fields, field) => {
    expect(await ask(fields)).toMatchObject({ http: 400, code: '00010400', msg: `${field}格式不正确` })
  })
})
