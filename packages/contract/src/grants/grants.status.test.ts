import { expect, test } from 'vitest'
import { startOfDay } from '../common/days.ts'
import { eventsFor, nextState, stateAt, unreachable } from '../states.ts'
import { birthdayAt, grantEndsAt, isTooYoungAt, nextAgeLine } from './grants.rules.ts'
import { grantStates, type GrantFacts } from './grants.status.ts'

const day = 86_400_000
const facts: GrantFacts = { askedUntil: 1000, endsAt: 5000 }

test('every state is reached from a request', () => expect(unreachable(grantStates, 'asked')).toEqual([]))

test('only the person gives, refuses and takes back; only the account withdraws and hands back', () => {
  expect(eventsFor(grantStates, 'asked', 'person', facts)).toEqual(['give', 'refuse'])
  expect(eventsFor(grantStates, 'asked', 'manager', facts)).toEqual(['withdraw'])
  expect(eventsFor(grantStates, 'given', 'person', facts)).toEqual(['revoke', 'replace'])
  expect(eventsFor(grantStates, 'given', 'manager', facts)).toEqual(['hand_back'])
  expect(nextState(grantStates, 'asked', 'give', 'manager', facts)).toBeUndefined()
  for (const ended of ['refused', 'expired', 'revoked'] as const)
    expect(eventsFor(grantStates, ended, 'person', facts)).toEqual([])
})

test('a request lapses and a grant expires to the millisecond', () => {
  expect(stateAt(grantStates, 'asked', facts, 999)).toBe('asked')
  expect(stateAt(grantStates, 'asked', facts, 1000)).toBe('expired')
  expect(stateAt(grantStates, 'given', facts, 4999)).toBe('given')
  expect(stateAt(grantStates, 'given', facts, 5000)).toBe('expired')
})

test('a grant ends after its days, but never past the 14th or the 18th birthday', () => {
  const now = startOfDay('2026-05-01')
  expect(grantEndsAt('1954-10-02', 365, now)).toBe(now + 365 * day)
  expect(grantEndsAt('2008-06-01', 90, now)).toBe(startOfDay('2026-06-01'))
  expect(grantEndsAt('2008-06-01', 30, now)).toBe(now + 30 * day)
  expect(grantEndsAt(null, 30, now)).toBe(now + 30 * day)
})

test('the next age line', () => {
  expect(nextAgeLine('2012-02-29', startOfDay('2026-02-28'))).toEqual({ years: 14, at: startOfDay('2026-03-01') })
  expect(nextAgeLine('2012-02-29', startOfDay('2026-03-01'))).toEqual({ years: 18, at: startOfDay('2030-03-01') })
  expect(nextAgeLine('2012-02-29', startOfDay('2030-03-01'))).toBeUndefined()
  expect(nextAgeLine(null, 0)).toBeUndefined()
  expect(birthdayAt('2012-05-06', 14)).toBe(startOfDay('2026-05-06'))
})

test('under 14 nobody is asked', () => {
  const birthday = startOfDay('2026-05-06')
  expect(isTooYoungAt('2012-05-06', birthday - 1)).toBe(true)
  expect(isTooYoungAt('2012-05-06', birthday)).toBe(false)
  expect(isTooYoungAt(null, birthday)).toBe(false)
})
