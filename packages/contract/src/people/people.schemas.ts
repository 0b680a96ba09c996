import * as z from 'zod/mini'
import { maritalStatus } from '../common/marital-status.ts'
import { relationship } from './people.rules.ts'

/** A person's file at a hospital, bound to him here. */
export const hospitalRecord = z.object({
  hospitalAccountId: z.string(),
  /** The hospital, not a campus. */
  groupId: z.string(),
  hosName: z.string(),
  /** 病案号. */
  recordNumber: z.string(),
})
export type HospitalRecord = z.infer<typeof hospitalRecord>

/** A person as his account sees him (core 3, Related person). */
export const person = z.object({
  personId: z.string(),
  personName: z.string(),
  /** Masked; empty while there is none. */
  idCard: z.string(),
  /** Masked; empty while there is none. */
  mobile: z.string(),
  /** From the ID number; empty while it is not known. */
  gender: z.enum(['M', 'F', '']),
  /** Full years, from the ID number; null while it is not known. */
  age: z.nullable(z.int()),
  /** 'YYYY-MM-DD', from the ID number; empty while it is not known. */
  birthOn: z.string(),
  /** The age as emergencies are read with it (triage/known-words.ts): 出生12天, 孩子3岁, 58岁; empty while it is not known. */
  ageWords: z.string(),
  relationship,
  maritalStatus,
  areaCode: z.string(),
  areaName: z.string(),
  avatarAttaId: z.string(),
  /** Address of the avatar with a ticket; empty while there is none. */
  avatarUrl: z.string(),
  /** Verified: name and ID number are locked. */
  isRealname: z.boolean(),
  /** The account's own person: at most one. */
  isSelf: z.boolean(),
  /** Stands first and is chosen by itself; the own person while nobody else was made it. */
  isDefault: z.boolean(),
  /** Under six, and no guardian is recorded: he cannot be used yet. */
  needsGuardian: z.boolean(),
  guardianName: z.string(),
  /** Masked. */
  guardianIdCard: z.string(),
  /** Masked. */
  guardianMobile: z.string(),
  guardianRelationship: z.string(),
  /** His hospital accounts, oldest first; where people are listed and shown, not where they are changed. */
  records: z.optional(z.array(hospitalRecord)),
  /** Of the oldest of them, beside the person himself; left out while there is none. */
  recordNumber: z.optional(z.string()),
  groupId: z.optional(z.string()),
  hosId: z.optional(z.string()),
})
export type Person = z.infer<typeof person>

/** A recorded guardian and whose he is. */
export const recordedGuardian = z.pick(person, {
  personId: true,
  personName: true,
  guardianName: true,
  guardianIdCard: true,
  guardianMobile: true,
  guardianRelationship: true,
})
