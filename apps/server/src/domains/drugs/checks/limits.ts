import type { Amount, DoseRow } from '../../../ports/drug-knowledge.ts'
import type { Book } from '../book.ts'
import type { Part } from '../item.ts'
import { yearsOf, type CheckedPerson } from '../person.ts'

export interface Limits {
  single: Amount | undefined
  daily: Amount | undefined
  source: string
  /** For whom the limit is another than for all. */
  whom: string
}

/** Written so that a person reads it: micrograms under a milligram, grams above a thousand. */
export function write({ value, unit }: Amount): string {
  const digits = (number: number) => String(Number(number.toPrecision(4)))
  if (unit === 'IU') return `${digits(value)}单位`
  if (value < 0.1) return `${digits(value * 1000)}μg`
  return value >= 1000 ? `${digits(value / 1000)}g` : `${digits(value)}mg`
}

const childUntil = 12
/** From here on a growing body takes what grown-ups take. */
const grownWeight = 40
export const isByWeight = (person: CheckedPerson): boolean => {
  const years = yearsOf(person)
  if (years === null) return false
  return years < childUntil || (years < 18 && person.weightKg !== null && person.weightKg < grownWeight)
}

/** What a dose and a day of it may have, for this person. */
export function limitsFor(book: Book, person: CheckedPerson, { name, row }: Part): Limits | undefined {
  if (!row) return undefined
  const years = yearsOf(person)
  const adult: Limits = { single: row.single, daily: row.daily, source: row.source, whom: '' }
  const rows = book.doses(name)
  const perKg = rows.find(one => one.who.kind === 'perKg')
  const weighed = perKg && person.weightKg !== null ? least(adult, timesKg(perKg, person.weightKg)) : adult
  const forIllness = largestOf(rows.filter(({ who }) => who.kind === 'with' && person.conditions.includes(who.illness)))
  const limits = forIllness ? least(weighed, { ...forIllness, whom: illnessWords(book, forIllness) }) : weighed
  if (years === null) return limits
  const byAge = rows
    .filter(({ who }) => (who.kind === 'under' && years < who.years) || (who.kind === 'from' && years >= who.years))
    .toSorted((one, other) => one.single.value - other.single.value)[0]
  const aged = byAge ? least(limits, { ...byAge, whom: `${years}岁` }) : limits
  const { weightKg } = person
  if (weightKg === null || !isByWeight(person)) return aged
  const forChild = rows.find(({ who }) => who.kind === 'perChildKg')
  if (forChild) return least(aged, timesKg(forChild, weightKg))
  return byAge || years >= childUntil ? aged : least(aged, shareOf(limits, weightKg))
}

/** Of several illnesses that it may be given for, the one that allows most. */
const largestOf = (rows: readonly DoseRow[]): DoseRow | undefined =>
  rows.toSorted((one, other) => other.daily.value - one.daily.value)[0]
const illnessWords = (book: Book, { who }: DoseRow): string =>
  who.kind === 'with' ? `用于${book.illnessName(who.illness)}时` : ''

const scaled = (amount: Amount, factor: number): Amount => ({ ...amount, value: amount.value * factor })
const timesKg = (row: DoseRow, kg: number): Limits => ({
  single: scaled(row.single, kg),
  daily: scaled(row.daily, kg),
  source: row.source,
  whom: `${kg}kg`,
})

/** No limit for children in the table: by weight, as of a grown-up of 50 kg, with a quarter more. */
const shareOf = ({ single, daily, source }: Limits, kg: number): Limits => {
  const factor = Math.min(1, (kg / 50) * 1.25)
  return {
    single: single && scaled(single, factor),
    daily: daily && scaled(daily, factor),
    source,
    whom: `${kg}kg儿童`,
  }
}

const less = (one: Amount | undefined, other: Amount | undefined): Amount | undefined =>
  one && other && one.unit === other.unit ? (one.value < other.value ? one : other) : (other ?? one)
/** Whose limit it is: of the one that takes something away. */
function least(all: Limits, some: Limits): Limits {
  const [single, daily] = [less(all.single, some.single), less(all.daily, some.daily)]
  const { source, whom } = single === all.single && daily === all.daily ? all : some
  return { single, daily, source, whom }
}
