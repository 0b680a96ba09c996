import { expect, test } from 'vitest'
import { ageInWords, monthsAt } from './age-words.ts'
import { startOfDay } from './days.ts'

const bornOn = (birthOn: string) => ageInWords({ birthOn, age: null }, startOfDay('2026-11-28'))

test.each([
  ['2026-11-28', '0天'],
  ['2026-11-10', '18天'],
  ['2026-10-29', '30天'],
  ['2026-10-28', '1个月'],
  ['2025-12-01', '11个月'],
  ['2024-01-28', '34个月'],
  ['2023-11-29', '35个月'],
  ['2023-11-28', '3岁'],
  ['1955-01-01', '71岁'],
])('born on %s somebody is %s', (birthOn, words) => expect(bornOn(birthOn)).toBe(words))

test('without a birthday the years say it, and nothing is said where nothing is known', () => {
  const at = startOfDay('2026-11-28')
  expect(ageInWords({ birthOn: null, age: 0 }, at)).toBe('不满1岁')
  expect(ageInWords({ birthOn: null, age: 40 }, at)).toBe('40岁')
  expect(ageInWords({ birthOn: null, age: null }, at)).toBe('')
})

test('a month is full on its day, by the calendar of the hospital', () => {
  expect(monthsAt('2026-01-28', startOfDay('2026-11-28') - 1)).toBe(9)
  expect(monthsAt('2026-01-28', startOfDay('2026-11-28'))).toBe(10)
})
