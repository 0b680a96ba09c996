import { expect, test } from 'vitest'
import { demoParts } from '../demo/load-demo.ts'
import { inOrder, type DemoPart } from './demo.ts'

const part = (name: string, ...after: string[]): DemoPart => ({ name, after, load: async () => {} })
const names = (parts: readonly DemoPart[]) => inOrder(parts).map(one => one.name)

test('a part comes after those that it builds upon, and otherwise where it is listed', () => {
  expect(names([part('talks', 'accounts'), part('shelves'), part('accounts')])).toEqual([
    'shelves',
    'accounts',
    'talks',
  ])
})

test('parts that wait for each other, or for one that is not there, are a fault', () => {
  expect(() => names([part('talks', 'accounts'), part('accounts', 'talks')])).toThrow('talks, accounts')
  expect(() => names([part('talks', 'nobody')])).toThrow('talks')
})

test('no two parts of the demo have one name, and all of them find their place', () => {
  const all = names(demoParts())
  expect(new Set(all).size).toBe(all.length)
  expect(all.indexOf('payments')).toBeGreaterThan(all.indexOf('messages'))
})
