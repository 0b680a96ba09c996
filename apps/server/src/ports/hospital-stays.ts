/**
 * What we ask of a hospital's admission office and wards, in our words. Notes, beds and stays are the hospital's; who is
 * called to which bed is decided at the desk here, and the hospital's answer to that decides.
 *
 * Codes are the hospital's own, 1 to 64 characters, unique within one hospital. Instants are epoch ms, days YYYY-MM-DD in
 * Asia/Shanghai. Every call rejects with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalStays {
  /** Whether such a system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** The admission notes of a file that are not over, and those of the last 180 days. */
  notes(hosId: string, recordNumber: string): Promise<AdmissionNote[]>
  wards(hosId: string): Promise<Ward[]>
  beds(hosId: string): Promise<WardBed[]>
  /**
   * How an admission stands with us: what the patient has said, and the bed that is held for him. An older version than the
   * hospital knows changes nothing. Rejects with BedTakenError where the bed is not free for him (what was arranged before
   * stays), and with NoteClosedError where the note is over.
   */
  arrange(hosId: string, arrangement: Arrangement): Promise<void>
  /** A day on the ward of somebody who is in; undefined: he is not. */
  day(hosId: string, noteNo: string, onDay: string): Promise<DayOnWard | undefined>
  /** What happened there since the cursor, oldest first, at most 200; an empty cursor asks from the oldest that is kept (two days). */
  happenings(hosId: string, cursor: string): Promise<{ happenings: StayHappening[]; cursor: string }>
}

export type RoomGender = 'M' | 'F' | ''
export type BedKind = 'ordinary' | 'double' | 'single'

/** A doctor's note that somebody is to be admitted (住院证), with what has become of it. */
export interface AdmissionNote {
  noteNo: string
  recordNumber: string
  deptCode: string
  deptName: string
  diagnosis: string
  doctorName: string
  gender: RoomGender
  /** What the doctor has written on it. */
  priority: 'urgent' | 'limited' | 'ordinary'
  notedAt: number
  validUntil: number
  /** `called`: by the hospital itself, to the bed named. */
  state: 'issued' | 'called' | 'in_hospital' | 'discharged' | 'cancelled'
  /** Why it was cancelled, in the hospital's words; may be empty. */
  reason: string
  /** The version of our arrangement that it knows; 0: none. What it says of an older one is no news. */
  version: number
  bedCode?: string
  /** When he is to come, of a called one. */
  arriveOn?: string
  admittedAt?: number
  /** What the hospital has taken back: he was not taken in after all, or has not gone home. */
  takenBack?: 'admission' | 'discharge'
  /** Of a discharged one. */
  discharge?: Discharge
}

export interface Discharge {
  dischargedAt: number
  diagnosis: string
  course: string
  advice: string
  drugs: { name: string; usage: string; times: string[]; days: number }[]
  nextAppointment?: { day: string; deptName: string; doctorName: string; note: string }
}

export interface Ward {
  wardCode: string
  wardName: string
  deptCode: string
  phone: string
  place: string
  /** Beds of the ward that came free in the last 28 days. */
  freedLately: number
}

export interface WardBed {
  bedCode: string
  wardCode: string
  bedNo: string
  kind: BedKind
  /** Of the room; '': whoever comes. */
  gender: RoomGender
  state: 'free' | 'held' | 'occupied' | 'closed'
}

export interface Arrangement {
  noteNo: string
  /** Counts up with every change of ours. */
  version: number
  standing: 'registered' | 'called' | 'accepted' | 'cancelled'
  /** Held for him; left out: none, what was held is given back. */
  bedCode?: string
  arriveOn?: string
  registration?: {
    contactName: string
    contactMobile: string
    contactRelation: string
    address: string
    insuranceKind: string
  }
  bedWish: BedKind | 'any'
  wishedOn: string
  /** Values and words as the patient has written them; keys as in the contract's remark. */
  remark: Readonly<Record<string, string | number | null>>
}

export interface DayOnWard {
  plan: { at: number; what: string; place: string; note: string; isDone: boolean }[]
  team: { role: string; name: string; title: string }[]
  meals: { meal: string; time: string; dishes: string; orderUntil: string }[]
  diet: string
  visiting: string[]
  rules: string[]
}

/** What a hospital does on its own. The same may come again, and late: what it leads to is the same. */
export type StayHappening = { at: number } & ({ kind: 'note'; note: AdmissionNote } | { kind: 'bed'; bed: WardBed })

export class BedTakenError extends Error {
  override name = 'BedTakenError'
}
export class NoteClosedError extends Error {
  override name = 'NoteClosedError'
}
