import { expect, test, vi } from 'vitest'
import { patience, type LineSample } from '@nethos/contract/common/video-line.ts'
import { RoomSession } from './room-session.ts'

const empty = { kind: 'video', patientIsHere: true, doctorIsHere: false } as const
const both = { ...empty, doctorIsHere: true }
const good: LineSample = { at: 0, isConnected: true, soundBytes: 900, frames: 20, loss: 0, isPictureMeant: true }
const dead: LineSample = { ...good, soundBytes: 0, frames: 0 }

/** A patient's stay, with a line that carries what `line` says and a server that answers `room`. */
function aSession({ room = both, line = good }: { room?: typeof empty | typeof both; line?: LineSample } = {}) {
  const now = { line, room, at: 0 }
  const peer = {
    receive: vi.fn(),
    sample: vi.fn((at: number) => Promise.resolve({ ...now.line, at })),
    sendPictures: vi.fn(),
    show: vi.fn(),
    turn: vi.fn(() => Promise.resolve()),
    close: vi.fn(),
  }
  const service = {
    isPatient: true,
    consultId: 'c1',
    enter: vi.fn(),
    leave: vi.fn(() => Promise.resolve()),
    sendSignal: vi.fn(() => Promise.resolve()),
    takeSignals: vi.fn((_after: number) => Promise.resolve<{ seq: number; body: string }[]>([])),
    reportLine: vi.fn(() => Promise.resolve(now.room)),
  }
  const listener = { onRoom: vi.fn(), onKind: vi.fn(), onOffline: vi.fn(), onOver: vi.fn() }
  const entered = { room, entryId: 'e1', iceServers: [], isRelayOnly: false }
  const session = new RoomSession(service as never, entered, () => peer, listener)
  const seconds = async (count: number) => {
    for (let nth = 0; nth < count; nth++) await session.tick((now.at += 1_000))
  }
  return { session, peer, service, listener, now, seconds }
}

test('who is alone has no bad line; who has just met another is given time for one', async () => {
  const alone = aSession({ room: empty, line: { ...dead, isConnected: false } })
  await alone.seconds(60)
  expect(alone.listener.onKind).not.toHaveBeenCalled()
  const met = aSession({ line: { ...dead, isConnected: false } })
  await met.seconds(12)
  expect(met.listener.onKind).not.toHaveBeenCalled()
  await met.seconds(8)
  expect(met.listener.onKind).toHaveBeenCalledWith('text')
})

test('a line that carries nothing falls back, says so to the server at once, and stops the pictures', async () => {
  const { seconds, now, listener, service, peer } = aSession()
  await seconds(3)
  expect(service.reportLine).not.toHaveBeenCalled()
  now.line = dead
  await seconds(Math.ceil(patience / 1_000) + 1)
  expect(listener.onKind.mock.calls).toEqual([['text']])
  expect(service.reportLine).toHaveBeenCalledWith('e1', 'text')
  expect(peer.sendPictures).toHaveBeenLastCalledWith(false)
})

test('nobody goes back to pictures but by a tap', async () => {
  const { seconds, now, listener, session, peer } = aSession()
  await seconds(3)
  now.line = dead
  await seconds(6)
  now.line = good
  await seconds(10)
  expect(listener.onKind.mock.calls).toEqual([['text'], ['audio']])
  session.setKind('video')
  expect(listener.onKind).toHaveBeenLastCalledWith('video')
  expect(peer.sendPictures).toHaveBeenLastCalledWith(true)
})

test('signals are taken in order, each once, and one asking at a time', async () => {
  const { session, service, peer } = aSession()
  let answer = (_: { seq: number; body: string }[]): void => undefined
  service.takeSignals.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)))
  const first = session.takeSignals()
  await session.takeSignals()
  expect(service.takeSignals).toHaveBeenCalledTimes(1)
  answer([
    { seq: 4, body: 'a' },
    { seq: 5, body: 'b' },
  ])
  await first
  expect(peer.receive.mock.calls).toEqual([['a'], ['b']])
  await session.takeSignals()
  expect(service.takeSignals).toHaveBeenLastCalledWith(5)
})

test('no answer is a line that is down; a refusal is a room that is over, and closes it', async () => {
  const { seconds, service, listener, peer } = aSession()
  service.reportLine.mockRejectedValueOnce(new Error('no network'))
  await seconds(4)
  await vi.waitFor(() => expect(listener.onOffline).toHaveBeenLastCalledWith(true), { timeout: 10_000 })
  await seconds(4)
  await vi.waitFor(() => expect(listener.onOffline).toHaveBeenLastCalledWith(false), { timeout: 10_000 })
  expect(peer.close).not.toHaveBeenCalled()
  service.reportLine.mockRejectedValueOnce(Object.assign(new Error('视频已结束'), { code: '02010001' }))
  await seconds(4)
  await vi.waitFor(() => expect(listener.onOver).toHaveBeenCalledWith('视频已结束'), { timeout: 10_000 })
  expect(peer.close).toHaveBeenCalled()
  peer.sample.mockClear()
  await seconds(8)
  expect(peer.sample).not.toHaveBeenCalled()
})
