/**
 * What we ask of a hospital's registration system (docs/product/needs.md A5, 22 and 23), in our words. Sessions and numbers are the
 * hospital's: we keep a copy to find and to take quickly, the hospital's answer decides.
 *
 * Codes (`deptCode`, `doctorCode`, `sessionCode`, `numberCode`) are the hospital's own, 1 to 64 characters, unique within one
 * hospital. Days are `YYYY-MM-DD` in Asia/Shanghai, instants epoch ms, money integer cents. Every call rejects with
 * `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalBooking {
  /** Whether a registration system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** Departments that can be booked, parents before their children. */
  departments(hosId: string): Promise<ClinicDepartment[]>
  /** Doctors who hold clinics, with the department they hold them in; one doctor may appear in several. */
  doctors(hosId: string): Promise<ClinicDoctor[]>
  /** All sessions with their numbers from one day to another, both included; at most 15 days. */
  sessions(hosId: string, fromDay: string, toDay: string): Promise<ClinicSession[]>
  /**
   * Keeps one number for a patient until `until`. Repeated with the same `ourNo` it gives the same hold.
   * Rejects with NumberTakenError (somebody at the window was faster), SessionStoppedError, FileUnknownError.
   */
  hold(hosId: string, order: NewHold): Promise<Held>
  /**
   * The patient has paid, or will at the window: the visit is registered. Repeated it gives the same answer.
   * Rejects with HoldOverError when the hold has run out and the number is another's, or was given back;
   * with SessionStoppedError when the session was stopped meanwhile; with OrderUnknownError when nothing was held.
   */
  confirm(hosId: string, ourNo: string, paid: { payAt: 'us' | 'window'; amountCents: number }): Promise<Registered>
  /** Gives a hold or a registration back. Repeated, or for something the hospital does not know: does nothing. */
  release(hosId: string, ourNo: string): Promise<void>
  /** What the hospital says of one order; undefined: it knows none under this number. */
  order(hosId: string, ourNo: string): Promise<HospitalOrder | undefined>
  /** What the patient wrote before the visit; what was written before is replaced. Rejects with OrderUnknownError. */
  keepIllness(hosId: string, ourNo: string, illness: Readonly<Record<string, string>>): Promise<void>
  /**
   * What happened there since the cursor, oldest first, at most 200; an empty cursor asks from the oldest that is kept
   * (seven days). The same event may come again, by this or by push, and in any order: `at` and `version` decide.
   */
  happenings(hosId: string, cursor: string): Promise<{ happenings: Happening[]; cursor: string }>
  /**
   * Reads what a hospital pushed to us. Rejects with ForgedPushError unless it is the hospital's own; an empty list is a
   * mere knock, after which `happenings` is asked.
   */
  readPush(hosId: string, headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<Happening[]>
}

export interface ClinicDepartment {
  deptCode: string
  parentCode?: string
  deptName: string
  introduction: string
  /** Floor and room of the desk, as a patient looks for it; may be empty. */
  place: string
  kind: DepartmentKind
  /** Departments that take part, by deptCode; of kind mdt only. */
  partCodes: string[]
  /** National code of the clinical department (two levels); empty when the hospital has none. */
  gbDeptCode: string
}

export type DepartmentKind = 'ordinary' | 'mdt' | 'school'

export interface ClinicDoctor {
  doctorCode: string
  deptCode: string
  doctorName: string
  title: string
  skill: string
  isExpert: boolean
  /** Our doctor on the platform, where the hospital knows the number; empty otherwise. */
  docId: string
}

export type SessionKind = 'ordinary' | 'expert' | 'mdt' | 'school'
/** 上午, 下午, 延时 (17:00-20:00). */
export type Period = 'am' | 'pm' | 'evening'

export interface ClinicSession {
  sessionCode: string
  deptCode: string
  /** Left out for an ordinary clinic that any doctor of the department may hold. */
  doctorCode?: string
  day: string
  period: Period
  kind: SessionKind
  /** Null: the hospital states none, which is not free. */
  feeCents: number | null
  /** Name of the campus, and the room; both may be empty. */
  campusName: string
  room: string
  isStopped: boolean
  /** From when its numbers are given out. */
  releaseAt: number
  /** By the first taps, or by lot among all who ask in the first minutes. */
  releaseBy: 'first_come' | 'draw'
  /** Counts up with every change of this session. */
  version: number
  numbers: ClinicNumber[]
}

export interface ClinicNumber {
  numberCode: string
  /** 号序: 1 and up within the session. */
  no: number
  /** When the patient is to be there. */
  startsAt: number
  /** Free to be taken through us. Taken, kept for the window, or withdrawn: false. */
  isFree: boolean
}

export interface NewHold {
  /** Our booking's number: the key of everything that follows. */
  ourNo: string
  numberCode: string
  /** 病案号 */
  recordNumber: string
  /** 就诊卡号, where the patient has chosen one of several; a hospital that keeps none with its orders lets it be. */
  cardNumber?: string
  until: number
}

export interface Held {
  /** The hospital's own number of the order. */
  hospitalNo: string
}

export interface Registered extends Held {
  /** 取号码: shown at the machine or the window; empty where the hospital gives none. */
  pickUpCode: string
  /** 号序. */
  no: number
}

export interface HospitalOrder extends Held {
  state: 'held' | 'registered' | 'released' | 'stopped' | 'seen' | 'missed'
  pickUpCode: string
}

/** What a hospital does on its own. */
export type Happening = {
  /** Unique within the hospital: who has carried it out already does nothing. */
  happeningId: string
  at: number
} & (
  | { kind: 'session_changed'; session: ClinicSession }
  | { kind: 'session_stopped'; sessionCode: string; version: number; reason: string }
  | { kind: 'doctor_changed'; sessionCode: string; version: number; doctorCode: string }
  | { kind: 'number_changed'; numberCode: string; sessionCode: string; isFree: boolean }
  | { kind: 'visit'; ourNo: string; outcome: 'seen' | 'missed' }
)

export class NumberTakenError extends Error {
  override name = 'NumberTakenError'
}
export class SessionStoppedError extends Error {
  override name = 'SessionStoppedError'
}
export class HoldOverError extends Error {
  override name = 'HoldOverError'
}
export class OrderUnknownError extends Error {
  override name = 'OrderUnknownError'
}
/** Not signed by the hospital, or not what it says of itself. */
export class ForgedPushError extends Error {
  override name = 'ForgedPushError'
}
