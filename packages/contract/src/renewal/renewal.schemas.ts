import * as z from 'zod/mini'
import { warning } from '../common/drug-warning.ts'
import { attachment, cents, instant } from '../common/fields.ts'
import { signatures } from '../common/signatures.ts'
import { diagnosis } from '../diagnosis/diagnosis.rules.ts'
import { allergyClassKeys } from '../record/allergy.kinds.ts'
import { cautions, drugControls, fertilities, organs } from './drug.kinds.ts'
import { reminderWeekdays } from './reminder.rules.ts'
import { renewalStatuses, wantsNames } from './renewal.status.ts'

/** A medicine of the hospital's list. */
export const drug = z.object({
  drugId: z.string(),
  drugName: z.string(),
  form: z.string(),
  /** 5mg×28片. */
  specification: z.string(),
  manufacturer: z.string(),
  /** One pack. */
  priceCents: cents,
  /** What is usual for a grown-up; the doctor decides. */
  dose: z.string(),
  frequency: z.string(),
  route: z.string(),
  control: z.enum(drugControls),
  /** Narcotic or psychotropic: seen, but not to be had here. */
  canRenew: z.boolean(),
})
export type Drug = z.infer<typeof drug>

export const drugDetail = z.object({
  ...drug.shape,
  atc: z.string(),
  ingredients: z.array(z.string()),
  pregnancy: z.enum(cautions),
  liver: z.enum(cautions),
  kidney: z.enum(cautions),
  minAge: z.int(),
})
export type DrugDetail = z.infer<typeof drugDetail>

/** What was asked for, or what was prescribed; `days` 0 where only asked. */
export const drugLine = z.object({
  drugId: z.string(),
  drugName: z.string(),
  form: z.string(),
  specification: z.string(),
  manufacturer: z.string(),
  priceCents: cents,
  packs: z.int(),
  dose: z.string(),
  frequency: z.string(),
  route: z.string(),
  days: z.int(),
})
export type DrugLine = z.infer<typeof drugLine>

/** A department that offers renewals, and how many doctors it has for them. */
export const renewalDepartment = z.object({ gbDeptCode: z.string(), gbDeptName: z.string(), doctors: z.int() })

export const renewalDoctor = z.object({
  docId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  docDeptName: z.string(),
  docHosName: z.string(),
  docAvatar: z.string(),
  docSkill: z.string(),
})

/** A doctor to be chosen for a renewal. */
export const doctorToRenew = z.object({
  ...renewalDoctor.shape,
  /** Whose renewal with this doctor has not ended: one at a time. */
  open: z.array(z.object({ personId: z.string(), consultId: z.string() })),
})

export const renewalHead = z.object({
  consultId: z.string(),
  status: z.enum(renewalStatuses),
  /** The word of the state. */
  statusLabel: z.string(),
})

/** A row of 我的续方. */
export const renewalRow = z.object({
  ...renewalHead.shape,
  personId: z.string(),
  personName: z.string(),
  docName: z.string(),
  docDeptName: z.string(),
  illnessName: z.string(),
  drugNames: z.array(z.string()),
  /** 0 while it is not known. */
  totalCents: cents,
  createdAt: instant,
})
export type RenewalRow = z.infer<typeof renewalRow>

export const delivery = z.object({
  receiver: z.string(),
  /** Masked. */
  mobile: z.string(),
  address: z.string(),
  /** Empty before it left the hospital. */
  carrier: z.string(),
  trackingNo: z.string(),
})

