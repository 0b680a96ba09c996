import { expect, test } from 'vitest'
import { creatinineClearance, egfr, kidneyFunction, schwartz } from './kidney.ts'

// Worked out from the published equation, creatinine given there in mg/dL.
test.each([
  [1.0, 50, 'M', 92],
  [1.0, 50, 'F', 69],
  [2.0, 70, 'M', 35],
  [0.6, 30, 'F', 123],
  [4.0, 60, 'F', 12],
  [1.2, 60, 'M', 69],
  [0.9, 45, 'F', 80],
  [0.7, 25, 'F', 123],
  [0.9, 25, 'M', 122],
  [1.5, 80, 'M', 47],
  [1.5, 80, 'F', 35],
] as const)('eGFR of creatinine %d mg/dL at %d, %s, is %d', (mg, years, sex, expected) => {
  expect(Math.abs(egfr(mg * 88.4, years, sex) - expected)).toBeLessThanOrEqual(1)
})

test('the golden values that other programs give: at the knee of the curve only age and sex count', () => {
  expect(egfr(0.9 * 88.4, 50, 'M')).toBeCloseTo(142 * 0.9938 ** 50, 6)
  expect(egfr(0.7 * 88.4, 50, 'F')).toBeCloseTo(142 * 0.9938 ** 50 * 1.012, 6)
})

test('a unit that is mistaken, mg/dL for µmol/L, does not pass for healthy kidneys', () => {
  expect(egfr(1.0, 50, 'M')).toBeGreaterThan(300)
  expect(egfr(88.4 * 88.4, 50, 'M')).toBeLessThan(2)
})

// Schwartz et al. 2009: 41.3 × height in metres / creatinine in mg/dL.
test.each([
  [0.5, 120, 99.1],
  [1.0, 120, 49.6],
  [0.4, 90, 92.9],
  [2.0, 150, 31.0],
  [0.7, 160, 94.4],
])('eGFR of a child with creatinine %d mg/dL and %d cm is %d', (mg, cm, expected) => {
  expect(schwartz(mg * 88.4, cm)).toBeCloseTo(expected, 1)
  const child = { ageMonths: 8 * 12, sex: '' as const, weightKg: 25, creatinine: mg * 88.4, heightCm: cm }
  expect(kidneyFunction(child)?.egfr).toBeCloseTo(expected, 1)
  expect(kidneyFunction(child)?.crcl).toBeUndefined()
  expect(kidneyFunction({ ...child, ageMonths: 8 })).toBeUndefined()
})

test('neither is worked out for a child without its height, without creatinine, sex or age', () => {
  const person = { ageMonths: 600, sex: 'M' as const, weightKg: 70, creatinine: 88.4 }
  expect(kidneyFunction(person)?.egfr).toBeGreaterThan(90)
  expect(kidneyFunction({ ...person, weightKg: null })?.crcl).toBeUndefined()
  for (const less of [{ ageMonths: 17 * 12 }, { ageMonths: null }, { creatinine: null }, { sex: '' as const }])
    expect(kidneyFunction({ ...person, ...less })).toBeUndefined()
})

test('clearance of an old light woman is far below what her creatinine looks like', () => {
  expect(creatinineClearance(1.2 * 88.4, 80, 'F', 45)).toBeCloseTo(26.56, 1)
  expect(creatinineClearance(0.8 * 88.4, 90, 'F', 40)).toBeCloseTo(29.51, 1)
  expect(creatinineClearance(2.0 * 88.4, 65, 'M', 80)).toBeCloseTo(41.67, 1)
})

test('clearance by Cockcroft and Gault: a man of 40 with 72 kg and 1 mg/dL has 100, a woman 85', () => {
  expect(creatinineClearance(88.4, 40, 'M', 72)).toBeCloseTo(100, 5)
  expect(creatinineClearance(88.4, 40, 'F', 72)).toBeCloseTo(85, 5)
})
