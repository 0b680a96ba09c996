import { expect, test } from 'vitest'
import { deeperIndexes, levelsMore } from './depth.mjs'

const tree = { index: 'message_pk', table: 'consult_message', rows: 1_000_000, level: 2, items: 60, capacity: 150 }
const treesOf = (...trees) => new Map(trees.map(one => [one.index, one]))
const sizes = [
  { consults: 20_000, messages: 40_000 },
  { consults: 2_000_000, messages: 4_000_000 },
]

test('an index becomes a level deeper when its root can hold no more pages', () => {
  expect(levelsMore(tree, 2_000_000)).toBe(0)
  expect(levelsMore(tree, 2_500_000)).toBe(0)
  expect(levelsMore(tree, 2_600_000)).toBe(1)
  expect(levelsMore(tree, 150 * 2_600_000)).toBe(2)
})

test('an index that is empty, or whose root holds one page, says nothing of later', () => {
  expect(levelsMore({ rows: 0, items: 0, capacity: 0 }, 1_000_000)).toBe(0)
  expect(levelsMore({ rows: 1, items: 1, capacity: 1 }, 1_000_000)).toBe(0)
})

test('rows come as they have come: of messages by the messages, of all else by the consults, of what is open none to speak of', () => {
  const ofMessages = { ...tree, rows: 4_000_000 }
  const ofConsults = { ...tree, index: 'consult_pk', table: 'consult', rows: 2_000_000 }
  const ofOpen = { ...tree, index: 'consult_open', table: 'consult', rows: 1_000, items: 149 }
  const before = treesOf(
    { ...ofMessages, rows: 40_000 },
    { ...ofConsults, rows: 20_000 },
    { ...ofOpen, rows: ofOpen.rows - 60 },
  )
  // Twenty-five times as many messages, two and a half times as many consults.
  expect(deeperIndexes([before, treesOf(ofMessages, ofConsults, ofOpen)], sizes)).toEqual([
    { index: 'message_pk', level: 2, more: 1 },
  ])
})
