import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt } from '../../../testing/open-at.tsx'
import AgreementPage from './agreement.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(contentServices.fixedText, {
    title: '用户服务协议',
    version: '3',
    content: '<p>第一条</p>',
    publishedAt: Date.parse('2026-11-20T16:30:00Z'),
  })
})

test('the agreement is read without a login, with its version and its day', async () => {
  openAt('/news/ysxy', AgreementPage)
  expect(await screen.findByText('第一条')).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '用户协议' })
  expect(screen.getByRole('heading', { name: '用户服务协议' })).toBeDefined()
  expect(screen.getByText('版本 3 · 2026年11月21日')).toBeDefined()
})

test('its headings begin right below the page’s own, and leave none out', async () => {
  const content = '<p>前言</p><h3>总则</h3><p>甲</p><h5>范围</h5><p>乙</p><h3>附则</h3>'
  answer(contentServices.fixedText, { title: '协议', version: '3', content, publishedAt: 0 })
  openAt('/news/ysxy', AgreementPage)
  expect(await screen.findByText('总则')).toBeDefined()
  const levels = (level: number) => screen.getAllByRole('heading', { level }).map(one => one.textContent)
  expect([levels(2), levels(3)]).toEqual([['总则', '附则'], ['范围']])
})

test('another text by its type', async () => {
  openAt('/news/ysxy?type=%E9%9A%90%E7%A7%81%E6%94%BF%E7%AD%96', AgreementPage)
  expect(screen.getByRole('heading', { name: '隐私政策' })).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '隐私政策' })
})

test('a text that there is not', async () => {
  refuse(contentServices.fixedText, commonRefusals.not_found)
  openAt('/news/ysxy?type=nothing', AgreementPage)
  expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
})
