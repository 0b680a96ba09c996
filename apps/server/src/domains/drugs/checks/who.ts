import { present } from '@nethos/contract/common/present.ts'
import type { IngredientRow, Severity } from '../../../ports/drug-knowledge.ts'
import {
  finding,
  inform,
  milder,
  rankOf,
  stop,
  stopUnlessSecond,
  strongest,
  warn,
  type CheckInput,
  type Finding,
} from '../finding.ts'
import { has, holds, nameOf, type Item, type Part } from '../item.ts'
import { yearsOf, type CheckedPerson } from '../person.ts'

/** Age, pregnancy, breastfeeding. */
export const checkWho = (input: CheckInput): Finding[] =>
  input.items.flatMap(item => [...tooYoung(input, item), ...tooOld(input, item), ...pregnancy(input, item)])

const ageWords = (months: number): string => (months < 24 && months % 12 !== 0 ? `${months}个月` : `${months / 12}岁`)

function tooYoung({ person, book }: CheckInput, item: Item): Finding[] {
  const { ageMonths } = person
  if (ageMonths === null || ageMonths >= 18 * 12) return []
  return item.parts.flatMap(({ name, row }) => {
    if (!row || ageMonths >= row.minAgeMonths) return []
    // What goes through the skin acts as if it were swallowed.
    const isOfPlace = item.isLocal && !row.classes.includes('transdermal')
    const severity = isOfPlace ? inform : row.isAgeAbsolute ? stop : warn
    return [
      finding({
        kind: 'age',
        about: `young:${name}`,
        items: [item],
        ...severity,
        sentence: `${nameOf(item)}：${ageWords(row.minAgeMonths)}以下${row.isAgeAbsolute ? '禁用' : '不推荐使用或缺少安全资料'}（现${ageMonths < 24 ? `${ageMonths}个月` : `${Math.floor(ageMonths / 12)}岁`}）`,
        source: book.source(row.source),
      }),
    ]
  })
}

function tooOld({ person, book }: CheckInput, item: Item): Finding[] {
  const years = yearsOf(person)
  if (years === null) return []
  const rows = book.elders.filter(row => years >= row.years && has(item, row.side))
  const first = strongest(rows)
  return first
    ? [
        finding({
          kind: 'age',
          about: `old:${first.side}`,
          items: [item],
          ...first,
          sentence: `${nameOf(item)}：${first.years}岁以上${first.what}`,
          source: book.source(first.source),
        }),
      ]
    : []
}

/** Can become pregnant, as far as age and sex tell. */
export const isOfChildbearingAge = (person: CheckedPerson): boolean => {
  const years = yearsOf(person)
  return person.sex === 'F' && years !== null && years >= 12 && years <= 50
}

/** Where the week decides it speaks before what holds for the whole of a pregnancy. */
function pregnancy(input: CheckInput, item: Item): Finding[] {
  const whole = mother(input, item)
  const now = inThisWeek(input, item)
  if (!now) return whole
  return [now, ...whole.filter(found => rankOf(found) > rankOf(now))]
}

function inThisWeek({ person, book }: CheckInput, item: Item): Finding | undefined {
  const week = person.fertility === 'pregnant' ? (person.pregnancyWeek ?? null) : null
  if (week === null) return undefined
  const row = strongest(book.pregnancyWeeks.filter(one => week >= one.from && week <= one.to && holds(item, one.side)))
  if (!row) return undefined
  return finding({
    kind: 'pregnancy',
    about: `week:${row.side}:${row.from}`,
    items: [item],
    ...(item.isLocal && !has(item, row.side) ? milder(row) : { level: row.level, isOverridable: row.isOverridable }),
    sentence: `${nameOf(item)}：现孕${week}周，${row.what}`,
    source: book.source(row.source),
  })
}

const mother = ({ person, book }: CheckInput, item: Item): Finding[] =>
  item.parts.flatMap(part => {
    const assessed = part.row && pregnancyOf(person, part)
    if (!assessed) return []
    const { what, ...severity } = assessed
    return [
      finding({
        kind: 'pregnancy',
        about: `${person.fertility}:${part.name}`,
        items: [item],
        ...(item.isLocal && !has(item, part.name) ? milder(severity) : severity),
        sentence: `${nameOf(item)}：${what}`,
        source: book.source(present(part.row).source),
      }),
    ]
  })

const deforming = '可致畸：育龄女性须先查明未妊娠，并确认用药期间及停药后规定时间内可靠避孕'
const mayDeform = (person: CheckedPerson, { pregnancy }: IngredientRow): boolean =>
  pregnancy === 't' && isOfChildbearingAge(person) && !person.hasContraception
/** Goes over with the seed. */
const isOfMen = (person: CheckedPerson, { classes }: IngredientRow): boolean =>
  person.sex === 'M' && (yearsOf(person) ?? 0) >= 12 && classes.includes('male_contraception')

type Assessment = Severity & { what: string }

function pregnancyOf(person: CheckedPerson, { row }: Part): Assessment | undefined {
  const { pregnancy, lactation } = present(row)
  switch (person.fertility) {
    case 'pregnant':
      if (pregnancy === 'x' || pregnancy === 't') return { ...stop, what: '妊娠期禁用' }
      if (pregnancy === 'w') return { ...warn, what: '妊娠期避免使用，确需使用时权衡' }
      return pregnancy === '-' ? undefined : { ...inform, what: '妊娠期慎用，权衡利弊' }
    case 'planning':
      if (pregnancy === 't') return { ...stopUnlessSecond, what: '可致畸，备孕期不应使用' }
      if (pregnancy === 'x') return { ...warn, what: '妊娠期禁用，备孕期应换药' }
      return pregnancy === 'w' ? { ...inform, what: '妊娠期避免使用，备孕期请权衡' } : undefined
    case 'breastfeeding':
      // Who breastfeeds may be pregnant again.
      if (mayDeform(person, present(row))) return { ...stop, what: deforming }
      if (lactation === 'x') return { ...stopUnlessSecond, what: '哺乳期禁用，用药期间停止哺乳' }
      if (lactation === 'w') return { ...warn, what: '哺乳期避免使用，或停止哺乳' }
      return lactation === 'c' ? { ...inform, what: '哺乳期慎用，观察婴儿' } : undefined
    case 'none':
      if (mayDeform(person, present(row))) return { ...stop, what: deforming }
      if (pregnancy === 'x' && isOfChildbearingAge(person))
        return { ...inform, what: '妊娠期禁用：育龄女性用药前确认未妊娠，发现妊娠立即停药' }
      return isOfMen(person, present(row))
        ? { ...warn, what: '可致畸：男性用药期间及停药后规定时间内须使用避孕套，请告知' }
        : undefined
  }
}
