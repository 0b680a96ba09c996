import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, saturday } from './testing/booking.samples.ts'
import { useReleases } from './use-releases.ts'

beforeEach(() => vi.useFakeTimers({ now: saturday }))
afterEach(() => vi.useRealTimers())

const soon = (seconds: number) => aSession({ slotState: 'upcoming', releaseAt: saturday + seconds * 1_000 })

test('what is released while one looks is asked for again, once, when it is released', async () => {
  const onRelease = vi.fn()
  const { rerender } = renderHook(({ sessions }) => useReleases(sessions, onRelease), {
    initialProps: { sessions: [soon(600), soon(30), aSession()] },
  })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(onRelease).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onRelease).toHaveBeenCalledTimes(1)
  rerender({ sessions: [soon(600), aSession()] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onRelease).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(540_000)
  expect(onRelease).toHaveBeenCalledTimes(2)
})

test('a release in two months, or one that only a draw decides any more, is not waited for', async () => {
  const onRelease = vi.fn()
  renderHook(() => useReleases([soon(60 * 86_400), soon(-60)], onRelease))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(onRelease).not.toHaveBeenCalled()
})

test('nothing is listed yet', () => {
  renderHook(() => useReleases(undefined, vi.fn()))
  expect(vi.getTimerCount()).toBe(0)
})
