import { act, screen, within } from '@testing-library/react'
import { dayOf } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { signIn } from '@nethos/calls/session.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { homeServices } from '@nethos/contract/home/home.services.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { afternoon, aDoctor } from '../../doctors/testing/doctor.samples.ts'
import { aManager } from '../../grants/testing/grants.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import ElderHomePage from './elder-home.page.tsx'
import HomePage from './home.page.tsx'

vi.mock('@nethos/calls/call.ts')

const home = (changes: Partial<OutputOf<typeof homeServices.homePage>> = {}) => ({
  banners: [{ title: '流感疫苗', subtitle: '现在可约', picture: 'b1', url: '/book' }],
  notices: [{ noticeId: 'n', title: '周六停电', content: '上午8点到10点', url: '/blankPage/1' }],
  entries: [
    { section: '首屏', title: '问医生', icon: 'chat', url: '/doc/index' },
    { section: '看病', title: '看报告', icon: 'no such drawing', url: '/report' },
  ],
  doctors: [aDoctor(), aDoctor({ docId: 'd2', docName: '李娜' })],
  articles: [{ articleId: 'a1', title: '冬季护心', author: '张伟', publishedAt: afternoon }],
  news: [{ newId: 'n1', title: '门诊安排', publishedAt: afternoon }],
  ...changes,
})

beforeEach(() => {
  forget()
  answer(homeServices.homePage, home())
})

test('every service begins here: entries, banners, doctors, news', async () => {
  const { app } = openAt('/v4/index', HomePage)
  await screen.findByRole('link', { name: /问医生/ })
  expect(way(/问医生/)).toBe('/doc/index')
  expect(way(/看报告/)).toBe('/report')
  expect(way(/张伟 主任/)).toBe('/doc/index?docId=d1')
  expect(way(/李娜/)).toBe('/doc/index?docId=d2')
  expect(way('全部医生')).toBe('/doc/index')
  expect(way(/门诊安排/)).toBe('/news/detail/n1')
  expect(way(/冬季护心/)).toBe('/doc/article/a1')
  expect(screen.getByRole('link', { name: /冬季护心/ }).textContent).toContain('张伟 · 2026-11-21')
  expect(screen.getAllByRole('link', { name: '查看更多' }).map(link => link.getAttribute('href'))).toEqual([
    '/article',
    '/news/list',
  ])
  expect(way('搜索医生、科室、疾病')).toBe('/v2/search')
  expect(way(/拨打客服电话/)).toBe('tel:400-000-1234')
  expect(screen.queryByText('上午8点到10点')).toBeNull()
  await press(/周六停电/)
  expect(screen.getByText('上午8点到10点')).toBeDefined()
  await press(/周六停电/)
  expect(app.openLink).toHaveBeenCalledWith('/blankPage/1')
  await press(/流感疫苗/)
  expect(app.openLink).toHaveBeenCalledWith('/book')
})

test('what waits for somebody stands before any way, two at first, and all when asked for', async () => {
  const one = (title: string, onDay = '') => ({
    kind: 'visit' as const,
    title,
    note: '王秀英',
    onDay,
    url: `/to/${title}`,
  })
  answer(homeServices.waiting, [
    { ...one('图文咨询还没有支付'), kind: 'pay' as const },
    one('上午 08:00 就诊', dayOf(serverNow() + 86_400_000)),
    one('2份报告可以看了'),
  ])
  signIn({ token: 't', signKey: 'k' })
  openAt('/v4/index', HomePage)
  const waits = within(await screen.findByRole('list', { name: '等您处理' }))
  expect(waits.getAllByRole('link').map(link => link.textContent)).toEqual([
    '图文咨询还没有支付王秀英',
    '明天上午 08:00 就诊王秀英',
  ])
  await press('还有1件')
  expect(way(/2份报告可以看了/)).toBe('/to/2份报告可以看了')
})

