import { expect, test } from 'vitest'
import { codesOf } from '../spelling.ts'
import { eventsFor, nextState, unreachable } from '../states.ts'
import { articleStates } from './article.status.ts'

test('every state can be reached from a draft, and codes differ', () => {
  expect(unreachable(articleStates, 'draft')).toEqual([])
  expect(new Set(Object.values(codesOf(articleStates))).size).toBe(4)
})

test('nobody publishes what he wrote himself, but he may take it back', () => {
  expect(eventsFor(articleStates, 'reviewing', 'operator', { isByWriter: true })).toEqual(['send_back'])
  expect(nextState(articleStates, 'reviewing', 'publish', 'operator', { isByWriter: false })).toBe('published')
})

test('what is published is taken down before it is written anew', () => {
  expect(eventsFor(articleStates, 'published', 'operator', { isByWriter: true })).toEqual(['withdraw'])
  expect(eventsFor(articleStates, 'withdrawn', 'operator', { isByWriter: true })).toEqual(['rework'])
})
