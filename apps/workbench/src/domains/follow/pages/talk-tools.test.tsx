import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FaultError } from '@nethos/calls/trouble.ts'
import { upload } from '@nethos/calls/upload.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import { followDeskServices as services } from '@nethos/contract/follow/follow-desk.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import TalkPage from './talk.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))
vi.mock('@nethos/calls/upload.ts', () => ({ upload: vi.fn<() => unknown>() }))

const follower = {
  followId: 'f1',
  patientName: '王秀英',
  patientGender: 'F',
  patientAge: 71,
  isFollowing: true,
  followedAt: 0,
  lastMessage: null,
  redFlags: [],
  isUrgent: false,
}
const aMessage = (changes: Partial<TalkMessage>): TalkMessage => ({
  messageId: 'm1',
  followId: 'f1',
  msgType: 'TEXT',
  text: '',
  card: null,
  talker: 'DOC',
  talkerName: '陈志远',
  seconds: 0,
  attaList: [],
  sendId: null,
  createdAt: 0,
  ...changes,
})
const salt = { cardId: 'a1', title: '少盐怎么做', desc: '一天五克', link: '/doc/article/a1' }
const team = { cardId: 't1', title: '高血压团队', desc: '心内科 · 南山云医院', link: '/team/t1/detail' }
const stopTrack = vi.fn<() => void>()

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  ondataavailable: ((event: { data: Blob }) => void) | undefined
  onstop: (() => void) | undefined
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['x'], { type: 'audio/webm' }) })
    this.onstop?.()
  }
}

const microphone = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))

beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.mocked(upload).mockReset()
  stopTrack.mockReset()
  await begin(0)
  answer(services.deskTalk, { follower, messages: [], hasOlder: false })
  answer(services.readDeskTalk, true)
  answer(services.countFollowers, { followers: 1, talks: 0, unread: 0 })
})

const openTalk = () => openPage('/follows/f1', { path: '/follows/:followId', Page: TalkPage })
/** The kit's button takes no tap while it turns, and stops turning a moment after the trouble is shown. */
const isReady = (button: () => HTMLElement) =>
  waitFor(() => expect(button().className).not.toContain('ant-btn-loading'))
const openBox = async (name: string) => {
  openTalk()
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

it('sends an article of the doctor’s own as a card, and shows it at once', async () => {
  answer(services.listCards, [salt])
  answer(services.sendCard, aMessage({ msgType: 'ARTICLE', text: salt.title, card: salt }))
  const box = await openBox('发送卡片')
  fireEvent.click(await box.findByRole('button', { name: '发送少盐怎么做' }))
  const log = within(screen.getByRole('log'))
  expect(await log.findByText('少盐怎么做')).toBeTruthy()
  expect(log.getByText('文章')).toBeTruthy()
  expect(log.getByText('一天五克')).toBeTruthy()
  expect(sentTo(services.listCards)).toEqual([{ cardKind: 'article', word: '' }])
  expect(sentTo(services.sendCard)).toMatchObject([{ followId: 'f1', cardKind: 'article', cardId: 'a1' }])
})

it('looks for a team by words; a card that failed is tried again under the same number', async () => {
  answer(services.listCards, (({ word }: { word: string }) => (word === '' ? [] : [team])) as never)
  const box = await openBox('发送卡片')
  expect(await box.findByText('您还没有已发布的文章，可以搜索医院的文章')).toBeTruthy()
  fireEvent.click(box.getByText('团队'))
  expect(await box.findByText('没有可以推荐的团队')).toBeTruthy()
  const field = box.getByLabelText('输入团队名称或病症')
  fireEvent.change(field, { target: { value: ' 血压 ' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  answer(services.sendCard, () => Promise.reject(new FaultError('网络错误，请稍后重试')))
  fireEvent.click(await box.findByRole('button', { name: '发送高血压团队' }))
  expect((await box.findByRole('alert')).textContent).toBe('没有发送出去：网络错误，请稍后重试')
  await isReady(() => box.getByRole('button', { name: /发送高血压团队/ }))
  answer(services.sendCard, aMessage({ msgType: 'CARD_MESSAGE', text: team.title, card: team }))
  fireEvent.click(box.getByRole('button', { name: /发送高血压团队/ }))
  expect(await within(screen.getByRole('log')).findByText('高血压团队')).toBeTruthy()
  expect(sentTo(services.listCards).at(-1)).toEqual({ cardKind: 'team', word: '血压' })
  const [first, second] = sentTo(services.sendCard) as { sendId: string }[]
  expect(second).toEqual(first)
})

it('records a voice, sends it alone, and lets the microphone go; a failure keeps it', async () => {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  microphone(async () => ({ getTracks: () => [{ stop: stopTrack }] }))
  vi.mocked(upload).mockResolvedValue({ attaId: 'v1', type: 'audio', attaFileName: '语音.webm', url: '/files/v1' })
  answer(services.writeToFollower, () => Promise.reject(new FaultError('网络错误，请稍后重试')))
  const box = await openBox('发送语音')
  const clock = vi.spyOn(Date, 'now')
  const at = Date.now()
  clock.mockReturnValue(at)
  fireEvent.click(box.getByRole('button', { name: '开始录音' }))
  expect(await box.findByText('正在录音，最长60秒')).toBeTruthy()
  clock.mockReturnValue(at + 4_200)
  fireEvent.click(box.getByRole('button', { name: '说完了' }))
  expect(await box.findByLabelText('试听语音，4秒')).toBeTruthy()
  expect(stopTrack).toHaveBeenCalledOnce()
  clock.mockRestore()
  fireEvent.click(box.getByRole('button', { name: '关闭' }))
  expect(await screen.findAllByText('放弃这段录音？')).not.toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /返\s?回/ }))
  fireEvent.click(box.getByRole('button', { name: /发\s?送/ }))
  expect((await box.findByRole('alert')).textContent).toBe('没有发送出去：网络错误，请稍后重试。录音还在，请再试一次。')
  await isReady(() => box.getByRole('button', { name: /发\s?送/ }))
  answer(services.writeToFollower, aMessage({ msgType: 'AUDIO', seconds: 4 }))
  fireEvent.click(box.getByRole('button', { name: /发\s?送/ }))
  expect(await within(screen.getByRole('log')).findByText('语音 4秒')).toBeTruthy()
  expect(vi.mocked(upload).mock.calls).toHaveLength(1)
  expect(vi.mocked(upload).mock.lastCall?.[1]).toBe('语音.webm')
  expect(vi.mocked(upload).mock.lastCall?.[2]).toEqual({ service: systemServices.uploadStaffFile })
  const [first, second] = sentTo(services.writeToFollower) as { sendId: string }[]
  expect(first).toMatchObject({ followId: 'f1', text: '', attaIdList: ['v1'], seconds: 4 })
  expect(second).toEqual(first)
})

it('says what to do without permission, and where nothing can be recorded', async () => {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  microphone(async () => Promise.reject(new DOMException('', 'NotAllowedError')))
  const box = await openBox('发送语音')
  fireEvent.click(box.getByRole('button', { name: '开始录音' }))
  await waitFor(() => expect(box.getByRole('alert').textContent).toContain('还不能用麦克风'))
})

it('is honest where nothing can be recorded', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  const box = await openBox('发送语音')
  expect(box.getByText('这个浏览器不能录音，请改用文字，或换一个浏览器再试。')).toBeTruthy()
})
