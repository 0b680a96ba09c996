import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollMemory } from './scroll-memory.tsx'

const scrollTo = vi.fn<(x?: number | ScrollToOptions, y?: number) => void>()

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo)
  scrollTo.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Opens a document at an address, as by a link from elsewhere, a reload or the way back into it. */
function openDocument(address: string, by: 'navigate' | 'reload'): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: by } as unknown as PerformanceEntry])
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: ScrollMemory }], { initialEntries: [address] })}
    />,
  )
}

const saved = (places: Record<string, number>) => sessionStorage.setItem('nethos.places', JSON.stringify(places))

test('a page that is opened by its address begins at the top, whatever place was left before', () => {
  saved({ default: 900, 'default /team/t01/detail': 900, 'default /team/t01/rate': 700 })
  openDocument('/team/t01/rate', 'navigate')
  expect(scrollTo.mock.calls[0]).toEqual([0, 0])
})

test('a page that is loaded anew stands where it stood', () => {
  saved({ 'default /team/t01/detail': 900, 'default /team/t01/rate': 700 })
  openDocument('/team/t01/rate', 'reload')
  expect(scrollTo.mock.calls[0]).toEqual([0, 700])
})
