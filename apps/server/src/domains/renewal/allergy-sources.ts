import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { readAllergies, deniesAllergies } from '@nethos/contract/record/allergy-words.ts'
import { contradictsFile, missingNow, saysNothing } from '@nethos/contract/renewal/allergy-contradiction.ts'
import type { EarlierAllergies } from './last-answers.ts'

interface Answers {
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote?: string
}
interface RecordedAllergies {
  readonly allergyHistory: string
  readonly allergyClasses: readonly AllergyClass[]
}

/** What the health file tells of allergies and the patient does not tell now. */
export function contradictsNow(patient: Answers, record: RecordedAllergies): string[] {
  if (!contradictsFile(patient, record)) return []
  const now = saysNothing(patient) ? '无' : '有'
  const filed = record.allergyHistory || labelsOf(record.allergyClasses)
  return [`本次填写过敏史“${now}”，健康档案写有“${filed}”，两处不一致`]
}

/** The same over everything that was told here, the newest place of each allergy named with its date. */
export function contradictionsIn(
  patient: Answers,
  record: RecordedAllergies,
  earlier: readonly EarlierAllergies[],
): string[] {
  const now = saysNothing(patient) ? '写无' : '没有写'
  const named = new Set<string>(missingNow(patient, record).classes)
  const sentences = earlier.flatMap(({ from, classes, note }) => {
    const missing = missingNow(patient, { allergyHistory: note, allergyClasses: classes })
    const fresh = missing.classes.filter(one => !named.has(one))
    for (const one of fresh) named.add(one)
    if (fresh.length > 0) return [`${from}写了${labelsOf(fresh)}过敏，这次${now}`]
    if (!missing.isUnsorted || named.has(note)) return []
    named.add(note)
    return [`${from}写了“${note}”，这次${now}`]
  })
  return [...contradictsNow(patient, record), ...sentences]
}

/** All that is told of allergies, as classes. */
export const classesOf = (ticked: readonly AllergyClass[], texts: readonly string[]): AllergyClass[] => [
  ...new Set([...ticked, ...texts.flatMap(text => readAllergies(text).classes)]),
]

const labelsOf = (classes: readonly AllergyClass[]): string => classes.map(key => allergyClasses[key]).join('、')

/** For the sheet: told now, written in the health file, and told before. */
export function allergiesInWords(ticked: readonly AllergyClass[], texts: readonly string[]): string {
  const told = [...new Set(texts.map(text => text.trim()))].filter(text => !deniesAllergies(text))
  return [...classesOf(ticked, told).map(key => allergyClasses[key]), ...told].join('、') || '无'
}
