import type { AllergyClass } from '../record/allergy.kinds.ts'
import { readAllergies, deniesAllergies } from '../record/allergy-words.ts'

interface CurrentAnswers {
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote?: string
}
interface Filed {
  readonly allergyHistory: string
  readonly allergyClasses: readonly AllergyClass[]
}

/** What was told in one place, and what of it is not told now: classes, or the words where they give none. */
export function missingNow(
  answers: CurrentAnswers,
  { allergyHistory, allergyClasses }: Filed,
): { classes: readonly AllergyClass[]; isUnsorted: boolean } {
  const now = new Set([...answers.allergies, ...readAllergies(answers.allergyNote ?? '').classes])
  const read = readAllergies(allergyHistory)
  return {
    classes: [...new Set([...allergyClasses, ...read.classes])].filter(one => !now.has(one)),
    isUnsorted: read.isUnsorted && saysNothing(answers),
  }
}

/** The health file tells of an allergy that is not told now: it is settled before anything is asked for or signed. */
export function contradictsFile(answers: CurrentAnswers, file: Filed): boolean {
  const { classes, isUnsorted } = missingNow(answers, file)
  return classes.length > 0 || isUnsorted
}

export const saysNothing = ({ allergies, allergyNote }: CurrentAnswers): boolean =>
  allergies.length === 0 && deniesAllergies(allergyNote ?? '')
