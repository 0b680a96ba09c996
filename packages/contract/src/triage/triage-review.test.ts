import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { problemsOf, triageChange, withChange, wordsOf, type TriageChange } from './triage-change.ts'
import { mostChangeBytes, reviewProblems } from './triage-review.ts'
import { triageWith } from './triage.ts'

const words = (of: TriageChange['words']): TriageChange => ({ words: of, rules: {} })

test.each(['constructor', '__proto__', 'hasOwnProperty'])(
  'a concept called %s breaks nothing and is not published',
  name => {
    const change = words(JSON.parse(`{"${name}":{"added":["心里打鼓"]}}`) as TriageChange['words'])
    const read = triageChange.safeParse(change)
    if (name !== 'constructor') expect(Object.keys(read.data?.words ?? {})).toEqual([])
    expect(() => problemsOf(builtIn, change)).not.toThrow()
    expect(triageWith(withChange(builtIn, change))('突然胸痛，出冷汗')).toEqual(['chest_pain'])
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    expect(reviewProblems(builtIn, change)).toContain(`概念不能叫 ${name}`)
  },
)

test('a rule of the program whose concept loses its last word is named', () => {
  const all = wordsOf(builtIn.words['chest'])
  expect(reviewProblems(builtIn, words({ chest: { removed: all } }))).toEqual([
    expect.stringMatching(/^chest 的词都去掉了，.*胸痛.*有条件要读它$/),
  ])
  expect(reviewProblems(builtIn, words({ chest: { removed: all.slice(1) } }))).toEqual([])
  expect(reviewProblems(builtIn, words({ chest: { removed: all, added: ['胸廓'] } }))).toEqual([])
})

test('a word that is there already, is not there, or comes and goes at once is named', () => {
  const there = wordsOf(builtIn.words['pain']).find(word => word.length > 2)!
  expect(reviewProblems(builtIn, words({ pain: { added: [there] } }))).toEqual([`pain 已经有“${there}”，不用增加`])
  expect(reviewProblems(builtIn, words({ pain: { removed: ['没有的词'] } }))).toEqual(['pain 没有“没有的词”，去不掉'])
  const both = { pain: { added: ['像针扎'], removed: ['像针扎'] } }
  expect(reviewProblems(builtIn, words(both))).toEqual(['pain 的“像针扎”又增加又去掉'])
})

test('a published change whose word the program brings by now stays in use', () => {
  const there = wordsOf(builtIn.words['pain']).find(word => word.length > 2)!
  expect(problemsOf(builtIn, words({ pain: { added: [there], removed: ['没有的词'] } }))).toEqual([])
})

test('a change is as small as a page should have to fetch, counted in bytes', () => {
  const long = (count: number): TriageChange => ({
    words: {},
    rules: { stroke: { when: Array.from({ length: count }, () => `pain & ${'!chest & '.repeat(16)}pain`) } },
  })
  const bytes = (count: number) => new TextEncoder().encode(JSON.stringify(long(count))).length
  const most = Array.from({ length: 80 }, (_, nth) => nth + 1).filter(count => bytes(count) <= mostChangeBytes).length
  expect(reviewProblems(builtIn, long(most))).toEqual([])
  expect(reviewProblems(builtIn, long(most + 1))).toEqual([expect.stringMatching(/^修改太大/)])
})
