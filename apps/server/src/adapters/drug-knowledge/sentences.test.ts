import { expect, test } from 'vitest'
import { tableKnowledge } from './table-knowledge.ts'

/** Amounts that stand in the sentences of rules, each held against the limits of the medicines that it speaks of. */
const { tables } = tableKnowledge()
const ingredients = new Map(tables.ingredients.map(row => [row.name, row]))
const longestFirst = [...ingredients.keys()].toSorted((one, other) => other.length - one.length)
const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001 }

/** With an inducer more is given than the label's limit; each was looked at. */
const above = new Set([
  '奥希替尼|ind_strong 160',
  '厄洛替尼|ind_strong 450',
  '洛拉替尼|ind_mod 125',
  '舒尼替尼|ind_strong 87.5',
  '卡博替尼|ind_strong 80',
  '吉非替尼|ind_strong 500',
  '依西美坦|ind_strong 50',
  'rifamycin|依非韦伦 800',
  '维拉唑酮|ind_strong 80',
])

interface Sentence {
  readonly key: string
  readonly mg: number
  readonly limits: readonly number[]
}

const sentences: readonly Sentence[] = [
  ...tables.interactions.map(({ sides, what }) => ({ sides, what })),
  ...[...tables.diseases, ...tables.elders, ...tables.pregnancyWeeks, ...tables.allergies, ...tables.foods].map(
    ({ side, what }) => ({
      sides: [side],
      what,
    }),
  ),
].flatMap(({ sides, what }) =>
  [...what.matchAll(/(\d+(?:\.\d+)?)(g|mg|μg)/g)].map(([, digits, unit]) => ({
    key: sides.join('|'),
    mg: Number(digits) * toMg[unit!]!,
    limits: limitsOf(sides, what),
  })),
)

/** Of the medicines that are named; where only classes are, of all that are in them. */
function limitsOf(sides: readonly string[], what: string): number[] {
  let rest = what
  const inWords = longestFirst.filter(name => {
    if (!rest.includes(name)) return false
    rest = rest.replaceAll(name, '｜')
    return true
  })
  const named = [...inWords, ...sides].filter(name => ingredients.has(name))
  const inClasses = tables.ingredients.filter(row => row.classes.some(one => sides.includes(one))).map(row => row.name)
  const limits = (names: readonly string[]) => names.flatMap(name => ingredients.get(name)?.daily?.value ?? [])
  const own = limits(named)
  return own.length > 0 ? own : limits(inClasses)
}

const fits = ({ key, mg, limits }: Sentence): boolean =>
  above.has(`${key} ${mg}`) || limits.some(limit => mg <= limit * 1.001 && mg >= limit / 9)

test('an amount in the sentence of a rule fits the limits of the medicine, and wrong by ten it would not', () => {
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter(one => !fits(one))).toEqual([])
  const hasOneLimit = ({ limits }: Sentence) => Math.max(...limits) / Math.min(...limits) < 1.01
  const keyOf = ({ key, mg }: Sentence) => `${key} ${mg}`
  expect([...above].filter(key => !sentences.some(one => keyOf(one) === key))).toEqual([])
  const changed = sentences
    .filter(one => hasOneLimit(one) && !above.has(keyOf(one)))
    .flatMap(one => [10, 0.1].map(by => ({ ...one, mg: one.mg * by })))
  expect(changed.length).toBeGreaterThan(100)
  expect(changed.filter(fits)).toEqual([])
})
