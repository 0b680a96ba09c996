import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aLine, anArticle } from '../testing/content.samples.ts'
import ArticlePage from './article.page.tsx'
import ArticlesPage from './articles.page.tsx'
import NewestArticlesPage from './newest-articles.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(contentServices.listArticles, onePage(aLine()))
  answer(contentServices.readArticle, anArticle())
  answer(contentServices.noteReading, true)
})

const open = () => openAt('/doc/article/a1', ArticlePage, { path: '/doc/article/:id' })

test('医生发布 has title, picture, doctor and day, and leads to the text', async () => {
  openAt('/article', NewestArticlesPage)
  const link = await screen.findByRole('link', { name: /冬季护心/ })
  expect(link.getAttribute('href')).toBe('/doc/article/a1')
  expect(link.textContent).toContain('张伟 · 2026-11-21 · 阅读 12')
  expect(link.querySelector('img')).not.toBeNull()
})

test.each([
  ['docId=d1', '医生文章', { docId: 'd1' }],
  ['teamId=t1', '团队文章', { teamId: 't1' }],
  ['search=gxy', '医生文章', { search: 'gxy' }],
])('the list of %s', async (query, title, sent) => {
  openAt(`/doc/article/list?${query}`, ArticlesPage)
  await screen.findByRole('link', { name: /冬季护心/ })
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(sentTo(contentServices.listArticles)).toEqual({ ...sent, pageNum: 1 })
})

test('who has written nothing', async () => {
  answer(contentServices.listArticles, onePage())
  openAt('/doc/article/list?docId=d1', ArticlesPage)
  expect(await screen.findByText('暂无文章')).toBeDefined()
})

test('an article has title, doctor, day and text, leads to the doctor, and is counted', async () => {
  open()
  expect(await screen.findByText('天冷更要量血压。')).toBeDefined()
  expect(screen.getByText('张伟 · 2026-11-21 · 阅读 12')).toBeDefined()
  expect(way(/张伟\s*主任医师/)).toBe('/doc/index?docId=d1')
  expect(way('这位医生的更多文章')).toBe('/doc/article/list?docId=d1')
  expect(callsOf(contentServices.noteReading)).toHaveLength(1)
})

test('a team’s article leads to the team', async () => {
  answer(contentServices.readArticle, anArticle({ docId: null, docName: '', teamId: 't1', teamName: '心脏团队' }))
  open()
  await screen.findByText('天冷更要量血压。')
  expect(way(/心脏团队/)).toBe('/team/t1/detail')
  expect(way('团队的更多文章')).toBe('/doc/article/list?teamId=t1')
})

test('an article that there is not', async () => {
  refuse(contentServices.readArticle, commonRefusals.not_found)
  open()
  expect(await screen.findByText('记录不存在')).toBeDefined()
})
