import type {
  AgainstRow,
  DoseRow,
  DrugKnowledge,
  ElderRow,
  IngredientRow,
  InhaledRow,
  InteractionRow,
  PregnancyWeekRow,
  ProductRow,
  SideChainRow,
} from '../../ports/drug-knowledge.ts'
import { illnessesIn } from './history.ts'

/** The table of knowledge, made ready for looking things up. */
export interface Book {
  readonly version: string
  readonly ingredient: (name: string) => IngredientRow | undefined
  /** Ingredients that a name from a box says; of a compound all, of two that overlap the longer. */
  readonly ingredientsNamed: (name: string) => readonly string[]
  /** An ingredient as people write it: its own name, and trade and old names of what it is in. */
  readonly namesOf: (ingredient: string) => readonly string[]
  readonly product: (drugName: string) => ProductRow | undefined
  readonly doses: (ingredient: string) => readonly DoseRow[]
  readonly inhaled: (ingredient: string) => readonly InhaledRow[]
  /** Rows of which one side is this. */
  readonly pairsOf: (side: string) => readonly InteractionRow[]
  readonly triples: readonly InteractionRow[]
  readonly diseases: readonly AgainstRow[]
  readonly allergies: readonly AgainstRow[]
  readonly sideChains: readonly SideChainRow[]
  readonly foods: readonly AgainstRow[]
  readonly elders: readonly ElderRow[]
  readonly pregnancyWeeks: readonly PregnancyWeekRow[]
  readonly source: (key: string) => string
  readonly conditionsIn: (text: string) => string[]
  /** Illnesses that codes of ICD-10 say. */
  readonly conditionsOf: (codes: readonly string[]) => string[]
  /** The illness of a key, in words. */
  readonly illnessName: (key: string) => string
}

/** I25.1 and I25.102 are within I20 – I25; E11.3x0 is beneath E11.3. */
const isWithin = ({ from, to }: { from: string; to: string }, code: string): boolean =>
  code.startsWith(from) || (code.slice(0, 3) >= from && code.slice(0, 3) <= to)

const books = new WeakMap<DrugKnowledge, Book>()

/** Made once for each table. */
export function bookOf(knowledge: DrugKnowledge): Book {
  const known = books.get(knowledge)
  if (known) return known
  const book = newBook(knowledge)
  books.set(knowledge, book)
  return book
}

function newBook({ version, tables }: DrugKnowledge): Book {
  const ingredients = new Map(tables.ingredients.map(row => [row.name, row]))
  // The longest name first: 复方甘草酸苷 before 甘草酸苷.
  const products = tables.products.toSorted((one, other) => other.name.length - one.name.length)
  const pairs = new Map<string, InteractionRow[]>()
  for (const row of tables.interactions.filter(one => one.sides.length === 2))
    for (const side of new Set(row.sides)) pairs.set(side, [...(pairs.get(side) ?? []), row])
  const names = namedIngredients(tables)
  const namesOf = new Map([...ingredients.keys()].map(name => [name, [name]]))
  for (const [known, its] of names) for (const name of its) namesOf.get(name)?.push(known)
  const doses = Map.groupBy(tables.doses, row => row.ingredient)
  const inhaled = Map.groupBy(tables.inhaled, row => row.ingredient)
  return {
    version,
    ingredient: name => ingredients.get(name),
    ingredientsNamed: name =>
      products.find(row => name.includes(row.name))?.parts.map(part => part.ingredient) ?? namesIn(names, name),
    namesOf: name => namesOf.get(name) ?? [name],
    product: drugName => products.find(row => drugName.includes(row.name)),
    doses: name => doses.get(name) ?? [],
    inhaled: name => inhaled.get(name) ?? [],
    pairsOf: side => pairs.get(side) ?? [],
    triples: tables.interactions.filter(row => row.sides.length === 3),
    diseases: tables.diseases,
    allergies: tables.allergies,
    sideChains: tables.sideChains,
    foods: tables.foods,
    elders: tables.elders,
    pregnancyWeeks: tables.pregnancyWeeks,
    source: key => tables.sources.get(key) ?? '',
    conditionsIn: text => illnessesIn(tables.conditions, tables.lookalikes, text),
    conditionsOf: codes =>
      tables.illnessCodes
        .filter(row => row.codes.some(one => codes.some(code => isWithin(one, code))))
        .map(row => row.illness),
    illnessName: key => (key === 'cirrhosis' ? '肝硬化' : (tables.conditions.get(key)?.[0] ?? key)),
  }
}

type Named = readonly [name: string, ingredients: readonly string[]]

/** Every name that says an ingredient, the longest first. */
function namedIngredients({ ingredients, products, names }: DrugKnowledge['tables']): Named[] {
  const inProduct = new Map(products.map(row => [row.name, row.parts.map(part => part.ingredient)]))
  return [
    ...ingredients.map(row => [row.name, [row.name]] as const),
    ...names.map(row => [row.name, row.means.flatMap(one => inProduct.get(one) ?? [one])] as const),
  ].sort(([one], [other]) => other.length - one.length)
}

function namesIn(names: readonly Named[], text: string): string[] {
  if (text.trim() === '') return []
  let rest = text.toLowerCase()
  const found = names.filter(([name]) => {
    const known = name.toLowerCase()
    if (!rest.includes(known)) return false
    rest = rest.replaceAll(known, '｜')
    return true
  })
  return [...new Set(found.flatMap(([, ingredients]) => ingredients))]
}
