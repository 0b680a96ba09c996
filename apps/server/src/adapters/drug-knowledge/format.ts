import { lastWeek } from '@nethos/contract/common/pregnancy-week.ts'
import {
  inhaledWays,
  type AgainstRow,
  type DoseRow,
  type DrugKnowledge,
  type ElderRow,
  type IllnessCodeRow,
  type IngredientRow,
  type InhaledRow,
  type InhaledWay,
  type InteractionRow,
  type KnowledgeTables,
  type NameRow,
  type PregnancyWeekRow,
  type ProductRow,
  type Severity,
  type SideChainRow,
} from '../../ports/drug-knowledge.ts'
import {
  ageOf,
  amountOf,
  amountOr,
  CellError,
  classesOf,
  countOr,
  kidneyOf,
  liverOf,
  numberOf,
  oneOf,
  severityOf,
} from './cells.ts'

/** The sections of a table, each the text of its rows: one row a line, cells by `|`. The import format of drug knowledge. */
export interface KnowledgeText {
  readonly version: string
  readonly ingredients: string
  readonly products: string
  /** A table without it knows medicines by their generic names alone. */
  readonly names?: string
  readonly doses: string
  /** A table without it limits nothing that is inhaled. */
  readonly inhaled?: string
  readonly interactions: string
  readonly triples: string
  readonly diseases: string
  readonly elders: string
  /** A table without it knows no weeks of a pregnancy. */
  readonly pregnancyWeeks?: string
  readonly allergies: string
  /** A table without it takes every cephalosporin for every other. */
  readonly sideChains?: string
  readonly foods: string
  /** Of an illness also what only looks like it: `肌病,!心肌病`. */
  readonly conditions: string
  /** A table without it knows illnesses by their words alone. */
  readonly illnessCodes?: string
  readonly sources: string
}

/** All rows that cannot be read, each named by section and line. */
export class KnowledgeError extends Error {
  readonly rows: readonly string[]
  constructor(rows: readonly string[]) {
    super(`drug knowledge cannot be read:\n${rows.join('\n')}`)
    this.rows = rows
  }
}

/** Columns of each section, in order. */
export const sectionColumns = {
  ingredients: 'name|atc|classes|single|daily|usual|days|youngest|pregnancy|lactation|kidney|liver|source',
  products: 'name|unit|parts|single|daily',
  names: 'name|means',
  doses: 'ingredient|who|single|daily|source',
  inhaled: 'ingredient|way|who|single|daily|source',
  interactions: 'one|other|level|mechanism|what|source',
  triples: 'one|second|third|level|mechanism|what|source',
  diseases: 'illness|side|level|what|source',
  elders: 'side|years|level|what|source',
  pregnancyWeeks: 'side|from|to|level|what|source',
  allergies: 'allergy|side|level|what|source',
  sideChains: 'chain|medicines|source',
  foods: 'side|food|level|what|source',
  conditions: 'illness|words',
  illnessCodes: 'illness|codes',
  sources: 'key|document|year',
} as const
type Section = keyof typeof sectionColumns

type CellsOf<Columns extends string> = Columns extends `${string}|${infer Rest}`
  ? readonly [string, ...CellsOf<Rest>]
  : readonly [string]
/** The cells of one row, as many as its section has columns. */
type Cells<S extends Section> = CellsOf<(typeof sectionColumns)[S]>

const isWhole = <S extends Section>(cells: readonly string[], section: S): cells is readonly string[] & Cells<S> =>
  cells.length === columnsOf(section)
const columnsOf = (section: Section): number => sectionColumns[section].split('|').length

const careWords = ['', '-', 'c', 'w', 'x', 't']

const ingredient = (c: Cells<'ingredients'>): IngredientRow => ({
  name: c[0],
  atc: c[1],
  ...classesOf(c[2]),
  single: amountOr(c[3]),
  daily: amountOr(c[4]),
  usual: amountOr(c[5]),
  days: c[6] === '' ? undefined : numberOf(c[6], 'number of days'),
  ...ageOf(c[7]),
  pregnancy: oneOf(c[8], careWords, 'word for pregnancy'),
  lactation: oneOf(c[9], careWords, 'word for breastfeeding'),
  kidney: kidneyOf(c[10]),
  liver: liverOf(c[11]),
  source: c[12],
})

const product = (c: Cells<'products'>): ProductRow => ({
  name: c[0],
  unit: amountOr(c[1]),
  parts: c[2].split('+').map(part => {
    const [name = '', amount = ''] = part.split(' ')
    return { ingredient: name, amount: amountOr(amount) }
  }),
  single: countOr(c[3]),
  daily: countOr(c[4]),
})

