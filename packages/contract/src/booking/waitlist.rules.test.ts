import { describe, expect, test } from 'vitest'
import { dayAndTime, timeTyped } from '../common/days.ts'
import { aheadInWords, isQuiet, offerEndsAt, wakingFrom } from './waitlist.rules.ts'

const night = { quietFrom: 21 * 60, quietUntil: 7 * 60 }
const at = (text: string) => timeTyped(text)
const ends = (text: string, minutes = 30) => dayAndTime(offerEndsAt(at(text), minutes, night))

describe('an offer counts waking minutes only', () => {
  test.each([
    ['2026-11-22T10:00', '2026-11-22 10:30'],
    ['2026-11-22T20:30', '2026-11-22 21:00'],
    ['2026-11-22T20:45', '2026-11-23 07:15'],
    ['2026-11-22T21:00', '2026-11-23 07:30'],
    ['2026-11-22T23:59', '2026-11-23 07:30'],
    ['2026-11-23T00:30', '2026-11-23 07:30'],
    ['2026-11-23T06:59', '2026-11-23 07:30'],
    ['2026-11-23T07:00', '2026-11-23 07:30'],
  ])('made at %s it ends at %s', (made, end) => expect(ends(made)).toBe(end))

  test('over more than one day where it is that long', () => {
    expect(ends('2026-11-22T20:00', 16 * 60)).toBe('2026-11-24 08:00')
  })
})

test('a quiet of one day, and none at all', () => {
  const noon = { quietFrom: 12 * 60, quietUntil: 13 * 60 }
  expect(dayAndTime(wakingFrom(at('2026-11-22T12:30'), noon))).toBe('2026-11-22 13:00')
  expect(dayAndTime(offerEndsAt(at('2026-11-22T11:50'), 30, noon))).toBe('2026-11-22 13:20')
  expect(isQuiet(at('2026-11-22T23:00'), { quietFrom: 0, quietUntil: 0 })).toBe(false)
  expect(dayAndTime(offerEndsAt(at('2026-11-22T23:00'), 30, { quietFrom: 0, quietUntil: 0 }))).toBe('2026-11-22 23:30')
})

test('the place in the line is said as it is', () => {
  expect([aheadInWords(0), aheadInWords(3)]).toEqual(['您排在第一位', '前面还有 3 人'])
})
