import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import jsQR from 'jsqr'
import { beforeEach, expect, it, vi } from 'vitest'
import { FaultError } from '@nethos/calls/trouble.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import { followDeskServices as services } from '@nethos/contract/follow/follow-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { Follower } from '../follow.calls.ts'
import CodePage from './code.page.tsx'
import FollowDeskPage from './desk.page.tsx'
import TalkPage from './talk.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

/** 2026-11-21 12:00 in the hospital. */
const noon = Date.parse('2026-11-21T04:00:00Z')

const aFollower = (changes: Partial<Follower> = {}): Follower => ({
  followId: 'f1',
  patientName: '王秀英',
  patientGender: 'F',
  patientAge: 71,
  isFollowing: true,
  followedAt: noon,
  lastMessage: { followId: 'f1', msgType: 'TEXT', text: '复查要空腹吗？', createdAt: noon, unreadCount: 2 },
  redFlags: [],
  isUrgent: false,
  ...changes,
})
const aMessage = (changes: Partial<TalkMessage> = {}): TalkMessage => ({
  messageId: 'm1',
  followId: 'f1',
  msgType: 'TEXT',
  text: '复查要空腹吗？',
  card: null,
  talker: 'PAT',
  talkerName: '王秀英',
  seconds: 0,
  attaList: [],
  sendId: null,
  createdAt: noon,
  ...changes,
})
const page = (...rows: Follower[]) => ({ rows, pageNum: 1, pageSize: 50, hasNextPage: false })
const talk = (...messages: TalkMessage[]) => ({
  follower: aFollower(),
  messages: messages.toReversed(),
  hasOlder: false,
})

beforeEach(async () => {
  await begin(noon)
  answer(services.countFollowers, { followers: 12, talks: 3, unread: 2 })
  answer(services.listFollowers, page(aFollower()))
  answer(services.deskTalk, talk(aMessage()))
  answer(services.readDeskTalk, true)
})

const openDesk = (search = '') => openPage(`/follows${search}`, { path: '/follows', Page: FollowDeskPage })
const openTalk = () => openPage('/follows/f1', { path: '/follows/:followId', Page: TalkPage })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('回复内容')

it('lists who has written, with what was said last and how much is unread', async () => {
  openDesk()
  const row = await screen.findByRole('link', { name: /王秀英/ })
  expect(row.textContent).toContain('女 · 71岁')
  expect(row.textContent).toContain('2条未读')
  expect(row.textContent).toContain('复查要空腹吗？')
  expect(row.getAttribute('href')).toBe('/follows/f1?tab=talks')
  const tabs = within(screen.getByRole('navigation', { name: '患者范围' }))
  expect(tabs.getAllByRole('link').map(one => one.textContent)).toEqual(['聊天3', '未读2', '关注我的12'])
})

it('asks for those who wait, and for all who follow', async () => {
  answer(services.listFollowers, page())
  openDesk('?tab=all')
  expect(await screen.findByText(/还没有患者关注您/)).toBeTruthy()
  expect(sentTo(services.listFollowers)).toEqual([{ tab: 'all', pageNum: 1, pageSize: 50 }])
})

it('shows what was said by whom, and counts it as read', async () => {
  answer(
    services.deskTalk,
    talk(
      aMessage(),
      aMessage({ messageId: 'm2', talker: 'DOC', talkerName: '陈志远', text: '不用' }),
      aMessage({
        messageId: 'm3',
        msgType: 'AUDIO',
        text: '',
        seconds: 7,
        attaList: [{ attaId: 'v1', type: 'audio', attaFileName: '语音.webm', url: '/files/v1?t=t' }],
      }),
      aMessage({
        messageId: 'm4',
        msgType: 'ARTICLE',
        text: '护心',
        card: { title: '护心', desc: '三件事', link: '' },
      }),
    ),
  )
  openTalk()
  const log = within(await screen.findByRole('log'))
  expect(log.getByText('不用').closest('.message--ours')).toBeTruthy()
  expect(log.getByText('语音 7秒')).toBeTruthy()
  expect(document.querySelector('audio')?.getAttribute('src')).toBe('/files/v1?t=t')
  for (const word of ['文章', '护心', '三件事']) expect(log.getByText(word)).toBeTruthy()
  await waitFor(() => expect(sentTo(services.readDeskTalk)).toEqual([{ followId: 'f1' }]))
})

