import type { Anaesthesia, MemberRole, SurgeryKind } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import type { SurgeryEventName } from '@nethos/contract/daysurgery/surgery.status.ts'

export { anaesthesiaNames, memberRoleNames, surgeryKindNames } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
export { surgeryEventNames, type SurgeryEventName } from '@nethos/contract/daysurgery/surgery.status.ts'

/**
 * What we ask of a hospital's surgery system, in our words: what is planned for a file, who operates, and what has happened
 * at which true time. Plans are the hospital's; we keep a copy to find quickly and to remind.
 *
 * Codes are the hospital's own, 1 to 64 characters, unique within one hospital. Instants are epoch ms. Every call rejects
 * with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalSurgeries {
  /** Whether such a system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** The operations of a file that lie ahead, and those of the last 90 days. */
  surgeries(hosId: string, recordNumber: string): Promise<HospitalSurgery[]>
  /**
   * What was planned, changed or has happened there since the cursor, oldest first, at most 200; an empty cursor asks from
   * the oldest that is kept (two days). Each says the operation as it is now: the same may come again, and late.
   */
  happenings(hosId: string, cursor: string): Promise<{ happenings: SurgeryHappening[]; cursor: string }>
}

export interface SurgeryHappening {
  at: number
  surgery: HospitalSurgery
}

export interface HospitalSurgery {
  surgeryNo: string
  recordNumber: string
  surgeryName: string
  kind: SurgeryKind
  deptName: string
  ward: string
  /** Where to arrive: building, floor, desk. */
  place: string
  doctorName: string
  plannedAt: number
  arriveAt: number
  anaesthesia: Anaesthesia
  stopDrugs: StopDrug[]
  /** The hospital's own words; may be empty. */
  notice: string
  team: HospitalMember[]
  state: 'planned' | 'cancelled'
  /** In no order. */
  events: HospitalSurgeryEvent[]
}

/** The doctor's order: the last dose is taken so many days before. */
export interface StopDrug {
  drugName: string
  daysBefore: number
}

export interface HospitalMember {
  /** The staff number, as clinics know a doctor; may be empty. */
  code: string
  name: string
  title: string
  role: MemberRole
}

/** Something that happened, by the hospital's own id: reported again it is the same one. */
export interface HospitalSurgeryEvent {
  eventId: string
  event: SurgeryEventName
  occurredAt: number
}
