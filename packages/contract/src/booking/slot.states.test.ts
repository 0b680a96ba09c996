import { expect, test } from 'vitest'
import { bestSlotState, slotStateOf, slotStates } from './slot.states.ts'

const now = 1_000
const released = { isStopped: false, releaseAt: now, opensAt: now, hasFree: true }

test.each([
  ['a number is free', released, 'bookable'],
  ['none is free', { ...released, hasFree: false }, 'full'],
  ['its release is still to come', { ...released, releaseAt: now + 1, opensAt: Infinity }, 'upcoming'],
  ['it is released and its draw is not over', { ...released, opensAt: Infinity }, 'drawing'],
  ['it is stopped, whatever else holds', { ...released, isStopped: true, releaseAt: now + 1 }, 'stopped'],
] as const)('%s', (_, facts, state) => expect(slotStateOf(facts, now)).toBe(state))

test('of several the best counts; of none, none', () => {
  expect(bestSlotState(['full', 'stopped', 'upcoming'])).toBe('upcoming')
  expect(bestSlotState(['upcoming', 'drawing'])).toBe('drawing')
  expect(bestSlotState(['bookable', 'drawing'])).toBe('bookable')
  expect(bestSlotState(['stopped', 'full'])).toBe('full')
  expect(bestSlotState([])).toBe('none')
})

test('each state has the word that people read', () =>
  expect(Object.values(slotStates).map(one => one.label)).toEqual([
    '未排班',
    '停诊',
    '已满',
    '即将放号',
    '摇号中',
    '可预约',
  ]))
