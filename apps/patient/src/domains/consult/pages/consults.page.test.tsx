import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ConsultRow } from '@nethos/contract/consult/consult.schemas.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aRow } from '../testing/consult.samples.ts'
import ConsultsPage from './consults.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(consultServices.listConsults, onePage(aRow()))
})

const open = async (address = '/my/consult/all') => {
  const opened = openAt(address, ConsultsPage, { path: '/my/consult/:status?' })
  await screen.findByRole('link', { name: /张伟/ })
  return opened
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test.each([
  ['/my/consult', 'all', '全部'],
  ['/my/consult/all', 'all', '全部'],
  ['/my/consult/unpaid', 'unpaid', '待付款'],
  ['/my/consult/going', 'going', '进行中'],
  ['/my/consult/unreviewed', 'unreviewed', '待评价'],
  ['/my/consult/finished', 'finished', '已完成'],
  ['/my/consult/cancelled', 'cancelled', '已取消'],
  ['/my/consult/expired', 'cancelled', '已取消'],
  ['/my/consult/4', 'unreviewed', '待评价'],
  ['/my/consult/nonsense', 'all', '全部'],
])('%s shows those that are %s', async (address, consultStatus, tab) => {
  await open(address)
  expect(sentTo(consultServices.listConsults)).toMatchObject({ consultStatus })
  expect(chosen()).toBe(tab)
})

test('a tab stands in the address', async () => {
  const { at } = await open()
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: '待评价' })))
  expect(at()).toBe('/my/consult/unreviewed')
  expect(sentTo(consultServices.listConsults)).toMatchObject({ consultStatus: 'unreviewed' })
})

test('a consult tells how it stands, with whom, for whom, and what was said last', async () => {
  await open()
  const card = screen.getByRole('link', { name: /张伟/ })
  for (const part of ['图文咨询', '咨询中', '主任医师 · 心血管内科', '请问您量了几次？', '王秀英 · 刚刚'])
    expect(card.textContent).toContain(part)
  expect(card.getAttribute('href')).toBe('/team/consult/c1')
})

test.each<[string, Partial<ConsultRow>]>([
  ['待支付', { consultStatus: 'unpaid' }],
  ['待评价', { consultStatus: 'unreviewed' }],
  ['已取消', { consultStatus: 'expired' }],
  ['最近血压总是偏高', { lastText: '' }],
  ['99+', { unreadCount: 100 }],
])('%s', async (text, changes) => {
  answer(consultServices.listConsults, onePage(aRow(changes)))
  await open()
  expect(screen.getByRole('link', { name: /张伟/ }).textContent).toContain(text)
})

test.each([
  [{ consultStatus: 'unpaid' }, '去支付', '/videoPay?consultId=c1'],
  [{ consultStatus: 'unreviewed' }, '去评价', '/comment?consultId=c1'],
] as const)('what waits for the patient is one tap away: %o', async (changes, word, to) => {
  answer(consultServices.listConsults, onePage(aRow(changes)))
  await open()
  expect(way(word)).toBe(to)
})

test('how many have not been read is told to those who hear it', async () => {
  answer(consultServices.listConsults, onePage(aRow({ unreadCount: 2 })))
  await open()
  expect(screen.getByText('条未读').parentElement!.textContent).toBe('2条未读')
})

test('there are none: it says so and leads to the doctors', async () => {
  answer(consultServices.listConsults, onePage())
  openAt('/my/consult', ConsultsPage)
  expect(await screen.findByText('暂无咨询')).toBeDefined()
  expect(way('去问医生')).toBe('/doc/index')
})
