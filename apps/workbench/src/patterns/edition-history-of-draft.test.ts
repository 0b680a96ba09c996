import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHistory } from './edition-history-of-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('goes back by breaths, not by letters, and forth again until something else is typed', () => {
  const { result } = renderHook(() => useHistory('颈'))
  expect(result.current.undo).toBeUndefined()
  const type = (text: string, after: number) =>
    act(() => {
      vi.advanceTimersByTime(after)
      result.current.setDocument(text)
    })
  type('颈椎', 5000)
  type('颈椎门', 100)
  type('颈椎门诊', 5000)
  expect(result.current.document).toBe('颈椎门诊')
  act(() => result.current.undo?.())
  expect(result.current.document).toBe('颈椎门')
  act(() => result.current.undo?.())
  expect(result.current.document).toBe('颈')
  act(() => result.current.redo?.())
  expect(result.current.document).toBe('颈椎门')
  type('肩', 100)
  expect(result.current.redo).toBeUndefined()
  act(() => result.current.undo?.())
  expect(result.current.document).toBe('颈椎门')
})
