import type { Amount, DoseRow, Severity, UnitCount } from '../../../ports/drug-knowledge.ts'
import { finding, inform, stop, stopUnlessSecond, strongest, warn, type CheckInput, type Finding } from '../finding.ts'
import type { Book } from '../book.ts'
import { nameOf, type Item, type Part } from '../item.ts'
import { yearsOf, type CheckedPerson } from '../person.ts'

interface Limits {
  single: Amount | undefined
  daily: Amount | undefined
  source: string
  /** For whom the limit is another than for all. */
  whom: string
}

/** Single and daily amounts, once-weekly medicines, and the length of the course. */
export const checkDoses = (input: CheckInput): Finding[] =>
  input.items.flatMap(item => [
    ...(item.dose && !item.isLocal ? item.parts.flatMap(part => doseOf(input, item, part)) : []),
    ...localOf(input, item),
    ...courseOf(input.book, item),
  ])

/** By its units, and what is breathed in by its amounts too: of both the one that weighs more. */
function localOf(input: CheckInput, item: Item): Finding[] {
  const { way } = item
  const inhaled = item.dose && way ? item.parts.flatMap(part => inhaledOf(input, item, part)) : []
  const found = [...inhaled, ...unitsOf(input.book, item)]
  if (way === undefined) return found
  const worst = strongest(found)
  return worst ? [worst] : []
}

function inhaledOf({ book, person }: CheckInput, item: Item, part: Part): Finding[] {
  const rows = book.inhaled(part.name).filter(row => row.way === item.way)
  const years = yearsOf(person)
  const child = years === null ? undefined : rows.find(({ under }) => under !== undefined && years < under)
  const row = child ?? rows.find(({ under }) => under === undefined)
  if (!row) return []
  if (!part.single) return isCounted(book, item) ? [] : [unreadable(item, part)]
  const whom = child ? `${years}岁吸入` : '吸入'
  return overLimits(book, item, part, { ...row, whom: item.way === 'nasal' ? whom.replace('吸入', '喷鼻') : whom })
}

/** Compounds are limited by their units. */
function unitsOf(book: Book, item: Item): Finding[] {
  const { dose, timesADay, line } = item
  const product = book.product(line.drugName)
  if (!dose || !product) return []
  // A cream has no amount: how often it is put on is what can be limited.
  const unit = dose.unit === '适量' ? '次' : dose.unit
  const over = (word: string, given: number | undefined, limit: UnitCount | undefined): Finding[] => {
    if (given === undefined || !limit || limit.unit !== unit || given <= limit.count) return []
    return [
      finding({
        kind: 'dose',
        about: `units:${product.name}`,
        items: [item],
        ...severityOf(given / limit.count, false),
        sentence: `${nameOf(item)}：${word}${given}${limit.unit}，超过${word}最大用量${limit.count}${limit.unit}`,
        source: book.source('cn'),
      }),
    ]
  }
  const daily = timesADay === undefined ? undefined : dose.amount * timesADay
  const worst = strongest([...over('每日', daily, product.daily), ...over('单次', dose.amount, product.single)])
  return worst ? [worst] : []
}

/** Held against a limit in units already: no amount is needed. */
function isCounted(book: Book, { dose, line }: Item): boolean {
  const product = book.product(line.drugName)
  return [product?.single, product?.daily].some(limit => limit !== undefined && limit.unit === dose?.unit)
}

const grownUp = 18 * 12

/** No label says how much rhubarb a sachet has: nobody could count it. What is poisonous is for grown-ups alone, and is asked for. */
function isHerbWithin(book: Book, { line }: Item, { name, row }: Part): boolean {
  const parts = book.product(line.drugName)?.parts ?? []
  const isUnweighed = parts.some(part => part.ingredient === name && !part.amount)
  return isUnweighed && row!.atc.startsWith('Z') && row!.minAgeMonths < grownUp
}

function doseOf({ book, person }: CheckInput, item: Item, part: Part): Finding[] {
  const { row } = part
  if (!row) return []
  if (row.classes.includes('weekly')) {
    const tooOften = moreThanWeekly(book, item, part)
    if (tooOften) return [tooOften]
  }
  const limits = limitsFor(book, person, part)
  if (!limits) return []
  if (!part.single) {
    const isSilent = isCounted(book, item) || isHerbWithin(book, item, part)
    return (limits.single || limits.daily) && !isSilent ? [unreadable(item, part)] : []
  }
  const worst = overLimits(book, item, part, limits)
  return worst.length > 0 ? worst : suspiciouslySmall(item, part)
}

