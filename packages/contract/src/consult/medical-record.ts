import * as z from 'zod/mini'
import { limitedText, optionalLimitedText } from '../common/text.ts'

/** Limits of our own: the documents set none. */
export const medicalRecordLimits = { title: 30, complained: 200, illnessName: 50, opinion: 500 } as const

/** What a MEDICAL_RECORD message carries as JSON (core 3: title, complained). */
export const medicalRecord = z.object({
  title: limitedText('病历标题', medicalRecordLimits.title),
  /** 主诉. */
  complained: limitedText('主诉', medicalRecordLimits.complained),
  illnessName: optionalLimitedText('初步诊断', medicalRecordLimits.illnessName),
  medicalOpinion: limitedText('医生意见', medicalRecordLimits.opinion),
})
export type MedicalRecord = z.output<typeof medicalRecord>

/** Said after every opinion (core 2). */
export const seeHospital = '如有不适，请及时到线下医院就诊'

/** What stands in a message, or undefined when it is none. */
export function medicalRecordIn({
  msgType,
  replyContent,
}: {
  msgType: string
  replyContent: string
}): MedicalRecord | undefined {
  if (msgType !== 'MEDICAL_RECORD') return undefined
  try {
    const { title, complained, illnessName, medicalOpinion } = JSON.parse(replyContent) as Partial<MedicalRecord>
    return {
      title: title ?? '病历',
      complained: complained ?? '',
      illnessName: illnessName ?? '',
      medicalOpinion: medicalOpinion ?? '',
    }
  } catch {
    return undefined
  }
}
