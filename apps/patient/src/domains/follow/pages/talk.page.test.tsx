import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { upload } from '@nethos/calls/upload.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { followRefusals } from '@nethos/contract/follow/follow.refusals.ts'
import { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press, type, way } from '../../../testing/open-at.tsx'
import { afternoon, aFollow, aTalkMessage, talkPageOf } from '../testing/follow.samples.ts'
import TalkPage from './talk.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')

const minutes = 60_000
let messages: TalkMessage[] = []

beforeEach(() => {
  forget()
  localStorage.clear()
  signIn({ token: 't', signKey: 'k' })
  messages = []
  vi.mocked(upload).mockReset()
  answer(followServices.getFollow, aFollow())
  answer(followServices.listTalk, () => talkPageOf(messages))
  answer(followServices.readTalk, true)
  answer(followServices.sendMessage, sent => {
    const { text, sendId } = sent as { text: string; sendId: string }
    const message = aTalkMessage({
      messageId: `m${messages.length + 1}`,
      talker: 'PAT',
      text,
      sendId,
      createdAt: afternoon,
    })
    messages = [...messages, message]
    return message
  })
})

const open = async () => {
  const opened = openAt('/chart/f1', TalkPage, { path: '/chart/:followId' })
  await screen.findByRole('log')
  return opened
}
const stream = () => within(screen.getByRole('log'))
const notes = () => [...document.querySelectorAll('.stream-note')].map(note => note.textContent)

describe('what was said', () => {
  test('by whom, with the time where more than twenty minutes lie between', async () => {
    messages = [
      aTalkMessage({ messageId: 'm1', talker: 'PAT', text: '您好', createdAt: afternoon }),
      aTalkMessage({ messageId: 'm2', text: '请说', createdAt: afternoon + 20 * minutes }),
      aTalkMessage({ messageId: 'm3', talker: 'SYS', text: '医生已换班', createdAt: afternoon + 40 * minutes + 1 }),
    ]
    // The day after it was said.
    vi.setSystemTime(Date.parse('2026-11-22T09:00:00+08:00'))
    await open()
    expect(sentTo(followServices.listTalk)).toMatchObject({ followId: 'f1' })
    expect(screen.getByText('您好').closest('article')?.className).toContain('me')
    expect(screen.getByText('请说').closest('article')?.className).toContain('them')
    expect(notes()).toEqual([
      '医生会利用空闲时间回复，不能代替正式咨询。情况紧急请拨打120或立即就近就诊。',
      '昨天 15:04',
      '昨天 15:44',
      '医生已换班',
    ])
    expect(way('医生主页')).toBe('/doc/index?docId=d1')
    vi.useRealTimers()
  })

  test.each([
    ['ARTICLE', '文章'],
    ['CONSULTINFO', '咨询'],
    ['PRESCRIPTION', '处方'],
    ['MEDICAL_RECORD', '病历'],
    ['SURGERY_MISSION', '手术安排'],
  ] as const)('%s is a card', async (msgType, kind) => {
    messages = [
      aTalkMessage({ msgType, text: '冬季护心', card: { title: '冬季护心', desc: '三件事', link: '/doc/article/a1' } }),
    ]
    await open()
    const card = screen.getByRole('link', { name: `${kind} 冬季护心 三件事 查看详情` })
    expect(card.getAttribute('href')).toBe('/doc/article/a1')
  })

  test('a card that leads out of the app leads nowhere', async () => {
    messages = [
      aTalkMessage({
        msgType: 'CARD_MESSAGE',
        text: '出诊安排',
        card: { title: '出诊安排', desc: '周三上午', link: '//elsewhere.example/x' },
      }),
    ]
    await open()
    expect(screen.getByText('周三上午')).toBeDefined()
    expect(screen.queryByRole('link', { name: /出诊安排/ })).toBeNull()
  })

  test('pictures, documents and recordings', async () => {
    const file = (attaId: string, kind: string) => ({
      attaId,
      type: kind,
      attaFileName: `${attaId}.pdf`,
      url: `/files/${attaId}?t=t`,
    })
    messages = [
      aTalkMessage({ messageId: 'm1', msgType: 'IMAGE', text: '', attaList: [file('a1', 'picture')] }),
      aTalkMessage({ messageId: 'm2', msgType: 'DOCUMENT', text: '', attaList: [file('a2', 'pdf')] }),
      aTalkMessage({ messageId: 'm3', msgType: 'AUDIO', text: '', seconds: 7, attaList: [file('a3', 'audio')] }),
    ]
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await open()
    expect(stream().getByRole('button', { name: '查看图片1' })).toBeDefined()
    expect(way('a2.pdf')).toBe('/files/a2?t=t')
    await press('播放语音，7秒')
    expect((play.mock.contexts[0] as HTMLAudioElement).src).toContain('/files/a3?t=t')
    expect(screen.getByRole('button', { name: '停止语音，7秒' })).toBeDefined()
    play.mockRejectedValueOnce(new Error('not supported'))
    await press('停止语音，7秒')
    await press('播放语音，7秒')
    expect(screen.getByRole('alert').textContent).toContain('放不出这段语音')
  })

  test('is seen once it stands there, and again with every new message', async () => {
    messages = [aTalkMessage()]
    await open()
    expect(sentTo(followServices.readTalk)).toEqual({ followId: 'f1' })
    expect(callsOf(followServices.readTalk)).toHaveLength(1)
    type('给医生发消息', '好的')
    await press('发送')
    expect(callsOf(followServices.readTalk)).toHaveLength(2)
  })

  test('what stands further up is asked for from the oldest one known', async () => {
    messages = [aTalkMessage({ messageId: 'm51', text: '新的' })]
    answer(followServices.listTalk, sent =>
      (sent as { beforeId?: string }).beforeId === 'm51'
        ? talkPageOf([aTalkMessage({ messageId: 'm50', text: '旧的' })])
        : talkPageOf(messages, true),
    )
    await open()
    await press('查看更早的消息')
    const texts = stream().getAllByText(/新的|旧的/)
    expect(texts.map(one => one.textContent)).toEqual(['旧的', '新的'])
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
  })

  test('another’s talk is not there', async () => {
    refuse(followServices.getFollow, commonRefusals.not_found)
    openAt('/chart/f9', TalkPage, { path: '/chart/:followId' })
    expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
  })
})

