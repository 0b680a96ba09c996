import { isUnitOfPlace, unitsOfForm } from '@nethos/contract/renewal/dose-form.ts'
import type { Dose } from '@nethos/contract/renewal/dose.ts'
import type { InhaledWay } from '../../ports/drug-knowledge.ts'
import type { Book } from './book.ts'
import type { CheckedLine } from './checked-line.ts'

/** Where a medicine acts, by what it is in the hospital's list; what a doctor writes beside it never makes it local. */
export interface Place {
  /** Drops, creams, sprays: hardly reaches the rest of the body. */
  readonly isLocal: boolean
  /** A patch whose medicine goes through the skin into the body. */
  readonly isPatch: boolean
  /** Breathed in or sprayed into the nose. */
  readonly way: InhaledWay | undefined
  /** Whether its form is measured out in the unit that is written. */
  readonly fits: boolean
}

const wholeBody = /口服|舌下|含服|咀嚼|注射|静脉|静滴|静注|肌|皮下|直肠|肛门|鼻饲/
const ofPlace = /滴眼|点眼|滴耳|滴鼻|喷鼻|鼻喷|吸入|雾化|外用|外敷|涂|贴|含漱|阴道/
const localForm =
  /滴眼|眼膏|眼用|滴耳|滴鼻|鼻喷|喷鼻|吸入|气雾剂|粉雾剂|喷雾剂|乳膏|软膏|乳胶剂|(?<!铝)凝胶|贴|膏药|搽剂|洗剂|涂剂|涂膜|外用|阴道|含漱/
const patchForm = /贴/
/** Of these groups nothing is swallowed, unless the table has an amount for it. */
const localAtc = /^(?:D(?!01B|05B|10B|11AH0[5-9])|S0|R01A|R03A|R03B[AB]|G01A|M02A|C05A|A01A)/

export function placeOf(book: Book, line: CheckedLine, dose: Dose | undefined): Place {
  const { form = '', listRoute = '', drugName, specification } = line
  const listed = `${form} ${drugName}`
  const rows = line.ingredients.map(name => book.ingredient(name))
  const isTransdermal = rows.some(row => row?.classes.includes('transdermal'))
  const isPatch = isTransdermal && (patchForm.test(listed) || (form === '' && dose?.unit === '贴'))
  const isNamedLocal = wholeBody.test(listRoute) ? false : ofPlace.test(listRoute) || localForm.test(listed)
  const isOfPlace = dose !== undefined && isUnitOfPlace(dose.unit)
  // A bare name of somebody's own list: only what is never swallowed.
  const isLocalByName = form === '' && isOfPlace && rows.every(row => row && !row.single && localAtc.test(row.atc))
  const isLocal = !isPatch && (isNamedLocal || isLocalByName)
  const isOfForm = dose === undefined || unitsOfForm({ form, drugName, specification }).includes(dose.unit)
  // Without a form nothing but the place says what it is.
  const fits = isOfForm || (form === '' && isOfPlace && (isLocal || isPatch))
  return { isLocal, isPatch, way: wayOf(line), fits }
}

/** A suspension that is «inhaled» goes through a nebuliser: its amounts are others, and those of a spray are never its. */
function wayOf({ form = '', listRoute = '', route, drugName }: CheckedLine): InhaledWay | undefined {
  const listed = `${form} ${drugName}`
  if (/鼻喷|喷鼻|鼻用/.test(listed)) return 'nasal'
  if (/气雾剂|粉雾剂|软雾/.test(listed)) return 'inhaled'
  const by = listRoute || route
  if (/鼻/.test(by)) return /滴鼻/.test(by) ? undefined : 'nasal'
  if (/雾化/.test(by)) return 'nebulised'
  if (!/吸入/.test(`${by} ${form}`)) return undefined
  return /混悬液|溶液/.test(listed) ? 'nebulised' : 'inhaled'
}
