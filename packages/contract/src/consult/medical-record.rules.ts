import * as z from 'zod/mini'
import { diagnosisCodes } from '../diagnosis/diagnosis.rules.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'

/** Limits of our own: the documents set none. */
const limits = { title: 30, complained: 200, illnessName: 50, opinion: 500 } as const

/** A medical record as a doctor writes it. */
export const medicalRecord = z.object({
  title: limitedText('病历标题', limits.title),
  /** 主诉. */
  complained: limitedText('主诉', limits.complained),
  illnessName: optionalLimitedText('初步诊断', limits.illnessName),
  diagnosisCodes,
  medicalOpinion: limitedText('医生意见', limits.opinion),
})