describe('what I say', () => {
  test('is sent trimmed, with a name of its own, and stands there once', async () => {
    await open()
    type('给医生发消息', ' 您好 ')
    await press('发送')
    expect(sentTo(followServices.sendMessage)).toEqual({
      followId: 'f1',
      sendId: expect.stringMatching(/^[0-9a-f]{24}$/),
      text: '您好',
      attaIdList: [],
    })
    expect(stream().getAllByText('您好')).toHaveLength(1)
    expect(screen.getByLabelText('给医生发消息')).toHaveProperty('value', '')
  })

  test('at most a hundred characters', async () => {
    await open()
    type('给医生发消息', '长'.repeat(101))
    expect(screen.getByText('最多100个字，超出1个字')).toBeDefined()
    await press('发送')
    expect(callsOf(followServices.sendMessage)).toHaveLength(0)
  })

  test('what was not taken stays, marked, and goes with the same name when tried again', async () => {
    refuse(followServices.sendMessage, commonRefusals.too_often)
    const { leave } = await open()
    type('给医生发消息', '在吗')
    await press('发送')
    expect(stream().getByText('在吗')).toBeDefined()
    expect(stream().getByText(/发送失败/)).toBeDefined()
    const { sendId } = sentTo(followServices.sendMessage) as { sendId: string }
    leave()
    await open()
    answer(followServices.sendMessage, () => {
      messages = [aTalkMessage({ talker: 'PAT', text: '在吗', sendId })]
      return messages[0]!
    })
    await press('重新发送')
    expect(sentTo(followServices.sendMessage)).toMatchObject({ sendId, text: '在吗' })
    expect(stream().getAllByText('在吗')).toHaveLength(1)
    expect(stream().queryByText(/发送失败/)).toBeNull()
  })

  test('what has come by the push is not shown a second time while its answer is on its way', async () => {
    localStorage.setItem(
      'nethos.draft.talk.f1',
      JSON.stringify({ text: '', unsent: [{ sendId: 's1', text: '到了吗', files: [], state: 'failed' }] }),
    )
    messages = [aTalkMessage({ talker: 'PAT', text: '到了吗', sendId: 's1' })]
    await open()
    expect(stream().getAllByText('到了吗')).toHaveLength(1)
  })

  test('may be pictures', async () => {
    vi.mocked(upload).mockResolvedValue({
      attaId: 'a1',
      type: 'picture',
      attaFileName: '舌苔.jpg',
      url: '/files/a1?t=t',
    })
    await open()
    await pick(screen.getByTestId('chat-pictures'), new File(['photo'], '舌苔.jpg', { type: 'image/jpeg' }))
    expect(sentTo(followServices.sendMessage)).toMatchObject({ text: '', attaIdList: ['a1'] })
  })

  test('is still there after a call, and is not written to another doctor', async () => {
    const { leave } = await open()
    type('给医生发消息', '说到一半')
    leave()
    const { router } = await open()
    expect(screen.getByDisplayValue('说到一半')).toBeDefined()
    await act(async () => router.navigate('/chart/f2'))
    expect(screen.queryByDisplayValue('说到一半')).toBeNull()
  })
})

