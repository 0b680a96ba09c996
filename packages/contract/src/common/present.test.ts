import { expect, test } from 'vitest'
import { firstOf, lastOf, mustGet, nthOf, present } from './present.ts'

test('what is there is handed on as it is, even nothing much', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false])
  expect([firstOf([1, 2, 3]), nthOf([1, 2, 3], 1), lastOf([1, 2, 3])]).toEqual([1, 2, 3])
  expect(firstOf([undefined])).toBeUndefined()
  expect(mustGet(new Map([['a', 1]]), 'a')).toBe(1)
})

test('what is missing fails where it is missing, and says nothing of the data', () => {
  expect(() => present(null)).toThrow('A value that must be there is missing.')
  expect(() => firstOf([])).toThrow('A list of 0 has no element 0.')
  expect(() => nthOf(['secret'], 1)).toThrow('A list of 1 has no element 1.')
  expect(() => lastOf([])).toThrow('A list of 0 has no element -1.')
  expect(() => mustGet(new Map(), 'secret')).toThrow('A map does not have a key that it must know.')
})
