import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { aConsult, afternoon, anAnswered } from '../testing/consult.samples.ts'
import { ConsultClock } from './consult-clock.tsx'

const clock = (consult: ConsultDetail, payWaitSeconds = 0, onEnd = () => {}) => (
  <ConsultClock consult={consult} payWaitSeconds={payWaitSeconds} onEnd={onEnd} />
)
const textOf = (consult: ConsultDetail): string => render(clock(consult)).container.textContent

describe('to be paid', () => {
  const unpaid = aConsult({ consultStatus: 'unpaid' })
  beforeEach(() => void vi.useFakeTimers({ now: afternoon }))
  afterEach(() => void vi.useRealTimers())
  const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('minutes and seconds run down; drawing the page again does not set them back', () => {
    const { rerender } = render(clock(unpaid, 900))
    expect(screen.getByText('请在 15分00秒内完成支付，超时订单自动取消')).toBeDefined()
    later(61_000)
    expect(screen.getByText('请在 13分59秒内完成支付，超时订单自动取消')).toBeDefined()
    rerender(clock(unpaid, 900))
    expect(screen.getByText('请在 13分59秒内完成支付，超时订单自动取消')).toBeDefined()
    rerender(clock(unpaid, 600))
    expect(screen.getByText('请在 10分00秒内完成支付，超时订单自动取消')).toBeDefined()
  })

  test('when the time is up the consult is asked for again, once', () => {
    const onEnd = vi.fn<() => void>()
    const { rerender } = render(clock(unpaid, 2, onEnd))
    later(1_000)
    expect(onEnd).not.toHaveBeenCalled()
    later(10_000)
    rerender(clock(unpaid, 2, onEnd))
    later(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})

test('until when the doctor must answer, and that the money comes back else', () => {
  const text = textOf(aConsult())
  expect(text).toContain('医生须在 11月22日 15:04 前回复')
  expect(text).toContain('费用自动全额原路退回，您不用做任何操作')
})

test('an appointment is kept, not replied to', () => {
  const text = textOf(aConsult({ consultType: 'VIDEO' }))
  expect(text).toContain('医生须在 11月22日 15:04 前到诊')
  expect(text).toContain('到时未到诊，费用自动全额原路退回')
  expect(text).not.toContain('回复')
})

test('nothing comes back of what cost nothing', () => expect(textOf(aConsult({ feeCents: 0 }))).not.toContain('退回'))

test('until when one may ask on', () =>
  expect(textOf(anAnswered())).toBe('您可以追问到 11月23日 16:04，到时咨询自动结束。'))

test.each(['unreviewed', 'finished', 'cancelled', 'expired'] as const)('no clock once it is %s', consultStatus =>
  expect(textOf(anAnswered({ consultStatus }))).toBe(''),
)
