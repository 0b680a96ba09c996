import { expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { heldOut, workedOn, type History } from './measure/histories.ts'

const book = bookOf(tableKnowledge())
const misread = (all: readonly History[]) =>
  all.flatMap(([text, illnesses]) => {
    const read = book.conditionsIn(text).toSorted()
    return read.join() === illnesses.toSorted().join() ? [] : [{ text, read, illnesses }]
  })

test('a history says what its person has now: nothing denied, nobody else’s, nothing that is over', () => {
  expect(misread(workedOn)).toEqual([])
})

test('histories that nothing was made for are read as well', () => {
  expect(misread(heldOut)).toEqual([])
})
