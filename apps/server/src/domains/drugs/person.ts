import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'

/** For whom medicines are checked: all that is known here. */
export interface CheckedPerson {
  /** Full months; null while it is not known. */
  readonly ageMonths: number | null
  readonly sex: 'M' | 'F' | ''
  readonly weightKg: number | null
  /** Of a child: its kidneys are worked out by it. */
  readonly heightCm?: number | null
  /** Serum creatinine in µmol/L. */
  readonly creatinine: number | null
  /** Of the last three months, in mmol/L; null: not known. */
  readonly potassium?: number | null
  readonly kidney: Organ
  readonly liver: Organ
  readonly fertility: Fertility
  /** Full weeks; null while they are not known. */
  readonly pregnancyWeek?: number | null
  /** A doctor has asked: not pregnant, and with contraception, as long as the medicine demands it. */
  readonly hasContraception: boolean
  readonly allergies: readonly AllergyClass[]
  /** Allergies in words, a line each: names of medicines and classes are looked for. */
  readonly allergyNote: string
  /** What was told here before and is not told now, each with where and when. */
  readonly earlierAllergies?: readonly EarlierAllergies[]
  /** Keys of the table's illnesses; `cirrhosis` beside them. */
  readonly conditions: readonly string[]
  readonly drinks: boolean
}

export interface EarlierAllergies {
  /** 2026年10月5日的续方 */
  readonly from: string
  readonly classes: readonly AllergyClass[]
  readonly note: string
}

export const yearsOf = ({ ageMonths }: Pick<CheckedPerson, 'ageMonths'>): number | null =>
  ageMonths === null ? null : Math.floor(ageMonths / 12)
