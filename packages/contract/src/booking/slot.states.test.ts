import { expect, test } from 'vitest'
import { bestSlotState, slotStateOf, slotStates } from './slot.states.ts'

const now = 1_000
const released = { isStopped: false, releaseAt: now, hasFree: true }

test.each([
  ['a number is free', released, 'bookable'],
  ['none is free', { ...released, hasFree: false }, 'full'],
  ['its release is still to come', { ...released, releaseAt: now + 1 }, 'upcoming'],
  ['it is stopped, whatever else holds', { isStopped: true, releaseAt: now + 1, hasFree: true }, 'stopped'],
] as const)('%s', (_, facts, state) => expect(slotStateOf(facts, now)).toBe(state))

test('of several the best counts; of none, none', () => {
  expect(bestSlotState(['full', 'stopped', 'upcoming'])).toBe('upcoming')
  expect(bestSlotState(['bookable', 'upcoming'])).toBe('bookable')
  expect(bestSlotState(['stopped', 'full'])).toBe('full')
  expect(bestSlotState([])).toBe('none')
})

test('each state has the word that people read', () =>
  expect(Object.values(slotStates).map(one => one.label)).toEqual(['未排班', '停诊', '已满', '即将放号', '可预约']))
