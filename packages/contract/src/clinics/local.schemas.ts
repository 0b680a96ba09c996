import * as z from 'zod/mini'
import { periodNames, sessionKindNames } from '../booking/session.kinds.ts'
import { cents, instant } from '../common/fields.ts'
import { localClinicFields, localDeptKinds } from './local.rules.ts'

export const localDoctor = z.object({
  doctorCode: z.string(),
  doctorName: z.string(),
  title: z.string(),
  skill: z.string(),
  isExpert: z.boolean(),
  /** Our doctor on the platform; empty: none. */
  docId: z.string(),
  position: z.int(),
  isActive: z.boolean(),
})

export const localDepartment = z.object({
  deptCode: z.string(),
  /** Empty: of the first level. */
  parentCode: z.string(),
  deptName: z.string(),
  introduction: z.string(),
  place: z.string(),
  kind: z.enum(localDeptKinds),
  partCodes: z.array(z.string()),
  /** National code; may be empty. */
  gbDeptCode: z.string(),
  position: z.int(),
  isActive: z.boolean(),
  doctors: z.array(localDoctor),
})
export type LocalDepartment = z.infer<typeof localDepartment>
export type LocalDoctor = z.infer<typeof localDoctor>

const named = { deptCode: z.string(), deptName: z.string(), doctorCode: z.string(), doctorName: z.string() }

export const localPlan = z.object({
  planCode: z.string(),
  /** 1 Monday to 7 Sunday. */
  weekday: z.int(),
  ...named,
  ...localClinicFields,
  /** Up to and with this day its sessions have been made; empty: none yet. */
  grownUntil: z.string(),
})
export type LocalPlan = z.infer<typeof localPlan>

export const localSession = z.object({
  sessionCode: z.string(),
  ...named,
  onDay: z.string(),
  period: z.enum(periodNames),
  kind: z.enum(sessionKindNames),
  feeCents: cents,
  campusName: z.string(),
  room: z.string(),
  isStopped: z.boolean(),
  stopReason: z.string(),
  releaseAt: instant,
  releaseBy: z.enum(['first_come', 'draw']),
  startsAt: instant,
  endsAt: instant,
  /** Of all its numbers: free, with patients of ours, sold or kept at the window. */
  numberCount: z.int(),
  freeCount: z.int(),
  patientCount: z.int(),
  windowCount: z.int(),
})
export type LocalSession = z.infer<typeof localSession>

export const localNumber = z.object({
  numberCode: z.string(),
  no: z.int(),
  startsAt: instant,
  /** window: sold there or kept for it; held: taken, not paid yet. */
  state: z.enum(['free', 'window', 'held', 'registered']),
  /** Whose number it is or was; empty: nobody's of ours. */
  bookingId: z.string(),
  outcome: z.enum(['', 'seen', 'missed']),
})
