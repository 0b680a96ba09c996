import { present } from '@nethos/contract/common/present.ts'
import type { Amount, Severity, UnitCount } from '../../../ports/drug-knowledge.ts'
import {
  finding,
  inform,
  ownRules,
  stop,
  stopUnlessSecond,
  strongest,
  warn,
  type CheckInput,
  type Finding,
} from '../finding.ts'
import type { Book } from '../book.ts'
import { nameOf, type Item, type Part } from '../item.ts'
import { yearsOf } from '../person.ts'
import { tooSoon } from './interval.ts'
import { isByWeight, limitsFor, write, type Limits } from './limits.ts'

/** Single and daily amounts, once-weekly medicines, and the length of the course. */
export const checkDoses = (input: CheckInput): Finding[] =>
  input.items.flatMap(item => [
    ...misread(item),
    ...item.parts.flatMap(part => tooSoon(input.book, item, part)),
    ...(item.dose && item.fits && !item.isLocal && !item.isPatch
      ? item.parts.flatMap(part => [...unweighed(input, item, part), ...doseOf(input, item, part)])
      : []),
    ...localOf(input, item),
    ...courseOf(input.book, item),
  ])

/** What is written and cannot be counted is never taken for nothing. */
function misread(item: Item): Finding[] {
  const { dose: written, drugName, frequency } = item.line
  const say = (about: string, severity: Severity, what: string): Finding[] => [
    finding({ kind: 'dose', about, items: [item], ...severity, sentence: `${drugName}：${what}`, source: ownRules }),
  ]
  // «1次» of a cream is clear to everybody.
  const isHarmless = item.isLocal && item.way === undefined
  const often =
    frequency.trim() === '' || item.frequency
      ? []
      : say('often', isHarmless ? inform : warn, `“${frequency}”无法读成用药频次，未能核对每日用量`)
  if (written.trim() === '') return often
  if (!item.dose)
    return [...often, ...say('unread', isHarmless ? inform : warn, `“每次${written}”无法读成用量，未能核对剂量`)]
  return item.fits ? often : say('unit', warn, `剂型不以“${item.dose.unit}”计量，“每次${written}”未能核对剂量`)
}

/** By its units, and what is breathed in by its amounts too: of both the one that weighs more. */
function localOf(input: CheckInput, item: Item): Finding[] {
  const { way } = item
  if (!item.fits) return []
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
  return isUnweighed && present(row).atc.startsWith('Z') && present(row).minAgeMonths < grownUp
}

function doseOf({ book, person }: CheckInput, item: Item, part: Part): Finding[] {
  const { row } = part
  if (!row || tooSoon(book, item, part).length > 0) return []
  const limits = limitsFor(book, person, part)
  if (!limits) return []
  if (!part.single) {
    const isSilent = isCounted(book, item) || isHerbWithin(book, item, part)
    return (limits.single || limits.daily) && !isSilent ? [unreadable(item, part)] : []
  }
  const worst = overLimits(book, item, part, limits)
  return worst.length > 0 ? worst : suspiciouslySmall(book, item, part)
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

const unreadable = (item: Item, part: Part): Finding =>
  finding({
    kind: 'dose',
    about: `unread:${part.name}`,
    items: [item],
    ...warn,
    sentence: `${nameOf(item)}：“每次${item.line.dose}”无法按规格换算为${part.name}的用量，未能核对剂量`,
    source: ownRules,
  })

/** A slip of the decimal point downwards: not dangerous at once, but no treatment. */
function suspiciouslySmall(book: Book, item: Item, part: Part): Finding[] {
  const { usual, source } = present(part.row)
  if (!usual || !part.daily || usual.unit !== part.daily.unit || item.parts.length > 1) return []
  if (part.daily.value * 25 > usual.value) return []
  return [
    finding({
      kind: 'dose',
      about: `small:${part.name}`,
      items: [item],
      ...inform,
      sentence: `${nameOf(item)}：每日${write(part.daily)}远低于常用量${write(usual)}，请核对单位`,
      source: book.source(source),
    }),
  ]
}

/** A child's dose goes by its weight: without it nobody could count. */
function unweighed({ book, person }: CheckInput, item: Item, { name, row }: Part): Finding[] {
  if (person.weightKg !== null || !isByWeight(person) || !row?.single) return []
  const byKg = book.doses(name).find(({ who }) => who.kind === 'perChildKg' || who.kind === 'perKg')
  if (!byKg) return []
  return [
    finding({
      kind: 'dose',
      about: `unweighed:${name}`,
      items: [item],
      ...warn,
      sentence: `${nameOf(item)}：儿童按体重用药，请填写体重后核对`,
      source: book.source(byKg.source),
    }),
  ]
}

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
