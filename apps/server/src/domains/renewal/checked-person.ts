import type { CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import { pregnancyWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { illnessOfPotassium, type Book, type CheckedPerson } from '../drugs/public.ts'
import { classesOf } from './allergy-sources.ts'
import { mergePregnancy } from './merge-pregnancy.ts'
import type { PersonFacts } from './person-facts.ts'

/** What is told of somebody for this question. */
export interface PatientFacts {
  readonly age: number | null
  readonly gender: string | null
  /** As it was typed, in kilograms. */
  readonly weightKg?: string
  readonly liver: Organ
  readonly kidney: Organ
  readonly fertility: Fertility
  /** The day from which her weeks count. */
  readonly pregnantFrom?: string | null
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote?: string
  /** Illness, complaint and diagnosis in words. */
  readonly illness?: string
  /** Of ICD-10, as a doctor has chosen them. */
  readonly illnessCodes?: readonly string[]
}

/** So long a weight or a pregnancy that was told says something of today. */
const validMs = 280 * 86_400_000

/** Where nothing is asked of him now: what he told last. */
export function lastAnswered({ ageMonths, gender, answers }: PersonFacts, now: number): PatientFacts {
  const isRecent = answers !== null && answers.at >= now - validMs
  return {
    age: ageMonths === null ? null : Math.floor(ageMonths / 12),
    gender,
    ...(isRecent && { weightKg: answers.weightKg }),
    liver: answers?.liver ?? 'unknown',
    kidney: answers?.kidney ?? 'unknown',
    fertility: isRecent ? answers.fertility : 'none',
    pregnantFrom: answers?.pregnantFrom ?? null,
    allergies: answers?.allergies ?? [],
    allergyNote: answers?.allergyNote ?? '',
  }
}

/**
 * Of a prescription that was written before: its creatinine is one of those that `factsOf` knows, and counts while it is the
 * newest of them.
 */
export const asWrittenBefore = (facts: CheckFacts): CheckFacts => ({ ...facts, creatinine: null })

function pregnancyOf(patient: PatientFacts, facts: CheckFacts, now: number) {
  const { fertility, pregnantFrom } = mergePregnancy(patient, facts)
  return { fertility, pregnancyWeek: pregnancyWeek(pregnantFrom, now) }
}

/** Told now, and known here: what is told now of a measure goes first, and no allergy or illness takes another's place. */
export function checkedPersonOf(
  book: Book,
  patient: PatientFacts,
  known: PersonFacts,
  facts: CheckFacts,
  now: number,
): CheckedPerson {
  const chosen = book.conditionsOf(patient.illnessCodes ?? [])
  const entered = illnessOfPotassium(facts.potassium)
  const conditions = [
    ...new Set([
      ...chosen,
      ...book.conditionsIn(patient.illness ?? ''),
      ...known.conditions,
      ...(entered ? [entered] : []),
    ]),
  ]
  const weight = Number(patient.weightKg)
  const texts = [patient.allergyNote ?? '', known.record.allergyHistory]
  return {
    ageMonths: known.ageMonths ?? (patient.age === null ? null : patient.age * 12),
    sex: patient.gender === 'M' || patient.gender === 'F' ? patient.gender : '',
    weightKg: weight > 0 ? weight : null,
    heightCm: facts.heightCm ?? null,
    creatinine: facts.creatinine ?? known.creatinine?.value ?? null,
    potassium: facts.potassium ?? known.potassium,
    kidney: patient.kidney,
    liver: known.isLiverIll ? 'abnormal' : patient.liver,
    ...pregnancyOf(patient, facts, now),
    hasContraception: facts.hasContraception,
    allergies: classesOf([...patient.allergies, ...known.record.allergyClasses], []),
    allergyNote: texts.join('\n'),
    earlierAllergies: known.earlierAllergies,
    conditions,
    drinks: conditions.includes('alcohol'),
  }
}
