import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { switchBell, useAlarmBell, useBell } from './bell.ts'

const start = vi.fn()
const parameter = {
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
}
class FakeAudio {
  currentTime = 0
  destination = {}
  resume = async () => undefined
  createOscillator = () => ({ frequency: { value: 0 }, connect: (to: unknown) => to, start, stop: vi.fn() })
  createGain = () => ({ gain: parameter, connect: (to: unknown) => to })
}

beforeEach(() => vi.stubGlobal('AudioContext', FakeAudio))
afterEach(() => {
  vi.unstubAllGlobals()
  start.mockClear()
})
const hear = async (...counts: (number | undefined)[]) => {
  const { rerender } = renderHook(({ count }) => useBell(count), { initialProps: { count: counts[0] } })
  for (const count of counts.slice(1)) rerender({ count })
  await Promise.resolve()
}

it('rings when more waits than before, not for what waited when the page was opened', async () => {
  await hear(undefined, 3, 3)
  expect(start).not.toHaveBeenCalled()
  await hear(3, 4)
  expect(start).toHaveBeenCalledTimes(2)
  await hear(4, 2)
  expect(start).toHaveBeenCalledTimes(2)
})

it('rings again and again while somebody in danger waits, until it is in hand', async () => {
  vi.useFakeTimers()
  const { rerender } = renderHook(({ open }) => useAlarmBell(open), { initialProps: { open: 1 } })
  await vi.advanceTimersByTimeAsync(31_000)
  expect(start).toHaveBeenCalledTimes(6)
  rerender({ open: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(start).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

it('a browser that was switched off stays silent', async () => {
  switchBell(false)
  await hear(0, 1)
  expect(start).not.toHaveBeenCalled()
})