const otherName = (c: Cells<'names'>): NameRow => {
  if (c[0].length < 2) throw new CellError(`“${c[0]}” is too short a name to be looked for`)
  return { name: c[0], means: c[1].split('+') }
}

function whoOf(cell: string): DoseRow['who'] {
  if (cell === 'kg') return { kind: 'perChildKg' }
  if (cell === 'perkg') return { kind: 'perKg' }
  if (cell.startsWith('with ')) return { kind: 'with', illness: cell.slice('with '.length) }
  const [, sign, years] = /^age(<|>=)(\d+)$/.exec(cell) ?? []
  if (!sign) throw new CellError(`“${cell}” names nobody`)
  return { kind: sign === '<' ? 'under' : 'from', years: Number(years) }
}

const dose = (c: Cells<'doses'>): DoseRow => ({
  ingredient: c[0],
  who: whoOf(c[1]),
  single: amountOf(c[2]),
  daily: amountOf(c[3]),
  source: c[4],
})
const inhaled = (c: Cells<'inhaled'>): InhaledRow => ({
  ingredient: c[0],
  way: oneOf(c[1], inhaledWays, 'way of inhaling') as InhaledWay,
  under: underOf(c[2]),
  single: amountOf(c[3]),
  daily: amountOf(c[4]),
  source: c[5],
})
function underOf(cell: string): number | undefined {
  if (cell === 'all') return undefined
  const years = /^age<(\d+)$/.exec(cell)?.[1]
  if (!years) throw new CellError(`“${cell}” names nobody`)
  return Number(years)
}
const pair = (c: Cells<'interactions'>): InteractionRow => ({
  ...sidesOf(c[0], c[1]),
  ...severityByPotassium(c[2]),
  mechanism: c[3],
  what: c[4],
  source: c[5],
})
/** «辛伐他汀>20mg»: only above so much a day. */
function sidesOf(one: string, other: string): Pick<InteractionRow, 'sides' | 'above'> {
  const [name = '', above] = one.split('>')
  return { sides: [name, other], ...(above !== undefined && { above: amountOf(above) }) }
}
/** «warn/potassium»: one step less where potassium and kidneys are known to be well. */
function severityByPotassium(cell: string): Severity & Pick<InteractionRow, 'isByPotassium'> {
  const level = cell.replace(/\/potassium$/, '')
  return { ...severityOf(level), ...(level !== cell && { isByPotassium: true }) }
}
const triple = (c: Cells<'triples'>): InteractionRow => ({
  sides: [c[0], c[1], c[2]],
  ...severityByPotassium(c[3]),
  mechanism: c[4],
  what: c[5],
  source: c[6],
})
const against = (c: Cells<'diseases'>): AgainstRow => ({
  subject: c[0],
  side: c[1],
  ...severityOf(c[2]),
  what: c[3],
  source: c[4],
})
const sideChain = (c: Cells<'sideChains'>): SideChainRow => {
  const medicines = c[1].split(',')
  if (medicines.length < 2) throw new CellError(`“${c[1]}” is nothing that shares a chain`)
  return { chain: c[0], medicines, source: c[2] }
}
const food = ([side, food, ...rest]: Cells<'foods'>): AgainstRow => against([food, side, ...rest])
const elder = (c: Cells<'elders'>): ElderRow => ({
  side: c[0],
  years: numberOf(c[1], 'age'),
  ...severityOf(c[2]),
  what: c[3],
  source: c[4],
})

const weeks = (c: Cells<'pregnancyWeeks'>): PregnancyWeekRow => {
  const [from, to] = [numberOf(c[1], 'week'), numberOf(c[2], 'week')]
  if (from < 1 || to < from || to > lastWeek) throw new CellError(`“${c[1]}|${c[2]}” are no weeks of a pregnancy`)
  return { side: c[0], from, to, ...severityOf(c[3]), what: c[4], source: c[5] }
}

function conditionsOf(
  rows: readonly (readonly [string, readonly string[]])[],
): Pick<KnowledgeTables, 'conditions' | 'lookalikes'> {
  const isLookalike = (word: string) => word.startsWith('!')
  return {
    conditions: new Map(rows.map(([illness, words]) => [illness, words.filter(word => !isLookalike(word))])),
    lookalikes: new Map(
      rows.map(([illness, words]) => [illness, words.filter(isLookalike).map(word => word.slice(1))]),
    ),
  }
}

