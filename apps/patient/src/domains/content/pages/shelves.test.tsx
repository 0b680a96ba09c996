import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aReading, aText, types } from '../testing/content.samples.ts'
import DrugSearchPage from './drug-search.page.tsx'
import DrugsPage from './drugs.page.tsx'
import ExaminationSearchPage from './examination-search.page.tsx'
import ExaminationPage from './examination.page.tsx'
import ExaminationsPage from './examinations.page.tsx'
import HealthHomePage from './health-home.page.tsx'
import HealthListPage from './health-list.page.tsx'
import HealthSearchPage from './health-search.page.tsx'
import HealthPage from './health.page.tsx'
import NewsListPage from './news-list.page.tsx'
import NewsPage from './news.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(contentServices.listTypes, types)
  answer(contentServices.listNews, onePage(aText()))
  answer(contentServices.readNews, aReading())
  answer(contentServices.noteReading, true)
})

const search = async (word: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: word } })
  await act(async () => fireEvent.submit(screen.getByRole('search')))
}

test.each([
  ['/he/search', HealthSearchPage, '/he/list'],
  ['/jcxz/search', ExaminationSearchPage, '/jcxz'],
  ['/ypkp/search', DrugSearchPage, '/ypkp'],
])('%s offers the categories before anything is typed', async (address, Page, list) => {
  openAt(address, Page)
  expect(await screen.findByRole('heading', { name: '分类' })).toBeDefined()
  expect(way(types[0]!.typeName)).toBe(`${list}?typeId=${types[0]!.typeId}`)
})

describe('医院资讯', () => {
  test('lists with title, picture and day, and leads to the text', async () => {
    answer(contentServices.listNews, onePage(aText({ shelf: 'news', title: '停车' })))
    openAt('/news/list', NewsListPage)
    const link = await screen.findByRole('link', { name: /停车/ })
    expect(link.getAttribute('href')).toBe('/news/detail/n1')
    expect(link.textContent).toContain('2026-11-21')
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/files/cover-heart')
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'news', pageNum: 1 })
  })

  test('one category by its id, by its name, or by a tap', async () => {
    openAt('/news/list?typeName=%E5%AD%A9%E5%AD%90', NewsListPage)
    await screen.findByRole('link', { name: /怎样量血压/ })
    expect(sentTo(contentServices.listNews)).toMatchObject({ typeId: 'he2' })
    expect(callsOf(contentServices.listNews)).toHaveLength(1)
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '心脑血管' })))
    expect(sentTo(contentServices.listNews)).toMatchObject({ typeId: 'he1' })
  })

  test('keeps the word of the search', async () => {
    const { at } = openAt('/news/list?search=gxy', NewsListPage)
    await screen.findByRole('link', { name: /怎样量血压/ })
    expect(sentTo(contentServices.listNews)).toMatchObject({ search: 'gxy' })
    await search('停车')
    expect(at()).toBe(`/news/list?search=${encodeURIComponent('停车')}`)
  })

  test('is empty, and says so', async () => {
    answer(contentServices.listNews, onePage())
    openAt('/news/list', NewsListPage)
    expect(await screen.findByText('暂无资讯')).toBeDefined()
  })

  test('is read with title, who, day and text, and counted once', async () => {
    openAt('/news/detail/n1', NewsPage, { path: '/news/detail/:newsId' })
    expect(await screen.findByText('先坐下歇五分钟。')).toBeDefined()
    expect(screen.getByRole('heading', { name: '怎样量血压' })).toBeDefined()
    expect(screen.getByText('心血管内科 · 2026-11-21')).toBeDefined()
    expect(callsOf(contentServices.noteReading).map(([, sent]) => sent)).toEqual([{ articleId: 'n1' }])
  })

  test('a text that there is not is told, and not counted', async () => {
    refuse(contentServices.readNews, commonRefusals.not_found)
    openAt('/news/detail/n9', NewsPage, { path: '/news/detail/:newsId' })
    expect(await screen.findByText('记录不存在')).toBeDefined()
    expect(callsOf(contentServices.noteReading)).toHaveLength(0)
  })

  test('a link in a text leads by the house’s rules', async () => {
    answer(contentServices.readNews, aReading({ content: '<p>请<a href="/doc/index">找医生</a></p>' }))
    const { app } = openAt('/news/detail/n1', NewsPage, { path: '/news/detail/:newsId' })
    fireEvent.click(await screen.findByRole('link', { name: '找医生' }))
    expect(app.openLink).toHaveBeenCalledWith('/doc/index')
  })
})

