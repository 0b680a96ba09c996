import { expect, test } from 'vitest'
import { nextState, stateAt, statesWith, unreachable } from '../states.ts'
import { couponStates } from './coupons.status.ts'

const free = { validUntil: 1_000, lockedUntil: null }
const held = { validUntil: 1_000, lockedUntil: 500 }

test('every state can be reached, and each has a code of its own', () => {
  expect(unreachable(couponStates, 'unused')).toEqual([])
  expect(Object.values(couponStates).map(one => one.code)).toEqual([0, 3, 2, 1])
})

test('an unused coupon expires at its end, read before any job has run', () => {
  expect(stateAt(couponStates, 'unused', free, 999)).toBe('unused')
  expect(stateAt(couponStates, 'unused', free, 1_000)).toBe('expired')
})

test('what an unpaid order holds does not expire, and comes free when the order’s time is over', () => {
  expect(stateAt(couponStates, 'locked', { ...held, lockedUntil: 2_000 }, 1_500)).toBe('locked')
  expect(stateAt(couponStates, 'locked', held, 500)).toBe('unused')
})

test('only a payment uses one and gives it back', () => {
  expect(nextState(couponStates, 'locked', 'use', 'patient', held)).toBeUndefined()
  expect(nextState(couponStates, 'locked', 'use', 'payment', held)).toBe('used')
  expect(nextState(couponStates, 'used', 'give_back', 'payment', free)).toBe('unused')
  expect(statesWith(couponStates, 'use')).toEqual(['unused', 'locked'])
  expect(statesWith(couponStates, 'lock')).toEqual(['unused'])
})
