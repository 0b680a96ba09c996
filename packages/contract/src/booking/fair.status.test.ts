import { expect, test } from 'vitest'
import { dueEvent, nextState, unreachable } from '../states.ts'
import { drawEntryStates, drawStates } from './draw.status.ts'
import { offerStates, waitStates } from './waitlist.status.ts'

const facts = { endsAt: 1000, declines: 0, misses: 0 }

test('all states can be reached, and no two have one code', () => {
  expect(unreachable(waitStates, 'waiting')).toEqual([])
  expect(unreachable(offerStates, 'open')).toEqual([])
  expect(unreachable(drawStates, 'announced')).toEqual([])
  expect(unreachable(drawEntryStates, 'entered')).toEqual([])
  for (const table of [waitStates, offerStates, drawStates, drawEntryStates]) {
    const codes = Object.values<{ code: string | number }>(table).map(row => row.code)
    expect(new Set(codes).size).toBe(codes.length)
  }
})

test('one number may run out unanswered and three may be declined; the next ends the entry', () => {
  expect(nextState(waitStates, 'offered', 'miss', 'clock', facts)).toBe('waiting')
  expect(nextState(waitStates, 'offered', 'miss', 'clock', { ...facts, misses: 1 })).toBeUndefined()
  expect(nextState(waitStates, 'offered', 'miss_last', 'clock', { ...facts, misses: 1 })).toBe('dropped')
  expect(nextState(waitStates, 'offered', 'decline', 'patient', { ...facts, declines: 2 })).toBe('waiting')
  expect(nextState(waitStates, 'offered', 'decline_last', 'patient', { ...facts, declines: 3 })).toBe('dropped')
})

test('what the clock does', () => {
  expect(dueEvent(waitStates, 'waiting', facts)).toEqual({ event: 'run_out', to: 'over', at: 1000 })
  expect(dueEvent(waitStates, 'offered', facts)).toBeUndefined()
  expect(dueEvent(offerStates, 'open', facts)).toMatchObject({ event: 'lapse', to: 'lapsed' })
  expect(dueEvent(drawStates, 'announced', { opensAt: 5, closesAt: 9 })).toMatchObject({ event: 'open', at: 5 })
  expect(dueEvent(drawStates, 'gathering', { opensAt: 5, closesAt: 9 })).toMatchObject({ event: 'draw', at: 9 })
})
