import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { messageServices as services } from '@nethos/contract/messages/messages.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aMessage, aModule, onePage } from '../testing/message.samples.ts'
import NoticePage from './notice.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(services.listModules, [
    aModule(),
    aModule({
      moduleType: 'payment',
      moduleName: '支付与退款',
      unreadCount: 0,
      newest: aMessage({ title: '退款完成' }),
    }),
  ])
  answer(
    services.listMessages,
    onePage(aMessage(), aMessage({ messageId: 'm2', title: '图文咨询已结束', isRead: true })),
  )
  answer(services.message, aMessage())
  answer(services.countUnread, 1)
  answer(services.readMessage, true)
  answer(services.readAllMessages, 2)
})

const open = (query = '') => openAt(`/v2/notice${query}`, NoticePage)

test('the modules stand with their newest message and how many are unread', async () => {
  open()
  const consult = await screen.findByRole('link', { name: /咨询消息/ })
  expect(consult.textContent).toMatch(/张伟医生回复了您2条未读/)
  expect(consult.getAttribute('href')).toBe('/v2/notice?moduleType=consult')
  expect(screen.getByRole('link', { name: /支付与退款/ }).textContent).not.toContain('未读')
  expect(way('消息提醒设置')).toBe('/v2/notice?settings=1')
})

test('all can be marked as read at once, and the counts are asked for again', async () => {
  open()
  await press('全部标为已读（2）')
  expect(sentTo(services.readAllMessages)).toEqual({ moduleType: undefined })
  expect(await screen.findByText('已全部标为已读')).toBeDefined()
  await waitFor(() => expect(callsOf(services.listModules).length).toBeGreaterThan(1))
})

test('without messages it says so', async () => {
  answer(services.listModules, [])
  open()
  expect(await screen.findByText('暂无消息')).toBeDefined()
  expect(screen.queryByRole('button', { name: /全部标为已读/ })).toBeNull()
})

test('a module lists its messages, the unread ones marked by a word', async () => {
  open('?moduleType=consult')
  const unread = await screen.findByRole('link', { name: /张伟医生回复了您/ })
  expect(unread.textContent).toContain('未读')
  expect(unread.textContent).toContain('2026年11月21日 15:04')
  expect(unread.getAttribute('href')).toBe('/v2/notice?messageId=m1')
  expect(screen.getByRole('link', { name: /已结束/ }).textContent).not.toContain('未读')
  expect(sentTo(services.listMessages)).toMatchObject({ moduleType: 'consult' })
  await press('全部标为已读（1）')
  expect(sentTo(services.readAllMessages)).toEqual({ moduleType: 'consult' })
})

test('a message shows its text, is read by that, and leads to what it is about', async () => {
  open('?messageId=m1')
  expect(await screen.findByText('王秀英的图文咨询有新的回复，点击查看。')).toBeDefined()
  await waitFor(() => expect(sentTo(services.readMessage)).toEqual({ messageId: 'm1' }))
  expect(way('去查看')).toBe('/team/consult/c1')
})

test('a message that was read is not read again, and one without a page leads nowhere', async () => {
  answer(services.message, aMessage({ isRead: true, link: '' }))
  open('?messageId=m1')
  await screen.findByText('王秀英的图文咨询有新的回复，点击查看。')
  expect(callsOf(services.readMessage)).toHaveLength(0)
  expect(screen.queryByRole('link', { name: '去查看' })).toBeNull()
})

test("another account's message does not exist", async () => {
  refuse(services.message, { code: '00010440', sentence: '记录不存在' })
  open('?messageId=others')
  expect(await screen.findByText('记录不存在')).toBeDefined()
})

test('a module can be silenced', async () => {
  answer(services.listPushSettings, [{ moduleType: 'consult', moduleName: '咨询消息', isOn: true }])
  answer(services.changePushSetting, true)
  open('?settings=1')
  const consult = await screen.findByRole('switch', { name: '咨询消息' })
  expect(consult.getAttribute('aria-checked')).toBe('true')
  consult.click()
  await waitFor(() => expect(sentTo(services.changePushSetting)).toEqual({ moduleType: 'consult', isOn: false }))
  expect(screen.getByText(/支付与退款、账号安全的消息始终提醒/)).toBeDefined()
})
