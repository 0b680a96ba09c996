import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyContent, imageSeries, labItem, reportContent, type LabItem } from './report-content.schemas.ts'
import { hospitalReportStateNames, isIssued, reportKindNames, reportTypes } from './reports.kinds.ts'

const potassium: LabItem = {
  itemCode: 'K',
  loinc: '2823-3',
  name: '钾',
  group: '电解质',
  value: 4.1,
  comparator: '',
  text: '',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.3, text: '3.5-5.3' },
  flag: '',
  method: '离子选择电极法',
  specimen: '血清',
  note: '',
}

test('a report holds items as the laboratory printed them, and no LOINC code that is none', () => {
  expect(z.parse(reportContent, { ...emptyContent, items: [potassium] }).items).toEqual([potassium])
  expect(z.safeParse(labItem, { ...potassium, loinc: 'K+' }).success).toBe(false)
  expect(z.safeParse(labItem, { ...potassium, value: Number.NaN }).success).toBe(false)
})

test('a report can be read once it is issued, and no more when it was cancelled', () => {
  expect(hospitalReportStateNames.filter(isIssued)).toEqual(['preliminary', 'final', 'amended'])
})

test('every kind can be chosen by its type, a document as PDF', () => {
  expect(reportKindNames.filter(kind => !(kind in reportTypes))).toEqual(['document'])
  expect(z.safeParse(imageSeries, { seriesName: '横断位', modality: 'CT', pictures: [], windows: [] }).success).toBe(
    true,
  )
})
