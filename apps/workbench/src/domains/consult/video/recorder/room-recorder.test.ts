import { beforeEach, expect, test, vi } from 'vitest'
import { RoomRecorder, type Part, type RecorderState, type Source } from './room-recorder.ts'

/** What a browser records with; a test says when something has come. */
class FakeRecorder {
  static all: FakeRecorder[] = []
  static isTypeSupported = (type: string) => type.includes('webm')
  state: 'inactive' | 'recording' = 'inactive'
  readonly mimeType: string
  ondataavailable?: (event: { data: Blob }) => void
  onerror?: () => void
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType
    FakeRecorder.all.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.give('last')
  }
  give(text: string) {
    this.ondataavailable?.({ data: new Blob([text]) })
  }
}
const track = (id: string, kind: 'audio' | 'video') => ({ id, kind }) as MediaStreamTrack
const both: Source[] = [
  { side: 'patient', tracks: [track('p', 'audio'), track('q', 'video')] },
  { side: 'doctor', tracks: [track('d', 'audio'), track('e', 'video')] },
]

beforeEach(() => {
  FakeRecorder.all = []
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal(
    'MediaStream',
    vi.fn(function stream() {}),
  )
  return () => vi.useRealTimers()
})

const refusal = new Error('refused')
function aRecorder(save: (part: Part) => Promise<unknown> = async () => true) {
  const saved: Part[] = []
  const states: [RecorderState, number][] = []
  const recorder = new RoomRecorder({
    save: async part => {
      await save(part)
      saved.push(part)
    },
    isRefusal: error => error === refusal,
    now: () => 5_000,
    onState: (state, unsaved) => states.push([state, unsaved]),
  })
  return { recorder, saved, states, settled: () => vi.advanceTimersByTimeAsync(0) }
}

test('both sides are one take; the same again changes nothing', async () => {
  const { recorder, saved, states, settled } = aRecorder()
  recorder.record(both)
  recorder.record(both)
  expect(FakeRecorder.all).toHaveLength(2)
  expect(states.at(-1)).toEqual(['recording', 0])
  for (const one of FakeRecorder.all) one.give('one')
  FakeRecorder.all[0]!.give('two')
  await settled()
  expect(saved.map(({ side, partNo, mediaType, beganAt }) => [side, partNo, mediaType, beganAt])).toEqual([
    ['patient', 0, 'video/webm', 5_000],
    ['doctor', 0, 'video/webm', 5_000],
    ['patient', 1, 'video/webm', 5_000],
  ])
  expect(new Set(saved.map(({ takeId }) => takeId)).size).toBe(1)
})

test('pictures that stop begin a take of sound alone, and the last of the former one is handed in', async () => {
  const { recorder, saved, settled } = aRecorder()
  recorder.record(both)
  recorder.record(both.map(({ side, tracks }) => ({ side, tracks: tracks.slice(0, 1) })))
  FakeRecorder.all[2]!.give('voice')
  await settled()
  expect(saved.map(({ side, mediaType }) => [side, mediaType])).toEqual([
    ['patient', 'video/webm'],
    ['doctor', 'video/webm'],
    ['patient', 'audio/webm'],
  ])
  expect(new Set(saved.map(({ takeId }) => takeId)).size).toBe(2)
})

test('what the line did not take is handed in again, in order, until it has arrived', async () => {
  let isAway = true
  const { recorder, saved, states } = aRecorder(async () => {
    if (isAway) throw new Error('no line')
  })
  recorder.record(both)
  for (let nth = 0; nth < 4; nth++) FakeRecorder.all[0]!.give(`${nth}`)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saved).toEqual([])
  expect(states.at(-1)).toEqual(['late', 4])
  isAway = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saved.map(({ partNo }) => partNo)).toEqual([0, 1, 2, 3])
  expect(states.at(-1)).toEqual(['recording', 0])
})

test('what is refused is not asked again, and says so; the other side goes on', async () => {
  const { recorder, saved, states, settled } = aRecorder(async ({ side }) => {
    if (side === 'patient') throw refusal
  })
  recorder.record(both)
  FakeRecorder.all[0]!.give('one')
  await settled()
  expect(states.at(-1)).toEqual(['failed', 0])
  FakeRecorder.all[1]!.give('one')
  await settled()
  expect(saved.map(({ side }) => side)).toEqual(['doctor'])
})

test('a browser that cannot record says so', () => {
  vi.stubGlobal('MediaRecorder', undefined)
  const { recorder, states } = aRecorder()
  recorder.record(both)
  expect(states.at(-1)).toEqual(['failed', 0])
})

test('a recorder that gives up is followed by another take', () => {
  const { recorder } = aRecorder()
  recorder.record(both)
  FakeRecorder.all[0]!.onerror?.()
  recorder.record(both)
  expect(FakeRecorder.all).toHaveLength(4)
})
