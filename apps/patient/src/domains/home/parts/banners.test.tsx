import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Banners } from './banners.tsx'

const banner = (title: string) => ({ title, subtitle: '', picture: title, url: '/book' })
const shown = () =>
  screen
    .getAllByRole('listitem')
    .map(item => item.querySelector('button')!)
    .find(button => button.tabIndex === 0)?.textContent
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the next one comes by itself after four seconds, and after the last the first', () => {
  render(<Banners banners={[banner('疫苗'), banner('体检')]} />)
  expect(shown()).toBe('疫苗')
  later(3_999)
  expect(shown()).toBe('疫苗')
  later(1)
  expect(shown()).toBe('体检')
  later(4_000)
  expect(shown()).toBe('疫苗')
})

test('it stays while somebody touches it', () => {
  render(<Banners banners={[banner('疫苗'), banner('体检')]} />)
  const first = screen.getByRole('button', { name: '疫苗' })
  fireEvent.pointerDown(first)
  later(60_000)
  expect(shown()).toBe('疫苗')
  fireEvent.pointerUp(first)
  later(4_000)
  expect(shown()).toBe('体检')
})

test('a button stops it for good, and lets it go on', () => {
  render(<Banners banners={[banner('疫苗'), banner('体检')]} />)
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  later(60_000)
  expect(shown()).toBe('疫苗')
  fireEvent.click(screen.getByRole('button', { name: '继续轮播' }))
  later(4_000)
  expect(shown()).toBe('体检')
})

test('a swipe by hand is followed without scrollend, which older browsers lack', () => {
  render(<Banners banners={[banner('疫苗'), banner('体检')]} />)
  const row = screen.getByRole('list')
  Object.defineProperty(row, 'clientWidth', { value: 300 })
  row.scrollLeft = 300
  fireEvent.scroll(row)
  later(1_000)
  expect(shown()).toBe('体检')
})

test('nothing moves where movement is unwelcome', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Banners banners={[banner('疫苗'), banner('体检')]} />)
  later(60_000)
  expect(shown()).toBe('疫苗')
  expect(screen.queryByRole('button', { name: /轮播/ })).toBeNull()
  vi.restoreAllMocks()
})

test('without banners there is nothing', () => {
  const { container } = render(<Banners banners={[]} />)
  expect(container.textContent).toBe('')
})