test('the place of what waits is as high as last time until it has come', async () => {
  localStorage.setItem('nethos.home.waiting', '120')
  const { promise, resolve } = Promise.withResolvers<[]>()
  answer(homeServices.waiting, () => promise)
  signIn({ token: 't', signKey: 'k' })
  openAt('/v4/index', HomePage)
  const place = () => document.querySelector<HTMLElement>('.waiting')
  await screen.findByRole('link', { name: /问医生/ })
  expect(place()?.style.height).toBe('120px')
  await act(async () => resolve([]))
  expect(place()).toBeNull()
})

test('a guest is not asked what waits', async () => {
  openAt('/v4/index', HomePage)
  await screen.findByRole('link', { name: /问医生/ })
  expect(callsOf(homeServices.waiting)).toHaveLength(0)
})

test('without news there is no empty heading', async () => {
  answer(homeServices.homePage, home({ news: [], articles: [], banners: [] }))
  openAt('/v4/index', HomePage)
  await screen.findByRole('link', { name: /问医生/ })
  expect(screen.queryByText('健康资讯')).toBeNull()
  expect(screen.queryByText('医生文章')).toBeNull()
  expect(screen.queryByLabelText('公告')).toBeNull()
})

test('one tap leads to elder mode', async () => {
  const { app } = openAt('/v4/index', HomePage)
  await press('长辈版')
  expect(app.setElder).toHaveBeenCalledWith(true)
})

test('the search stays in reach when the rest cannot be had', async () => {
  refuse(homeServices.homePage, { code: '1', sentence: '网络错误，请稍后重试' })
  openAt('/v4/index', HomePage)
  expect(await screen.findByText('网络错误，请稍后重试')).toBeDefined()
  expect(way('搜索医生、科室、疾病')).toBe('/v2/search')
})

test('in elder mode: the hospital’s large entries and somebody to call', async () => {
  const entry = (title: string, url: string) => ({ title, icon: 'doctor', url, note: '' })
  answer(homeServices.hub, {
    sections: [{ title: '', entries: [entry('问医生', '/doc/index'), entry('我的咨询', '/my/consult/all')] }],
  })
  openAt('/v4/index', ElderHomePage, { app: { isElder: true } })
  expect(way('打电话问客服 400-000-1234')).toBe('tel:400-000-1234')
  expect(screen.getByText('每天8:00—20:00')).toBeDefined()
  await screen.findByRole('link', { name: /问医生/ })
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '问医生',
    '我的咨询',
    '不知道看哪科？说说哪里不舒服',
  ])
  expect(way('我的咨询')).toBe('/my/consult/all')
  expect(sentTo(homeServices.hub)).toEqual({ hub: 'elder' })
  expect(callsOf(homeServices.homePage)).toHaveLength(0)
})

test('in elder mode without the entries somebody can still be called', async () => {
  refuse(homeServices.hub, { code: '1', sentence: '网络错误，请稍后重试' })
  openAt('/v4/index', ElderHomePage, { app: { isElder: true } })
  expect(await screen.findByText('网络错误，请稍后重试')).toBeDefined()
  expect(way(/打电话问客服/)).toBe('tel:400-000-1234')
})

test('in elder mode whoever one lets act for oneself is one tap away, and nobody else', async () => {
  answer(homeServices.hub, { sections: [] })
  answer(homeServices.waiting, [])
  answer(ownSayServices.listManagers, [
    aManager({ isSpoken: true, callMobile: '13800000001' }),
    aManager({ managedId: 'm2', managerName: '李*国' }),
  ])
  signIn({ token: 't', signKey: 'k' })
  openAt('/v4/index', ElderHomePage, { app: { isElder: true } })
  expect((await screen.findByRole('link', { name: '打电话给儿女 王*英' })).getAttribute('href')).toBe('tel:13800000001')
  expect(screen.queryByText(/李\*国/)).toBeNull()
})

test('a hospital without a telephone offers none', () => {
  openAt('/v4/index', ElderHomePage, { app: { servicePhone: '', serviceHours: '' } })
  expect(screen.queryByRole('link', { name: /电话/ })).toBeNull()
})
