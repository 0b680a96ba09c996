import { describe, expect, test } from 'vitest'
import type { Amount, DoseRow, IngredientRow, PregnancyWeekRow, ProductRow } from '../../ports/drug-knowledge.ts'
import { wrongWith } from './looked-at.ts'
import { tableKnowledge } from './table-knowledge.ts'
import {
  usualAmounts,
  usualForChildren,
  usualHerbs,
  usualPerKilogram,
  usualProducts,
  weeksOfPregnancy,
} from './usual-amounts.ts'

/** Every number of the table, each held against something that was written apart from it; and each wrong by ten is found. */
const { tables } = tableKnowledge()
const ingredients = new Map(tables.ingredients.map(row => [row.name, row]))

const factors: Readonly<Record<string, number>> = { g: 1000, mg: 1, ug: 0.001 }
function amountIn(text: string, plain = 1): Amount {
  const [, digits, unit] = /^([\d.]+)(g|ug|IU)?$/.exec(text)!
  return unit === 'IU'
    ? { value: Number(digits), unit: 'IU' }
    : { value: Number(digits) * (unit ? factors[unit]! : plain), unit: 'mg' }
}
const cellsOf = (text: string) => text.split(/[\n,]/).filter(Boolean)
const amountsIn = (text: string, plain = 1) =>
  new Map(
    cellsOf(text).map(cell => {
      const [name, amount] = cell.split(' ') as [string, string]
      return [name, amountIn(amount, plain)] as const
    }),
  )
const usual = new Map([...amountsIn(usualAmounts), ...amountsIn(usualHerbs, 1000)])
const forChildren = amountsIn(usualForChildren)
const perKilogram = amountsIn(usualPerKilogram)
const within = (value: number, least: number, most: number) => value >= least * 0.999 && value <= most * 1.001
const amountsFit = (one: Amount, other: Amount, least: number, most: number) =>
  one.unit === other.unit && within(one.value / other.value, least, most)

/** Longest courses: the range of its kind (ATC), or the medicine by itself. */
const courses: readonly (readonly [atc: string, least: number, most: number])[] = [
  ['A02B', 20, 60],
  ['A03F', 3, 10],
  ['A04A', 2, 5],
  ['A06A', 7, 30],
  ['A07', 2, 10],
  ['C03X', 10, 60],
  ['D01B', 28, 120],
  ['G01A', 7, 30],
  ['G03G', 3, 10],
  ['G03X', 3, 10],
  ['H05A', 200, 1000],
  ['J01A', 14, 90],
  ['J01', 5, 42],
  ['J02A', 7, 30],
  ['J05A', 5, 42],
  ['L01', 10, 30],
  ['M01A', 10, 90],
  ['N02B', 3, 14],
  ['N02C', 1, 5],
  ['N05C', 10, 60],
  ['P01', 5, 20],
  ['P02', 2, 10],
  ['R01B', 3, 10],
  ['R03C', 3, 10],
  ['R05D', 5, 20],
  ['Z10', 3, 14],
]
const singleCourses: Readonly<Record<string, number>> = { 玛巴洛沙韦: 1, 阿苯达唑: 28, 右佐匹克隆: 180, 乌利司他: 1 }
/** Youngest ages in months that are no plain number of years between two and eighteen, or that another would pass for by a digit. */
const youngest: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [120, '地高辛,阿托伐他汀,瑞舒伐他汀,辛伐他汀,洛伐他汀,依折麦布,二甲双胍,利拉鲁肽,氯米帕明,特立氟胺,芬戈莫德'],
      [
        12,
        '门冬胰岛素,德谷胰岛素,金刚烷胺,伯氨喹,孟鲁司特,地氯雷他定,奥美拉唑,艾司奥美拉唑,兰索拉唑,达沙替尼,尼洛替尼,伊布替尼,艾曲泊帕',
      ],
      [6, '克拉霉素,甲氟喹,氯丙嗪,羟嗪,布地奈德,昂丹司琼'],
      [3, '布洛芬,消旋卡多曲'],
      [2, '磺胺甲噁唑,磺胺嘧啶,磺胺嘧啶银,甲氧苄啶'],
      [1, '呋喃妥因,左乙拉西坦'],
    ] as const
  ).flatMap(([months, names]) => names.split(',').map(name => [name, months])),
)

/** Days between two doses, and above which dose: written apart from the table, by labels. */
const intervals = new Map(
  (
    '司美格鲁肽 7,度拉糖肽 7,洛塞那肽 7,替尔泊肽 7,甲氨蝶呤 7,甲氟喹 7,阿达木单抗 7,度普利尤单抗 14,依洛尤单抗 14,' +
    '唑来膦酸 21,地舒单抗 28,芬太尼 3,阿仑膦酸 7 35,利塞膦酸 7 15,伊班膦酸 28 15,十一酸睾酮 28 160'
  )
    .split(',')
    .map(cell => {
      const [name, days, above] = cell.split(' ') as [string, string, string?]
      return [name, { days: Number(days), above: above === undefined ? undefined : Number(above) }] as const
    }),
)
function areIntervalsRight({ name, intervals: its }: IngredientRow): boolean {
  const known = intervals.get(name)
  if (!known) return its.length === 0
  return its.length === 1 && its[0]!.days === known.days && its[0]!.above?.value === known.above
}

