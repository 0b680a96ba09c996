import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useVisitCount } from './count-visit.ts'

const reported: string[] = []
vi.mock('./report-visit.ts', () => ({ reportVisit: (page: string) => reported.push(page) }))

beforeEach(() => {
  reported.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

function Frame() {
  useVisitCount()
  return <Outlet />
}
const pageAt = (path: string) => ({ path, element: null, handle: { keepAlive: false, path } })

const open = (address: string) => {
  const router = createMemoryRouter(
    [{ Component: Frame, children: [pageAt('/v4/index'), pageAt('/news/detail/:newsId'), { path: '/leave' }] }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return async (to: string) => act(() => router.navigate(to))
}
const stand = () => act(() => vi.advanceTimersByTimeAsync(10_000))

test('each opening of a page is counted once, by the pattern of its address', async () => {
  const go = open('/v4/index')
  expect(reported).toEqual([])
  await stand()
  await go('/news/detail/7')
  await stand()
  await go('/news/detail/8')
  await stand()
  expect(reported).toEqual(['/v4/index', '/news/detail/:newsId', '/news/detail/:newsId'])
})

test('another tab of the page, a page passed through and a page without a pattern are no visits', async () => {
  const go = open('/news/detail/7')
  await go('/v4/index')
  await stand()
  await go('/v4/index?tab=2')
  await stand()
  await go('/leave')
  await stand()
  expect(reported).toEqual(['/v4/index'])
})
