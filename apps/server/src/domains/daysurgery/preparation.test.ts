import { expect, test } from 'vitest'
import { problemsOf } from '@nethos/contract/pathway/pathway.problems.ts'
import { drugRules, fastingRules, sourceOfStop } from './preparation.data.ts'
import { preparationOf } from './preparation.ts'
import { surgeryPathway } from './surgery-pathway.ts'

/** 2026-11-27 09:00 in Shanghai. */
const plannedAt = Date.parse('2026-11-27T01:00:00Z')
const hour = 3_600_000

test('greasy food 8, all food 6, water 2 hours: as the guideline of 2017 says', () => {
  expect(fastingRules.map(one => [one.key, one.hours])).toEqual([
    ['no-fat', 8],
    ['no-food', 6],
    ['no-drink', 2],
  ])
  for (const { text, hours, source } of fastingRules) {
    expect(text).toContain(`${hours}小时`)
    expect(source).toMatch(/指南.*2017/)
  }
})

test('the hours of an operation at nine: one, three and seven o’clock', () => {
  const lines = preparationOf({ plannedAt, anaesthesia: 'general', stopDrugs: [] })
  expect(lines.map(one => (plannedAt - one.at) / hour)).toEqual([8, 6, 2])
  expect(new Date(lines[2]!.at).toISOString()).toBe('2026-11-26T23:00:00.000Z')
})

test('with a local anaesthetic nobody fasts', () => {
  expect(preparationOf({ plannedAt, anaesthesia: 'local', stopDrugs: [] })).toEqual([])
})

test('the days that guidelines name for a drug', () => {
  expect(Object.fromEntries(drugRules.map(one => [one.drugName, [one.from, one.to]]))).toEqual({
    华法林: [5, 6],
    氯吡格雷: [5, 5],
    替格瑞洛: [3, 5],
    普拉格雷: [7, 7],
    利伐沙班: [1, 2],
    阿哌沙班: [1, 2],
    达格列净: [3, 3],
    恩格列净: [3, 3],
    卡格列净: [3, 3],
  })
  for (const { source } of drugRules) expect(source).toMatch(/（20\d\d）/)
})

test('a guideline is named beside an order only where the order agrees with it', () => {
  expect(sourceOfStop({ drugName: '硫酸氢氯吡格雷片', daysBefore: 5 })).toContain('CHEST')
  expect(sourceOfStop({ drugName: '硫酸氢氯吡格雷片', daysBefore: 50 })).toBe('医生医嘱')
  expect(sourceOfStop({ drugName: '某种药', daysBefore: 3 })).toBe('医生医嘱')
})

test('the pathway of every kind of operation has no problem', () => {
  for (const anaesthesia of ['none', 'local', 'general'] as const) {
    const stopDrugs = [
      { drugName: '氯吡格雷', daysBefore: 5 },
      { drugName: '达格列净', daysBefore: 0 },
    ]
    expect(problemsOf(surgeryPathway({ surgeryId: 's1', anaesthesia, stopDrugs }))).toEqual([])
  }
})

test('all that is told of preparation waits for the hospital’s clinicians, and says so in the data', () => {
  for (const { review } of [...fastingRules, ...drugRules]) expect(review).toBe('pending')
})
