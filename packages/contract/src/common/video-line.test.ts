import { describe, expect, test } from 'vitest'
import { deliveredKind, judgeLine, worseKind, type LineSample } from './video-line.ts'

const good: Omit<LineSample, 'at'> = {
  isConnected: true,
  soundBytes: 4_000,
  frames: 20,
  loss: 0,
  isPictureMeant: true,
}
/** One sample a second. */
const seconds = (...parts: [number, Partial<LineSample>][]): LineSample[] =>
  parts
    .flatMap(([count, changes]) => Array.from({ length: count }, () => ({ ...good, ...changes })))
    .map((sample, at) => ({ ...sample, at: at * 1_000 }))
const still = { frames: 0 }
const dead = { isConnected: false, soundBytes: 0, frames: 0 }
const mute = { soundBytes: 0, frames: 0 }

describe('a good line', () => {
  test('stays in pictures', () => expect(judgeLine(seconds([10, {}]), 'video')).toBe('video'))
  test('nothing is judged before anything was measured', () => expect(judgeLine([], 'video')).toBe('video'))
  test('a hiccup of three seconds is forgiven', () =>
    expect(judgeLine(seconds([5, {}], [3, still], [1, {}]), 'video')).toBe('video'))
  test('a camera that was turned off is not a bad line', () =>
    expect(judgeLine(seconds([10, { frames: 0, isPictureMeant: false }]), 'video')).toBe('video'))
})

describe('a bad line', () => {
  test.each([
    ['no pictures', still, 'audio'],
    ['two pictures a second', { frames: 2 }, 'audio'],
    ['a third of all lost', { loss: 0.34 }, 'audio'],
    ['no sound either', mute, 'text'],
    ['nothing at all', dead, 'text'],
  ] as const)('%s: given up within five seconds, not before three', (_what, bad, kind) => {
    expect(judgeLine(seconds([5, {}], [3, bad]), 'video')).toBe('video')
    expect(judgeLine(seconds([5, {}], [5, bad]), 'video')).toBe(kind)
  })

  test('in sound only sound counts', () => {
    expect(judgeLine(seconds([9, still]), 'audio')).toBe('audio')
    expect(judgeLine(seconds([2, {}], [5, dead]), 'audio')).toBe('text')
  })
})

describe('a line that heals', () => {
  test('sound comes back by itself after three good seconds, pictures do not', () => {
    expect(judgeLine(seconds([5, dead], [3, {}]), 'text')).toBe('text')
    expect(judgeLine(seconds([5, dead], [4, {}]), 'text')).toBe('audio')
    expect(judgeLine(seconds([20, {}]), 'audio')).toBe('audio')
  })
})

test('both sides have what the worse line carries', () => {
  expect(worseKind('video', 'text')).toBe('text')
  expect(worseKind('audio', 'video')).toBe('audio')
  expect(worseKind('video', 'video')).toBe('video')
})

test.each([
  [600, 0, 0, 'video'],
  [300, 200, 100, 'video'],
  [299, 301, 0, 'audio'],
  [100, 200, 300, 'audio'],
  [100, 100, 300, 'text'],
  [0, 0, 5, 'text'],
  [0, 0, 0, undefined],
] as const)('%d s of video, %d s of audio, %d s of text: delivered was %s', (video, audio, text, kind) =>
  expect(deliveredKind({ video, audio, text })).toBe(kind),
)
