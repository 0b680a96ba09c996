import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { textDeskServices as services } from '@nethos/contract/content/text-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { DeskText } from '../texts.calls.ts'
import TextPage from './text.page.tsx'
import TextsPage from './texts.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T15:00:00+08:00')
const key = { kind: 'standing' as const, textId: '用户协议' }
const words = { title: '用户协议', edition: '1.0', content: '<p>旧的</p>', link: '' }
const current = { ...words, publishedAt: at, isShown: true }
const change = { ...words, edition: '2.0', content: '<p>新的</p>', writerName: '周敏', writtenAt: at }
const aText = (changes: Partial<DeskText> = {}): DeskText => ({ ...key, current, change: null, ...changes })

beforeEach(async () => {
  await begin()
  answer(services.saveText, { writtenAt: at })
  for (const one of [services.submitText, services.publishText, services.sendBackText, services.showText])
    answer(one, true)
})
const open = (address = '/articles/texts/standing/用户协议') =>
  openPage(address, { path: '/articles/texts/:kind/:textId', Page: TextPage })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('lists the texts with their edition and what is being written', async () => {
  answer(services.listTexts, [
    { ...key, title: '用户协议', edition: '1.0', publishedAt: at, isShown: true, change: 'reviewing' },
    { kind: 'block', textId: 'help', title: '帮助', edition: '', publishedAt: at, isShown: true, change: 'none' },
  ])
  openPage('/articles/texts', { path: '/articles/texts', Page: TextsPage })
  for (const text of ['1.0', '等待审核', '页面 /blankPage/help', '一直展示'])
    expect(await screen.findByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: '展示「帮助」' }))
  await waitFor(() => expect(sentTo(services.showText)).toEqual([{ textId: 'help', isShown: false }]))
})

it('sends a change to review with its edition', async () => {
  answer(services.textDetail, aText())
  open()
  fireEvent.change(await screen.findByLabelText('版本号'), { target: { value: '' } })
  await press('提交审核')
  expect(await screen.findByText('版本号不能为空')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('版本号'), { target: { value: '2.0' } })
  await press('提交审核')
  await waitFor(() => expect(sentTo(services.submitText)).toEqual([key]))
  expect(sentTo(services.saveText)).toEqual([{ ...key, seenAt: null, ...words, edition: '2.0' }])
})

it('lets another one publish what he has read', async () => {
  answer(services.textDetail, aText({ change: { ...change, isReviewing: true, isOwn: false } }))
  open()
  expect(await screen.findByText(/版本 2.0/)).toBeTruthy()
  await press('发布')
  expect(await screen.findByText(/同意过旧版本的患者会被再次询问/)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '发布' }).at(-1)!)
  await waitFor(() => expect(sentTo(services.publishText)).toEqual([{ ...key, seenAt: at }]))
})

it('tells the writer that another one publishes', async () => {
  answer(services.textDetail, aText({ change: { ...change, isReviewing: true, isOwn: true } }))
  open()
  expect(await screen.findByText(/须由另一位同事审核发布/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
})

it('begins a new page under a number that is free', async () => {
  const { code, sentence } = commonRefusals.not_found
  answer(services.textDetail, () => Promise.reject(new RefusedError(code, sentence)))
  open('/articles/texts/block/tingdian')
  fireEvent.change(await screen.findByLabelText('标题'), { target: { value: '停电' } })
  fireEvent.change(screen.getByLabelText('直接打开的链接（选填）'), { target: { value: '/v2/help' } })
  await press('保存草稿')
  const sent = {
    kind: 'block',
    textId: 'tingdian',
    seenAt: null,
    title: '停电',
    edition: '',
    content: '',
    link: '/v2/help',
  }
  await waitFor(() => expect(sentTo(services.saveText)).toEqual([sent]))
})
