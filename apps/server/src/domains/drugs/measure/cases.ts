import { firstOf, present } from '@nethos/contract/common/present.ts'
import { createHash } from 'node:crypto'
import { allergyClassKeys, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { Fertility } from '@nethos/contract/renewal/drug.kinds.ts'
import type { Book } from '../book.ts'
import { checkPrescription } from '../check.ts'
import type { Finding } from '../finding.ts'
import type { CheckedLine } from '../checked-line.ts'
import type { CheckedPerson } from '../person.ts'

export interface MeasuredCase {
  readonly text: string
  readonly person: CheckedPerson
  readonly lines: readonly CheckedLine[]
  readonly taken: readonly CheckedLine[]
  /** One of these kinds must speak at warn or stop, about all of these ingredients. */
  readonly kinds: readonly string[]
  readonly about: readonly string[]
}

/** Which half a line belongs to; no hand decides. */
export const isHeldOut = (text: string): boolean => firstOf(createHash('sha256').update(text.trim()).digest()) % 2 === 1

export const casesOf = (book: Book, text: string): MeasuredCase[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => caseOf(book, line))

function caseOf(book: Book, text: string): MeasuredCase {
  const [who = '', medicines = '', expected = ''] = text.split('|')
  const all = medicines.split(';').map(one => one.trim())
  const [kinds = '', about = ''] = expected.split('@')
  return {
    text,
    person: personOf(book, who),
    lines: all.filter(one => !one.startsWith('+')).map((one, at) => lineOf(book, one, `new${at}`)),
    taken: all.filter(one => one.startsWith('+')).map((one, at) => lineOf(book, one.slice(1), `old${at}`)),
    kinds: kinds.split('/'),
    about: about.split('+').filter(Boolean),
  }
}

function personOf(book: Book, who: string): CheckedPerson {
  const words = who.trim().split(' ')
  const [, sex, age, months] = present(/^([MF])(\d+)(m?)$/.exec(firstOf(words)))
  const after = (prefix: string) =>
    words.filter(word => word.startsWith(prefix)).flatMap(word => word.slice(prefix.length).split(','))
  const weight = words.find(word => /^\d+kg$/.test(word))
  const creatinine = after('cr=')[0]
  const potassium = after('k=')[0]
  const fertility = (['pregnant', 'planning', 'breastfeeding'] as const).find(word => words.includes(word))
  return {
    ageMonths: Number(age) * (months ? 1 : 12),
    sex: sex as 'M' | 'F',
    weightKg: weight ? Number.parseInt(weight, 10) : null,
    creatinine: creatinine ? Number(creatinine) : null,
    potassium: potassium ? Number(potassium) : null,
    kidney: 'normal',
    liver: words.includes('liver') || words.includes('cirrhosis') ? 'abnormal' : 'normal',
    fertility: (fertility ?? 'none') satisfies Fertility,
    pregnancyWeek: Number(after('week=')[0]) || null,
    hasContraception: false,
    allergies: after('allergy:').filter((key): key is AllergyClass => allergyClassKeys.includes(key as AllergyClass)),
    allergyNote: '',
    conditions: [
      ...after('has:'),
      ...book.conditionsIn(after('dx:').join('，')),
      ...(words.includes('cirrhosis') ? ['cirrhosis'] : []),
    ],
    drinks: words.includes('drinks'),
  }
}

function lineOf(book: Book, text: string, drugId: string): CheckedLine {
  const [, name, dose = '', frequency = '', days, specification, packs, route] =
    /^(\S+) (\S+) (\S+) (\d+)d(?: \[(.+)\*(\d+)\])?(?: \((.+)\))?$/.exec(text) ?? []
  if (!name) throw new Error(`not a medicine: ${text}`)
  const named = book.ingredient(name) ? [] : book.ingredientsNamed(name)
  return {
    drugId,
    drugName: name,
    ingredients: named.length > 0 ? named : [name],
    specification: specification ?? '',
    route: route ?? '',
    listRoute: route ?? '',
    dose,
    frequency,
    days: Number(days),
    packs: packs ? Number(packs) : 0,
  }
}

export const findingsFor = (book: Book, { person, lines, taken }: MeasuredCase): Finding[] =>
  checkPrescription(book, person, lines, taken)

/** A warning that interrupts, for the right reason, about the right medicines. `loudest`: whether inform counts too. */
export function isCaught(book: Book, one: MeasuredCase, withInform = false): boolean {
  const ingredients = new Map(
    [...one.lines, ...one.taken].map(line => [line.drugId, [...line.ingredients, line.drugName]]),
  )
  return findingsFor(book, one).some(
    found =>
      (withInform || found.level !== 'inform') &&
      one.kinds.includes(found.kind === 'food' && one.kinds.includes('alcohol') ? 'alcohol' : found.kind) &&
      one.about.every(name => found.drugIds.some(id => ingredients.get(id)?.some(known => known.includes(name)))),
  )
}
