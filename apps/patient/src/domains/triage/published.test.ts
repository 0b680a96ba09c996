import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { engineNow, loadEngine } from './engine.ts'
import { cachedChange, engineWith, fetchChange } from './published.ts'

const answers = vi.hoisted(() => ({ next: undefined as unknown }))
vi.mock('@nethos/calls/call.ts', () => ({
  call: async () => {
    if (answers.next === undefined) throw new Error('no network')
    return answers.next
  },
}))
// What is loaded for all tests asks for the same, and whoever asks meanwhile hears its answer.
beforeEach(() => waitFor(() => expect(queryClient.isFetching()).toBe(0)))

const change = { words: { palpitation: { added: ['心里打鼓'] } }, rules: { heart_rate: { when: ['palpitation'] } } }

test('a published change takes the place of version 0, and is there without a network afterwards', async () => {
  expect(engineWith(cachedChange())).toBeUndefined()
  expect(await fetchChange()).toBeUndefined()
  answers.next = { edition: 1, change }
  expect(engineWith(await fetchChange())?.triage('心里打鼓')).toEqual(['heart_rate'])
  expect(engineWith(cachedChange())?.triage('突然胸痛')).toEqual(['chest_pain'])
})

test('a page that is opened later takes it up, where there was no network at first', async () => {
  answers.next = undefined
  queryClient.clear()
  await loadEngine()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(engineNow()?.triage('心里打鼓')).toEqual([])
  answers.next = { edition: 1, change }
  await loadEngine()
  await waitFor(() => expect(engineNow()?.triage('心里打鼓')).toEqual(['heart_rate']))
})

test('what was fetched is used where the browser has no room for it', async () => {
  queryClient.clear()
  answers.next = { edition: 1, change }
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(engineWith(await fetchChange())?.triage('心里打鼓')).toEqual(['heart_rate'])
  full.mockRestore()
})

/** As if the page had just been opened. */
async function freshPage() {
  vi.resetModules()
  const [{ loadEngine: load }, { useTriage }, { renderHook }] = await Promise.all([
    import('./engine.ts'),
    import('./use-triage.ts'),
    import('@testing-library/react'),
  ])
  return { load, useTriage, renderHook }
}

test('the first page of a visit begins with what was published before, though there is no network', async () => {
  localStorage.setItem('nethos.triage.published', JSON.stringify(change))
  answers.next = undefined
  const { load } = await freshPage()
  expect((await load()).triage('心里打鼓')).toEqual(['heart_rate'])
})

test('a page that is open hears of what is published now', async () => {
  localStorage.removeItem('nethos.triage.published')
  answers.next = { edition: 1, change }
  const { renderHook, useTriage } = await freshPage()
  const { result } = renderHook(() => useTriage('心里打鼓').flags)
  await waitFor(() => expect(result.current).toEqual(['heart_rate']))
})

test('one that is no good never puts version 0 out of work', () => {
  localStorage.setItem('nethos.triage.published', '{"rules":7')
  expect(cachedChange()).toBeUndefined()
  localStorage.setItem('nethos.triage.published', '{"words":{},"rules":7}')
  expect(cachedChange()).toBeUndefined()
  expect(engineWith({ words: {}, rules: { stroke: { when: ['a ( b'] } } })).toBeUndefined()
  expect(engineWith({ words: {}, rules: { stroke: { when: ['nowhere'] } } })).toBeUndefined()
})
