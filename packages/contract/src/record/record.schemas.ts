import * as z from 'zod/mini'
import { attachment, instant } from '../common/fields.ts'
import { allergyClassKeys } from './allergy.kinds.ts'

/** Whose file it is; numbers masked. */
const subject = {
  /** The account whose file it is. */
  accountId: z.string(),
  personId: z.string(),
  personName: z.string(),
  gender: z.enum(['M', 'F', '']),
  age: z.nullable(z.int()),
  idCard: z.string(),
  mobile: z.string(),
  /** The account's own person. */
  isSelf: z.boolean(),
}

/** The four texts of the health file; '' where nothing is told. */
const fourTexts = {
  presentingComplaint: z.string(),
  pastHistory: z.string(),
  familyHistory: z.string(),
  allergyHistory: z.string(),
  /** The drug classes among what the allergy text tells. */
  allergyClasses: z.array(z.enum(allergyClassKeys)),
}

const fiveMore = {
  surgeryHistory: z.string(),
  traumaHistory: z.string(),
  marriageHistory: z.string(),
  menstrualHistory: z.string(),
  otherHistory: z.string(),
}

export const healthFile = z.object({ ...subject, ...fourTexts })
export type HealthFile = z.infer<typeof healthFile>

/** All that a hospital asks of somebody's history. */
export const illnessHistory = z.object({
  ...subject,
  ...fourTexts,
  ...fiveMore,
})
export type IllnessHistory = z.infer<typeof illnessHistory>

/** 就诊记录: what was found and done on a day, with pictures. */
export const treatment = z.object({
  treatmentId: z.string(),
  personId: z.string(),
  content: z.string(),
  /** Epoch seconds: the day of the visit. */
  treatedAtSeconds: z.int(),
  creatorName: z.string(),
  createdAt: instant,
  attaIdList: z.array(z.string()),
  /** Each with `attaFileUrl`, the documents' other word for its address. */
  attaList: z.array(z.object({ ...attachment.shape, attaFileUrl: z.string() })),
})
export type Treatment = z.infer<typeof treatment>

/** One that was deleted and can be fetched back until `restorableUntil`. */
export const removedTreatment = z.object({ ...treatment.shape, restorableUntil: instant })
export type RemovedTreatment = z.infer<typeof removedTreatment>

/** The whole record without whose it is: what the doctor's desk adds to what it knows of the person. */
export const historiesShown = z.object({ ...fourTexts, ...fiveMore, treatments: z.array(treatment) })
export type HistoriesShown = z.infer<typeof historiesShown>
