import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown, remaining } from './countdown.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  [15 * 60_000, '15分00秒'],
  [249_000, '04分09秒'],
  [400, '00分01秒'],
  [-5, '00分00秒'],
  [48 * 3_600_000, '48小时00分00秒'],
])('%i ms are %s', (milliseconds, text) => expect(remaining(milliseconds)).toBe(text))

test('it counts by the given clock and tells once when the time is up', async () => {
  const onEnd = vi.fn()
  const serverAhead = 5_000
  const now = () => Date.now() + serverAhead
  render(
    <Countdown until={now() + 2_000} now={now} onEnd={onEnd}>
      {left => <>请在 {left}内完成支付</>}
    </Countdown>,
  )
  expect(screen.getByRole('timer').textContent).toBe('请在 00分02秒内完成支付')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('timer').textContent).toBe('请在 00分00秒内完成支付')
  expect(onEnd).toHaveBeenCalledTimes(1)
})