describe('健康教育', () => {
  test('begins with a search, the categories, the other shelves and what is recommended', async () => {
    openAt('/he/index', HealthHomePage)
    expect(await screen.findByRole('link', { name: /心脑血管\s*8篇/ })).toBeDefined()
    expect(way(/孩子/)).toBe('/he/list?typeId=he2')
    expect(way('搜索健康知识')).toBe('/he/search')
    expect(way('药品科普')).toBe('/ypkp')
    expect(way('检查须知')).toBe('/jcxz')
    expect(way('医生文章')).toBe('/article')
    expect(way(/怎样量血压/)).toBe('/he/detail?newId=n1')
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'health', isRecommended: true })
  })

  test('one category', async () => {
    openAt('/he/list?typeId=he1', HealthListPage)
    expect(await screen.findByRole('link', { name: /怎样量血压/ })).toBeDefined()
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'health', typeId: 'he1' })
    expect(screen.getByRole('tab', { name: '心脑血管' }).getAttribute('aria-selected')).toBe('true')
  })

  test('is searched by a word, which stands in the address', async () => {
    const { at } = openAt('/he/search', HealthSearchPage)
    expect(callsOf(contentServices.listNews)).toHaveLength(0)
    await search('gxy')
    expect(await screen.findByRole('link', { name: /怎样量血压/ })).toBeDefined()
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'health', search: 'gxy' })
    expect(at()).toBe('/he/search?search=gxy')
  })

  test('what is typed right after a search stays', async () => {
    openAt('/he/search', HealthSearchPage)
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    fireEvent.change(box, { target: { value: '血压' } })
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.change(box, { target: { value: '血压高' } })
    await screen.findByRole('link', { name: /怎样量血压/ })
    expect(box.value).toBe('血压高')
    expect(sentTo(contentServices.listNews)).toMatchObject({ search: '血压' })
  })

  test('nothing was found', async () => {
    answer(contentServices.listNews, onePage())
    openAt('/he/search?search=xyz', HealthSearchPage)
    expect(await screen.findByText('暂无搜索结果')).toBeDefined()
  })

  test('is read, with the word of caution; without an id it leads home', async () => {
    openAt('/he/detail?newId=n1', HealthPage)
    expect(await screen.findByText('先坐下歇五分钟。')).toBeDefined()
    expect(screen.getByText(/不能代替医生的诊断/)).toBeDefined()
    expect(openAt('/he/detail', HealthPage).at()).toBe('/he/index')
  })
})

describe('检查须知', () => {
  const ct = aText({ newId: 'e1', shelf: 'examination', typeId: 'ct', typeName: 'CT', title: '胸部CT' })
  const us = aText({ newId: 'e2', shelf: 'examination', typeId: 'us', typeName: '超声', title: '腹部超声' })

  test('stand under their kinds, with a way to search', async () => {
    answer(contentServices.listNews, onePage(ct, us))
    openAt('/jcxz', ExaminationsPage)
    expect(await screen.findByRole('heading', { name: 'CT' })).toBeDefined()
    expect(screen.getByRole('heading', { name: '超声' })).toBeDefined()
    expect(way(/腹部超声/)).toBe('/jcxz/detail?id=e2')
    expect(way('搜索检查项目')).toBe('/jcxz/search')
  })

  test('one is read with its preparation; without an id it leads to the list', async () => {
    answer(contentServices.readNews, aReading({ ...ct, content: '<h3>检查前准备</h3><p>取下项链。</p>' }))
    openAt('/jcxz/detail?id=e1', ExaminationPage)
    expect(await screen.findByText('检查前准备')).toBeDefined()
    expect(sentTo(contentServices.readNews)).toEqual({ newId: 'e1' })
    expect(openAt('/jcxz/detail', ExaminationPage).at()).toBe('/jcxz')
  })

  test('are searched', async () => {
    answer(contentServices.listNews, onePage(ct))
    openAt('/jcxz/search', ExaminationSearchPage)
    await search('ct')
    expect(await screen.findByRole('link', { name: /胸部CT/ })).toBeDefined()
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'examination', search: 'ct' })
  })
})

describe('药品科普', () => {
  const drug = aText({ newId: 'y1', shelf: 'drug', typeId: 'bp', typeName: '降压药', title: '氨氯地平' })

  test('stand by category; a tap shows what for, how, and what to watch', async () => {
    answer(contentServices.listNews, onePage(drug))
    answer(contentServices.readNews, aReading({ ...drug, content: '<h3>治什么</h3><p>高血压。</p>' }))
    openAt('/ypkp', DrugsPage)
    const link = await screen.findByRole('link', { name: /氨氯地平/ })
    expect(link.getAttribute('href')).toBe('/ypkp?id=y1')
    await act(async () => fireEvent.click(link))
    expect(await screen.findByText('治什么')).toBeDefined()
    expect(screen.getByText(/用药请遵医嘱/)).toBeDefined()
  })

  test('are searched', async () => {
    answer(contentServices.listNews, onePage(drug))
    openAt('/ypkp/search?search=aldp', DrugSearchPage)
    expect(await screen.findByRole('link', { name: /氨氯地平/ })).toBeDefined()
    expect(sentTo(contentServices.listNews)).toMatchObject({ shelf: 'drug', search: 'aldp' })
  })
})

test.each([
  ['/he/search', HealthSearchPage],
  ['/jcxz/search', ExaminationSearchPage],
  ['/ypkp/search', DrugSearchPage],
])('%s offers its categories before anything is typed', async (address, SearchPageOf) => {
  openAt(address, SearchPageOf)
  const category = await screen.findByRole('link', { name: /心脑血管/ })
  const list = address.replace(/\/search$/, '')
  expect(category.getAttribute('href')).toMatch(new RegExp(`^${list}[^?]*\\?typeId=.+`))
})
