import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOwnMedia } from '@nethos/calls/video/use-own-media.ts'
import { useRoom, type Meeting } from '@nethos/calls/video/use-room.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { videoDeskServices as services } from '@nethos/contract/consult/video/video-desk.services.ts'
import { answer } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import { aDeskConsult } from '../../consult.samples.ts'
import RoomPage from './room.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))
vi.mock('@nethos/calls/video/use-own-media.ts')
vi.mock('@nethos/calls/video/use-room.ts')

const now = Date.parse('2026-11-21T15:00:00+08:00')
const minute = 60_000
const aRoom = (changes: Partial<VideoRoom> = {}): VideoRoom => ({
  consultId: 'c1',
  beginsAt: now + 5 * minute,
  endsAt: now + 20 * minute,
  opensAt: now - 10 * minute,
  closesAt: now + 50 * minute,
  isOpen: true,
  docName: '沈知远',
  consulterName: '王德福',
  patientIsHere: true,
  doctorIsHere: false,
  kind: 'video',
  delivered: null,
  backCents: 0,
  cancelBackCents: 6000,
  feeCents: 6000,
  isRecorded: true,
  hasAgreed: true,
  isRecording: false,
  ...changes,
})
class NoTracks {
  getTracks = () => []
  getVideoTracks = () => []
}
const meets = (changes: Partial<Meeting<VideoRoom>> = {}) => {
  const meeting: Meeting<VideoRoom> = {
    room: aRoom(),
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

beforeEach(async () => {
  await begin(now)
  vi.stubGlobal('MediaStream', NoTracks)
  vi.mocked(useOwnMedia).mockReturnValue({ stream: undefined, sentence: undefined, turn: vi.fn(), again: vi.fn() })
  answer(services.deskRoom, aRoom())
  answer(consultDeskServices.deskConsult, aDeskConsult({}, { consultType: 'VIDEO' }))
})
const open = () => openPage('/video-room/c1', { path: '/video-room/:consultId', Page: RoomPage })
const stateShown = () => within(screen.getByLabelText('视频')).getByRole('status').textContent
const enter = async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '进入诊室' }))
}

it('says who waits, checks the devices, and promises that nothing is recorded', async () => {
  vi.mocked(useOwnMedia).mockReturnValue({
    stream: undefined,
    sentence: '没有找到摄像头或麦克风，请检查设备后再试',
    turn: vi.fn(),
    again: vi.fn(),
  })
  open()
  expect(await screen.findByText('患者已在候诊')).toBeTruthy()
  expect(screen.getByText('王德福')).toBeTruthy()
  expect(screen.getByText('没有找到摄像头或麦克风，请检查设备后再试')).toBeTruthy()
  expect(screen.getByText(/视频过程由本页面录音录像，交医院加密保存/)).toBeTruthy()
})

it('shows what decides on treatment before and during the meeting, with the record and the end at hand', async () => {
  meets()
  answer(
    consultDeskServices.deskConsult,
    aDeskConsult({ events: ['reply', 'record', 'finish'] }, { consultType: 'VIDEO' }),
  )
  open()
  expect(await screen.findByText('过敏：青霉素类')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '进入诊室' }))
  expect(screen.getByText('过敏：青霉素类')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }))
  expect(await screen.findByRole('menuitem', { name: '结束咨询' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: '写病历' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '病情和健康档案' }))
  expect(await screen.findByText('门诊复查，血压偏高')).toBeTruthy()
})

it('lets nobody in before it opens, nor when it is over', async () => {
  answer(services.deskRoom, aRoom({ isOpen: false, opensAt: now + 20 * minute }))
  const { unmount } = open()
  expect(await screen.findByText('诊室将在15:20开放。')).toBeTruthy()
  unmount()
  await begin(now)
  answer(services.deskRoom, aRoom({ isOpen: false, closesAt: now - minute }))
  open()
  expect(await screen.findByText('本次视频已结束')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '进入诊室' })).toBeNull()
})

it('shows the patient, with the talk beside, and switches sound and camera', async () => {
  const { show } = meets()
  await enter()
  expect(stateShown()).toBe('视频沟通中')
  expect(screen.getByLabelText('患者的画面')).toBeTruthy()
  expect(await screen.findByLabelText('回复内容')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^静\s?音$/ }))
  expect(show).toHaveBeenLastCalledWith({ camera: true, microphone: false })
  expect(screen.getByText('本次视频按规定录音录像')).toBeTruthy()
})

it.each([
  [{ room: aRoom({ patientIsHere: false }) }, '患者还没有进入诊室，请稍候'],
  [{ kind: 'text' as const }, '网络不好，已改为文字沟通，恢复后会自动接通语音'],
  [{ isOffline: true }, '网络已断开，恢复后会自动重新连接'],
  [{ shows: { camera: false, microphone: true } }, '患者关闭了摄像头'],
])('says how the line is: %#', async (changes, words) => {
  meets(changes)
  await enter()
  expect(stateShown()).toBe(words)
})

it('offers pictures again on a line that carries sound alone', async () => {
  const { tryPictures } = meets({ kind: 'audio' })
  await enter()
  expect(stateShown()).toBe('网络不好，已改为语音沟通')
  fireEvent.click(screen.getByRole('button', { name: '恢复视频' }))
  expect(tryPictures).toHaveBeenCalledOnce()
})
