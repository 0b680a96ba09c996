import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LabItem } from '../report-content.schemas.ts'
import { analyte } from './analytes.ts'
import { boundsIn, laboratoryBounds, publishedFor, type PublishedRange } from './range.ts'
import { foundIn, readItem, summaryOf, type Reading } from './reading.ts'

const item = (over: Partial<LabItem>): LabItem => ({
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
  ...over,
})
const man = { sex: 'M', age: 45 } as const

describe('ranges as hospitals print them', () => {
  test.each([
    ['3.9-6.1', { low: 3.9, high: 6.1 }],
    ['3.9～6.1', { low: 3.9, high: 6.1 }],
    ['3.9--6.1', { low: 3.9, high: 6.1 }],
    ['（3.50—9.50）', { low: 3.5, high: 9.5 }],
    ['-3-3', { low: -3, high: 3 }],
    ['<5.2', { high: 5.2, highOpen: true }],
    ['≤40', { high: 40 }],
    ['＞60', { low: 60, lowOpen: true }],
    ['≥90', { low: 90 }],
  ])('%s', (text, bounds) => expect(boundsIn(text)).toEqual(bounds))
  test.each(['阴性', '', '见说明', '1:80', '9-3'])('%s is none', text => expect(boundsIn(text)).toBeUndefined())

  test('a text for both sexes is read for the one who is meant, and for nobody whose sex is unknown', () => {
    const range = { text: '男:130-175 女:115-150' }
    expect(laboratoryBounds(range, { sex: 'F', age: 30 })).toEqual({ low: 115, high: 150 })
    expect(laboratoryBounds(range, { sex: 'M', age: 30 })).toEqual({ low: 130, high: 175 })
    expect(laboratoryBounds(range, { age: 30 })).toBeUndefined()
  })

  test('a published range fits sex and age or is not given', () => {
    const ranges: PublishedRange[] = [
      { sex: 'M', fromAge: 20, toAge: 59, low: 57, high: 97, unit: 'umol/L', source: 'WS/T 404.5-2015' },
      { sex: 'M', fromAge: 60, toAge: 79, low: 57, high: 111, unit: 'umol/L', source: 'WS/T 404.5-2015' },
      { sex: 'F', fromAge: 20, toAge: 59, low: 41, high: 73, unit: 'umol/L', source: 'WS/T 404.5-2015' },
    ]
    expect(publishedFor(ranges, { sex: 'M', age: 59 })?.high).toBe(97)
    expect(publishedFor(ranges, { sex: 'M', age: 60 })?.high).toBe(111)
    expect(publishedFor(ranges, { sex: 'F', age: 59 })?.high).toBe(73)
    expect(publishedFor(ranges, { sex: 'M', age: 8 })).toBeUndefined()
    expect(publishedFor(ranges, { age: 40 })).toBeUndefined()
    expect(publishedFor(ranges, { sex: 'M' })).toBeUndefined()
  })
})

