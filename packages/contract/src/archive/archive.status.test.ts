import { expect, test } from 'vitest'
import { stateAt, unreachable } from '../states.ts'
import { archiveStates } from './archive.status.ts'

test('every state is reached from asking', () => expect(unreachable(archiveStates, 'asked')).toEqual([]))

test('it is given up after half an hour, and expires to the millisecond', () => {
  const facts = { askedAt: 0, expiresAt: 9_000_000 }
  expect(stateAt(archiveStates, 'asked', facts, 1_799_999)).toBe('asked')
  expect(stateAt(archiveStates, 'asked', facts, 1_800_000)).toBe('failed')
  expect(stateAt(archiveStates, 'ready', facts, 8_999_999)).toBe('ready')
  expect(stateAt(archiveStates, 'ready', facts, 9_000_000)).toBe('expired')
})
