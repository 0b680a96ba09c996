import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'

/** For whom medicines are checked: all that is known here. */
export interface CheckedPerson {
  /** Full months; null while it is not known. */
  readonly ageMonths: number | null
  readonly sex: 'M' | 'F' | ''
  readonly weightKg: number | null
  /** Serum creatinine in µmol/L. */
  readonly creatinine: number | null
  readonly kidney: Organ
  readonly liver: Organ
  readonly fertility: Fertility
  /** A doctor has asked: not pregnant, and with contraception, as long as the medicine demands it. */
  readonly hasContraception: boolean
  readonly allergies: readonly AllergyClass[]
  /** Allergies in words: names of medicines are looked for. */
  readonly allergyNote: string
  /** Keys of the table's illnesses; `cirrhosis` beside them. */
  readonly conditions: readonly string[]
  readonly drinks: boolean
}

export const yearsOf = ({ ageMonths }: Pick<CheckedPerson, 'ageMonths'>): number | null =>
  ageMonths === null ? null : Math.floor(ageMonths / 12)
