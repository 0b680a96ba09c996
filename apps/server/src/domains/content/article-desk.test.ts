import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { articleStates } from '@nethos/contract/content/article.status.ts'
import { shelves } from '@nethos/contract/content/content.shelves.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor, anArticleType } from '../doctors/doctors.samples.ts'
import { addArticle, moveArticle, rewriteArticle, type Written } from './article-desk.table.ts'

const { call, db, house } = await openTestServer()
const now = house.clock.now()
const by = (staffId: string) =>
  ({ db, now, caller: { kind: 'staff', staffId } }) as unknown as Parameters<typeof addArticle>[0]
const [writer, reviewer] = [by('s1'), by('s2')]

await aDoctor(db, { docId: 'wei' })
await anArticleType(db)
const written: Written = {
  shelf: 'health',
  typeId: 'he1',
  docId: null,
  teamId: null,
  title: '房颤的人要不要抗凝',
  summary: '',
  tags: ['心房颤动'],
  cover: '',
  source: '心血管内科',
  bodyHtml: '<p onclick="x()">要看评分。</p><script>x()</script>',
  isRecommended: false,
}
const found = async (words: string) =>
  (await call('nethos.system.search.index', { search: words })).obj.healthList.length

test('a text is written, reviewed by another, read, and taken down', async () => {
  const articleId = await addArticle(writer, written)
  const move = (who: typeof writer, event: Parameters<typeof moveArticle>[1]['event'], more = {}) =>
    moveArticle(who, { articleId, event, ...more })
  expect(await found('xfcd')).toBe(0)
  expect(await move(writer, 'submit')).toBe('reviewing')
  expect(await rewriteArticle(writer, articleId, written)).toBe(false)
  expect(await move(writer, 'publish')).toBeUndefined()
  expect(await move(reviewer, 'send_back', { reason: '少了出处' })).toBe('draft')
  expect(await rewriteArticle(writer, articleId, { ...written, title: '心房颤动：要不要抗凝' })).toBe(true)
  await move(writer, 'submit')
  expect(await move(reviewer, 'publish')).toBe('published')
  const { obj } = await call('nethos.system.information.details', { newId: articleId })
  expect(obj).toMatchObject({ title: '心房颤动：要不要抗凝', content: '<p>要看评分。</p>', createTime: now })
  expect(await found('xfcd')).toBe(1)
  expect(await move(reviewer, 'withdraw')).toBe('withdrawn')
  expect(await found('xfcd')).toBe(0)
  expect(await move(reviewer, 'publish')).toBeUndefined()
  const moves = await db.selectFrom('articleMove').select(['event', 'staffId', 'reason']).orderBy('moveId').execute()
  expect(moves.map(one => `${one.staffId} ${one.event} ${one.reason}`.trim())).toEqual([
    's1 submit',
    's2 send_back 少了出处',
    's1 submit',
    's2 publish',
    's2 withdraw',
  ])
})

test('a day to come keeps a published text back until then', async () => {
  const articleId = await addArticle(writer, { ...written, title: '明天再看' })
  await moveArticle(writer, { articleId, event: 'submit' })
  await moveArticle(reviewer, { articleId, event: 'publish', publishAt: now + 60_000 })
  expect(await call('nethos.system.information.details', { newId: articleId })).toMatchObject({ code: '00010440' })
})

test('a text that there is not does not move', async () =>
  expect(await moveArticle(writer, { articleId: 'nothing', event: 'submit' })).toBeUndefined())

test('states and shelves of the table are those of the contract', async () => {
  const checks = await sql<{ name: string; text: string }>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'article'::regclass`.execute(
    db,
  )
  const words = (name: string) => checks.rows.find(row => row.name === name)!.text.match(/(?<=')\w+(?=')/g)
  expect(words('article_status_known')).toEqual(Object.keys(articleStates))
  expect(words('article_shelf_known')).toEqual(Object.keys(shelves))
})
