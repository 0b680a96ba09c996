import type { Diagnosis } from '../diagnosis/diagnosis.rules.ts'

/** What a MEDICAL_RECORD message carries as JSON (core 3: title, complained). Its rules: medical-record.rules.ts. */
export interface MedicalRecord {
  readonly title: string
  /** 主诉. */
  readonly complained: string
  readonly illnessName: string
  /** By the hospital's list (ICD-10). */
  readonly diagnoses: Diagnosis[]
  readonly medicalOpinion: string
}

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
    const { title, complained, illnessName, diagnoses, medicalOpinion } = JSON.parse(
      replyContent,
    ) as Partial<MedicalRecord>
    return {
      title: title ?? '病历',
      complained: complained ?? '',
      illnessName: illnessName ?? '',
      diagnoses: diagnoses ?? [],
      medicalOpinion: medicalOpinion ?? '',
    }
  } catch {
    return undefined
  }
}
