import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { calmOfAnybody } from './of-anybody.ts'
import { measuringSet } from './sentences/measuring-set.ts'
import { readerOf, triageOf } from './triage.ts'

const persons = [
  '出生20天',
  '孩子3岁，哮喘，化疗',
  '孕34周，吃华法林',
  '产后10天',
  '80岁，冠心病，透析，换过肾，刚做过手术',
]
const reader = readerOf(builtIn)
const isCalm = calmOfAnybody(reader, persons)
const triage = triageOf(reader)

/** Each reading takes six: a part of the set is enough. */
const some = measuringSet.filter((_, nth) => nth % 5 === 0)

test('a text is calm exactly where nobody of these persons, and nobody unknown, would be told anything', () => {
  const readings = [triage, ...persons.map(one => triage.knowing([one]))]
  const otherwise = some.filter(({ text }) => isCalm(text) !== readings.every(read => read(text).length === 0))
  expect(otherwise.map(one => one.text)).toEqual([])
  expect(some.filter(({ text }) => isCalm(text)).length).toBeGreaterThan(300)
}, 30_000)

test('what depends on who it is is never calm, and what was ticked is read apart', () => {
  expect(isCalm('血压165/110')).toBe(false)
  expect(triage('发烧38.5')).toEqual([])
  expect(isCalm('发烧38.5')).toBe(false)
  expect(isCalm('好的，谢谢医生')).toBe(true)
  expect(isCalm('紧急情况：好的，谢谢医生')).toBe(false)
})
