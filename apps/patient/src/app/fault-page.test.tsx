import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FaultError } from '@nethos/calls/trouble.ts'
import { FaultPage } from './fault-page.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const breakWith = (error: Error) => {
  const Broken = () => {
    throw error
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: FaultPage }])} />)
}

test('a page that breaks shows a number to tell, a way to try again and a way home', async () => {
  breakWith(new FaultError('响应异常', 'req-4711'))
  expect(await screen.findByText('故障编号：req-4711')).toBeDefined()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeDefined()
  expect(screen.getByRole('link', { name: '返回首页' })).toBeDefined()
})

test('a fault of our own gets a number, too, and says nothing of the inside', async () => {
  breakWith(new TypeError('cannot read properties of undefined'))
  expect(await screen.findByText(/^故障编号：c-/)).toBeDefined()
  expect(document.body.textContent).not.toContain('undefined')
})
