import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAt, way } from '../../../testing/open-at.tsx'
import SentPage from './sent.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it has been sent; after three seconds to read that, the way to the record', () => {
  openAt('/allConsultSuccess?consultId=c1', SentPage)
  expect(screen.getByRole('heading', { level: 2, name: '提交成功' })).toBeDefined()
  expect(screen.getByText('您的咨询已提交，医生将尽快为您解答')).toBeDefined()
  expect(screen.getByText('03秒后可查看记录')).toBeDefined()
  expect(screen.queryByRole('link', { name: '查看记录' })).toBeNull()
  act(() => void vi.advanceTimersByTime(3_000))
  expect(way('查看记录')).toBe('/team/consult/c1')
  expect(way('返回首页')).toBe('/v4/index')
})

test('without a consult: on to all of them', () =>
  expect(openAt('/allConsultSuccess', SentPage).at()).toBe('/my/consult'))
