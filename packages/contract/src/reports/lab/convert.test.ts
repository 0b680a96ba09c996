import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyte, analytesWithMass } from './analytes.ts'
import { convert, shown } from './convert.ts'
import { ucumOf, units } from './units.ts'

const to = (value: number, from: string, target: string, key = ''): number => {
  const outcome = convert(value, from, target, analyte(key))
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.value
}

describe('published factors (AMA Manual of Style, SI conversion table; one unit of the left is so many of the right)', () => {
  test.each([
    ['glucose', 'mg/dL', 'mmol/L', 0.0555],
    ['cholesterol', 'mg/dL', 'mmol/L', 0.0259],
    ['ldl', 'mg/dL', 'mmol/L', 0.0259],
    ['triglycerides', 'mg/dL', 'mmol/L', 0.0113],
    ['creatinine', 'mg/dL', 'umol/L', 88.4],
    ['urea-nitrogen', 'mg/dL', 'mmol/L', 0.357],
    ['urea', 'mg/dL', 'mmol/L', 0.1665],
    ['uric-acid', 'mg/dL', 'umol/L', 59.485],
    ['bilirubin-total', 'mg/dL', 'umol/L', 17.104],
    ['calcium', 'mg/dL', 'mmol/L', 0.2495],
    ['phosphate', 'mg/dL', 'mmol/L', 0.323],
    ['magnesium', 'mg/dL', 'mmol/L', 0.411],
    ['iron', 'ug/dL', 'umol/L', 0.179],
    ['copper', 'ug/dL', 'umol/L', 0.157],
    ['zinc', 'ug/dL', 'umol/L', 0.153],
    ['lactate', 'mg/dL', 'mmol/L', 0.111],
    ['ammonia', 'ug/dL', 'umol/L', 0.587],
    ['homocysteine', 'mg/L', 'umol/L', 7.397],
    ['thyroxine', 'ug/dL', 'nmol/L', 12.872],
    ['free-t4', 'ng/dL', 'pmol/L', 12.872],
    ['triiodothyronine', 'ng/dL', 'nmol/L', 0.0154],
    ['free-t3', 'pg/mL', 'pmol/L', 1.536],
    ['cortisol', 'ug/dL', 'nmol/L', 27.588],
    ['testosterone', 'ng/dL', 'nmol/L', 0.0347],
    ['estradiol', 'pg/mL', 'pmol/L', 3.671],
    ['progesterone', 'ng/mL', 'nmol/L', 3.18],
    ['vitamin-d', 'ng/mL', 'nmol/L', 2.496],
    ['vitamin-b12', 'pg/mL', 'pmol/L', 0.7378],
    ['folate', 'ng/mL', 'nmol/L', 2.266],
    ['digoxin', 'ng/mL', 'nmol/L', 1.281],
    ['haemoglobin', 'g/dL', 'mmol/L', 0.6206],
  ])('%s: 1 %s is %s × %d', (key, from, target, factor) => {
    expect(Math.abs(to(1, from, target, key) / factor - 1)).toBeLessThan(0.006)
  })

  test.each([
    [31, 5.0],
    [42, 6.0],
    [48, 6.5],
    [53, 7.0],
    [64, 8.0],
    [75, 9.0],
    [86, 10.0],
    [108, 12.0],
  ])('HbA1c of %d mmol/mol is %d %% (table of the NGSP)', (ifcc, percent) => {
    expect(to(ifcc, 'mmol/mol', '%', 'hba1c')).toBeCloseTo(percent, 1)
    expect(Math.round(to(percent, '%', 'mmol/mol', 'hba1c'))).toBe(ifcc)
  })

  test.each([
    [3, 'mg/mmol', 'mg/g', 'acr', 26.5],
    [30, 'mg/mmol', 'mg/g', 'acr', 265.2],
    [1, 'ukat/L', 'U/L', '', 60],
    [5.3, 'kPa', 'mm[Hg]', '', 39.75],
    [150, '10*3/uL', '10*9/L', '', 150],
    [4.5, '10*6/uL', '10*12/L', '', 4.5],
    [2.5, 'uU/mL', 'mU/L', '', 2.5],
    [35, 'U/mL', 'kU/L', '', 35],
    [0.45, '1', '%', '', 45],
    [13.2, 'g/dL', 'g/L', '', 132],
    [20, 'ug/min', 'mg/(24.h)', '', 28.8],
  ])('%d %s is so many %s', (value, from, target, key, expected) => {
    expect(to(value, from, target, key)).toBeCloseTo(expected, 1)
  })
})