/** The worst of what a dose and a day have too much. */
function overLimits(book: Book, item: Item, part: Part, limits: Limits): Finding[] {
  const isNarrow = part.row?.classes.includes('narrow') ?? false
  const over = (kind: 'single' | 'daily', given: Amount | undefined, limit: Amount | undefined): Finding[] => {
    if (!given || !limit) return []
    if (given.unit !== limit.unit) return [unreadable(item, part)]
    const ratio = given.value / limit.value
    if (ratio <= 1.001) return []
    const word = kind === 'single' ? '单次' : '每日'
    return [
      finding({
        kind: 'dose',
        about: `${kind}:${part.name}`,
        items: [item],
        ...severityOf(ratio, isNarrow),
        sentence: `${nameOf(item)}：${word}${write(given)}，超过${limits.whom}${word}最大剂量${write(limit)}（${ratio.toFixed(1)}倍）`,
        source: book.source(limits.source),
      }),
    ]
  }
  const found = [...over('daily', part.daily, limits.daily), ...over('single', part.single, limits.single)]
  const worst = found.some(one => one.level === 'stop') ? found.filter(one => one.level === 'stop') : found
  return worst.slice(0, 1)
}

/** Twice the limit is a slip of the pen until a second doctor says otherwise; five times is nobody's intention. */
function severityOf(ratio: number, isNarrow: boolean): Severity {
  if (ratio >= (isNarrow ? 3 : 5)) return stop
  return ratio >= (isNarrow ? 1.5 : 2) ? stopUnlessSecond : warn
}

function moreThanWeekly(book: Book, item: Item, part: Part): Finding | undefined {
  const { frequency, timesADay } = item
  if (frequency === 'once' || frequency === undefined) return undefined
  if (timesADay !== undefined && timesADay <= 1 / 6.5) return undefined
  return finding({
    kind: 'dose',
    about: `weekly:${part.name}`,
    items: [item],
    ...stop,
    sentence: `${nameOf(item)}：只能每周使用一次，“${item.line.frequency}”可致命或严重中毒`,
    source: book.source(part.row!.source),
  })
}

const unreadable = (item: Item, part: Part): Finding =>
  finding({
    kind: 'dose',
    about: `unread:${part.name}`,
    items: [item],
    ...warn,
    sentence: `${nameOf(item)}：“每次${item.line.dose}”无法按规格换算为${part.name}的用量，未能核对剂量`,
    source: '',
  })

/** A slip of the decimal point downwards: not dangerous at once, but no treatment. */
function suspiciouslySmall(item: Item, part: Part): Finding[] {
  const { usual, source } = part.row!
  if (!usual || !part.daily || usual.unit !== part.daily.unit || item.parts.length > 1) return []
  if (part.daily.value * 25 > usual.value) return []
  return [
    finding({
      kind: 'dose',
      about: `small:${part.name}`,
      items: [item],
      ...inform,
      sentence: `${nameOf(item)}：每日${write(part.daily)}远低于常用量${write(usual)}，请核对单位`,
      source,
    }),
  ]
}

/** Written so that a person reads it: micrograms under a milligram, grams above a thousand. */
export function write({ value, unit }: Amount): string {
  const digits = (number: number) => String(Number(number.toPrecision(4)))
  if (unit === 'IU') return `${digits(value)}单位`
  if (value < 0.1) return `${digits(value * 1000)}μg`
  return value >= 1000 ? `${digits(value / 1000)}g` : `${digits(value)}mg`
}

const childUntil = 12

function limitsFor(book: Book, person: CheckedPerson, { name, row }: Part): Limits | undefined {
  if (!row) return undefined
  const years = yearsOf(person)
  const adult: Limits = { single: row.single, daily: row.daily, source: row.source, whom: '' }
  const rows = book.doses(name)
  const perKg = rows.find(one => one.who.kind === 'perKg')
  const weighed = perKg && person.weightKg !== null ? least(adult, timesKg(perKg, person.weightKg)) : adult
  const forIllness = largestOf(rows.filter(({ who }) => who.kind === 'with' && person.conditions.includes(who.illness)))
  const limits = forIllness ? least(weighed, { ...forIllness, whom: illnessWords(book, forIllness) }) : weighed
  if (years === null) return limits
  const isChild = years < childUntil
  const byAge = rows
    .filter(({ who }) => (who.kind === 'under' && years < who.years) || (who.kind === 'from' && years >= who.years))
    .toSorted((one, other) => one.single.value - other.single.value)[0]
  if (byAge) return least(limits, { ...byAge, whom: `${years}岁` })
  const forChild = rows.find(({ who }) => who.kind === 'perChildKg')
  if (!isChild) return limits
  if (person.weightKg === null) return limits
  if (forChild) return least(limits, timesKg(forChild, person.weightKg))
  return least(limits, shareOf(limits, person.weightKg))
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
const least = (all: Limits, some: Limits): Limits => ({
  single: less(all.single, some.single),
  daily: less(all.daily, some.daily),
  source: some.source,
  whom: some.whom,
})

function courseOf(book: Book, item: Item): Finding[] {
  const { days, drugName } = item.line
  if (item.isLocal || days === 0) return []
  return item.parts.flatMap(({ name, row }) =>
    row?.days === undefined || days <= row.days || item.timesADay === undefined || item.frequency === 'prn'
      ? []
      : [
          finding({
            kind: 'duration',
            about: name,
            items: [item],
            ...warn,
            sentence: `${drugName}：连用${days}天，一般不超过${row.days}天`,
            source: book.source(row.source),
          }),
        ],
  )
}
