import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { explainedReport } from '@nethos/contract/reports/lab/explained.schemas.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { explainReport, itemKey } from './explain.ts'

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
const potassium = { loinc: '2823-3', unit: 'mmol/L', range: { low: 3.5, high: 5.3, text: '3.5-5.3' } }
const explain = (items: LabItem[], findings = '') =>
  explainReport({ items, findings, conclusion: '' }, { sex: 'M', age: 60 })

test('a critical potassium says what to do now and where that is from', () => {
  const report = explain([item({ ...potassium, value: 6.8 }), item({ ...potassium, value: 4 })])
  expect(report.summary).toBe('2 项中 1 项超出参考范围，1 项建议尽快咨询')
  expect(report.items[0]?.advice?.text).toContain('现在就打报告上的科室电话')
  expect(report.items[0]?.advice?.source).toContain('危急值')
  expect(report.items[1]?.advice).toBeNull()
  expect(z.safeParse(explainedReport, report).success).toBe(true)
})

test('of an item that nobody knows nothing is said', () => {
  expect(explain([item({ loinc: '', name: '某新项目', value: 3 })]).items[0]).toMatchObject({
    standing: 'unknown',
    by: 'none',
    knowledge: null,
    published: null,
  })
})

test('a published range is shown only where the laboratory printed none, and judges nothing', () => {
  const without = explain([item({ loinc: '2823-3', unit: 'mmol/L', value: 5.9 })]).items[0]
  expect(without).toMatchObject({
    standing: 'unknown',
    published: { low: 3.5, high: 5.3, source: expect.stringContaining('WS/T') },
  })
  expect(explain([item({ ...potassium, value: 5.9 })]).items[0]?.published).toBeNull()
})

test('terms of findings are marked and explained once each', () => {
  const report = explain([], '肝内低密度影，右肾低密度影，边界清。')
  expect(report.summary).toBe('')
  expect(report.findings.map(one => one.text).join('')).toBe('肝内低密度影，右肾低密度影，边界清。')
  expect(report.terms.map(one => one.term)).toEqual(['低密度影', '边界清'])
})

test('codes of one item in two units have one key', () => {
  expect(['14749-6', '2345-7'].map(loinc => itemKey({ loinc }))).toEqual(['glucose', 'glucose'])
  expect(itemKey({ loinc: '' })).toBe('')
})
