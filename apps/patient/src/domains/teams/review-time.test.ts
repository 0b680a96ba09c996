import { expect, test } from 'vitest'
import { reviewTime } from './review-time.ts'

const now = Date.parse('2026-11-22T10:00:00+08:00')

test('a rating of another year says its year, so that the order of two years’ ratings can be understood', () => {
  expect(reviewTime(Date.parse('2026-11-21T15:04:00+08:00'), now)).toBe('11月21日 15:04')
  expect(reviewTime(Date.parse('2025-12-31T23:59:00+08:00'), now)).toBe('2025年12月31日 23:59')
  // The year is the hospital's, whatever the phone's zone is.
  expect(reviewTime(Date.parse('2025-12-31T16:30:00Z'), now)).toBe('01月01日 00:30')
})
