import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadEngine } from './engine.ts'
import { Emergency } from './parts/emergency.tsx'
import { useTriage, useTriageOf } from './use-triage.ts'

const likeAnEmergency = '人在浴室里半天没水声了，推门推不开，底下有股味'

afterEach(() => void vi.useRealTimers())

test('what a rule knows is told at once, what only reads like an emergency when nothing was typed for a moment', async () => {
  await loadEngine()
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ text }) => useTriage(text).flags, { initialProps: { text: '' } })
  rerender({ text: '胸口压着疼，出冷汗' })
  expect(result.current).toContain('chest_pain')
  rerender({ text: likeAnEmergency.slice(0, 18) })
  act(() => void vi.advanceTimersByTime(1000))
  rerender({ text: likeAnEmergency })
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toEqual([])
  act(() => void vi.advanceTimersByTime(300))
  expect(result.current).toEqual(['suspected'])
})

test('of a draft that stands there already nothing is waited for', async () => {
  await loadEngine()
  const { result } = renderHook(() => useTriage(likeAnEmergency).flags)
  expect(result.current).toEqual(['suspected'])
})

test('what is known of who writes counts as the server counts it', async () => {
  await loadEngine()
  const { result } = renderHook(() => [
    useTriageOf(['32岁', '孕34周'], ['血压165/110，头痛']).flags,
    useTriage('血压165/110，头痛').flags,
  ])
  expect(result.current[0]).toContain('preeclampsia')
  expect(result.current[1]).not.toContain('preeclampsia')
})

test('who writes of his dog reads that this is for people, and no 120; a child beside it is told', async () => {
  await loadEngine()
  const { result, rerender } = renderHook(({ text }) => useTriage(text), {
    initialProps: { text: '我家狗吃了老鼠药，一直吐' },
  })
  expect(result.current.flags).toEqual([])
  render(<Emergency found={result.current} />)
  expect(await screen.findByText(/动物医院/)).toBeDefined()
  rerender({ text: '我家狗吃了老鼠药，孩子也舔了' })
  expect(result.current.flags).toContain('poisoning')
  expect(result.current.isOfAnimal).toBe(false)
})
