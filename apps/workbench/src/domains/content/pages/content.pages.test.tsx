import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentDeskServices as services } from '@nethos/contract/content/content-desk.services.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskArticle } from '../content.calls.ts'
import ArticlePage from './article.page.tsx'
import ArticlesPage from './articles.page.tsx'
import MyArticlePage from './my-article.page.tsx'
import MyArticlesPage from './my-articles.page.tsx'
import TypesPage from './types.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T07:00:00Z')
const anArticle = (changes: Partial<DeskArticle> = {}): DeskArticle => ({
  articleId: 'a1',
  shelf: 'health',
  articleStatus: 'draft',
  title: '怎样量血压',
  typeName: '心脑血管',
  authorName: '心内科',
  writerName: '周敏',
  writtenAt: at,
  publishedAt: null,
  readCount: 0,
  typeId: 'he1',
  docId: null,
  docName: '',
  teamId: null,
  teamName: '',
  summary: '',
  tags: ['血压'],
  cover: '',
  coverUrl: '',
  source: '心内科',
  content: '<p>坐着量。</p><img src="/files/p1?t=x" alt="血压计">',
  isRecommended: false,
  events: ['submit'],
  isOwn: true,
  moves: [],
  ...changes,
})
const storedDraft = () => localStorage.getItem('nethos.staff.draft.article.a1')

beforeEach(async () => {
  await begin()
  answer(services.listDeskArticles, { rows: [anArticle()], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.deskArticle, anArticle())
  answer(services.listDeskTypes, [
    { shelf: 'health', typeId: 'he1', typeName: '心脑血管', icon: 'book', isShown: true, count: 1 },
    { shelf: 'news', typeId: 'n1', typeName: '医院动态', icon: 'book', isShown: true, count: 1 },
  ])
  answer(services.saveArticle, ({ seenAt }) => ({ writtenAt: seenAt + 1 }))
  for (const one of [services.submitArticle, services.publishArticle, services.withdrawArticle]) answer(one, true)
  answer(services.sendBackArticle, true)
  answer(services.removeArticle, true)
  answer(services.addArticle, { articleId: 'a2' })
})
const open = () => openPage('/articles/a1', { path: '/articles/:articleId', Page: ArticlePage })

it('lists what was written, narrowed down by shelf, state and word', async () => {
  openPage('/articles?shelf=health&state=draft&word=血压', { path: '/articles', Page: ArticlesPage })
  const link = await screen.findByRole('link', { name: '怎样量血压' })
  expect(link.getAttribute('href')).toBe('/articles/a1')
  for (const words of ['周敏', '心内科', '2026-11-21 15:00']) expect(screen.getByText(words)).toBeTruthy()
  expect(sentTo(services.listDeskArticles)[0]).toEqual({
    shelf: 'health',
    articleStatus: 'draft',
    word: '血压',
    pageNum: 1,
  })
})

it('begins a draft in its place and opens it', async () => {
  const { router } = openPage('/articles?shelf=news', { path: '/articles', Page: ArticlesPage })
  fireEvent.click(await screen.findByRole('button', { name: '新建' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('医院动态')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '开始编写' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles/a2'))
  expect(sentTo(services.addArticle)).toEqual([{ shelf: 'news', typeId: 'n1' }])
})

it('keeps what is typed: at once on this desk, then on the server, each save upon the one before', async () => {
  open()
  const title = await screen.findByLabelText('标题')
  fireEvent.change(title, { target: { value: '在家量血压' } })
  expect(storedDraft()).toContain('在家量血压')
  await waitFor(() => expect(sentTo(services.saveArticle)).toHaveLength(1))
  expect(sentTo(services.saveArticle)[0]).toMatchObject({
    articleId: 'a1',
    seenAt: at,
    title: '在家量血压',
    typeId: 'he1',
  })
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(storedDraft()).toBeNull()
  fireEvent.change(title, { target: { value: '在家怎样量血压' } })
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }))
  await waitFor(() => expect(sentTo(services.submitArticle)).toEqual([{ articleId: 'a1' }]))
  expect(sentTo(services.saveArticle)[1]).toMatchObject({ seenAt: at + 1, title: '在家怎样量血压' })
})

it('says what was refused, and the words stay on this desk and come back', async () => {
  answer(services.saveArticle, () => Promise.reject(new RefusedError('07010003', '这份草稿已被另一处修改')))
  const { unmount } = open()
  fireEvent.change(await screen.findByLabelText('标题'), { target: { value: '我的题目' } })
  expect(await screen.findByText('这份草稿已被另一处修改')).toBeTruthy()
  unmount()
  answer(services.saveArticle, ({ seenAt }) => ({ writtenAt: seenAt + 1 }))
  open()
  expect((await screen.findByLabelText<HTMLInputElement>('标题')).value).toBe('我的题目')
  await waitFor(() => expect(storedDraft()).toBeNull())
})

it('sends nothing to review that is not whole', async () => {
  answer(services.deskArticle, anArticle({ source: '' }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '提交审核' }))
  expect(await screen.findByText('作者不能为空')).toBeTruthy()
  expect(sentTo(services.submitArticle)).toEqual([])
})

it('has a rich text with its tools, and shows what a patient will see, without scripts', async () => {
  answer(services.deskArticle, anArticle({ content: '<p>坐着<b>量</b>。</p><img src="/files/p1?t=x" alt="血压计">' }))
  open()
  const body = await screen.findByRole('textbox', { name: '正文' })
  expect(body.querySelector('strong')?.textContent).toBe('量')
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/files/p1?t=x')
  for (const name of ['加粗', '大标题', '项目列表', '编号列表', '链接', '插入图片'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '预览' }))
  const shown = within(await screen.findByRole('dialog')).getByRole('article', { name: '患者看到的样子' })
  expect(await within(shown).findByText('量')).toBeTruthy()
})

