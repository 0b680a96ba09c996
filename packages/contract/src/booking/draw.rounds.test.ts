import { expect, test } from 'vitest'
import { dayAndTime, timeTyped } from '../common/days.ts'
import { lastRoundOf, roundAfter } from './draw.rounds.ts'

const quiet = { quietFrom: 21 * 60, quietUntil: 7 * 60 }
const at = (text: string) => timeTyped(text)

test.each([
  // A day after the draw …
  ['2026-11-23T08:00', '2026-11-27T13:00', '2026-11-24 08:00'],
  // … by day, as who wins has a quarter of an hour to pay …
  ['2026-11-23T21:30', '2026-11-27T13:00', '2026-11-25 07:00'],
  // … a day before the session at the latest; …
  ['2026-11-23T08:00', '2026-11-24T13:00', '2026-11-23 13:00'],
  // … and where no round fits between, the draw itself is the last one.
  ['2026-11-23T08:00', '2026-11-24T08:59', '2026-11-23 08:00'],
  ['2026-11-23T08:00', '2026-11-24T08:00', '2026-11-23 08:00'],
  ['2026-11-23T08:00', '2026-11-23T13:00', '2026-11-23 08:00'],
])('drawn at %s, the session at %s: later turns come at %s', (closesAt, startsAt, last) => {
  expect(dayAndTime(lastRoundOf({ closesAt: at(closesAt), startsAt: at(startsAt) }, quiet))).toBe(last)
})

test.each([
  ['2026-11-23T08:00', '2026-11-23 09:00'],
  ['2026-11-23T20:30', '2026-11-24 07:00'],
  ['2026-11-24T06:10', '2026-11-24 07:10'],
  ['2026-11-24T07:20', '2026-11-24 08:00'],
])('the round after that of %s is at %s', (roundAt, next) => {
  expect(dayAndTime(roundAfter(at(roundAt), at('2026-11-24T08:00'), quiet))).toBe(next)
})
