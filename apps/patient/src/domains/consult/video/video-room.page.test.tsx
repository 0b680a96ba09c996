import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useOwnMedia } from '@nethos/calls/video/use-own-media.ts'
import { useRoom, type Meeting } from '@nethos/calls/video/use-room.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { roomServices } from '@nethos/contract/consult/video/room.services.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aMessage, anAnswered, inDetail } from '../testing/consult.samples.ts'
import VideoRoomPage from './video-room.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/video/use-own-media.ts')
vi.mock('@nethos/calls/video/use-room.ts')

const minute = 60_000
const now = Date.now()
const aRoom = (changes: Partial<VideoRoom> = {}): VideoRoom => ({
  consultId: 'c1',
  beginsAt: now + 5 * minute,
  endsAt: now + 20 * minute,
  opensAt: now - 10 * minute,
  closesAt: now + 50 * minute,
  isOpen: true,
  docName: '沈知远',
  consulterName: '王德福',
  patientIsHere: false,
  doctorIsHere: false,
  kind: 'video',
  delivered: null,
  backCents: 0,
  cancelBackCents: 6000,
  feeCents: 6000,
  isRecorded: true,
  hasAgreed: false,
  isRecording: false,
  ...changes,
})
/** A camera that shows nothing: what is drawn of a stream is the browser's. */
class NoTracks {
  getTracks = () => []
  getVideoTracks = () => []
}
const meets = (changes: Partial<Meeting<VideoRoom>> = {}) => {
  const meeting: Meeting<VideoRoom> = {
    room: aRoom({ doctorIsHere: true, patientIsHere: true }),
    kind: 'video',
    remote: undefined,
    shows: { camera: true, microphone: true },
    isOffline: false,
    sentence: undefined,
    tryPictures: vi.fn(),
    show: vi.fn(),
    turn: vi.fn(),
    ...changes,
  }
  vi.mocked(useRoom).mockReturnValue(meeting as never)
  return meeting
}
const again = vi.fn()

beforeEach(() => {
  forget()
  vi.stubGlobal('MediaStream', NoTracks)
  vi.mocked(useOwnMedia).mockReturnValue({ stream: undefined, sentence: undefined, turn: vi.fn(), again })
  answer(roomServices.videoRoom, aRoom())
})
const open = () => openAt('/doc/video/room?consultId=c1', VideoRoomPage)

