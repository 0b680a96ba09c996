import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEvents } from './events.ts'
import { queryClient } from './query.ts'

vi.mock('./call.ts', () => ({ call: async () => ({ ticket: 't1' }) }))

class FakeSource {
  static all: FakeSource[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  constructor() {
    FakeSource.all.push(this)
  }
  close() {
    this.isClosed = true
  }
}
const lines = FakeSource.all

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  lines.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const events: string[] = []
function Page() {
  useEvents(event => void events.push(event.type))
  return null
}

test('a page hears what changes; after a gap in the line, or when a grant has changed, all that is shown is asked for anew', async () => {
  const anew = vi.spyOn(queryClient, 'invalidateQueries')
  const { unmount } = render(<Page />)
  await settle()
  act(() => lines[0]!.onopen!())
  act(() => lines[0]!.onmessage!({ data: '{"type":"surgery","id":"s1"}' }))
  expect(events).toEqual(['surgery'])
  expect(anew).not.toHaveBeenCalled()
  act(() => lines[0]!.onmessage!({ data: '{"type":"grant","id":"g1"}' }))
  expect(anew).toHaveBeenCalledTimes(1)

  act(() => lines[0]!.onerror!())
  await settle(6_000)
  expect(lines).toHaveLength(2)
  expect(anew).toHaveBeenCalledTimes(1)
  act(() => lines[1]!.onopen!())
  expect(anew).toHaveBeenCalledTimes(2)
  unmount()
  expect(lines[1]!.isClosed).toBe(true)
})

test('pages that lost their line together come back spread over three seconds, none before three', async () => {
  const chance = vi.spyOn(Math, 'random')
  const cameBackAfter = async (drawn: number) => {
    lines.length = 0
    chance.mockReturnValue(drawn)
    const { unmount } = render(<Page />)
    await settle()
    act(() => lines[0]!.onerror!())
    let waited = 0
    for (; lines.length < 2 && waited < 10_000; waited += 500) await settle(500)
    unmount()
    return waited
  }
  expect(await cameBackAfter(0)).toBe(3_000)
  expect(await cameBackAfter(0.5)).toBe(4_500)
  expect(await cameBackAfter(0.99)).toBe(6_000)
  chance.mockRestore()
})
