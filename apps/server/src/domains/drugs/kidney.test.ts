import { expect, test } from 'vitest'
import { creatinineClearance, egfr } from './kidney.ts'

// Worked out from the published equation, creatinine given there in mg/dL.
test.each([
  [1.0, 50, 'M', 92],
  [1.0, 50, 'F', 69],
  [2.0, 70, 'M', 35],
  [0.6, 30, 'F', 123],
  [4.0, 60, 'F', 12],
] as const)('eGFR of creatinine %d mg/dL at %d, %s, is %d', (mg, years, sex, expected) => {
  expect(Math.abs(egfr(mg * 88.4, years, sex) - expected)).toBeLessThanOrEqual(1)
})

test('clearance by Cockcroft and Gault: a man of 40 with 72 kg and 1 mg/dL has 100, a woman 85', () => {
  expect(creatinineClearance(88.4, 40, 'M', 72)).toBeCloseTo(100, 5)
  expect(creatinineClearance(88.4, 40, 'F', 72)).toBeCloseTo(85, 5)
})