describe('候诊', () => {
  test('when, with whom, whether he is there, the checks, and what is promised', async () => {
    open()
    expect(await screen.findByText('沈知远')).toBeDefined()
    for (const text of ['王德福', '医生还没有进入诊室', '设备检测', '摄像头', '麦克风', '网络'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(/^按国家规定，视频过程会录音录像，由医院加密保存3年/)).toBeDefined()
    expect(screen.getByText('医生未到诊全额退款；医生到诊等候而您未进入诊室，退回一半费用。')).toBeDefined()
    expect(await screen.findByText('良好')).toBeDefined()
    expect(way('返回咨询')).toBe('/team/consult/c1')
  })

  test('without a camera it says what to do, and one may enter all the same', async () => {
    vi.mocked(useOwnMedia).mockReturnValue({ stream: undefined, sentence: '没有找到摄像头', turn: vi.fn(), again })
    meets()
    open()
    expect(await screen.findByText(/^没有找到摄像头。没有摄像头或麦克风也可以进入诊室/)).toBeDefined()
    await press('重新检测')
    expect(again).toHaveBeenCalledOnce()
    await press('同意录音录像，进入诊室')
    expect(screen.getByText('视频沟通中')).toBeDefined()
  })

  test('before it opens, and when it is over, nobody enters', async () => {
    answer(roomServices.videoRoom, aRoom({ isOpen: false, opensAt: now + 20 * minute, closesAt: now + 80 * minute }))
    const { leave } = open()
    expect(await screen.findByText(/^诊室将在\d\d:\d\d开放，请到时再进入。$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /进入诊室$/ })).toBeNull()
    leave()
    forget()
    answer(roomServices.videoRoom, aRoom({ isOpen: false, closesAt: now - minute }))
    open()
    expect(await screen.findByText('本次视频已结束。')).toBeDefined()
  })

  test('once it is over it says what comes next, and what goes back', async () => {
    answer(
      roomServices.videoRoom,
      aRoom({ closesAt: now - minute, isOpen: false, delivered: 'audio', backCents: 2000 }),
    )
    open()
    const next = await screen.findByRole('list', { name: '接下来' })
    expect(within(next).getByText('医生写下病历和建议').closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(within(next).getByText('退回差价¥20.00')).toBeDefined()
    expect(screen.queryByRole('link', { name: '重新预约视频' })).toBeNull()
  })

  test('once it is over and they have not met, one may book again', async () => {
    answer(roomServices.videoRoom, aRoom({ closesAt: now - minute, isOpen: false }))
    open()
    expect(within(await screen.findByRole('list', { name: '接下来' })).getByText('退款')).toBeDefined()
    expect(way('重新预约视频')).toBe('/videoIndex')
  })

  test.each([
    [6000, '取消后这个时间会让给其他患者，已支付的费用全部退回。'],
    [3000, '医生已在诊室等候。现在取消，退回一半费用30.00元。'],
  ])('cancelled now %i cents go back, and that is said before', async (cancelBackCents, text) => {
    answer(roomServices.videoRoom, aRoom({ cancelBackCents }))
    answer(consultServices.cancelConsult, true)
    open()
    await screen.findByText('沈知远')
    await press('取消预约')
    expect(screen.getByText(text)).toBeDefined()
    await press('取消预约')
    expect(sentTo(consultServices.cancelConsult)).toEqual({ consultId: 'c1' })
  })
})

describe('the meeting', () => {
  const enter = async () => {
    open()
    await screen.findByText('沈知远')
    await press('同意录音录像，进入诊室')
  }

  test('sound and camera can be switched off; nothing is recorded, and that stands there', async () => {
    const { show } = meets()
    await enter()
    expect(screen.getByText('本次视频按规定录音录像')).toBeDefined()
    expect(screen.getByLabelText('医生的画面')).toBeDefined()
    await press('静音')
    expect(show).toHaveBeenLastCalledWith({ camera: true, microphone: false })
    await press('关闭摄像头')
    expect(show).toHaveBeenLastCalledWith({ camera: false, microphone: false })
  })

  test.each([
    [{ room: aRoom({ doctorIsHere: false }) }, '医生还没有进入诊室，请稍候'],
    [{ isOffline: true }, '网络已断开，恢复后会自动重新连接'],
    [{ shows: { camera: false, microphone: true } }, '医生关闭了摄像头'],
    [{ shows: { camera: true, microphone: false } }, '医生已静音'],
    [{ sentence: '本次视频已结束' }, '本次视频已结束'],
  ])('how it stands is said in words: %#', async (changes, words) => {
    meets(changes)
    await enter()
    expect(screen.getAllByRole('status')[0]).toHaveProperty('textContent', words)
  })

  test('with sound alone it says so and what goes back, and offers pictures again', async () => {
    const { tryPictures } = meets({
      kind: 'audio',
      room: aRoom({ doctorIsHere: true, kind: 'audio', delivered: 'audio', backCents: 2000 }),
    })
    await enter()
    expect(screen.getAllByRole('status')[0]).toHaveProperty('textContent', '网络不好，已改为语音沟通')
    expect(screen.getByText('如以语音方式结束，将退回差价20.00元')).toBeDefined()
    await press('网络好了，恢复视频')
    expect(tryPictures).toHaveBeenCalledOnce()
  })

  test('with text alone one writes here', async () => {
    answer(
      consultServices.consultDetail,
      inDetail(anAnswered({ consultType: 'VIDEO', repliesLeft: 3 }), {
        messageList: [aMessage({ replyContent: '请先打字说' })],
        events: ['reply'],
      }),
    )
    meets({ kind: 'text' })
    await enter()
    expect(screen.getAllByRole('status')[0]).toHaveProperty(
      'textContent',
      '网络不好，已改为文字沟通，恢复后会自动接通语音',
    )
    expect(await screen.findByText('请先打字说')).toBeDefined()
    expect(screen.getByText('您还能回复3条')).toBeDefined()
  })
})

test('without a consult: on to the consults', () =>
  expect(openAt('/doc/video/room', VideoRoomPage).at()).toBe('/my/consult'))
