import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { answer, forget, openPage, refuse } from '../../../testing/open-page.tsx'
import AboutPage from './about.page.tsx'
import HelpPage from './help.page.tsx'
import LicencesPage from './licences.page.tsx'
import OpenSourcePage from './open-source.page.tsx'

vi.mock('@nethos/calls/call.ts')
const text = {
  title: '关于我们',
  version: '1.0',
  content: '<p>依托南山医院建设</p>',
  publishedAt: Date.parse('2026-05-01T00:00:00Z'),
}
beforeEach(() => {
  forget()
  answer(contentServices.fixedText, text)
})
const way = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

test('about us: the hospital, the version, whom to call, and what we agreed on', async () => {
  openPage('/v2/about', AboutPage)
  expect(await screen.findByText('依托南山医院建设')).toBeDefined()
  expect(screen.getByText(/^\d+\.\d+\.\d+$/)).toBeDefined()
  expect(screen.getAllByText('400-000-1234').length).toBeGreaterThan(0)
  expect(way('用户协议')).toBe('/news/ysxy')
  expect(way(/资质公示/)).toBe('/v2/licences')
  expect(way('开源软件声明')).toBe('/v2/open-source')
})

test('where the hospital has written nothing about itself, the rest stands', async () => {
  refuse(contentServices.fixedText, { code: '00010440', sentence: '记录不存在' })
  openPage('/v2/about', AboutPage)
  expect(await screen.findByText('版本号')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('help: questions of all five kinds open on a tap, and lead to the feedback and the service', () => {
  openPage('/v2/help', HelpPage)
  for (const topic of ['登录', '就诊人', '挂号', '咨询', '支付退款'])
    expect(screen.getByRole('heading', { name: topic })).toBeDefined()
  expect(screen.getByText('退款多久到账？').closest('details')?.open).toBe(false)
  expect(screen.getByText(/7至10个工作日/)).toBeDefined()
  expect(way(/意见反馈/)).toBe('/feedback/submit')
  expect(way(/400-000-1234/)).toBe('tel:400-000-1234')
})

test('licences: the text of the hospital and since when it stands', async () => {
  openPage('/v2/licences', LicencesPage)
  expect(await screen.findByText('公示日期 2026年05月01日')).toBeDefined()
})

test('open source: each work with its licence', () => {
  openPage('/v2/open-source', OpenSourcePage)
  expect(screen.getByText(/^react \d/)).toBeDefined()
  expect(screen.getAllByText('MIT').length).toBeGreaterThan(5)
})
