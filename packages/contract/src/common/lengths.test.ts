import { expect, test } from 'vitest'
import { lengthAfter, lengthInWords } from './lengths.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['2026-11-22T09:30:00', 3, 'DAY', '2026-11-25T09:30:00'],
  ['2026-11-22T09:30:00', 2, 'WEEK', '2026-12-06T09:30:00'],
  ['2026-11-22T09:30:00', 1, 'MONTH', '2026-12-22T09:30:00'],
  ['2027-01-31T23:59:00', 1, 'MONTH', '2027-02-28T23:59:00'],
  ['2026-11-30T00:00:00', 3, 'MONTH', '2027-02-28T00:00:00'],
  ['2028-02-29T07:00:00', 1, 'YEAR', '2029-02-28T07:00:00'],
] as const)('%s and %d %s is %s, as the calendar in Shanghai has it', (from, lengthOfTime, lengthUnit, to) => {
  expect(lengthAfter(at(from), { lengthOfTime, lengthUnit })).toBe(at(to))
})

test('is said as people say it', () => {
  expect(lengthInWords({ lengthOfTime: 3, lengthUnit: 'MONTH' })).toBe('3个月')
  expect(lengthInWords({ lengthOfTime: 1, lengthUnit: 'YEAR' })).toBe('1年')
})
