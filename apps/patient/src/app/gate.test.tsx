import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { signIn, signOut } from '@nethos/calls/session.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { Gate } from './gate.tsx'

const sentence = '您暂未登录或登录信息已过期，是否重新登录？'

function open() {
  const page = (
    <>
      <Gate>
        <p>我的缴费</p>
      </Gate>
      <DialogHost />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/my/pay', element: page },
      { path: '/login', element: <p>登录页</p> },
      { path: '/v4/index', element: <p>首页内容</p> },
    ],
    { initialEntries: ['/my/pay?year=2026'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

afterEach(() => act(() => signOut()))

test('with a session the page is shown', () => {
  signIn({ token: 't', signKey: 'k' })
  open()
  expect(screen.getByText('我的缴费')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without one the person is asked, and a login comes back to the page with its query', async () => {
  const router = open()
  expect(screen.queryByText('我的缴费')).toBeNull()
  const dialog = screen.getByRole('dialog', { name: sentence })
  await act(async () => fireEvent.click(dialog.querySelectorAll('button')[1]!))
  expect(await screen.findByText('登录页')).toBeDefined()
  expect(router.state.location.search).toBe(`?backPath=${encodeURIComponent('/my/pay?year=2026')}`)
})

test('whoever does not want to log in goes back, or home when there is nothing behind', async () => {
  open()
  const dialog = screen.getByRole('dialog', { name: sentence })
  await act(async () => fireEvent.click(dialog.querySelectorAll('button')[0]!))
  expect(await screen.findByText('首页内容')).toBeDefined()
})

test('a session that ends meanwhile leaves the page as it is and asks', () => {
  signIn({ token: 't', signKey: 'k' })
  open()
  act(() => signOut())
  expect(screen.getByText('我的缴费')).toBeDefined()
  expect(screen.getByRole('dialog', { name: sentence })).toBeDefined()
})
