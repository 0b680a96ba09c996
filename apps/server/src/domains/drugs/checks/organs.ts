import type { Amount, KidneyLimit, Severity } from '../../../ports/drug-knowledge.ts'
import { finding, inform, stopUnlessSecond, strongest, warn, type CheckInput, type Finding } from '../finding.ts'
import { has, nameOf, type Item, type Part } from '../item.ts'
import { kidneyFunction, type KidneyFunction } from '../kidney.ts'
import { yearsOf, type CheckedPerson } from '../person.ts'
import { write } from './limits.ts'

/** Kidneys, liver, other illnesses, drink and food. */
export const checkOrgans = (input: CheckInput): Finding[] => {
  const measured = kidneyFunction(input.person)
  return input.items.flatMap(item => [
    ...(item.isLocal ? [] : item.parts.flatMap(part => kidneyOf(input, item, part, measured))),
    ...(item.isLocal ? [] : item.parts.flatMap(part => liverOf(input, item, part))),
    ...illnessesOf(input, item),
    ...foodsOf(input, item),
  ])
}

const numbers = (by: KidneyLimit['by'], value: number): string =>
  by === 'egfr' ? `eGFR ${Math.round(value)}ml/min/1.73m²` : `肌酐清除率${Math.round(value)}ml/min`

function kidneyOf(input: CheckInput, item: Item, part: Part, measured: KidneyFunction | undefined): Finding[] {
  const { row } = part
  if (!row || row.kidney.length === 0) return []
  const make = (about: string, severity: Severity | undefined, what: string): Finding[] =>
    severity
      ? [
          finding({
            kind: 'kidney',
            about: `${about}:${part.name}`,
            items: [item],
            ...severity,
            sentence: `${nameOf(item)}：${what}`,
            source: input.book.source(row.source),
          }),
        ]
      : []
  if (!measured) return make('unknown', ...unmeasured(input.person, row.kidney))
  const hit = row.kidney
    .map(limit => ({ ...limit, value: limit.by === 'egfr' ? measured.egfr : (measured.crcl ?? measured.egfr) }))
    .toSorted((one, other) => one.below - other.below)
    .find(limit => limit.value < limit.below)
  if (!hit) return []
  const { limit } = hit
  const is = numbers(hit.by, hit.value)
  if (limit === 'x') return make('never', stopUnlessSecond, `${is}，低于${hit.below}时禁用或不推荐使用`)
  if (limit === 'w') return make('care', inform, `${is}，低于${hit.below}时需减量或监测`)
  if (!part.daily || part.daily.unit !== limit.unit) return make('reduce', warn, `${is}，每日最多${write(limit)}`)
  const ratio = part.daily.value / limit.value
  return ratio <= 1.001
    ? []
    : make('reduce', ratio >= 2 ? stopUnlessSecond : warn, `${is}，每日最多${write(limit)}，现每日${write(part.daily)}`)
}

/** Below 30 by what is said of them: 4期, 5期, dialysis. */
const failing = 30
const oldKidneys = 75

/** Without a creatinine: what the illness says, and what is not known of kidneys that may be weak. */
function unmeasured(person: CheckedPerson, limits: readonly KidneyLimit[]): [Severity | undefined, string] {
  const forbids = limits.some(({ limit }) => limit === 'x')
  const lowers = limits.some(({ limit }) => typeof limit === 'object')
  const isIll = person.kidney === 'abnormal' || person.conditions.includes('kidney')
  if (person.conditions.includes('kidney_failure')) {
    const isForbidden = limits.some(({ limit, below }) => limit === 'x' && below >= failing)
    return isForbidden
      ? [stopUnlessSecond, '慢性肾脏病4–5期、肾衰竭或透析时禁用或不推荐使用；请填写血肌酐后核对']
      : [forbids || lowers ? warn : inform, '慢性肾脏病4–5期、肾衰竭或透析时需减量或停用，请填写血肌酐后核对']
  }
  if (isIll) return [forbids || lowers ? warn : inform, '肾功能异常，需按肌酐清除率调整或停用，请填写血肌酐后核对']
  if (!forbids && !lowers) return [undefined, '']
  const isOld = (yearsOf(person) ?? 0) >= oldKidneys
  if (person.kidney === 'unknown') return [isOld ? warn : inform, '肾功能不清楚，此药须按肾功能用药，请填写血肌酐']
  return [isOld ? inform : undefined, `${oldKidneys}岁以上肾功能常减退，此药须按肾功能用药，请填写血肌酐`]
}

function liverOf({ person, book }: CheckInput, item: Item, part: Part): Finding[] {
  const { row } = part
  const isSevere = person.conditions.includes('cirrhosis')
  if (!row || row.liver === '' || !(isSevere || person.liver === 'abnormal')) return []
  const level = liverSeverity(row.liver, part.daily, isSevere)
  return level
    ? [
        finding({
          kind: 'liver',
          about: part.name,
          items: [item],
          ...level,
          sentence: `${nameOf(item)}：${isSevere ? '肝硬化或肝功能失代偿' : '肝功能异常'}，${level.what}`,
          source: book.source(row.source),
        }),
      ]
    : []
}

function liverSeverity(
  limit: 'x' | 'c' | Amount,
  daily: Amount | undefined,
  isSevere: boolean,
): (Severity & { what: string }) | undefined {
  if (limit === 'x') return { ...(isSevere ? stopUnlessSecond : warn), what: '禁用或不推荐使用' }
  if (limit === 'c') return { ...(isSevere ? warn : inform), what: '需减量、监测或换药' }
  return daily && daily.value <= limit.value ? undefined : { ...warn, what: `每日最多${write(limit)}` }
}

/** For each illness the strongest row speaks. */
const illnessesOf = ({ person, book }: CheckInput, item: Item): Finding[] =>
  [...new Set(person.conditions)].flatMap(illness => {
    const first = strongest(book.diseases.filter(row => row.subject === illness && has(item, row.side)))
    return first
      ? [
          finding({
            kind: 'disease',
            about: `${illness}:${first.side}`,
            items: [item],
            ...first,
            sentence: `${nameOf(item)}：${first.what}`,
            source: book.source(first.source),
          }),
        ]
      : []
  })

/** Alcohol speaks as strongly as its row only to who drinks. */
const foodsOf = ({ person, book }: CheckInput, item: Item): Finding[] =>
  [...new Set(book.foods.map(row => row.subject))].flatMap(subject => {
    const first = strongest(book.foods.filter(row => row.subject === subject && has(item, row.side)))
    if (!first) return []
    return [
      finding({
        kind: 'food',
        about: subject,
        items: [item],
        ...(subject === 'alcohol' && !person.drinks ? inform : first),
        sentence: `${nameOf(item)}：${first.what}`,
        source: book.source(first.source),
      }),
    ]
  })
