import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { KeepAliveOutlet } from './keep-alive-outlet.tsx'

function News() {
  const [query] = useSearchParams()
  return <input aria-label="搜索" data-type={query.get('type')} />
}

const open = (keepAlive: boolean) => {
  const router = createMemoryRouter(
    [
      {
        Component: KeepAliveOutlet,
        children: [
          { path: '/daysurgery/news', element: <News />, handle: { keepAlive } },
          { path: '/daysurgery/news/detail', element: <p>宣教详情</p> },
        ],
      },
    ],
    { initialEntries: ['/daysurgery/news?type=3'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const typed = () => screen.getByLabelText<HTMLInputElement>('搜索')

test('a page that asks for it stays alive while another one is shown, at its own address', async () => {
  const router = open(true)
  fireEvent.change(typed(), { target: { value: '胃镜' } })
  await act(() => router.navigate('/daysurgery/news/detail?newId=7'))
  expect(screen.getByText('宣教详情')).toBeDefined()
  expect(typed().dataset.type).toBe('3')
  await act(() => router.navigate(-1))
  expect(typed().value).toBe('胃镜')
})

test('other pages begin anew', async () => {
  const router = open(false)
  fireEvent.change(typed(), { target: { value: '胃镜' } })
  await act(() => router.navigate('/daysurgery/news/detail?newId=7'))
  expect(screen.queryByLabelText('搜索')).toBeNull()
  await act(() => router.navigate(-1))
  expect(typed().value).toBe('')
})

test('of pages that stay alive only the last three are kept', async () => {
  const ways = Array.from({ length: 10 }, (_, nth) => `/kept/${nth}`)
  const router = createMemoryRouter(
    [
      {
        Component: KeepAliveOutlet,
        children: [{ path: '/kept/:nth', element: <p data-testid="kept">在</p>, handle: { keepAlive: true } }],
      },
    ],
    { initialEntries: ways.slice(0, 1) },
  )
  render(<RouterProvider router={router} />)
  for (const way of ways.slice(1)) await act(() => router.navigate(way))
  expect(screen.getAllByTestId('kept')).toHaveLength(3)
})
