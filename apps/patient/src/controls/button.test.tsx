import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { toastMessage } from './toast.ts'

test('a button stays busy until its promise is settled, and takes no second tap meanwhile', async () => {
  let done = () => {}
  const onClick = vi.fn(() => new Promise<void>(resolve => (done = resolve)))
  render(<Button onClick={onClick}>提交</Button>)
  const button = screen.getByRole('button', { name: '提交' })

  fireEvent.click(button)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')

  done()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('a throttled button answers a second tap within a second by a sentence', () => {
  const onClick = vi.fn()
  render(
    <Button onClick={onClick} throttle>
      关注
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(toastMessage.get()?.text).toBe('操作太频繁了,请1s后再试')
})

test('a button without throttle takes every tap', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>加一</Button>)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(2)
})
