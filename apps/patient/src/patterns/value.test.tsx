import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt, press, way } from '../testing/open-at.tsx'
import { Lines } from './card.tsx'
import { DetailPage } from './detail-page.tsx'
import { Value } from './value.tsx'

test('what is not there offers no second try, but the way home', () => {
  const retry = vi.fn<() => void>()
  openAt('/x', () => (
    <Value of={{ value: undefined, status: 'fault', sentence: '记录不存在', isMissing: true, retry }}>
      {() => null}
    </Value>
  ))
  expect(screen.getByRole('alert').textContent).toContain('记录不存在')
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  expect(way('返回首页')).toBe('/v4/index')
})

test('what could not be had may be had by another try', async () => {
  const retry = vi.fn<() => void>()
  openAt('/x', () => <Value of={{ value: undefined, status: 'fault', retry }}>{() => null}</Value>)
  await press('重新加载')
  expect(retry).toHaveBeenCalled()
})

test('a day of a card is not broken within', () => {
  openAt('/x', () => <Lines lines={[{ label: '服务期限', value: '至 2027-01-31 19:17' }]} />)
  expect(screen.getByText('至 2027-01-31 19:17').className).toBe('lines__number')
})

test.each(['chat', 'person'] as const)('what is on its way is waited for in its own shape: %s', shape => {
  openAt('/x', () => (
    <DetailPage detail={{ value: undefined, status: 'waiting', retry: vi.fn() }} shape={shape}>
      {() => null}
    </DetailPage>
  ))
  expect(screen.getByRole('status', { name: '正在加载' }).className).toBe(`skeleton skeleton--${shape}`)
})