describe('a recording', () => {
  class FakeRecorder {
    static isTypeSupported = (format: string) => format.startsWith('audio/webm')
    state = 'inactive'
    mimeType = 'audio/webm;codecs=opus'
    ondataavailable: (event: { data: Blob }) => void = () => {}
    onstop: () => void = () => {}
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable({ data: new Blob(['sound']) })
      this.onstop()
    }
  }
  const stopTrack = vi.fn()
  const microphone = (getUserMedia: () => Promise<unknown>) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  beforeEach(() => {
    vi.unstubAllGlobals()
    stopTrack.mockReset()
  })
  const openSheet = async () => {
    await open()
    await press('更多功能')
    await press('语音')
    await screen.findByRole('dialog', { name: '发送语音' })
  }

  test('is made, and sent as a message of its own; the microphone is let go', async () => {
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    microphone(async () => ({ getTracks: () => [{ stop: stopTrack }] }))
    vi.mocked(upload).mockRejectedValueOnce(new Error('网络错误'))
    vi.mocked(upload).mockResolvedValue({ attaId: 'v1', type: 'audio', attaFileName: '语音.webm', url: '/files/v1' })
    const clock = vi.spyOn(Date, 'now')
    const at = Date.now()
    await openSheet()
    clock.mockReturnValue(at)
    await press('开始录音')
    expect(screen.getByText('正在录音，最长60秒')).toBeDefined()
    clock.mockReturnValue(at + 4_200)
    await press('说完了')
    expect(stopTrack).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '播放语音，4秒' })).toBeDefined()
    clock.mockRestore()
    await press('发送')
    expect(screen.getByRole('alert').textContent).toBe('没有发送出去：网络错误。录音还在，请再试一次。')
    await press('发送')
    expect(vi.mocked(upload).mock.lastCall?.[1]).toBe('语音.webm')
    expect(sentTo(followServices.sendMessage)).toMatchObject({ text: '', attaIdList: ['v1'], seconds: 4 })
    expect(screen.queryByRole('dialog', { name: '发送语音' })).toBeNull()
  })

  test('too short a one is told', async () => {
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    microphone(async () => ({ getTracks: () => [] }))
    await openSheet()
    await press('开始录音')
    await press('说完了')
    expect(screen.getByRole('alert').textContent).toBe('说话时间太短，请再录一次')
  })

  test('without permission it says where to give it', async () => {
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    microphone(async () => Promise.reject(new DOMException('', 'NotAllowedError')))
    await openSheet()
    await press('开始录音')
    expect(screen.getByRole('alert').textContent).toContain('还不能用麦克风')
    expect(screen.getByRole('button', { name: '开始录音' })).toBeDefined()
  })

  test('a browser that cannot record is told honestly', async () => {
    vi.stubGlobal('MediaRecorder', undefined)
    await openSheet()
    expect(screen.getByText('这个浏览器不能录音。请改用文字，或在手机自带的浏览器中打开本页。')).toBeDefined()
    expect(screen.queryByRole('button', { name: '开始录音' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog', { name: '发送语音' })).toBeNull()
  })
})

test('who does not follow any more reads, and may come back', async () => {
  messages = [aTalkMessage()]
  answer(followServices.getFollow, aFollow({ isFollow: false }))
  await open()
  expect(screen.getByText('记得按时复查')).toBeDefined()
  expect(screen.getByText(`${followRefusals.not_following.sentence}。`)).toBeDefined()
  expect(screen.queryByLabelText('给医生发消息')).toBeNull()
  answer(followServices.getFollow, aFollow())
  answer(doctorServices.followDoctor, { isFollow: true, followId: 'f1' })
  await press('重新关注')
  expect(sentTo(doctorServices.followDoctor)).toEqual({ docId: 'd1' })
  expect(screen.getByLabelText('给医生发消息')).toBeDefined()
})

test('what cannot wait is said above the line that is typed, with 120 and the helpline, and what to do is a tap away', async () => {
  await open()
  type('给医生发消息', '我不想活了')
  expect(await screen.findByText('您描述的情况可能很紧急：自伤、轻生念头')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  expect(way('全国心理援助热线 12356')).toBe('tel:12356')
  const advice = screen.getByText(/请不要一个人待着/).closest('details')
  expect(advice?.open).toBe(false)
  await press('发送')
  const question = within(screen.getByRole('dialog'))
  expect(question.getByRole('link', { name: '拨打120急救' })).toBeDefined()
  expect(question.getByRole('link', { name: '全国心理援助热线 12356' })).toBeDefined()
  expect(callsOf(followServices.sendMessage)).toHaveLength(0)
})
