import { examinationKinds, type ExaminationKind } from '@nethos/contract/exam/exam.schemas.ts'

export const examinationKindNames = Object.keys(examinationKinds) as [ExaminationKind, ...ExaminationKind[]]

/**
 * What we ask of a hospital's order and appointment system for examinations, in our words. Orders, places and queues are the
 * hospital's: we keep a copy to find and to take quickly, the hospital's answer decides.
 *
 * Codes are the hospital's own, 1 to 64 characters, unique within one hospital. Instants are epoch ms, money integer cents.
 * Every call rejects with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalExaminations {
  /** Whether such a system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** What a patient may order for himself (开单项目). */
  items(hosId: string): Promise<OrderableItem[]>
  /** The orders of a file that can still be used, and those of the last 90 days. */
  orders(hosId: string, recordNumber: string): Promise<ExaminationOrder[]>
  /** All times of all rooms from one day to another, both included; at most 15 days. */
  slots(hosId: string, fromDay: string, toDay: string): Promise<ExaminationSlot[]>
  /**
   * Keeps a place. Repeated with the same `ourNo` it gives the same answer. Rejects with SlotFullError,
   * OrderClosedError (done, called off, or with an appointment under another number).
   */
  appoint(hosId: string, appointment: { ourNo: string; orderNo: string; slotCode: string }): Promise<Appointed>
  /** Another place for the one that is kept, which stays kept when this is refused: SlotFullError, OrderClosedError. */
  change(hosId: string, ourNo: string, slotCode: string): Promise<Appointed>
  /** Gives the place back. Repeated, or for something the hospital does not know: does nothing. */
  cancel(hosId: string, ourNo: string): Promise<void>
  /** Opens an order that the patient has paid with us. Repeated it gives the same answer. Rejects with FileUnknownError, OrderClosedError. */
  openItems(hosId: string, order: NewItemOrder): Promise<{ code: string }>
  /** Closes it again. Repeated, or for something the hospital does not know: does nothing. */
  closeItems(hosId: string, ourNo: string): Promise<void>
  /** A number of a queue is called, or what came of the call. Repeated: does nothing. */
  call(hosId: string, queueCode: string, number: number, event: 'called' | 'missed' | 'done'): Promise<void>
  /** What happened there since the cursor, oldest first, at most 200; an empty cursor asks from the oldest that is kept (two days). */
  happenings(hosId: string, cursor: string): Promise<{ happenings: ExaminationHappening[]; cursor: string }>
}

export interface OrderableItem {
  itemCode: string
  itemName: string
  groupName: string
  priceCents: number
  /** Where the sample is taken. */
  place: string
}

export type ContrastAgent = 'none' | 'iodine' | 'gadolinium' | 'barium'

export interface ExaminationOrder {
  orderNo: string
  recordNumber: string
  itemCode: string
  itemName: string
  kind: ExaminationKind
  deptName: string
  /** Building, floor and room, as a patient looks for it. */
  place: string
  /** The building alone: walking times hang on it. */
  building: string
  /** Whose times it needs: a device or a room. */
  resourceCode: string
  /** How long it takes, getting ready included. */
  minutes: number
  needsAppointment: boolean
  needsFasting: boolean
  contrast: ContrastAgent
  isSedated: boolean
  /** The hospital's own preparation words; may be empty. */
  preparation: string
  orderedAt: number
  validUntil: number
  state: 'ordered' | 'booked' | 'signed_in' | 'in_progress' | 'done' | 'reported' | 'cancelled'
  /** The time that is kept for him, however it came about. */
  appointment?: { ourNo: string; slotCode: string; startsAt: number; endsAt: number }
}

export interface ExaminationSlot {
  slotCode: string
  resourceCode: string
  startsAt: number
  endsAt: number
  /** Places left; undefined: opening hours, nobody counts. */
  left?: number
  /** Counts up with every change of this slot. */
  version: number
}

export interface Appointed {
  slot: ExaminationSlot
}

export interface NewItemOrder {
  ourNo: string
  recordNumber: string
  itemCodes: readonly string[]
  amountCents: number
}

/** What a hospital does on its own. The same may come again, and late: what it leads to is the same. */
export type ExaminationHappening = { at: number } & (
  | { kind: 'order'; order: ExaminationOrder }
  | { kind: 'slot'; slot: ExaminationSlot }
  | { kind: 'items_done'; ourNo: string }
  | { kind: 'queue'; entry: QueueEvent }
)

export interface QueueEvent {
  queueCode: string
  queueName: string
  deptName: string
  /** Where to go when called. */
  room: string
  /** The day of the number, YYYY-MM-DD. */
  day: string
  /** In the order of their numbers they are called, who has missed after all others. */
  number: number
  /** Whose number it is; left out for people who are none of ours. */
  orderNo?: string
  state: 'waiting' | 'called' | 'missed' | 'done'
}

export class SlotFullError extends Error {
  override name = 'SlotFullError'
}
export class OrderClosedError extends Error {
  override name = 'OrderClosedError'
}
