import { describe, expect, test } from 'vitest'
import type { Amount, IngredientRow } from '../../ports/drug-knowledge.ts'
import { bookOf } from '../../domains/drugs/book.ts'
import { itemOf } from '../../domains/drugs/item.ts'
import { demoDrugRows } from '../../domains/renewal/demo-drugs.ts'
import { distinctInteractions } from './distinct-rules.ts'
import { tableKnowledge } from './table-knowledge.ts'

const { tables } = tableKnowledge()
const book = bookOf(tableKnowledge())

/**
 * Limits outside the usual proportions to the WHO's daily amount, or with another way of giving: [single, daily] in mg or IU, each
 * looked at by itself. A change of one of them fails until it is changed here too.
 */
const lookedAt: Readonly<Record<string, readonly [number, number | undefined]>> = {
  赖诺普利: [40, 80],
  奈必洛尔: [40, 40],
  呋塞米: [200, 600],
  托拉塞米: [100, 200],
  布美他尼: [5, 10],
  硝酸甘油: [0.6, 5],
  地高辛: [0.5, 0.25],
  阿司匹林: [1000, 4000],
  氯吡格雷: [600, 75],
  普拉格雷: [60, 10],
  甲巯咪唑: [40, 60],
  丙硫氧嘧啶: [200, 600],
  泼尼松: [80, 100],
  泼尼松龙: [80, 100],
  甲泼尼龙: [80, 96],
  地塞米松: [20, 20],
  氢化可的松: [100, 240],
  阿仑膦酸: [70, 10],
  利塞膦酸: [35, 5],
  伊班膦酸: [150, 5],
  维生素D3: [60_000, 10_000],
  维生素B1: [100, 300],
  烟酰胺: [500, 1500],
  维生素C: [1000, 3000],
  甲羟孕酮: [500, 1000],
  左炔诺孕酮: [1.5, 1.5],
  氯米芬: [100, 150],
  溴隐亭: [10, 40],
  卡麦角林: [1, 3],
  氨苄西林: [2000, 12_000],
  苯唑西林: [2000, 12_000],
  氟氯西林: [1000, 8000],
  头孢克洛: [500, 4000],
  阿奇霉素: [2000, 500],
  氨苯砜: [100, 300],
  恩他卡朋: [200, 2000],
  奥美拉唑: [40, 120],
  乳果糖: [30_000, 60_000],
  西罗莫司: [15, 10],
  依维莫司: [10, 10],
  甲氨蝶呤: [30, undefined],
  司美格鲁肽: [2.4, undefined],
  度拉糖肽: [4.5, undefined],
  洛塞那肽: [0.2, undefined],
  替尔泊肽: [15, undefined],
  甲氟喹: [1250, undefined],
  唑来膦酸: [5, undefined],
  地舒单抗: [120, undefined],
}

/** Why the limits of an ingredient cannot be right; empty where they may be. */
function wrongWith(row: IngredientRow): string[] {
  const { single, daily, usual } = row
  const known = lookedAt[row.name]
  if (known) return single?.value === known[0] && daily?.value === known[1] ? [] : ['is not as it was looked at']
  if (!single && !daily) return []
  if (!single || !daily || !usual) return ['has one amount without the others']
  if (single.unit !== daily.unit || daily.unit !== usual.unit) return ['has two units']
  const within = (value: number, least: number, most: number) => value >= least * 0.999 && value <= most * 1.001
  return [
    ...(within(single.value / daily.value, 1 / 6, 1) ? [] : ['once and daily do not fit']),
    ...(within(daily.value / usual.value, 0.6, 5.99) ? [] : ['daily does not fit the usual amount']),
  ]
}

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
    for (const row of tables.doses) {
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
    // Artificial tears are dropped as often as the eye is dry.
    expect(without.map(({ drug }) => drug.drugName)).toEqual(['玻璃酸钠滴眼液'])
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
    tables.allergies,
    tables.foods,
    tables.doses,
  ])
    for (const row of rows) expect(tables.sources.has(row.source)).toBe(true)
  for (const document of tables.sources.values()) expect(document).toMatch(/（\d{4}）$/)
})