function wrongWithIngredient(row: IngredientRow): string[] {
  const { name, daily, days, minAgeMonths } = row
  const wrong = row.single ? wrongWith(row) : []
  if (!areIntervalsRight(row)) wrong.push('interval')
  if (row.usual) {
    const known = usual.get(name)
    if (!known || !amountsFit(row.usual, known, 1 / 3, 3)) wrong.push('usual')
  }
  for (const { below, limit } of row.kidney) {
    if (!within(below, 10, 90)) wrong.push('kidney below')
    if (typeof limit !== 'object') continue
    // Gabapentin of hardly working kidneys is a twelfth of the largest amount.
    const isRight =
      name === '加巴喷丁' && below < 20 ? limit.value === 300 : daily && amountsFit(limit, daily, 1 / 9, 1)
    if (!isRight) wrong.push('kidney')
  }
  if (typeof row.liver === 'object' && !(daily && amountsFit(row.liver, daily, 1 / 9, 1))) wrong.push('liver')
  if (days !== undefined) {
    const range = courses.find(([atc]) => row.atc.startsWith(atc))
    const known = singleCourses[name]
    const isRight = known === undefined ? range && within(days, range[1], range[2]) : days === known
    if (!isRight || !Number.isInteger(days)) wrong.push('days')
  }
  const known = youngest[name]
  const isAge =
    known === undefined
      ? minAgeMonths % 12 === 0 && minAgeMonths <= 216 && ![12, 120].includes(minAgeMonths)
      : minAgeMonths === known
  // Levodopa is for grown brains.
  if (!isAge && !(minAgeMonths === 300 && row.atc === 'N04BA02')) wrong.push('youngest')
  return wrong
}

function wrongWithDose({ ingredient, who, single, daily }: DoseRow): string[] {
  const wrong: string[] = []
  const adult = ingredients.get(ingredient)!
  if (!('years' in who) && who.kind !== 'with') {
    const known = (who.kind === 'perKg' ? perKilogram : forChildren).get(ingredient)
    if (!known || !amountsFit(daily, known, 0.7, 5)) wrong.push('daily')
    if (!amountsFit(single, daily, 1 / 8, 1)) wrong.push('single')
    return wrong
  }
  if (!('years' in who)) {
    // Methotrexate once a week has no usual day.
    const isRight = ingredient === '甲氨蝶呤' ? daily.value === 25 : amountsFit(daily, adult.usual!, 0.49, 4.2)
    if (!isRight) wrong.push('daily')
    if (!amountsFit(single, daily, 1 / 8, 1)) wrong.push('single')
    return wrong
  }
  if (!adult.single || !amountsFit(single, adult.single, 1 / 8, 1)) wrong.push('single')
  // Digoxin of the very old is half of the daily, a quarter of a single amount.
  if (!adult.daily || !amountsFit(daily, adult.daily, 1 / 8, 1)) wrong.push('daily')
  const [least, most] = who.kind === 'under' ? [3, 18] : [60, 80]
  if (!within(who.years, least, most) || !Number.isInteger(who.years)) wrong.push('years')
  return wrong
}

const products = new Map(
  cellsOf(usualProducts).map(cell => {
    const [name, units, parts = ''] = cell.split(' ') as [string, string, string?]
    return [
      name,
      {
        units: Number.parseFloat(units),
        parts: parts
          .split('+')
          .filter(Boolean)
          .map(part => amountIn(part)),
      },
    ] as const
  }),
)
function wrongWithProduct({ name, unit, parts, single, daily }: ProductRow): string[] {
  const wrong: string[] = []
  const known = products.get(name)
  const amounts = parts.flatMap(part => (part.amount ? [part.amount] : []))
  if ((single || daily || amounts.length > 0) && !known) return ['nobody knows it']
  if (amounts.some((amount, at) => !known?.parts[at] || !amountsFit(amount, known.parts[at], 0.9, 1.1)))
    wrong.push('part')
  if (
    unit &&
    !within(unit.value / amounts.reduce((sum, amount) => sum + (amount.unit === 'mg' ? amount.value : 0), 0), 0.35, 1.1)
  )
    wrong.push('unit')
  if (daily && !within(daily.count / known!.units, 0.9, 4)) wrong.push('daily')
  if (single && daily && !within(single.count / daily.count, 1 / 8, 1)) wrong.push('single')
  return wrong
}

const times = (amount: Amount | undefined, by: number) => amount && { ...amount, value: amount.value * by }
const byTen = [10, 0.1]

