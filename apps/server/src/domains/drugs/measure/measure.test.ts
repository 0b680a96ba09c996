import { expect, test } from 'vitest'
import { tableKnowledge } from '../../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from '../book.ts'
import { casesOf, findingsFor, isCaught, isHeldOut, type MeasuredCase } from './cases.ts'
import { dangerousCases } from './dangerous.cases.ts'
import { dangerousFifth } from './dangerous-fifth.cases.ts'
import { dangerousFourth } from './dangerous-fourth.cases.ts'
import { dangerousSecond } from './dangerous-second.cases.ts'
import { dangerousSixth, dangerousSixthLater } from './dangerous-sixth.cases.ts'
import { dangerousThird } from './dangerous-third.cases.ts'
import { missedCases } from './interactions-missed.cases.ts'
import { ordinaryCases } from './ordinary.cases.ts'
import { ordinaryFifth } from './ordinary-fifth.cases.ts'
import { ordinaryFourth } from './ordinary-fourth.cases.ts'
import { ordinarySecond } from './ordinary-second.cases.ts'
import { ordinarySixth, ordinarySixthLater } from './ordinary-sixth.cases.ts'
import { ordinaryThird } from './ordinary-third.cases.ts'

const book = bookOf(tableKnowledge())
const halfOf = (text: string, held: boolean) => casesOf(book, text).filter(one => isHeldOut(one.text) === held)
const caught = (cases: readonly MeasuredCase[]) => cases.filter(one => isCaught(book, one))
const interrupts = (one: MeasuredCase) => findingsFor(book, one).some(found => found.level !== 'inform')

const halves = (first: string, second: string) =>
  [false, true].flatMap(held => [
    { set: 'first', held, cases: halfOf(first, held) },
    { set: 'second', held, cases: halfOf(second, held) },
  ])

const dangerous = halves(dangerousCases, dangerousSecond)
test.each(dangerous)(
  'of dangerous prescriptions at least 95 of 100 are caught ($set, held out: $held)',
  ({ cases }) => {
    expect(cases.length).toBeGreaterThanOrEqual(120)
    const share = caught(cases).length / cases.length
    expect(share).toBeGreaterThanOrEqual(0.95)
  },
)

const ordinary = halves(ordinaryCases, ordinarySecond)
test.each(ordinary)(
  'of ordinary prescriptions at most one in ten is interrupted ($set, held out: $held)',
  ({ cases }) => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    const interrupted = cases.filter(interrupts).length
    expect(interrupted / cases.length).toBeLessThanOrEqual(0.1)
  },
)

test('the third set, to which nothing was ever fitted, is caught and left in peace as well', () => {
  const [bad, good] = [casesOf(book, dangerousThird), casesOf(book, ordinaryThird)]
  expect([bad.length, good.length]).toEqual([50, 40])
  expect(caught(bad).length).toBeGreaterThanOrEqual(48)
  expect(good.filter(interrupts).length).toBeLessThanOrEqual(4)
})

test('the sixth set, written before a rule was read, is caught and left in peace, in both its parts', () => {
  for (const [dangerous, ordinary] of [
    [dangerousSixth, ordinarySixth],
    [dangerousSixthLater, ordinarySixthLater],
  ]) {
    const [bad, good] = [casesOf(book, dangerous!), casesOf(book, ordinary!)]
    expect(caught(bad).length).toBe(bad.length)
    expect(good.filter(interrupts).length / good.length).toBeLessThanOrEqual(0.1)
  }
})

// What pharmacists wrote who had not seen the table: docs/safety.md.
test.each([
  { set: 'fourth', held: true, bad: dangerousFourth, good: ordinaryFourth, least: 0.95 },
  { set: 'fifth', held: false, bad: dangerousFifth, good: ordinaryFifth, least: 0.94 },
  { set: 'fifth', held: true, bad: dangerousFifth, good: ordinaryFifth, least: 0.9 },
])(
  'of the $set set, held out: $held, no fewer are caught and one in ten at most is interrupted',
  ({ held, ...set }) => {
    const [bad, good] = [halfOf(set.bad, held), halfOf(set.good, held)]
    expect(caught(bad).length / bad.length).toBeGreaterThanOrEqual(set.least)
    expect(good.filter(interrupts).length / good.length).toBeLessThanOrEqual(0.1)
  },
)

test('what passed the former checks without a word is spoken of now', () => {
  const cases = casesOf(book, missedCases)
  expect(cases.filter(one => !isCaught(book, one, true)).map(one => one.text)).toEqual([])
  // Spironolactone raises digoxin a little: told, no reason asked.
  expect(cases.filter(one => !isCaught(book, one)).map(one => one.about)).toEqual([['地高辛', '螺内酯']])
})
