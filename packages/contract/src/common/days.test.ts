import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as days from './days.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const now = at('2026-11-21T15:04:05')
const instant = fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2100-01-01T00:00:00') })

describe('a day in Shanghai', () => {
  test('begins eight hours before the day of UTC', () => {
    expect(days.dayOf(Date.parse('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(days.dayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(days.startOfDay('2026-11-21')).toBe(Date.parse('2026-11-20T16:00:00Z'))
  })

  test('is what the time zone table says, for every instant', () => {
    const table = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(instant, moment => {
        expect(days.dayAndSecond(moment)).toBe(table.format(moment))
      }),
    )
  })

  test.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', on => expect(days.isDay(on)).toBe(true))
  test.each(['2023-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '2026-01-01T00', ''])(
    '%s is none',
    on => expect(days.isDay(on)).toBe(false),
  )

  test('counts over months and years', () => {
    expect(days.addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(days.addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(days.daysBetween('2026-11-21', '2026-12-05')).toBe(14)
    expect(days.weekdayOf('2026-11-21')).toBe('周六')
    expect(days.weekdayOf('2026-11-22')).toBe('周日')
    expect(days.weekdayOf('2026-11-23')).toBe('周一')
  })
})

test('a session ends at 00:00 of the second day after, 24 to 48 hours later', () => {
  expect(days.startOfSecondDayAfter(at('2026-11-21T00:00:00'))).toBe(at('2026-11-23T00:00:00'))
  expect(days.startOfSecondDayAfter(at('2026-11-21T23:59:59'))).toBe(at('2026-11-23T00:00:00'))
  fc.assert(
    fc.property(instant, moment => {
      const hours = (days.startOfSecondDayAfter(moment) - moment) / 3_600_000
      expect(hours).toBeGreaterThan(24)
      expect(hours).toBeLessThanOrEqual(48)
    }),
  )
})

test('the formats of the documents', () => {
  expect(days.dayAndTime(now)).toBe('2026-11-21 15:04')
  expect(days.dayAndSecond(now)).toBe('2026-11-21 15:04:05')
  expect(days.timeOf(now)).toBe('15:04')
  expect(days.dayInWords('2026-01-02')).toBe('2026年01月02日')
  expect(days.instantInWords(now)).toBe('2026年11月21日 15:04')
  expect(days.secondInWords(now)).toBe('2026年11月21日 15:04:05')
})

describe('how long ago', () => {
  test.each([
    ['2026-11-21T15:04:05', '刚刚'],
    ['2026-11-21T15:03:06', '刚刚'],
    ['2026-11-21T15:05:30', '刚刚'],
    ['2026-11-21T15:03:05', '1分钟前'],
    ['2026-11-21T14:04:06', '59分钟前'],
    ['2026-11-21T14:04:05', '1小时前'],
    ['2026-11-21T00:00:00', '15小时前'],
    ['2026-11-20T23:59:00', '昨天 23:59'],
    ['2026-11-19T23:59:00', '2026-11-19'],
  ])('%s is %s', (then, words) => expect(days.ago(at(then), now)).toBe(words))
})

test('a talk says when in as few words as are clear', () => {
  const now = Date.parse('2026-11-22T09:00:00+08:00')
  const talkTimeOf = (text: string) => days.talkTime(Date.parse(`${text}:00+08:00`), now)
  expect(talkTimeOf('2026-11-22T08:04')).toBe('08:04')
  expect(talkTimeOf('2026-11-21T23:59')).toBe('昨天 23:59')
  expect(talkTimeOf('2026-11-02T08:04')).toBe('11月2日 08:04')
  expect(talkTimeOf('2025-12-31T08:04')).toBe('2025年12月31日 08:04')
})
