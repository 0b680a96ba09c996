import type {
  AgainstRow,
  DoseRow,
  DrugKnowledge,
  ElderRow,
  IngredientRow,
  InteractionRow,
  ProductRow,
} from '../../ports/drug-knowledge.ts'

/** The table of knowledge, made ready for looking things up. */
export interface Book {
  readonly version: string
  readonly ingredient: (name: string) => IngredientRow | undefined
  /** Ingredients that a name from a box says; of a compound all, of two that overlap the longer. */
  readonly ingredientsNamed: (name: string) => readonly string[]
  readonly product: (drugName: string) => ProductRow | undefined
  readonly doses: (ingredient: string) => readonly DoseRow[]
  /** Rows of which one side is this. */
  readonly pairsOf: (side: string) => readonly InteractionRow[]
  readonly triples: readonly InteractionRow[]
  readonly diseases: readonly AgainstRow[]
  readonly allergies: readonly AgainstRow[]
  readonly foods: readonly AgainstRow[]
  readonly elders: readonly ElderRow[]
  readonly source: (key: string) => string
  readonly conditionsIn: (text: string) => string[]
  /** The illness of a key, in words. */
  readonly illnessName: (key: string) => string
}

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
  const names = [...ingredients.keys()].sort((one, other) => other.length - one.length)
  const doses = Map.groupBy(tables.doses, row => row.ingredient)
  return {
    version,
    ingredient: name => ingredients.get(name),
    ingredientsNamed: name =>
      products.find(row => name.includes(row.name))?.parts.map(part => part.ingredient) ?? namesIn(names, name),
    product: drugName => products.find(row => drugName.includes(row.name)),
    doses: name => doses.get(name) ?? [],
    pairsOf: side => pairs.get(side) ?? [],
    triples: tables.interactions.filter(row => row.sides.length === 3),
    diseases: tables.diseases,
    allergies: tables.allergies,
    foods: tables.foods,
    elders: tables.elders,
    source: key => tables.sources.get(key) ?? '',
    conditionsIn: text => conditionsIn(tables.conditions, text),
    illnessName: key => (key === 'cirrhosis' ? '肝硬化' : (tables.conditions.get(key)?.[0] ?? key)),
  }
}

function namesIn(names: readonly string[], text: string): string[] {
  let rest = text
  return names.filter(name => {
    if (!rest.includes(name)) return false
    rest = rest.replaceAll(name, '｜')
    return true
  })
}

/** What denies an illness, in the clause before it. */
const denied = /(?:否认|无|没有|未见|排除|不是|未患|非)[^，。；,;\n]{0,12}$/
/** Somebody else's illness. */
const family =
  /(?:父亲|母亲|爸爸?|妈妈?|祖父|祖母|爷爷|奶奶|外公|外婆|兄弟|姐妹|家族|家人|儿子|女儿)[^，。；,;\n]{0,8}$/

/** The illnesses that a history names and neither denies nor says of a relative. */
function conditionsIn(words: ReadonlyMap<string, readonly string[]>, text: string): string[] {
  const stands = (word: string): boolean => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const before = text.slice(Math.max(0, at - 16), at)
      if (!denied.test(before) && !family.test(before)) return true
    }
    return false
  }
  const found = [...words].filter(([, all]) => all.some(stands)).map(([illness]) => illness)
  if (['肝硬化', '肝衰竭', '失代偿'].some(stands)) found.push('cirrhosis')
  return found
}
