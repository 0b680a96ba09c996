import type { InteractionRow } from '../../../ports/drug-knowledge.ts'
import { finding, inform, strongest, type CheckInput, type Finding } from '../finding.ts'
import { has, nameOf, type Item } from '../item.ts'
import { asForPerson } from '../potassium.ts'

/** Two and three medicines that do not go together. */
export const checkTogether = (input: CheckInput): Finding[] => {
  const pairs = pairsOf(input.items, input.taken).flatMap(([one, other]) => pairFindings(input, one, other))
  return [...pairs, ...triplesOf(input)]
}

/** New ones among each other, and each new one with what is taken already. */
export const pairsOf = (items: readonly Item[], taken: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => [...items.slice(at + 1), ...taken].map((other): [Item, Item] => [one, other]))

const fits = (row: InteractionRow, one: Item, other: Item): boolean => {
  const [left, right] = row.sides as [string, string]
  const isSoMuch = (item: Item) => has(item, left) && exceeds(item, left, row.above)
  return (isSoMuch(one) && has(other, right)) || (has(one, right) && isSoMuch(other))
}

const exceeds = ({ parts }: Item, name: string, above: InteractionRow['above']): boolean =>
  above === undefined ||
  parts.some(({ name: its, daily }) => its === name && daily?.unit === above.unit && daily.value > above.value * 1.001)

/** 《第六次全国幽门螺杆菌感染处理报告》（2022）: acid held down, bismuth and two of these belong together. */
const againstPylori = ['amino_penicillin', 'macrolide', 'nitroimidazole', 'nitrofuran', 'quinolone', 'tetracycline']
function isQuadruple({ items, taken }: CheckInput): boolean {
  const all = [...items, ...taken]
  const isOf = (side: string) => all.some(item => has(item, side))
  return isOf('acid_down') && isOf('bismuth') && againstPylori.filter(isOf).length >= 2
}

/** The strongest reason against a pair speaks, of equal ones what names the medicines rather than their classes; what else is known of it is for who unfolds it. */
function pairFindings(input: CheckInput, one: Item, other: Item): Finding[] {
  const { book } = input
  const isOfTherapy = (row: InteractionRow) =>
    row.mechanism === '吸收' && [one, other].some(item => has(item, 'bismuth')) && isQuadruple(input)
  const named = new Set([...one.line.ingredients, ...other.line.ingredients])
  const namedIn = ({ sides }: InteractionRow) => sides.filter(side => named.has(side)).length
  const rows = [...new Set([...one.acting].flatMap(side => book.pairsOf(side)))]
    .filter(row => fits(row, one, other))
    .map(row => asForPerson(row, input))
    .toSorted((left, right) => namedIn(right) - namedIn(left))
  const first = strongest(rows)
  return rows.map(row =>
    finding({
      kind: row.mechanism === '重复' ? 'duplicate' : 'interaction',
      about: `${row.sides.join('+')}:${row.mechanism}`,
      items: [one, other],
      ...(row === first && !isOfTherapy(row) ? row : inform),
      sentence: `${nameOf(one)}与${nameOf(other)}：${row.what}（${row.mechanism}）`,
      source: book.source(row.source),
    }),
  )
}

function triplesOf(input: CheckInput): Finding[] {
  const { book, items, taken } = input
  const all = [...items, ...taken]
  const seen = new Set<string>()
  return book.triples.flatMap(rule => {
    const three = threeOf(rule.sides, all)
    if (!three || three.every(item => item.isTaken)) return []
    const row = asForPerson(rule, input)
    const made = finding({
      kind: 'interaction',
      about: `${row.sides.join('+')}:${row.mechanism}`,
      items: three,
      ...row,
      sentence: `${three.map(nameOf).join('、')}：${row.what}（${row.mechanism}）`,
      source: book.source(row.source),
    })
    if (seen.has(made.key)) return []
    seen.add(made.key)
    return [made]
  })
}

/** Three different medicines, or two of which one is a compound: each side by one of them, the new ones first. */
function threeOf([a = '', b = '', c = '']: readonly string[], all: readonly Item[]): Item[] | undefined {
  for (const one of all.filter(item => has(item, a)))
    for (const other of all.filter(item => has(item, b)))
      for (const third of all.filter(item => has(item, c))) {
        const three = [...new Set([one, other, third])]
        if (three.length === 3 || (three.length === 2 && three.some(item => item.parts.length > 1))) return three
      }
  return undefined
}