const illnessCode = (c: Cells<'illnessCodes'>): IllnessCodeRow => ({
  illness: c[0],
  codes: c[1].split(',').map(cell => {
    const [, from, to] = /^([A-Z]\d{2}(?:\.\d)?)(?:-([A-Z]\d{2}))?$/.exec(cell) ?? []
    if (!from) throw new CellError(`“${cell}” is no code of ICD-10`)
    return { from, to: to ?? from }
  }),
})

/** Reads a table whole, or names every row that is wrong. */
export function readKnowledge(text: KnowledgeText): DrugKnowledge {
  const wrong: string[] = []
  const read = <S extends Section, R>(section: S, rowOf: (cells: Cells<S>) => R): R[] =>
    (text[section] ?? '').split('\n').flatMap((line, at) => {
      if (line.trim() === '') return []
      const cells = line.split('|').map(cell => cell.trim())
      try {
        if (!isWhole(cells, section)) throw new CellError(`has ${cells.length} cells instead of ${columnsOf(section)}`)
        return [rowOf(cells)]
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        wrong.push(`${section} ${at + 1}: ${error.message}`)
        return []
      }
    })
  const tables: KnowledgeTables = {
    ingredients: read('ingredients', ingredient),
    products: read('products', product),
    names: read('names', otherName),
    doses: read('doses', dose),
    inhaled: read('inhaled', inhaled),
    interactions: [...read('interactions', pair), ...read('triples', triple)],
    diseases: read('diseases', against),
    elders: read('elders', elder),
    pregnancyWeeks: read('pregnancyWeeks', weeks),
    allergies: read('allergies', against),
    sideChains: read('sideChains', sideChain),
    foods: read('foods', food),
    ...conditionsOf(read('conditions', c => [c[0], c[1].split(',')] as const)),
    illnessCodes: read('illnessCodes', illnessCode),
    sources: new Map(read('sources', c => [c[0], `${c[1]}（${c[2]}）`] as const)),
  }
  wrong.push(...unknownNames(tables))
  if (wrong.length > 0) throw new KnowledgeError(wrong)
  return { version: text.version, tables }
}

/** Rows that name what the table does not have: they would never speak. */
function unknownNames(tables: KnowledgeTables): string[] {
  const names = new Set(
    tables.ingredients.flatMap(row => [row.name, ...row.classes, ...row.classesByForm.map(one => one.class)]),
  )
  const twice = tables.ingredients.filter(
    (row, at) => tables.ingredients.findIndex(other => other.name === row.name) !== at,
  )
  const sides = namedIn(tables)
  const products = new Set(tables.products.map(row => row.name))
  const meant = tables.names.flatMap(row => row.means).filter(one => !names.has(one) && !products.has(one))
  const sources = sourcesIn(tables)
  return [
    ...twice.map(row => `ingredients: “${row.name}” stands twice`),
    ...[...new Set(meant)].map(one => `names: there is no medicine “${one}”`),
    ...[...new Set(sides)].filter(side => !names.has(side)).map(side => `nothing in the table is a “${side}”`),
    ...[...new Set(sources)].filter(key => !tables.sources.has(key)).map(key => `there is no source “${key}”`),
    ...[
      ...tables.diseases.map(row => row.subject),
      ...tables.illnessCodes.map(row => row.illness).filter(illness => illness !== 'cirrhosis'),
      ...tables.doses.flatMap(({ who }) => (who.kind === 'with' ? [who.illness] : [])),
    ]
      .filter(illness => !tables.conditions.has(illness))
      .map(illness => `there is no illness “${illness}”`),
  ]
}

/** What rows name of ingredients and classes. */
const namedIn = (tables: KnowledgeTables): string[] => [
  ...tables.interactions.flatMap(row => row.sides),
  ...[...tables.diseases, ...tables.allergies, ...tables.elders, ...tables.pregnancyWeeks, ...tables.foods].map(
    row => row.side,
  ),
  ...[...tables.doses, ...tables.inhaled].map(row => row.ingredient),
  ...tables.products.flatMap(row => row.parts.map(part => part.ingredient)),
]

const sourcesIn = (tables: KnowledgeTables): string[] =>
  [
    tables.ingredients,
    tables.doses,
    tables.inhaled,
    tables.interactions,
    tables.diseases,
    tables.allergies,
    tables.sideChains,
    tables.elders,
    tables.pregnancyWeeks,
    tables.foods,
  ].flatMap(rows => rows.map(row => row.source))
