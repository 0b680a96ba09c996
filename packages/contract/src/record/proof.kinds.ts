import * as z from 'zod/mini'

/** 复诊凭证: without a diagnosis made before, nothing is diagnosed or prescribed online (互联网诊疗管理办法（试行）2018, article 16). */
export const proofKinds = {
  outpatient: '门诊病历',
  inpatient: '住院病历或出院小结',
  certificate: '诊断证明',
  prescription: '既往处方',
  here: '本院既往诊疗记录',
} as const
export type ProofKind = keyof typeof proofKinds
export const proofKindNames = Object.keys(proofKinds) as [ProofKind, ...ProofKind[]]
export const proofUnchecked = '请核对复诊凭证，并选择核对的是哪一种'
export const proofKind = z.enum(proofKindNames, { error: proofUnchecked })
/** '' where none has to be looked at. */
export const anyProofKind = z._default(z.enum([...proofKindNames, '']), '')