it('leaves tables as they are, in HTML', async () => {
  answer(services.deskArticle, anArticle({ content: '<table><tbody><tr><td>收缩压</td></tr></tbody></table>' }))
  open()
  const body = await screen.findByLabelText<HTMLTextAreaElement>('正文')
  expect(body.value).toContain('<td>收缩压</td>')
})

it('lets another one publish, after a question, what he has read', async () => {
  answer(
    services.deskArticle,
    anArticle({ articleStatus: 'reviewing', isOwn: false, events: ['publish', 'send_back'] }),
  )
  open()
  expect(await screen.findByText('坐着量。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sentTo(services.publishArticle)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '发布' }))
  await waitFor(() => expect(sentTo(services.publishArticle)).toEqual([{ articleId: 'a1', seenAt: at }]))
})

it('tells the writer that another one publishes', async () => {
  answer(services.deskArticle, anArticle({ articleStatus: 'reviewing', events: ['send_back'] }))
  open()
  expect(await screen.findByText('由您撰写，须由另一位同事审核发布。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
})

it('takes down with a reason, and shows the way it went', async () => {
  const moves: DeskArticle['moves'] = [{ event: 'publish', staffName: '钱进', reason: '', movedAt: at }]
  answer(services.deskArticle, anArticle({ articleStatus: 'published', publishedAt: at, events: ['withdraw'], moves }))
  open()
  expect(await screen.findByText(/钱进/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下线' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '下线' }))
  expect(await dialog.findByText('原因不能为空')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '指南已更新' } })
  fireEvent.click(dialog.getByRole('button', { name: '下线' }))
  await waitFor(() => expect(sentTo(services.withdrawArticle)).toEqual([{ articleId: 'a1', reason: '指南已更新' }]))
})

describe('the categories', () => {
  const type = (typeId: string, typeName: string, count = 0) => ({
    shelf: 'news' as const,
    typeId,
    typeName,
    icon: 'book',
    isShown: typeId !== 'n2',
    count,
  })
  beforeEach(() => {
    answer(services.listDeskTypes, [type('n1', '医院动态', 3), type('n2', '招聘')])
    answer(services.saveType, { typeId: 'n3' })
    answer(services.moveType, true)
    answer(services.removeType, true)
  })
  const openTypes = () => openPage('/articles/types', { path: '/articles/types', Page: TypesPage })
  const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)

  it('stand in their order with how many texts they have, and are moved', async () => {
    openTypes()
    for (const text of ['医院动态', '3篇', '展示中', '招聘', '已隐藏'])
      expect(await screen.findByText(text)).toBeTruthy()
    await press('下移「医院动态」')
    await waitFor(() => expect(sentTo(services.moveType)).toEqual([{ typeId: 'n1', direction: 'down' }]))
  })

  it('are added, and a full one is not removed', async () => {
    openTypes()
    await press('新建分类')
    await press('保存')
    expect(await screen.findByText('分类名称不能为空')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('分类名称'), { target: { value: '招标公告' } })
    fireEvent.click(screen.getByRole('radio', { name: '喇叭' }))
    await press('保存')
    const sent = { shelf: 'news', typeName: '招标公告', icon: 'sound', isShown: true }
    await waitFor(() => expect(sentTo(services.saveType)).toEqual([sent]))
    await press('删除')
    expect(await screen.findByText(/还有3篇文章/)).toBeTruthy()
    expect(sentTo(services.removeType)).toEqual([])
  })
})

it('sets a reviewed text for later', async () => {
  await begin(at)
  answer(services.publishArticle, true)
  answer(
    services.deskArticle,
    anArticle({ articleStatus: 'reviewing', isOwn: false, events: ['publish', 'send_back'] }),
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: '定时发布' }))
  fireEvent.change(await screen.findByLabelText('发布时间'), { target: { value: '2026-01-01T08:00' } })
  fireEvent.click(screen.getByRole('button', { name: '到时发布' }))
  expect(await screen.findByText('发布时间须晚于现在')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('发布时间'), { target: { value: '2026-11-25T08:00' } })
  fireEvent.click(screen.getByRole('button', { name: '到时发布' }))
  const publishAt = Date.parse('2026-11-25T08:00:00+08:00')
  await waitFor(() => expect(sentTo(services.publishArticle)).toEqual([{ articleId: 'a1', seenAt: at, publishAt }]))
})

it('lets a doctor write what he signs, without choosing who signs it', async () => {
  answer(services.addArticle, { articleId: 'a1' })
  const { router } = openPage('/my-articles', { path: '/my-articles', Page: MyArticlesPage })
  expect((await screen.findByRole('link', { name: /./ })).getAttribute('href')).toBe('/my-articles/a1')
  fireEvent.click(screen.getByRole('button', { name: '写一篇' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-articles/a1'))
  expect(sentTo(services.addArticle)).toEqual([{ shelf: 'doctor' }])
})

it('opens his own draft without author and place', async () => {
  openPage('/my-articles/a1', { path: '/my-articles/:articleId', Page: MyArticlePage })
  expect(await screen.findByLabelText('标题')).toBeTruthy()
  expect(screen.queryByLabelText('署名')).toBeNull()
  expect(screen.queryByLabelText('分类')).toBeNull()
  expect(screen.getByRole('link', { name: '返回文章列表' }).getAttribute('href')).toBe('/my-articles')
})