it('what cannot wait is seen in the list and above the talk; the doctor says once whether it was right', async () => {
  answer(services.listFollowers, page(aFollower({ redFlags: ['chest_pain'], isUrgent: true })))
  answer(services.deskTalk, { ...talk(aMessage()), follower: aFollower({ redFlags: ['chest_pain'], isUrgent: true }) })
  answer(services.judgeTalkFlag, true)
  openDesk()
  expect((await screen.findByRole('link', { name: /王秀英/ })).textContent).toContain('紧急：胸痛')
  openTalk()
  fireEvent.click(await screen.findByRole('button', { name: '胸痛：误报' }))
  expect(await screen.findByText('已记录，谢谢')).toBeTruthy()
  expect(sentTo(services.judgeTalkFlag)).toEqual([{ followId: 'f1', flag: 'chest_pain', verdict: 'wrong' }])
})

it('answers under one id however often it is tried, and keeps the text until then', async () => {
  openTalk()
  fireEvent.change(await field(), { target: { value: '需要空腹八小时' } })
  answer(services.writeToFollower, () => Promise.reject(new FaultError('网络错误，请稍后重试')))
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('发送失败：网络错误，请稍后重试')).toBeTruthy()
  answer(services.writeToFollower, aMessage({ messageId: 'm2', talker: 'DOC', text: '需要空腹八小时' }))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
  const [first, second] = sentTo(services.writeToFollower) as { sendId: string }[]
  expect(first).toMatchObject({ followId: 'f1', text: '需要空腹八小时', attaIdList: [] })
  expect(second!.sendId).toBe(first!.sendId)
  expect(within(screen.getByRole('log')).getByText('需要空腹八小时')).toBeTruthy()
})

it('sends nothing when nothing is said, and no more than 1000 characters', async () => {
  openTalk()
  fireEvent.change(await field(), { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('请输入消息内容')).toBeTruthy()
  fireEvent.change(await field(), { target: { value: '药'.repeat(1001) } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('消息内容不能超过1000个字')).toBeTruthy()
  expect(sentTo(services.writeToFollower)).toEqual([])
})

it('asks for what stands further up', async () => {
  answer(services.deskTalk, (({ beforeId }: { beforeId?: string }) =>
    beforeId === 'm1'
      ? talk(aMessage({ messageId: 'm0', text: '更早的' }))
      : { ...talk(aMessage()), hasOlder: true }) as never)
  openTalk()
  fireEvent.click(await screen.findByRole('button', { name: '查看更早的消息' }))
  expect(await screen.findByText('更早的')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
})

it('who has left is read, and not written to', async () => {
  answer(services.deskTalk, { ...talk(aMessage()), follower: aFollower({ isFollowing: false, patientName: '' }) })
  openTalk()
  expect(await screen.findByText('患者已取消关注，不能再发送消息')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '未实名患者' })).toBeTruthy()
  expect(screen.queryByLabelText('回复内容')).toBeNull()
})

it('the doctor’s own codes lead to following him, and to registering by him', async () => {
  const doctor = { docName: '陈志远', docTitle: '主任医师', docDeptName: '心内科', docHosName: '南山云医院' }
  answer(services.ownCode, {
    exclusiveCodeId: 'x1',
    promoteCode: 'DABCDEFGH',
    registered: 3,
    docId: 'd1',
    docAvatar: '',
    ...doctor,
  })
  openPage('/my-code', { path: '/my-code', Page: CodePage })
  const drawn = await screen.findByRole('img', { name: '陈志远的关注二维码' })
  expect(scanned(drawn)).toBe(`${window.location.origin}/doc/scan?exclusiveCodeId=x1`)
  fireEvent.click(screen.getByText('推广二维码'))
  const promoting = await screen.findByRole('img', { name: '陈志远的推广二维码' })
  expect(scanned(promoting)).toBe(`${window.location.origin}/promote?promoteCode=DABCDEFGH`)
  expect(screen.getByText(/推广码 DABCDEFGH，已有 3 人注册/)).toBeTruthy()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: /打\s?印/ }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: '保存图片' })).toBeTruthy()
})

/** What a scanner reads out of a drawn code. */
function scanned(drawn: HTMLElement): string | undefined {
  const [, , size] = drawn.getAttribute('viewBox')!.split(' ').map(Number)
  const scale = 5
  const width = size! * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of drawn
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1/g))
    for (let at = 0; at < scale * scale; at++) {
      const [across, down] = [Number(x) * scale + (at % scale), Number(y) * scale + Math.floor(at / scale)]
      pixels.fill(0, (down * width + across) * 4, (down * width + across) * 4 + 3)
    }
  return jsQR.default(pixels, width, width)?.data
}
