import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { examinationStatuses } from './examination.status.ts'
import { itemOrderStatuses } from './item-order.status.ts'

export const examinationKinds = {
  blood: '抽血检验',
  ecg: '心电图',
  ultrasound: '超声',
  xray: 'X线',
  ct: 'CT',
  mri: '磁共振',
  barium: '钡剂造影',
  endoscopy: '内镜',
  function: '功能检查',
} as const
export type ExaminationKind = keyof typeof examinationKinds
export const examinationKind = z.enum(Object.keys(examinationKinds) as [ExaminationKind, ...ExaminationKind[]])

const text = z.string()
const instantOrNull = z.nullable(instant)

/** One thing to do or to know before, with where it stands. */
export const preparationStep = z.object({
  text,
  /** From when it counts, once there is a time; null: no instant of its own. */
  at: instantOrNull,
  source: text,
})

export const examinationRow = z.object({
  examinationId: text,
  itemName: text,
  kind: examinationKind,
  kindLabel: text,
  deptName: text,
  place: text,
  /** The day that is kept, YYYY-MM-DD; empty while there is none. */
  day: text,
  startsAt: instantOrNull,
  endsAt: instantOrNull,
  orderedAt: instant,
  needsAppointment: z.boolean(),
  status: z.enum(examinationStatuses),
  statusLabel: text,
})
export type ExaminationRow = z.infer<typeof examinationRow>

export const examinationDetail = z.extend(examinationRow, {
  personId: text,
  personName: text,
  hosName: text,
  statusText: text,
  /** Why a time was not kept; empty otherwise. */
  reason: text,
  validUntil: instant,
  minutes: z.int(),
  /** The hospital's own words. */
  preparation: text,
  steps: z.array(preparationStep),
  history: z.array(z.object({ status: z.enum(examinationStatuses), label: text, at: instant })),
  /** Where it waits in a queue; null: in none. */
  hasQueue: z.boolean(),
})
export type ExaminationDetail = z.infer<typeof examinationDetail>

export const slot = z.object({
  slotId: text,
  startsAt: instant,
  endsAt: instant,
  /** Places left; null: nobody counts them. */
  left: z.nullable(z.int()),
})
export type ExaminationSlot = z.infer<typeof slot>

export const tripLeg = z.object({
  examinationId: text,
  itemName: text,
  place: text,
  slotId: text,
  startsAt: instant,
  endsAt: instant,
  /** On foot from the one before, minutes. */
  walkMinutes: z.int(),
  /** Why it stands here, in plain words. */
  why: text,
})
export const trip = z.object({
  personName: text,
  /** Empty: there is no day on which all can be done in one visit. */
  day: text,
  legs: z.array(tripLeg),
  /** What cannot go into one visit, and why. */
  apart: z.array(z.object({ examinationId: text, itemName: text, why: text })),
  /** Days after it on which it would go too. */
  otherDays: z.array(text),
  sources: z.array(text),
})
export type Trip = z.infer<typeof trip>

export const queueEntryStatuses = ['waiting', 'called', 'missed', 'done'] as const
export const queuePlace = z.object({
  entryId: text,
  queueName: text,
  deptName: text,
  room: text,
  itemName: text,
  status: z.enum(queueEntryStatuses),
  statusText: text,
  number: z.int(),
  /** Who is called now; null: nobody yet. */
  calledNumber: z.nullable(z.int()),
  before: z.int(),
  /** Minutes until the call, from and to; null: too few calls lately to say. */
  wait: z.nullable(z.object({ from: z.int(), to: z.int() })),
  leaveMinutes: z.int(),
  shouldLeave: z.boolean(),
  changedAt: instant,
})
export type QueuePlace = z.infer<typeof queuePlace>

export const orderableItem = z.object({
  itemId: text,
  itemName: text,
  priceCents: cents,
  groupName: text,
  place: text,
})
export type OrderableItem = z.infer<typeof orderableItem>

export const itemOrderRow = z.object({
  itemOrderId: text,
  personName: text,
  itemNames: text,
  totalCents: cents,
  status: z.enum(itemOrderStatuses),
  statusLabel: text,
  createdAt: instant,
})
export type ItemOrderRow = z.infer<typeof itemOrderRow>
export const itemOrderDetail = z.extend(itemOrderRow, {
  hosName: text,
  place: text,
  statusText: text,
  reason: text,
  /** What is shown at the sampling point; empty before the hospital has opened the order. */
  code: text,
  payBy: instant,
  validUntil: instant,
  items: z.array(z.object({ itemName: text, priceCents: cents })),
})
export type ItemOrderDetail = z.infer<typeof itemOrderDetail>