describe('what is not the same is refused', () => {
  test.each([
    ['lipoprotein (a): particles are of many sizes', 'lipoprotein-a', 'mg/dL', 'nmol/L'],
    ['insulin: the factor differs by standard', 'insulin', 'uU/mL', 'pmol/L'],
    ['prolactin by two standards', 'prolactin', 'ng/mL', 'mU/L'],
    ['cells a field and a microlitre', 'urine-wbc', '/[HPF]', '/uL'],
    ['a fraction of lymphocytes and their number', 'lymphocytes', '%', '10*9/L'],
    ['HbA1c of an analyte without its equation', 'glucose', 'mmol/mol', '%'],
  ])('%s', (_, key, from, target) => {
    expect(convert(10, from, target, analyte(key))).toEqual({ refused: 'other-quantity' })
  })
  test('an unknown unit, and the names of an object’s own', () => {
    for (const unit of ['mg%', 'AU', 'constructor', '__proto__', '']) {
      expect(convert(1, unit, 'mmol/L', analyte('glucose'))).toEqual({ refused: 'unknown-unit' })
      expect(ucumOf(unit)).toBeUndefined()
    }
  })
})

test('there and back is the same, for every pair of units that can be converted', () => {
  const codes = Object.keys(units)
  const keys = [...analytesWithMass, 'hba1c', 'acr', 'hdl', 'tsh']
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.constantFrom(...codes),
      fc.constantFrom(...codes),
      fc.double({ min: 0.001, max: 100_000, noNaN: true }),
      (key, from, target, value) => {
        const there = convert(value, from, target, analyte(key))
        if ('refused' in there) {
          expect(convert(value, target, from, analyte(key))).toEqual(there)
          return
        }
        expect(Math.abs(to(there.value, target, from, key) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-6 + 1e-9)
      },
    ),
    { numRuns: 20_000 },
  )
})

test.each([
  ['umol/L', 'umol/L'],
  ['μmol/L', 'umol/L'],
  ['µmol/l', 'umol/L'],
  ['IU/L', 'U/L'],
  ['mIU/L', 'mU/L'],
  ['uIU/mL', 'uU/mL'],
  ['μIU/ml', 'uU/mL'],
  ['mIU/ml', 'mU/mL'],
  ['KU/L', 'kU/L'],
  ['10^9/L', '10*9/L'],
  ['10*9/L', '10*9/L'],
  ['×10⁹/L', '10*9/L'],
  ['x10^12/L', '10*12/L'],
  ['10E9/L', '10*9/L'],
  ['G/L', '10*9/L'],
  ['g/24h', 'g/(24.h)'],
  ['mg/24小时', 'mg/(24.h)'],
  ['/HPF', '/[HPF]'],
  ['个/μL', '/uL'],
  ['fl', 'fL'],
  ['mmHg', 'mm[Hg]'],
  ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['ml/min/1.73m²', 'mL/min/{1.73_m2}'],
  ['％', '%'],
  ['mm/h', 'mm/h'],
  ['L/L', '1'],
])('%s is written %s', (written, code) => expect(ucumOf(written)).toBe(code))

test('a number is shown as a laboratory prints it', () => {
  expect([0, 0.012_34, 0.456, 5.55, 6, 12.34, 132.4, 1234.5].map(shown)).toEqual([
    '0',
    '0.012',
    '0.46',
    '5.55',
    '6',
    '12.3',
    '132',
    '1235',
  ])
})
