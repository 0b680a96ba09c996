import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { elsewhereAlarm } from '../triage/alarm.fields.ts'
import { allergyClassKeys } from './allergy.kinds.ts'

/** Who told of an allergy: the health file, or the patient in this consult or his last renewal. */
export const allergySources = ['file', 'told'] as const

/**
 * What decides on treatment and medicines, before anything else is read: on top of every consult, renewal, prescription and
 * video room at the desk. What nobody has said is null, never a guess; each page says so in words.
 */
export const patientHead = z.object({
  personName: z.string(),
  /** What his words in this consult may be that cannot wait, as labels joined; '' nothing. */
  urgent: z.string(),
  /** What cannot wait that he has said in other places in the last three days, the newest first; a false alarm is none. */
  elsewhere: z.array(elsewhereAlarm),
  gender: z.nullable(z.string()),
  /** Full months today, by the birthday; null where that is not known. */
  ageMonths: z.nullable(z.int()),
  /** Kilograms as the patient told them last. */
  weight: z.nullable(z.object({ kg: z.string(), at: instant })),
  /** 生育情况 as told last: in words, and whether it is pregnancy or breastfeeding. */
  fertility: z.nullable(z.object({ label: z.string(), isCaution: z.boolean(), at: instant })),
  allergies: z.object({
    /** Somebody was asked; false: 过敏史未填, which is not the same as none. */
    isTold: z.boolean(),
    isAllergic: z.boolean(),
    classes: z.array(z.enum(allergyClassKeys)),
    notes: z.array(z.object({ from: z.enum(allergySources), text: z.string() })),
  }),
  /** Illnesses that histories and diagnoses name, in words, as far as the table of drugs knows them. */
  conditions: z.array(z.string()),
  /** What stands in the histories of the health file, as it was written: 既往史：间质性肺病. */
  histories: z.array(z.string()),
  /** What doctors have diagnosed here, newest first. */
  diagnoses: z.array(z.string()),
  /** What is being taken of what was prescribed here, with its dose. */
  medicines: z.array(z.string()),
  kidney: z.object({
    /** 肾功能 as the patient told it last, in words; '' where he was not asked. */
    label: z.string(),
    isAbnormal: z.boolean(),
    /** The newest value that a doctor has entered or the hospital's laboratory has measured: creatinine in µmol/L, eGFR (CKD-EPI 2021) and clearance in ml/min. */
    measured: z.nullable(
      z.object({
        creatinine: z.number(),
        egfr: z.nullable(z.int()),
        clearance: z.nullable(z.int()),
        at: instant,
        from: z.enum(['doctor', 'report']),
      }),
    ),
  }),
  liver: z.object({ label: z.string(), isAbnormal: z.boolean() }),
  /** What was prescribed here before, newest first. */
  prescriptions: z.array(
    z.object({
      prescriptionId: z.string(),
      approvedAt: instant,
      docName: z.string(),
      diagnosis: z.string(),
      /** Each with its dose. */
      drugs: z.array(z.string()),
    }),
  ),
})
export type PatientHead = z.infer<typeof patientHead>
