import { expect, it } from 'vitest'
import { noon } from './consult.samples.ts'
import { clockInWords, deadlineOf, lengthInWords } from './times.ts'

const minute = 60_000
const hour = 60 * minute

it.each([
  [30_000, '不到1分钟'],
  [5 * minute, '5分钟'],
  [hour, '1小时'],
  [3 * hour + 5 * minute, '3小时5分钟'],
  [26 * hour + minute, '1天2小时'],
  [48 * hour, '2天'],
])('%i ms are %s', (ms, words) => {
  expect(lengthInWords(ms)).toBe(words)
})

it.each([
  [noon, '今天 15:00'],
  [noon + 12 * hour, '明天 03:00'],
  [noon - 24 * hour, '昨天 15:00'],
  [noon + 96 * hour, '11月25日 15:00'],
])('the clock of %i is %s', (at, words) => {
  expect(clockInWords(at, noon)).toBe(words)
})

it('a deadline is urgent when less than two hours are left', () => {
  expect(deadlineOf(noon + 3 * hour, noon)).toEqual({
    clock: '今天 18:00',
    left: '还剩3小时',
    isUrgent: false,
    isOver: false,
  })
  expect(deadlineOf(noon + hour, noon)).toEqual({
    clock: '今天 16:00',
    left: '还剩1小时',
    isUrgent: true,
    isOver: false,
  })
  expect(deadlineOf(noon - minute, noon)).toMatchObject({ left: '已超时', isOver: true })
})
