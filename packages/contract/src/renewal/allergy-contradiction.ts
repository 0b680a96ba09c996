import type { AllergyClass } from '../record/allergy.kinds.ts'

/** A text that says there is none, or says nothing. */
const saysNone = /^(?:无|没有|否认|未发现|不详|暂无)?[。\s]*$|^(?:无|否认|没有)(?:药物|食物)*(?:、食物)?过敏史?[。\s]*$/
export const saysNoAllergy = (text: string): boolean => saysNone.test(text.trim())

interface CurrentAnswers {
  readonly allergies: readonly AllergyClass[]
  readonly allergyNote?: string
}
interface Filed {
  readonly allergyHistory: string
  readonly allergyClasses: readonly AllergyClass[]
}

/** The health file tells of an allergy that is not told now: it is settled before anything is asked for or signed. */
export function contradictsFile(answers: CurrentAnswers, file: Filed): boolean {
  if (file.allergyClasses.length === 0) return !saysNoAllergy(file.allergyHistory) && saysNothing(answers)
  return file.allergyClasses.some(one => !answers.allergies.includes(one))
}

export const saysNothing = ({ allergies, allergyNote }: CurrentAnswers): boolean =>
  allergies.length === 0 && !allergyNote?.trim()
