import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { pathwayTaskShown } from '../pathway/pathway.schemas.ts'
import { surgeryEventNames, surgeryStatuses } from './surgery.status.ts'

export const surgeryKinds = { day: '日间手术', inpatient: '住院手术', chemotherapy: '日间化疗' } as const
export type SurgeryKind = keyof typeof surgeryKinds
export const surgeryKindNames = Object.keys(surgeryKinds) as [SurgeryKind, ...SurgeryKind[]]

export const memberRoles = {
  surgeon: '主刀医生',
  assistant: '手术助手',
  anaesthetist: '麻醉医生',
  nurse: '护士',
} as const
export type MemberRole = keyof typeof memberRoles
export const memberRoleNames = Object.keys(memberRoles) as [MemberRole, ...MemberRole[]]

/** General: whatever takes the swallowing reflex away, sedation too. */
export const anaesthesias = { none: '不用麻醉', local: '局部麻醉', general: '全身麻醉或镇静' } as const
export type Anaesthesia = keyof typeof anaesthesias
export const anaesthesiaNames = Object.keys(anaesthesias) as [Anaesthesia, ...Anaesthesia[]]

const text = z.string()

export const surgeryRow = z.object({
  surgeryId: text,
  personId: text,
  personName: text,
  surgeryName: text,
  kind: z.enum(surgeryKindNames),
  /** YYYY-MM-DD */
  day: text,
  plannedAt: instant,
  hosName: text,
  deptName: text,
  ward: text,
  doctorName: text,
  status: z.enum(surgeryStatuses),
  statusLabel: text,
})
export type SurgeryRow = z.infer<typeof surgeryRow>

/** One step of the way, with the true time at which it happened; null: not yet, or the hospital has not said. */
export const surgeryStep = z.object({
  event: z.enum(surgeryEventNames),
  label: text,
  at: z.nullable(instant),
  isCurrent: z.boolean(),
})
export type SurgeryStep = z.infer<typeof surgeryStep>

export const teamMember = z.object({
  name: text,
  title: text,
  role: z.enum(memberRoleNames),
  roleLabel: text,
  /** Our doctor's page; '': has none. */
  docId: text,
  avatar: text,
})
export type TeamMember = z.infer<typeof teamMember>

export const surgeryInfo = z.extend(surgeryRow, {
  /** What the hospital's desk scans. */
  recordNumber: text,
  place: text,
  arriveAt: instant,
  anaesthesia: z.enum(anaesthesiaNames),
  /** The hospital's own words; may be empty. */
  notice: text,
  /** Who takes the patient home; '': nobody named. */
  companionName: text,
  companionRelationship: text,
  companionMobileMasked: text,
  statusText: text,
  steps: z.array(surgeryStep),
})
export type SurgeryInfo = z.infer<typeof surgeryInfo>

/** When something must be left off before the operation, and who says so. */
export const preparationLine = z.object({ text, at: instant, source: text })
export type PreparationLine = z.infer<typeof preparationLine>

export const surgeryHome = z.extend(surgeryInfo, {
  /** Drinks and food, by the true hours of this operation; medicines that the doctor has named. */
  preparation: z.array(preparationLine),
  /** The tasks of its pathway; none where there is no pathway. */
  stages: z.array(z.object({ key: text, title: text, text })),
  tasks: z.array(pathwayTaskShown),
  /** Whether this account does the tasks, or looks on. */
  isKeeper: z.boolean(),
  unreadCount: z.int(),
})
export type SurgeryHome = z.infer<typeof surgeryHome>

export const surgeryMessage = z.object({
  messageId: text,
  title: text,
  content: text,
  /** A page of the app; '': none. */
  link: text,
  createdAt: instant,
  isRead: z.boolean(),
})
export type SurgeryMessage = z.infer<typeof surgeryMessage>
