import {
  frequencies,
  mostADayIn,
  parseDose,
  parseFrequency,
  type Dose,
  type FrequencyCode,
} from '@nethos/contract/renewal/dose.ts'
import type { Amount, IngredientRow, ProductRow } from '../../ports/drug-knowledge.ts'
import type { Book } from './book.ts'
import type { CheckedLine } from './checked-line.ts'
import { classesByFormOf } from './form-classes.ts'
import { placeOf, type Place } from './place.ts'
import { parseSpecification, type Specification } from './specification.ts'

/** An ingredient of a medicine, with how much of it is in one dose and one day. */
export interface Part {
  readonly name: string
  readonly row: IngredientRow | undefined
  readonly single: Amount | undefined
  readonly daily: Amount | undefined
}

/** A line as the checks read it. */
export interface Item extends Place {
  readonly line: CheckedLine
  readonly parts: readonly Part[]
  readonly dose: Dose | undefined
  readonly frequency: FrequencyCode | undefined
  /** Of what is taken 必要时 the most; undefined where that is not written. */
  readonly timesADay: number | undefined
  readonly specification: Specification
  /** Taken already, not written now. */
  readonly isTaken: boolean
  /** Ingredients and classes that act in the whole body, and all that are in it. */
  readonly acting: ReadonlySet<string>
  readonly inside: ReadonlySet<string>
}

/** Local miconazole is enough to raise the INR. */
const absorbedForVka = 'absorbed_vka'

export function itemOf(book: Book, line: CheckedLine, isTaken: boolean): Item {
  const dose = parseDose(line.dose)
  const frequency = parseFrequency(line.frequency)
  const timesADay = frequency && (frequencies[frequency].timesADay ?? mostADayIn(line.frequency) ?? undefined)
  const specification = parseSpecification(line.specification)
  const product = book.product(line.drugName)
  const place = placeOf(book, line, dose)
  const { isLocal } = place
  const amounts = dose && place.fits ? amountsOf(line.ingredients, dose, specification, product) : []
  const rows = line.ingredients.map(name => {
    const row = book.ingredient(name)
    return { name, classes: row ? [...row.classes, ...classesByFormOf(row, line, timesADay)] : [] }
  })
  const sidesOf = (of: typeof rows) => new Set(of.flatMap(({ name, classes }) => [name, ...classes]))
  const absorbed = sidesOf(rows.filter(({ classes }) => !isLocal || classes.includes('absorbed')))
  if (rows.some(({ classes }) => classes.includes(absorbedForVka))) absorbed.add(absorbedForVka)
  return {
    line,
    dose,
    frequency,
    timesADay,
    specification,
    isTaken,
    ...place,
    acting: absorbed,
    inside: sidesOf(rows),
    parts: line.ingredients.map((name, at) => {
      const single = amounts[at]
      const daily = single && timesADay !== undefined ? { ...single, value: single.value * timesADay } : undefined
      return { name, row: book.ingredient(name), single, daily }
    }),
  }
}

const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001 }

/** How much of each ingredient one dose has, where dose, pack and composition say so. */
function amountsOf(
  ingredients: readonly string[],
  { amount, unit }: Dose,
  specification: Specification,
  product: ProductRow | undefined,
): (Amount | undefined)[] {
  if (unit === '单位') return ingredients.length === 1 ? [{ value: amount, unit: 'IU' }] : []
  const factor = toMg[unit]
  const isSingle = ingredients.length === 1
  if (factor !== undefined && isSingle) return [{ value: amount * factor, unit: 'mg' }]
  if (unit === 'ml') {
    const { perMl } = specification
    return perMl && isSingle ? [{ ...perMl, value: perMl.value * amount }] : []
  }
  const units = factor === undefined ? amount : unitsOf(amount * factor, specification, product)
  if (units === undefined) return []
  return ingredients.map((name, at) => {
    const part = specification.parts.length === ingredients.length ? specification.parts[at] : undefined
    const known = part ?? product?.parts.find(one => one.ingredient === name)?.amount
    return known && { ...known, value: known.value * units }
  })
}

/** How many tablets a weight of a compound medicine is. */
function unitsOf(mg: number, specification: Specification, product: ProductRow | undefined): number | undefined {
  const weight = specification.parts.length === 1 ? specification.parts[0] : product?.unit
  return weight?.unit === 'mg' ? mg / weight.value : undefined
}

/** Whether it is this ingredient or of this class, and acts in the whole body. */
export const has = (item: Item, side: string): boolean => item.acting.has(side)

/** The same wherever it acts: for allergies. */
export const holds = (item: Item, side: string): boolean => item.inside.has(side)

export const nameOf = ({ line }: Item): string => line.drugName
