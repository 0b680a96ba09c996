import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, refundExpectedOn, shortDay } from './working-days.ts'

test.each([
  ['a weekday', '2026-11-20', true],
  ['a Saturday', '2026-11-21', false],
  ['the National Day', '2026-10-01', false],
  ['a weekday in the middle of the National Day’s week', '2026-10-06', false],
  ['a Saturday that makes up for it', '2026-10-10', true],
  ['a Saturday that makes up for the Spring Festival', '2026-02-14', true],
  ['New Year’s Day of a year without a plan', '2030-01-01', false],
  ['the Spring Festival’s eve of such a year', '2030-02-02', false],
  ['its second working day', '2030-02-04', false],
  ['its end', '2030-02-06', true],
  ['清明 of such a year', '2030-04-05', false],
  ['a Saturday of such a year', '2030-03-02', false],
  ['the National Day of such a year', '2030-10-01', false],
  ['a weekday of such a year', '2030-10-08', true],
])('%s (%s) is a working day: %s', (_, on, is) => expect(isWorkingDay(on)).toBe(is))

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', 5, '2026-11-30'],
  // Over the National Day and its make-up Saturday.
  ['2026-09-30', 3, '2026-10-10'],
  // Over New Year's Day.
  ['2029-12-31', 1, '2030-01-02'],
])('%s and %i working days is %s', (on, days, expected) => expect(addWorkingDays(on, days)).toBe(expected))

const at = (text: string) => Date.parse(`${text}+08:00`)

test('a refund is expected ten working days later, by the day of Asia/Shanghai', () => {
  expect(refundExpectedOn(at('2026-11-21T09:00'))).toBe('2026-12-04')
  expect(refundExpectedOn(at('2026-11-23T00:30'))).toBe('2026-12-07')
  expect(refundExpectedOn(at('2026-09-25T12:00'))).toBe('2026-10-15')
  expect(shortDay('2026-12-04')).toBe('12月4日')
})