describe('how a result stands', () => {
  const potassium = { unit: 'mmol/L', range: { low: 3.5, high: 5.3, text: '3.5-5.3' } }
  test.each([
    [3.4, 'low'],
    [3.5, 'in'],
    [5.3, 'in'],
    [5.31, 'high'],
  ])('potassium %d is %s', (value, standing) => {
    expect(readItem(item({ ...potassium, value }), man)).toEqual({ standing, critical: false, by: 'range' })
  })

  test('the laboratory’s own mark comes before the range', () => {
    expect(readItem(item({ ...potassium, value: 4, flag: 'critical_high' }), man)).toEqual({
      standing: 'high',
      critical: true,
      by: 'laboratory',
    })
  })

  test('a limit for grown-ups cannot wait, in whatever unit; it says nothing of a child or of an unknown unit', () => {
    const limits = { low: 2.8, high: 22.2, unit: 'mmol/L' }
    const sugar = (value: number, unit: string, age?: number) =>
      readItem(item({ value, unit, range: { text: '' } }), { sex: 'F', age }, { limits, of: analyte('glucose') })
        .critical
    expect([sugar(2.8, 'mmol/L', 40), sugar(2.9, 'mmol/L', 40), sugar(22.2, 'mmol/L', 40)]).toEqual([true, false, true])
    expect([sugar(45, 'mg/dL', 40), sugar(405, 'mg/dL', 40), sugar(100, 'mg/dL', 40)]).toEqual([true, true, false])
    expect([sugar(2, 'mmol/L', 5), sugar(2, 'mmol/L'), sugar(2, '单位', 40)]).toEqual([false, false, false])
  })

  test.each([
    ['<', 0.5, { high: 5 }, 'in'],
    ['<', 0.5, { low: 0.6, high: 5 }, 'low'],
    ['<', 10, { high: 5 }, 'unknown'],
    ['>', 1000, { high: 5 }, 'high'],
    ['>', 3, { high: 5 }, 'unknown'],
    ['>', 90, { low: 90 }, 'in'],
  ] as const)('%s%d against %o is %s', (comparator, value, bounds, standing) => {
    expect(readItem(item({ comparator, value, range: { ...bounds, text: '' } }), man).standing).toBe(standing)
  })

  test('a bound that is not part of its range', () => {
    const of = (value: number) => readItem(item({ value, range: { high: 5.2, text: '<5.2' } }), man).standing
    expect([of(5.19), of(5.2)]).toEqual(['in', 'high'])
  })

  test.each([
    ['阴性', '阴性', 'in'],
    ['阴性(-)', '阴性', 'in'],
    ['-', '阴性(-)', 'in'],
    ['+-', '阴性', 'abnormal'],
    ['±', '-', 'abnormal'],
    ['弱阳性', '阴性', 'abnormal'],
    ['2+', '阴性', 'abnormal'],
    ['阳性(+)', '阴性(-)', 'abnormal'],
    ['未检出', '阴性', 'in'],
    ['1:160', '<1:80', 'abnormal'],
    ['1:40', '<1:80', 'in'],
    ['1:80', '≤1:80', 'in'],
    ['淡黄色', '淡黄色', 'in'],
    ['深黄色', '淡黄色', 'unknown'],
    ['阳性', '', 'unknown'],
  ])('%s where %s is expected: %s', (text, range, standing) => {
    expect(readItem(item({ text, range: { text: range } }), man).standing).toBe(standing)
  })

  test('signs of found and not found', () => {
    expect(['(+)', '(-)', '+++', '4+', 'NEG', '微量', '未见', '淡黄色', ''].map(foundIn)).toEqual([
      'positive',
      'negative',
      'positive',
      'positive',
      'negative',
      'weak',
      'negative',
      undefined,
      undefined,
    ])
  })
})

describe('the summary is counted', () => {
  const read = (standing: Reading['standing'], critical = false): Reading => ({ standing, critical, by: 'range' })
  const of = (n: number, one: Reading) => Array.from({ length: n }, () => one)
  test.each([
    [[...of(35, read('in')), ...of(6, read('high')), read('low', true)], '42 项中 7 项超出参考范围，1 项建议尽快咨询'],
    [of(23, read('in')), '23 项都在参考范围内'],
    [[...of(3, read('in')), read('unknown')], '4 项中没有发现超出参考范围的项目，1 项没有可比较的参考范围，未作判断'],
    [of(2, read('unknown')), '2 项都没有可比较的参考范围，未作判断'],
    [[read('abnormal'), read('in')], '2 项中 1 项超出参考范围'],
    [[], '这份报告没有可以逐项阅读的项目'],
  ])('%#', (readings, sentence) => expect(summaryOf(readings).sentence).toBe(sentence))

  test('every item is counted once: within, outside, or not compared', () => {
    const any = fc.record<Reading>({
      standing: fc.constantFrom('in', 'low', 'high', 'abnormal', 'unknown'),
      critical: fc.constant(false),
      by: fc.constant('range'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 80 }), readings => {
        const { items, outside, unread } = summaryOf(readings)
        expect(outside + unread + readings.filter(one => one.standing === 'in').length).toBe(items)
      }),
    )
  })
})
