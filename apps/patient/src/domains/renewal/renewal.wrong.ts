import { serverNow } from '@nethos/calls/config.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { lastWeek, pregnancyWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { guardianHere, proofMissing } from '@nethos/contract/renewal/renewal.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { RenewalDraft } from './use-renewal-draft.ts'

/** The sentences of what is missing or wrong in each step, by the rules of the server. */
export const wrongIllness = (draft: RenewalDraft) => ({
  illnessName: sentenceOf(rules.illnessName, draft.illnessName),
  illnessTime: sentenceOf(rules.illnessTime, draft.illnessTime),
  complaint: sentenceOf(rules.complaint, draft.complaint),
  proof: draft.proof.length === 0 ? proofMissing : undefined,
})

export const wrongFacts = (draft: RenewalDraft, isSmall: boolean) => ({
  weightKg: sentenceOf(rules.weightKg, draft.weightKg),
  liver: sentenceOf(rules.liver, draft.liver ?? undefined),
  kidney: sentenceOf(rules.kidney, draft.kidney ?? undefined),
  fertility: sentenceOf(rules.fertility, draft.fertility ?? undefined),
  pregnantFrom:
    draft.fertility === 'pregnant' && draft.pregnantFrom && pregnancyWeek(draft.pregnantFrom, serverNow()) === null
      ? `孕周应在1到${lastWeek}周之间，请核对`
      : undefined,
  hasAllergy: draft.hasAllergy === null ? '请选择是否有药物过敏' : undefined,
  allergies:
    draft.hasAllergy === 'yes' && draft.allergies.length === 0 && draft.allergyNote.trim() === ''
      ? '请选择或填写过敏的药物'
      : undefined,
  allergyNote: sentenceOf(rules.allergyNote, draft.allergyNote),
  guardian: isSmall && !draft.guardianPresent ? guardianHere : undefined,
})

export const wrongDelivery = (draft: RenewalDraft) => ({
  wants: sentenceOf(rules.wants, draft.wants ?? undefined),
  address: draft.wants === 'delivery' && draft.addressId === '' ? '请选择收货地址' : undefined,
  note: sentenceOf(rules.renewalNote, draft.note),
})

export const isRight = (wrong: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(wrong).every(sentence => sentence === undefined)
