import type { TrendLine } from '@nethos/contract/reports/lab/trend.ts'

/** Fasting glucose of three years: in range, high, in range again. */
export const aTrendLine: TrendLine = {
  unit: 'mmol/L',
  printedUnit: 'mmol/L',
  label: '',
  methods: [],
  points: [
    {
      reportId: 'a',
      day: '2022-01-01',
      hospitalName: '一院',
      value: 5,
      comparator: '',
      low: 3.9,
      high: 6.1,
      standing: 'in',
      printed: '90 mg/dL',
    },
    {
      reportId: 'b',
      day: '2024-01-01',
      hospitalName: '二院',
      value: 7,
      comparator: '',
      low: 3.9,
      high: 6.1,
      standing: 'high',
    },
    {
      reportId: 'c',
      day: '2026-01-01',
      hospitalName: '一院',
      value: 6,
      comparator: '',
      low: 3.9,
      high: 6.1,
      standing: 'in',
    },
  ],
}
