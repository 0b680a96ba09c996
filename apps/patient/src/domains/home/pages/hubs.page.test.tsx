import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import ClassicHomePage from './classic-home.page.tsx'
import QueryHubPage from './query-hub.page.tsx'
import SeniorPage from './senior.page.tsx'
import ServiceHubPage from './service-hub.page.tsx'
import VisitHubPage from './visit-hub.page.tsx'

vi.mock('@nethos/calls/call.ts')
const entry = (title: string, url: string, note = '') => ({ title, icon: 'chat', url, note })
const sections = [
  { title: '诊前', entries: [entry('预约挂号', '/book', '今日可约')] },
  { title: '诊后', entries: [entry('报告查询', '/report?type=1')] },
]
beforeEach(() => {
  forget()
  answer(homeServices.hub, { sections })
  answer(homeServices.homePage, {
    banners: [],
    notices: [],
    entries: [],
    doctors: [],
    articles: [],
    news: [{ newId: 'n1', title: '门诊安排', publishedAt: 0 }],
  })
  answer(peopleServices.listPeople, [aPerson(), aFather()])
})

test('就医服务 groups its ways', async () => {
  openAt('/v2/jy', VisitHubPage)
  expect(await screen.findByRole('heading', { name: '诊前' })).toBeDefined()
  expect(screen.getByRole('heading', { name: '诊后' })).toBeDefined()
  expect(way(/预约挂号/)).toBe('/book')
  expect(screen.getByRole('link', { name: /报告查询/ }).textContent).toBe('报告查询')
  expect(sentTo(homeServices.hub)).toEqual({ hub: 'visit' })
})

test('服务首页 has a line of what each kind is', async () => {
  openAt('/serviceIndex', ServiceHubPage)
  expect((await screen.findByRole('link', { name: /预约挂号/ })).textContent).toContain('今日可约')
  expect(sentTo(homeServices.hub)).toEqual({ hub: 'service' })
})

test('查询服务 opens its pages for the chosen person', async () => {
  openAt('/query', QueryHubPage)
  await screen.findByRole('link', { name: /预约挂号/ })
  expect(way(/预约挂号/)).toBe('/book?compatId=p1')
  screen.getByRole('radio', { name: '王德福' }).click()
  await waitFor(() => expect(way(/报告查询/)).toBe('/report?type=1&compatId=p2'))
})

test('查询服务 without anybody leads to adding somebody', async () => {
  answer(peopleServices.listPeople, [])
  openAt('/query', QueryHubPage)
  expect(await screen.findByRole('link', { name: '添加就诊人' })).toBeDefined()
})

test('长辈版 turns large words on, offers somebody to call, and leads back', async () => {
  const { app, at } = openAt('/v2/senility', SeniorPage)
  expect(app.setElder).toHaveBeenCalledWith(true)
  await screen.findByRole('link', { name: /预约挂号/ })
  expect(way('联系客服')).toBe('tel:400-000-1234')
  await press('返回标准版')
  expect(app.setElder).toHaveBeenLastCalledWith(false)
  expect(at()).toBe('/v4/index')
})

test('the old home has search, ways and news', async () => {
  openAt('/v2/index', ClassicHomePage)
  await screen.findByText('门诊安排')
  expect(way('搜索医生、科室、疾病')).toBe('/v2/search')
  expect(way(/报告查询/)).toBe('/report?type=1')
})

test('a hub on which nothing stands says so', async () => {
  answer(homeServices.hub, { sections: [] })
  openAt('/v2/jy', VisitHubPage)
  expect(await screen.findByText('暂无可用的服务')).toBeDefined()
})
