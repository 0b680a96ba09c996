import { expect, test } from 'vitest'
import { startOfDay } from '../common/days.ts'
import { fromDueDay, fromWeek, pregnancyWeek } from '../common/pregnancy-week.ts'
import { fertilityInWords } from './fertility-words.ts'

const now = startOfDay('2026-11-29') + 9 * 3_600_000

test('a week that was told grows with the days, and turns at midnight in Shanghai', () => {
  const from = fromWeek(31, now)
  expect(pregnancyWeek(from, now)).toBe(31)
  expect(pregnancyWeek(from, startOfDay('2026-12-06') - 1)).toBe(31)
  expect(pregnancyWeek(from, startOfDay('2026-12-06'))).toBe(32)
})

test('the due day and the last period say the same week', () => {
  expect(pregnancyWeek(fromDueDay('2027-01-31'), now)).toBe(31)
  expect(pregnancyWeek('2026-04-26', now)).toBe(31)
})

test('what cannot be is not known: longer than 42 weeks, in days to come, no day', () => {
  expect(pregnancyWeek(fromWeek(42, now), now)).toBe(42)
  for (const from of [fromWeek(43, now), fromWeek(0, now), '2027-01-01', '2026-02-30', '', null, undefined])
    expect(pregnancyWeek(from, now)).toBeNull()
})

test('in words, where she is pregnant and the week is known', () => {
  expect(fertilityInWords('pregnant', fromWeek(31, now), now)).toBe('妊娠期，孕31周')
  expect(fertilityInWords('pregnant', null, now)).toBe('妊娠期')
  expect(fertilityInWords('breastfeeding', fromWeek(31, now), now)).toBe('哺乳期')
})
