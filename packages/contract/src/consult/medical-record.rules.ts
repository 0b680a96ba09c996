import * as z from 'zod/mini'
import { diagnosisCodes } from '../diagnosis/diagnosis.rules.ts'
import { anyProofKind, proofUnchecked, type ProofKind } from '../record/proof.kinds.ts'
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
  /** Which proof of an earlier diagnosis was looked at; wanted with a diagnosis of the list. */
  proof: anyProofKind,
  medicalOpinion: limitedText('医生意见', limits.opinion),
})

/** Online nobody is seen for the first time: a diagnosis of the list wants its proof. */
export const wrongProof = (diagnoses: number, proof: ProofKind | ''): string | undefined =>
  diagnoses > 0 && proof === '' ? proofUnchecked : undefined
