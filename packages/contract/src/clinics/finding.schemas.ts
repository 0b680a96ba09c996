import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { periodNames, sessionKindNames } from '../booking/session.kinds.ts'
import { statedFee } from '../booking/stated-fee.ts'
import { slotStateNames } from '../booking/slot.states.ts'

const slotState = z.enum(slotStateNames)
const period = z.enum(periodNames)
/** YYYY-MM-DD. */
const onDay = z.string()
/** HH:mm. */
const time = z.string()

/** The soonest number that can be had now. */
export const nextFree = z.object({ sessionId: z.string(), onDay, period, time })
export type NextFree = z.infer<typeof nextFree>

/** One session: who, where, when, for how much, and what is left of it. */
export const session = z.object({
  sessionId: z.string(),
  onDay,
  period,
  kind: z.enum(sessionKindNames),
  feeCents: statedFee,
  slotState,
  deptId: z.string(),
  deptName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  /** Empty: any doctor of the department. */
  clinicDoctorId: z.string(),
  /** Empty: any doctor of the department. */
  docName: z.string(),
  docTitle: z.string(),
  campusName: z.string(),
  room: z.string(),
  registration: z.enum(['ahead', 'same_day']),
  /** When its numbers are given out. */
  releaseAt: instant,
  /** By the first taps, or by lot among all who ask in the first minutes. */
  releaseBy: z.enum(['first_come', 'draw']),
  /** Its draw has been announced: there is a page of it for everybody. */
  hasDraw: z.boolean(),
  /** Numbers that are free. */
  left: z.int(),
  /** Of the first free number; empty: none. */
  time,
  stopReason: z.string(),
})
export type Session = z.infer<typeof session>

export const clinicDoctor = z.object({
  clinicDoctorId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  /** File id of the portrait; empty: none. */
  docAvatar: z.string(),
  docSkill: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  isExpert: z.boolean(),
})
export type ClinicDoctor = z.infer<typeof clinicDoctor>

/** A doctor, and what can be had of him from today on. */
export const doctorWithState = z.extend(clinicDoctor, {
  slotState,
  /** What the next number costs, else what the cheapest session does; null: no session. */
  feeCents: z.nullable(cents),
  next: z.nullable(nextFree),
  /** When the next numbers are released; null: none are to come. */
  releaseAt: z.nullable(instant),
})
export type DoctorWithState = z.infer<typeof doctorWithState>

/** A doctor with his sessions of one day; without an id: the department's clinic that any doctor may hold. */
export const doctorOfDay = z.extend(clinicDoctor, { schemes: z.array(session) })
export type DoctorOfDay = z.infer<typeof doctorOfDay>

const departmentFields = {
  deptId: z.string(),
  deptCode: z.string(),
  deptName: z.string(),
  /** Floor and room of its desk; may be empty. */
  place: z.string(),
  slotState,
  /** The first day on which a number can be had; empty: none. */
  nextDay: z.string(),
}
/** A department to book, with those below it; its state is the best of all of them. */
export const departmentWithState = z.object({
  ...departmentFields,
  subDepartments: z.array(z.object(departmentFields)),
})
export type DepartmentWithState = z.infer<typeof departmentWithState>

export const clinicDepartment = z.object({
  deptId: z.string(),
  deptName: z.string(),
  /** Name of a public picture; empty: none. */
  deptAvatar: z.string(),
  deptIntro: z.string(),
  place: z.string(),
  hosId: z.string(),
  hosName: z.string(),
})

export const clinicNumber = z.object({ numberId: z.string(), no: z.int(), time, slotState })
export type ClinicNumber = z.infer<typeof clinicNumber>
