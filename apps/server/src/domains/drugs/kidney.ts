import { yearsOf, type CheckedPerson } from './person.ts'

/** mg/dL of one µmol/L of creatinine. */
const perMicromol = 1 / 88.4

/** CKD-EPI 2021 without race, ml/min/1.73 m²; grown-ups only. Inker et al., N Engl J Med 2021;385:1737. */
export function egfr(creatinine: number, years: number, sex: 'M' | 'F'): number {
  const kappa = sex === 'F' ? 0.7 : 0.9
  const alpha = sex === 'F' ? -0.241 : -0.302
  const ratio = (creatinine * perMicromol) / kappa
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** years * (sex === 'F' ? 1.012 : 1)
}

/** Cockcroft-Gault, ml/min; actual weight. Nephron 1976;16:31. */
export const creatinineClearance = (creatinine: number, years: number, sex: 'M' | 'F', weightKg: number): number =>
  (((140 - years) * weightKg) / (72 * creatinine * perMicromol)) * (sex === 'F' ? 0.85 : 1)

/** Bedside Schwartz, ml/min/1.73 m²; one to seventeen years, creatinine by an enzymatic method. J Am Soc Nephrol 2009;20:629. */
export const schwartz = (creatinine: number, heightCm: number): number =>
  (0.413 * heightCm) / (creatinine * perMicromol)

export interface KidneyFunction {
  readonly egfr: number
  readonly crcl: number | undefined
}

/** Undefined where creatinine or age is not known, of a grown-up the sex, of a child the height, and for infants. */
export function kidneyFunction(
  person: Pick<CheckedPerson, 'ageMonths' | 'sex' | 'weightKg' | 'creatinine' | 'heightCm'>,
): KidneyFunction | undefined {
  const years = yearsOf(person)
  const { creatinine, sex, weightKg, heightCm } = person
  if (creatinine === null || years === null || years < 1) return undefined
  if (years < 18) return heightCm ? { egfr: schwartz(creatinine, heightCm), crcl: undefined } : undefined
  if (sex === '') return undefined
  return {
    egfr: egfr(creatinine, years, sex),
    crcl: weightKg === null ? undefined : creatinineClearance(creatinine, years, sex, weightKg),
  }
}
