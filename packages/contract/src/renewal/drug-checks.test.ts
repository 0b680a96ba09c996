import { describe, expect, test } from 'vitest'
import { allergyClasses, allergyClassKeys } from '../record/allergy.kinds.ts'
import { allergyRows } from './allergies.ts'
import { warningsOf, type CheckedDrug, type CheckedPerson } from './drug-checks.ts'
import { isControlled } from './drug.kinds.ts'
import { interactions } from './interactions.ts'

const healthy: CheckedPerson = { age: 50, liver: 'normal', kidney: 'normal', fertility: 'none', allergies: [] }
let nth = 0
const aDrug = (given: Partial<CheckedDrug> = {}): CheckedDrug => {
  const drugId = `d${++nth}`
  const drugName = `药${drugId}`
  return {
    drugId,
    drugName,
    ingredients: [`成分${drugId}`],
    classes: [],
    control: '',
    pregnancy: '',
    liver: '',
    kidney: '',
    minAge: 0,
    ...given,
  }
}
/** A side of a row: an ingredient in Chinese, or a class. */
const of = (what: string) => aDrug(/^[a-z0-9_]+$/.test(what) ? { classes: [what] } : { ingredients: [what] })

describe('a known pair', () => {
  test('is known at least forty times, each once, with its source', () => {
    expect(interactions.length).toBeGreaterThanOrEqual(40)
    const pairs = interactions.map(row => [row.one, row.other].sort().join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { source, what } of interactions) expect(source && what).not.toBe('')
  })

  test.each(interactions.map(row => [row.one, row.other, row] as const))('%s with %s warns', (one, other, row) => {
    const [first, second] = [of(one), of(other)]
    const told = {
      kind: 'interaction',
      level: row.level,
      drugIds: [first.drugId, second.drugId],
      sentence: `${first.drugName}与${second.drugName}：${row.what}`,
      source: row.source,
    }
    expect(warningsOf(healthy, [first, second])).toContainEqual(told)
    expect(warningsOf(healthy, [second], [first]).map(one => one.kind)).toContain('interaction')
    expect(warningsOf(healthy, [first])).toEqual([])
    expect(warningsOf(healthy, [first, aDrug()])).toEqual([])
  })

  test('of two drugs that lengthen QT asks for an electrocardiogram', () => {
    expect(warningsOf(healthy, [of('qt'), of('qt')])).toMatchObject([
      { kind: 'interaction', level: 'care', sentence: expect.stringContaining('心电图') },
    ])
  })
})

describe('an allergy', () => {
  test('is asked for in twenty classes', () => {
    expect(allergyClassKeys).toHaveLength(20)
  })

  test.each(allergyClassKeys)('%s speaks against its drugs, and for care with their relatives', key => {
    const { against, related, source } = allergyRows[key]
    const person = { ...healthy, allergies: [key] }
    for (const what of against) {
      const drug = of(what)
      expect(warningsOf(person, [drug])).toEqual([
        {
          kind: 'allergy',
          level: 'avoid',
          drugIds: [drug.drugId],
          sentence: `对${allergyClasses[key]}过敏，${drug.drugName}属于这一类，不应使用`,
          source,
        },
      ])
      expect(warningsOf(healthy, [drug])).toEqual([])
    }
    for (const what of related)
      expect(warningsOf(person, [of(what)])).toMatchObject([{ kind: 'allergy', level: 'care', source }])
    expect(warningsOf(person, [aDrug()])).toEqual([])
    expect(source).not.toBe('')
  })
})

describe('a duplicate', () => {
  test('is the same ingredient twice', () => {
    const both = [aDrug({ ingredients: ['对乙酰氨基酚'] }), aDrug({ ingredients: ['伪麻黄碱', '对乙酰氨基酚'] })]
    expect(warningsOf(healthy, both)).toMatchObject([
      { kind: 'duplicate', level: 'avoid', sentence: expect.stringContaining('都含有对乙酰氨基酚') },
    ])
  })

  test('is a drug of the same kind beside it', () => {
    expect(warningsOf(healthy, [of('statin'), of('statin')])).toMatchObject([
      { kind: 'duplicate', level: 'care', sentence: expect.stringContaining('他汀类') },
    ])
  })

  test('is only for care between a tablet and drops of the same', () => {
    const drops = aDrug({ ingredients: ['左氧氟沙星'], classes: ['quinolone_eye'] })
    expect(warningsOf(healthy, [aDrug({ ingredients: ['左氧氟沙星'] }), drops])).toMatchObject([{ level: 'care' }])
  })

  test('is found among what is taken already, but a drug is none of itself', () => {
    const drug = aDrug({ ingredients: ['氨氯地平'] })
    expect(warningsOf(healthy, [drug], [drug])).toEqual([])
    expect(warningsOf(healthy, [drug], [aDrug({ ingredients: ['氨氯地平'] })])).toHaveLength(1)
  })
})

test.each([
  ['liver', { liver: 'abnormal' }, { liver: 'never' }, 'avoid', '肝功能异常'],
  ['liver', { liver: 'abnormal' }, { liver: 'care' }, 'care', '需慎用或减量'],
  ['kidney', { kidney: 'abnormal' }, { kidney: 'never' }, 'avoid', '肾功能异常'],
  ['kidney', { kidney: 'abnormal' }, { kidney: 'care' }, 'care', '需慎用或减量'],
  ['pregnancy', { fertility: 'pregnant' }, { pregnancy: 'never' }, 'avoid', '妊娠期'],
  ['pregnancy', { fertility: 'planning' }, { pregnancy: 'never' }, 'avoid', '备孕期'],
  ['pregnancy', { fertility: 'breastfeeding' }, { pregnancy: 'care' }, 'care', '哺乳期'],
  ['age', { age: 9 }, { minAge: 10 }, 'avoid', '不推荐10岁以下使用'],
] as const)('%s of %j against %j', (kind, person, drug, level, words) => {
  expect(warningsOf({ ...healthy, ...person }, [aDrug(drug)])).toMatchObject([
    { kind, level, sentence: expect.stringContaining(words) },
  ])
  expect(warningsOf(healthy, [aDrug(drug)])).toEqual([])
})

test('what is not known, or is old enough, warns of nothing', () => {
  const drug = aDrug({ liver: 'never', kidney: 'never', minAge: 18 })
  expect(warningsOf({ ...healthy, liver: 'unknown', kidney: 'unknown', age: null }, [drug])).toEqual([])
  expect(warningsOf({ ...healthy, age: 18 }, [drug])).toEqual([])
})

test('the strongest stand first', () => {
  const levels = warningsOf({ ...healthy, liver: 'abnormal' }, [aDrug({ liver: 'care' }), aDrug({ liver: 'never' })])
  expect(levels.map(one => one.level)).toEqual(['avoid', 'care'])
})

test('narcotic and psychotropic drugs are controlled', () => {
  for (const control of ['narcotic', 'psychotropic_1', 'psychotropic_2'] as const)
    expect(isControlled({ control })).toBe(true)
  expect(isControlled({ control: '' })).toBe(false)
})
