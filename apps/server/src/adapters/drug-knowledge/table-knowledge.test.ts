import { describe, expect, test } from 'vitest'
import type { Amount } from '../../ports/drug-knowledge.ts'
import { bookOf } from '../../domains/drugs/book.ts'
import { itemOf } from '../../domains/drugs/item.ts'
import { demoDrugRows } from '../../domains/renewal/demo-drugs.ts'
import { distinctInteractions } from './distinct-rules.ts'
import { wrongWith } from './looked-at.ts'
import { tableKnowledge } from './table-knowledge.ts'

const { tables } = tableKnowledge()
const book = bookOf(tableKnowledge())

describe('a limit', () => {
  test('of every ingredient fits its usual daily amount', () => {
    expect(tables.ingredients.filter(row => wrongWith(row).length > 0).map(row => row.name)).toEqual([])
  })

  test('that is wrong by ten is found, whichever number it is', () => {
    const times = (amount: Amount | undefined, factor: number) => amount && { ...amount, value: amount.value * factor }
    const unseen = tables.ingredients
      .filter(row => row.single)
      .flatMap(row =>
        [10, 0.1].flatMap(factor => [
          { ...row, single: times(row.single, factor) },
          ...(row.daily ? [{ ...row, daily: times(row.daily, factor) }] : []),
          { ...row, single: times(row.single, factor), daily: times(row.daily, factor) },
        ]),
      )
      .filter(changed => wrongWith(changed).length === 0)
    expect(unseen.map(row => row.name)).toEqual([])
  })

  test('of kidneys, liver and children is under that of everybody', () => {
    for (const row of tables.ingredients) {
      const amounts = [...row.kidney.map(one => one.limit), row.liver].filter(one => typeof one === 'object')
      for (const amount of amounts) {
        expect([row.name, amount.unit === row.daily?.unit]).toEqual([row.name, true])
        expect([row.name, amount.value <= row.daily!.value, amount.value >= row.daily!.value / 20]).toEqual([
          row.name,
          true,
          true,
        ])
      }
    }
    for (const row of tables.doses.filter(({ who }) => who.kind !== 'with')) {
      const adult = book.ingredient(row.ingredient)!
      const share = row.who.kind === 'perChildKg' || row.who.kind === 'perKg' ? row.single.value * 40 : row.single.value
      expect([row.ingredient, share <= adult.single!.value * 3, share >= adult.single!.value / 20]).toEqual([
        row.ingredient,
        true,
        true,
      ])
    }
  })
})

describe('the demo list', () => {
  const items = demoDrugRows().map(drug => ({
    drug,
    item: itemOf(
      book,
      {
        drugId: drug.drugId,
        drugName: drug.drugName,
        ingredients: drug.ingredients as string[],
        specification: drug.specification,
        route: drug.route ?? '',
        dose: drug.dose ?? '',
        frequency: drug.frequency ?? '',
        days: 0,
        packs: 0,
      },
      false,
    ),
  }))

  test('has no ingredient that the table does not know', () => {
    const unknown = items.flatMap(({ item }) => item.parts.filter(part => !part.row).map(part => part.name))
    expect(unknown).toEqual([])
  })

  test('has a limit for every medicine that is swallowed or injected', () => {
    const without = items.filter(
      ({ item, drug }) =>
        !item.isLocal &&
        drug.control === '' &&
        !item.parts.some(part => part.row?.single) &&
        !book.product(drug.drugName)?.single,
    )
    expect(without.map(({ drug }) => drug.drugName)).toEqual([])
  })

  test('has a limit in puffs, capsules or drops for what is inhaled, sprayed into the nose or dropped into the eye', () => {
    const without = items.filter(
      ({ drug }) =>
        /吸入|鼻喷|滴眼/.test(drug.form) &&
        !book.product(drug.drugName)?.daily &&
        // Swallowed or injected too: limited by the ingredient.
        !drug.ingredients.some(name => book.ingredient(name)?.single),
    )
    expect(without.map(({ drug }) => drug.drugName)).toEqual([])
  })

  test('has a limit for every medicine, also of creams and of what cannot be prescribed here', () => {
    const without = items.filter(
      ({ item, drug }) =>
        !item.parts.some(part => part.row?.single) &&
        !book.product(drug.drugName)?.daily &&
        !tables.doses.some(row => drug.ingredients.includes(row.ingredient)),
    )
    expect(without.map(({ drug }) => drug.drugName)).toEqual([])
  })

  test('has usual doses and packs that the limits allow, and not by a hundred times', () => {
    for (const { item, drug } of items) {
      if (item.isLocal) continue
      for (const { name, row, single, daily } of item.parts) {
        const limit = row?.single
        if (!limit) continue
        const label = `${drug.drugName} ${drug.specification} ${drug.dose} ${name}`
        if (single) expect([label, single.value <= limit.value * 1.001]).toEqual([label, true])
        if (daily && row.daily) expect([label, daily.value <= row.daily.value * 1.001]).toEqual([label, true])
        const [strength] = item.specification.parts
        if (!strength || item.specification.parts.length > 1 || item.parts.length > 1) continue
        expect([label, strength.value <= limit.value * 1.001, strength.value >= limit.value / 50]).toEqual([
          label,
          true,
          true,
        ])
      }
    }
  })
})

test('the table has four hundred ingredients, fifteen hundred rules that no other says, and a source for every row', () => {
  expect(tables.ingredients.length).toBeGreaterThanOrEqual(400)
  expect(distinctInteractions(tables).length).toBeGreaterThanOrEqual(1500)
  for (const rows of [
    tables.ingredients,
    tables.interactions,
    tables.diseases,
    tables.elders,
    tables.pregnancyWeeks,
    tables.allergies,
    tables.foods,
    tables.doses,
  ])
    for (const row of rows) expect(tables.sources.has(row.source)).toBe(true)
  for (const document of tables.sources.values()) expect(document).toMatch(/（\d{4}）$/)
})
