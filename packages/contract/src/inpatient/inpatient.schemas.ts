import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { admissionStatuses } from './admission.status.ts'
import { bedTypeNames, contactRelationNames, insuranceKindNames } from './inpatient.rules.ts'

const text = z.string()
const maybe = z.nullable(instant)
const number = z.nullable(z.number())

/** One of the account's people, as the choice for in-hospital services shows him. */
export const stayPerson = z.object({
  personId: text,
  personName: text,
  /** 病案号; empty: not bound to a hospital account. */
  recordNumber: text,
  hosName: text,
  isInHospital: z.boolean(),
  /** 在院 or 出院. */
  stayLabel: text,
  /** The stay that he is in, else the newest that he waits for, else the last; empty: none. */
  admissionId: text,
  statusLabel: text,
})
export type StayPerson = z.infer<typeof stayPerson>

/** Where one stands in the line for a bed. */
export const bedLine = z.object({
  /** People before him who wait for a bed of the department. */
  ahead: z.int(),
  /** Days, from and to; null: too few beds have come free lately to say. */
  days: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** In plain words, with what it is worked out from. */
  sentence: text,
})
export type BedLine = z.infer<typeof bedLine>

export const admissionCard = z.object({
  admissionId: text,
  personId: text,
  personName: text,
  recordNumber: text,
  hosId: text,
  hosName: text,
  deptName: text,
  wardName: text,
  bedNo: text,
  bedType: z.enum(bedTypeNames),
  bedTypeLabel: text,
  /** The day of admission that is wished, YYYY-MM-DD; empty: none. */
  wishedOn: text,
  notedOn: text,
  status: z.enum(admissionStatuses),
  activeFlag: z.int(),
  statusLabel: text,
  line: z.nullable(bedLine),
})
export type AdmissionCard = z.infer<typeof admissionCard>

export const registration = z.object({
  contactName: text,
  contactMobile: text,
  contactRelation: z.enum(contactRelationNames),
  address: text,
  insuranceKind: z.enum(insuranceKindNames),
})
export type Registration = z.infer<typeof registration>

export const savedRemark = z.object({
  needs: text,
  whiteBloodCell: number,
  whiteBloodCellOn: text,
  mensesOn: text,
  medicines: text,
  remark: text,
  measuredOn: text,
  systolic: number,
  diastolic: number,
})
export type SavedRemark = z.infer<typeof savedRemark>

export const summaryDrug = z.object({
  name: text,
  /** 每次1片，每日1次. */
  usage: text,
  /** HH:MM of Asia/Shanghai, one for each time a day. */
  times: z.array(text),
  days: z.int(),
})
export const dischargeSummary = z.object({
  dischargedAt: instant,
  diagnosis: text,
  course: text,
  advice: text,
  drugs: z.array(summaryDrug),
  /** null: none was made. */
  nextAppointment: z.nullable(z.object({ day: text, deptName: text, doctorName: text, note: text })),
})
export type DischargeSummary = z.infer<typeof dischargeSummary>

export const admissionDetail = z.extend(admissionCard, {
  gender: z.enum(['M', 'F', '']),
  /** The hospital's number of the note. */
  noteNo: text,
  diagnosis: text,
  doctorName: text,
  validUntil: instant,
  statusText: text,
  /** Why a bed was not kept, or it was called off; empty otherwise. */
  reason: text,
  calledAt: maybe,
  answerBy: maybe,
  arriveOn: text,
  admittedAt: maybe,
  /** The telephone of the ward; empty: not known. */
  wardPhone: text,
  wardPlace: text,
  canRegister: z.boolean(),
  canAnswer: z.boolean(),
  canChange: z.boolean(),
  canDecline: z.boolean(),
  registration: z.nullable(registration),
  remark: savedRemark,
  advice: z.array(text),
  summary: z.nullable(dischargeSummary),
  /** The pathways of this account for it: the stay, and what comes after. */
  pathwayIds: z.array(text),
  history: z.array(z.object({ status: z.enum(admissionStatuses), label: text, at: instant })),
})
export type AdmissionDetail = z.infer<typeof admissionDetail>

/** What a page about a person's admission begins with. */
export const admissionOf = z.object({
  personId: text,
  personName: text,
  /** Empty: not bound to a hospital account. */
  recordNumber: text,
  hosName: text,
  isInHospital: z.boolean(),
  /** What the hospital's file says, as a proposal for the form; empty where it says nothing. */
  admission: z.nullable(admissionDetail),
})
export type AdmissionOf = z.infer<typeof admissionOf>

export const admissionRow = z.object({
  admissionId: text,
  personName: text,
  hosName: text,
  deptName: text,
  /** What the hospital has written: at discharge, else when the bed was asked for. */
  diagnosis: text,
  status: z.enum(admissionStatuses),
  statusLabel: text,
  onDay: text,
})

export const inpatientService = z.object({
  serviceName: text,
  note: text,
  /** done, now, or later. */
  status: z.enum(['done', 'now', 'later']),
  statusLabel: text,
  link: text,
  /** Where it is done: on the phone, or in the ward. */
  place: text,
})
export type InpatientService = z.infer<typeof inpatientService>

export const toDo = z.object({
  examinationId: text,
  itemName: text,
  appliedOn: text,
  status: text,
  statusLabel: text,
  isToBook: z.boolean(),
})
export type ToDo = z.infer<typeof toDo>

export const processStep = z.object({
  taskId: text,
  title: text,
  content: text,
  isRead: z.boolean(),
  canRead: z.boolean(),
  readAt: maybe,
})
export type ProcessStep = z.infer<typeof processStep>

/** A day on the ward, as the hospital tells it. */
export const wardDay = z.object({
  onDay: text,
  wardName: text,
  wardPhone: text,
  bedNo: text,
  plan: z.array(z.object({ at: instant, what: text, place: text, note: text, isDone: z.boolean() })),
  team: z.array(z.object({ role: text, name: text, title: text })),
  meals: z.array(z.object({ meal: text, time: text, dishes: text, orderUntil: text })),
  diet: text,
  visiting: z.array(text),
  rules: z.array(text),
})
export type WardDay = z.infer<typeof wardDay>
