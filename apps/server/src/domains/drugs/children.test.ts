import { describe, expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import type { CheckedLine } from './checked-line.ts'
import { aMan, linesOf } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const book = bookOf(tableKnowledge())
const child: CheckedPerson = { ...aMan, ageMonths: 6 * 12, weightKg: 20 }
const line = linesOf(book)
const spoken = (person: Partial<CheckedPerson>, ...lines: CheckedLine[]) =>
  checkPrescription(book, { ...child, ...person }, lines)
    .filter(one => one.level !== 'inform')
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.kind} ${one.sentence}`)

describe('a child', () => {
  test('has its own limit of what is in two medicines', () => {
    const both = [line('对乙酰氨基酚', '0.25g', 'qid'), line('酚麻美敏', '1片', 'qid')]
    expect(spoken({}, ...both)).toContainEqual(expect.stringMatching(/^stop2 dose .*合计.*超过20kg每日最大剂量1.5g/))
  })
  test('without a weight is asked for it where the dose goes by weight', () => {
    const unweighed = { ageMonths: 24, weightKg: null }
    expect(spoken(unweighed, line('对乙酰氨基酚', '0.15g', 'qid'))).toEqual([
      expect.stringMatching(/^warn dose .*请填写体重/),
    ])
    expect(spoken(unweighed, line('氯雷他定', '5mg', 'qd'))).toEqual([])
    expect(spoken({ ...unweighed, ageMonths: 40 * 12 }, line('对乙酰氨基酚', '0.5g', 'qid'))).toEqual([])
  })
  test('of twelve and more that weighs little is weighed still', () => {
    const light = { ageMonths: 14 * 12, weightKg: 30 }
    expect(spoken(light, line('对乙酰氨基酚', '1g', 'qid'))).toEqual([expect.stringMatching(/^stop2 dose .*30kg/)])
    expect(spoken({ ...light, weightKg: 55 }, line('对乙酰氨基酚', '1g', 'qid'))).toEqual([])
  })
  test('under six has a smaller amount by age than under twelve', () => {
    expect(spoken({ ageMonths: 36, weightKg: 14 }, line('氯苯那敏', '2mg', 'tid'))).toEqual([
      expect.stringMatching(/^stop2 dose .*3岁/),
    ])
    expect(spoken({ ageMonths: 9 * 12, weightKg: 28 }, line('氯苯那敏', '2mg', 'tid'))).toEqual([])
  })
  test('in months is as old as it is', () => {
    const syrup = line('布洛芬', '2ml', 'tid', { drugName: '布洛芬混悬液', specification: '100ml:2g×1瓶', days: 2 })
    expect(spoken({ ageMonths: 8, weightKg: 8.5 }, syrup)).toEqual([])
    expect(spoken({ ageMonths: 2, weightKg: 5 }, syrup)).toContainEqual(expect.stringContaining('age'))
  })
})

test('a grown-up of 38 kg has no four grams of paracetamol', () => {
  const light = { ageMonths: 50 * 12, weightKg: 38 }
  expect(spoken(light, line('对乙酰氨基酚', '1g', 'qid'))).toEqual([expect.stringMatching(/^warn dose .*38kg/)])
  expect(spoken({ ...light, weightKg: 55 }, line('对乙酰氨基酚', '1g', 'qid'))).toEqual([])
})