describe('every number of the table stands where another hand put it:', () => {
  test('amounts, kidneys, liver, courses and ages of ingredients', () => {
    const wrong = tables.ingredients.map(row => [row.name, ...wrongWithIngredient(row)]).filter(one => one.length > 1)
    expect(wrong).toEqual([])
    expect([...usual.keys()].filter(name => !ingredients.has(name))).toEqual([])
  })
  test('doses for some people only', () => {
    expect(tables.doses.map(row => [row.ingredient, ...wrongWithDose(row)]).filter(one => one.length > 1)).toEqual([])
  })
  test('strengths and counts of products', () => {
    expect(tables.products.map(row => [row.name, ...wrongWithProduct(row)]).filter(one => one.length > 1)).toEqual([])
  })
  test('amounts above which a pair speaks: within the limit of a day, and wrong by ten not', () => {
    const withAmount = tables.interactions.filter(row => row.above)
    expect(withAmount.length).toBeGreaterThanOrEqual(4)
    const isRight = ({ sides, above }: (typeof withAmount)[number], by = 1) => {
      const daily = ingredients.get(sides[0]!)?.daily
      return daily !== undefined && within((above!.value * by) / daily.value, 1 / 3, 1)
    }
    expect(withAmount.filter(row => !isRight(row))).toEqual([])
    expect(withAmount.filter(row => byTen.some(by => isRight(row, by)))).toEqual([])
  })
  test('ages of the old', () => {
    expect(tables.elders.filter(row => !within(row.years, 60, 80)).map(row => row.side)).toEqual([])
  })
})

describe('weeks of a pregnancy', () => {
  const known = cellsOf(weeksOfPregnancy)
  const isRight = ({ side, from, to }: Pick<PregnancyWeekRow, 'side' | 'from' | 'to'>) =>
    known.includes(`${side} ${from}-${to}`)
  test('are those that were written a second time', () => {
    expect(tables.pregnancyWeeks.filter(row => !isRight(row))).toEqual([])
    expect(known.length).toBe(tables.pregnancyWeeks.length)
  })
  test('are found where one is wrong by ten: ten times, a tenth, ten weeks more or less', () => {
    const changes = [
      (week: number) => week * 10,
      (week: number) => week / 10,
      (week: number) => week + 10,
      (week: number) => week - 10,
    ]
    const wrong = tables.pregnancyWeeks.flatMap(row =>
      changes.flatMap(change => [
        { ...row, from: change(row.from) },
        { ...row, to: change(row.to) },
      ]),
    )
    expect(wrong.filter(isRight)).toEqual([])
  })
})

describe('wrong by ten, upwards or downwards, is found', () => {
  test('in each number of each ingredient', () => {
    const changed = tables.ingredients.flatMap(row =>
      byTen.flatMap(by => [
        ...(row.single ? [{ ...row, single: times(row.single, by) }] : []),
        ...(row.daily ? [{ ...row, daily: times(row.daily, by) }] : []),
        ...(row.usual ? [{ ...row, usual: times(row.usual, by) }] : []),
        ...(row.usual
          ? [{ ...row, single: times(row.single, by), daily: times(row.daily, by), usual: times(row.usual, by) }]
          : []),
        ...row.intervals.flatMap(({ days, above }) => [
          { ...row, intervals: [{ days: days * by, above }] },
          ...(above ? [{ ...row, intervals: [{ days, above: times(above, by) }] }] : []),
        ]),
        ...(row.days === undefined ? [] : [{ ...row, days: row.days * by }]),
        ...(row.minAgeMonths === 0 ? [] : [{ ...row, minAgeMonths: row.minAgeMonths * by }]),
        ...(typeof row.liver === 'object' ? [{ ...row, liver: times(row.liver, by)! }] : []),
        ...row.kidney.flatMap((one, at) => [
          { ...row, kidney: row.kidney.with(at, { ...one, below: one.below * by }) },
          ...(typeof one.limit === 'object'
            ? [{ ...row, kidney: row.kidney.with(at, { ...one, limit: times(one.limit, by)! }) }]
            : []),
        ]),
      ]),
    )
    expect(changed.length).toBeGreaterThan(6000)
    expect(changed.filter(row => wrongWithIngredient(row).length === 0).map(row => row.name)).toEqual([])
  })
  test('in each dose for some people only', () => {
    const changed = tables.doses.flatMap(row =>
      byTen.flatMap(by => [
        { ...row, single: times(row.single, by)! },
        { ...row, daily: times(row.daily, by)! },
        { ...row, single: times(row.single, by)!, daily: times(row.daily, by)! },
        ...('years' in row.who ? [{ ...row, who: { ...row.who, years: row.who.years * by } }] : []),
      ]),
    )
    expect(changed.filter(row => wrongWithDose(row).length === 0).map(row => [row.ingredient, row.who.kind])).toEqual(
      [],
    )
  })
  test('in each strength and count of a product', () => {
    const changed = tables.products.flatMap(row =>
      byTen.flatMap(by => [
        ...(row.unit ? [{ ...row, unit: times(row.unit, by) }] : []),
        ...(row.single ? [{ ...row, single: { ...row.single, count: row.single.count * by } }] : []),
        ...(row.daily ? [{ ...row, daily: { ...row.daily, count: row.daily.count * by } }] : []),
        ...row.parts.flatMap((part, at) =>
          part.amount ? [{ ...row, parts: row.parts.with(at, { ...part, amount: times(part.amount, by) }) }] : [],
        ),
      ]),
    )
    expect(changed.filter(row => wrongWithProduct(row).length === 0).map(row => row.name)).toEqual([])
  })
})
