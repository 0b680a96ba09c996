import { describe, expect, test } from 'vitest'
import type { LabItem } from '../report-content.schemas.ts'
import { analyte } from './analytes.ts'
import { lastChange, trendOf, type Measured } from './trend.ts'

const blank: LabItem = {
  itemCode: '',
  loinc: '',
  name: '项目',
  group: '',
  value: null,
  comparator: '',
  text: '',
  unit: '',
  ucum: '',
  range: { text: '' },
  flag: '',
  method: '',
  specimen: '',
  note: '',
}
const at = (day: string, hospitalName: string, over: Partial<LabItem>): Measured => ({
  reportId: day,
  day,
  hospitalName,
  item: { ...blank, ...over },
})
const woman = { sex: 'F', age: 50 } as const

test('one line over units and hospitals, with the ranges of each laboratory converted, the unit that of the latest', () => {
  const trend = trendOf(
    [
      at('2026-05-01', '一院', { value: 6.1, unit: 'mmol/L', range: { low: 3.9, high: 6.1, text: '' } }),
      at('2022-05-01', '二院', { value: 99, unit: 'mg/dL', range: { low: 70, high: 110, text: '' } }),
      at('2024-05-01', '一院', { value: 6.4, unit: 'mmol/L', range: { low: 3.9, high: 6.1, text: '' } }),
    ],
    analyte('glucose'),
    woman,
  )
  expect(trend.lines).toHaveLength(1)
  const [line] = trend.lines
  expect(line?.unit).toBe('mmol/L')
  expect(line?.points.map(point => [point.day, Number(point.value.toFixed(2)), point.standing])).toEqual([
    ['2022-05-01', 5.5, 'in'],
    ['2024-05-01', 6.4, 'high'],
    ['2026-05-01', 6.1, 'in'],
  ])
  expect(line?.points[0]).toMatchObject({ printed: '99 mg/dL' })
  expect(line?.points[0]?.high).toBeCloseTo(6.11, 2)
  expect(trend.notes).toEqual(['单位不同的结果已按同一单位换算，原来的数值可点开查看。'])
  expect(line && lastChange(line)).toEqual({ by: -0.3, since: '2024-05-01' })
})

test('HbA1c in mmol/mol and in % are one line', () => {
  const { lines } = trendOf(
    [at('2022-01-01', '一院', { value: 53, unit: 'mmol/mol' }), at('2023-01-01', '一院', { value: 6.5, unit: '%' })],
    analyte('hba1c'),
    woman,
  )
  expect(lines.map(line => line.points.map(point => Number(point.value.toFixed(1))))).toEqual([[7, 6.5]])
})

describe('what may not be compared is never one line', () => {
  test('a tumour marker by two methods, or of two hospitals that do not say how', () => {
    const cea = (method: string, hospital: string) => [
      at('2024-01-01', '一院', { value: 2.1, unit: 'ng/mL', method: '化学发光法' }),
      at('2025-01-01', hospital, { value: 3.9, unit: 'ng/mL', method }),
    ]
    expect(trendOf(cea('电化学发光法', '二院'), analyte('cea'), woman).lines.map(line => line.label)).toEqual([
      '电化学发光法',
      '化学发光法',
    ])
    expect(trendOf(cea('', '二院'), analyte('cea'), woman).lines).toHaveLength(2)
    expect(trendOf(cea('化学发光法', '二院'), analyte('cea'), woman).lines).toHaveLength(1)
    expect(trendOf(cea('', '二院'), analyte('cea'), woman).notes[0]).toContain('不能直接比较')
  })
  test('lipoprotein (a) by weight and by number of particles', () => {
    const both = [
      at('2024-01-01', '一院', { value: 20, unit: 'mg/dL', method: '免疫比浊法' }),
      at('2025-01-01', '一院', { value: 60, unit: 'nmol/L', method: '免疫比浊法' }),
    ]
    expect(trendOf(both, analyte('lipoprotein-a'), woman).lines.map(line => line.unit)).toEqual(['nmol/L', 'mg/dL'])
  })
  test('an unknown unit stands by itself', () => {
    const both = [
      at('2024-01-01', '一院', { value: 5, unit: '单位' }),
      at('2025-01-01', '一院', { value: 5, unit: 'mmol/L' }),
    ]
    expect(trendOf(both, analyte('glucose'), woman).lines.map(line => line.unit)).toEqual(['mmol/L', '单位'])
  })
})

test('two methods of an item that is compared across methods are one line and are said', () => {
  const { lines, notes } = trendOf(
    [
      at('2024-01-01', '一院', { value: 70, unit: 'umol/L', method: '酶法' }),
      at('2025-01-01', '二院', { value: 74, unit: 'umol/L', method: '苦味酸法' }),
    ],
    analyte('creatinine'),
    woman,
  )
  expect(lines).toHaveLength(1)
  expect(notes).toEqual(['这条线里的检测方法不完全相同，小的差别可能来自方法。'])
})

test('results in words stand in a list, the latest first', () => {
  const trend = trendOf(
    [at('2024-01-01', '一院', { text: '阴性' }), at('2025-01-01', '一院', { text: '1+' })],
    analyte('urine-protein'),
    woman,
  )
  expect(trend.lines).toEqual([])
  expect(trend.texts.map(one => one.text)).toEqual(['1+', '阴性'])
})

test('a change is not told of numbers that are not exact', () => {
  const [line] = trendOf(
    [
      at('2024-01-01', '一院', { value: 0.01, comparator: '<', unit: 'ng/mL' }),
      at('2025-01-01', '一院', { value: 0.02, unit: 'ng/mL' }),
    ],
    analyte('psa'),
    { sex: 'M', age: 60 },
  ).lines
  expect(line && lastChange(line)).toBeUndefined()
})