/** A renewal whole, as its patient reads it, and as the staff do. */
export const renewalDetail = z.object({
  ...renewalRow.shape,
  accountId: z.string(),
  hosId: z.string(),
  docHosName: z.string(),
  /** Of the hospital account, empty where none is bound. */
  recordNumber: z.string(),
  illnessTime: z.string(),
  complaint: z.string(),
  supplementContent: z.string(),
  weightKg: z.string(),
  liver: z.enum(organs),
  kidney: z.enum(organs),
  fertility: z.enum(fertilities),
  /** The day from which her weeks count; null where they are not known. */
  pregnantFrom: z.nullable(z.string()),
  allergies: z.array(z.enum(allergyClassKeys)),
  allergyNote: z.string(),
  guardianPresent: z.boolean(),
  note: z.string(),
  wants: z.enum(wantsNames),
  /** Null where it is fetched. */
  delivery: z.nullable(delivery),
  proof: z.array(attachment),
  asked: z.array(drugLine),
  /** As it stood when it was asked for; the doctor's side computes anew. */
  warnings: z.array(warning),
  /** Empty until the pharmacist has approved. */
  prescribed: z.array(drugLine),
  diagnosis: z.string(),
  /** The same by the hospital's list (ICD-10); empty where the list has no word for it. */
  diagnoses: z.array(diagnosis),
  opinion: z.string(),
  /** Empty until then. */
  prescriptionId: z.string(),
  prescriptionNo: z.string(),
  /** 缴费单号 of its medicine's bill; empty until the pharmacist has approved. */
  serialNumber: z.string(),
  drugCents: cents,
  deliveryCents: cents,
  /** Why it was refused or called off; empty otherwise. */
  endReason: z.string(),
  /** Money was paid and the window gives it back. */
  refundAtWindow: z.boolean(),
  /** What its patient may do now. */
  events: z.array(z.enum(['withdraw', 'pay', 'receive'])),
  /** Until when it can be paid; null when there is nothing to pay. */
  payUntil: z.nullable(instant),
  approvedAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  handedAt: z.nullable(instant),
})
export type RenewalDetail = z.infer<typeof renewalDetail>

/** A row of 我的处方: only what a pharmacist has approved. */
export const prescriptionRow = z.object({
  prescriptionId: z.string(),
  prescriptionNo: z.string(),
  consultId: z.string(),
  personId: z.string(),
  personName: z.string(),
  docName: z.string(),
  docDeptName: z.string(),
  diagnosis: z.string(),
  /** The same by the hospital's list (ICD-10); empty where the list has no word for it. */
  diagnoses: z.array(diagnosis),
  drugs: z.array(drugLine),
  statusLabel: z.string(),
  approvedAt: instant,
  /** Can be asked for again. */
  canRenew: z.boolean(),
})
export type PrescriptionRow = z.infer<typeof prescriptionRow>

export const prescriptionDetail = z.object({
  ...prescriptionRow.shape,
  docHosName: z.string(),
  gender: z.string(),
  age: z.nullable(z.int()),
  opinion: z.string(),
  pharmacistName: z.string(),
  prescribedAt: instant,
  /** Until when it may be filled. */
  validUntil: instant,
  /** Of the content that doctor and pharmacist have signed, SHA-256 in hex. */
  contentHash: z.string(),
  /** Null while the signed PDF is being made. */
  pdf: z.nullable(attachment),
  signatures,
})

/** What somebody takes: one approved and paid prescription. */
export const medicationRow = z.object({
  prescriptionId: z.string(),
  personId: z.string(),
  docName: z.string(),
  docDeptName: z.string(),
  drugs: z.array(drugLine),
  /** When the medicine was in the patient's hands; until it is, when it was paid. */
  startedAt: instant,
  /** After the last day of the longest of its medicines, counted from there. */
  endsAt: instant,
  /** Fetched, arrived, or taken for arrived: nobody is reminded of what he has not got. */
  isReceived: z.boolean(),
  isCurrent: z.boolean(),
  /** Empty: no reminders. */
  times: z.array(z.string()),
  /** Chosen for what is taken weekly; without one it is the weekday of the start. */
  weekdays: z._default(reminderWeekdays, []),
})
export type MedicationRow = z.infer<typeof medicationRow>

/** The same with what is to be ticked today, in the order of the day. */
export const medicationDetail = z.object({
  ...medicationRow.shape,
  /** null: nothing was said of it yet. `drugNames`: what is to be taken at that time. */
  today: z.array(
    z.object({
      on: z.string(),
      time: z.string(),
      isTaken: z.nullable(z.boolean()),
      drugNames: z._default(z.array(z.string()), []),
    }),
  ),
})
export type MedicationDetail = z.infer<typeof medicationDetail>
