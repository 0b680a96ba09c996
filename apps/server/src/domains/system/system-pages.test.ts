import { expect, test } from 'vitest'
import { startOfDay, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const { call, db } = server
const visit = (page: unknown) => call('smarthos.system.data.visit.count.record', { page })
const count = async (type?: string) => (await call('nethos.system.bigscreen.datavisitcount', type ? { type } : {})).obj

test('visits are counted by page and day, and nothing is kept of who came or whose record it was', async () => {
  // At ten in the morning: what is counted of today is not divided by midnight.
  const now = server.runtime.clock.now()
  await server.advance(Math.ceil((startOfDay(dayOf(now)) + 34 * 3_600_000 - now) / 1000))
  for (const page of ['/v4/index', '/v4/index', '/team/consult/:consultId', '/team/consult/01a1ffeb-42d2', ''])
    expect(await visit(page)).toMatchObject({ code: '0', obj: true })
  await server.advance(61)
  await expect.poll(() => count()).toBe(5)
  expect(await count('today')).toBe(5)
  const rows = await db.selectFrom('visitCount').select(['page', 'visits']).orderBy('page').execute()
  expect(rows.map(row => `${row.page} ${row.visits}`)).toEqual(['/team/consult/:consultId 1', '/v4/index 2', 'other 2'])
  await visit('/v4/index')
  await server.advance(61)
  await expect.poll(() => count('total')).toBe(6)
})

test('a wrong page or type is a wrong input', async () => {
  expect(await visit(7)).toMatchObject({ http: 400 })
  expect(await call('nethos.system.bigscreen.datavisitcount', { type: 'tomorrow' })).toMatchObject({ http: 400 })
})

test('a block is shown by its id, unless it is hidden or not out yet', async () => {
  const now = server.runtime.clock.now()
  await db
    .insertInto('contentBlock')
    .values([
      { blockId: 'b1', title: '停电通知', bodyHtml: '<p>周六停电</p>', publishedAt: new Date(now - 1000) },
      { blockId: 'b2', title: '收起的', link: '/v2/help', isShown: false, publishedAt: new Date(now - 1000) },
      { blockId: 'b3', title: '明天的', link: '/v2/help', publishedAt: new Date(now + 86_400_000) },
    ])
    .execute()
  const block = (blockId: unknown) => call('nethos.system.information.block', { blockId })
  expect((await block('b1')).obj).toEqual({
    title: '停电通知',
    content: '<p>周六停电</p>',
    link: '',
    publishedAt: now - 1000,
  })
  for (const blockId of ['b2', 'b3', 'none'])
    expect(await block(blockId)).toMatchObject({ code: '00010440', msg: '记录不存在' })
  expect(await block(7)).toMatchObject({ http: 400 })
})
