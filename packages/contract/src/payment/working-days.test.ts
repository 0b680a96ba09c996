import { expect, test } from 'vitest'
import { addWorkingDays, expectedInWords, refundExpectedOn } from './working-days.ts'

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', 4, '2026-11-27'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i working days is %s', (on, days, expected) => expect(addWorkingDays(on, days)).toBe(expected))

test('a refund of a Saturday is expected ten working days later', () => {
  expect(refundExpectedOn('2026-11-21')).toBe('2026-12-04')
  expect(expectedInWords('2026-12-04')).toBe('预计12月4日前')
})
