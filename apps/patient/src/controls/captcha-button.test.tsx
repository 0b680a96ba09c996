import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CaptchaButton } from './captcha-button.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const tap = () => act(async () => fireEvent.click(screen.getByRole('button')))

test('after sending it counts sixty seconds down and then offers another one', async () => {
  const onAsk = vi.fn(async () => true)
  render(<CaptchaButton onAsk={onAsk} />)
  await tap()
  expect(screen.getByRole('button').textContent).toBe('60s后重新获取')
  await tap()
  expect(onAsk).toHaveBeenCalledTimes(1)

  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(screen.getByRole('button').textContent).toBe('1s后重新获取')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByRole('button').textContent).toBe('获取验证码')
})

test('when none was sent it can be asked for at once', async () => {
  render(<CaptchaButton onAsk={async () => false} />)
  await tap()
  expect(screen.getByRole('button').textContent).toBe('获取验证码')
})
