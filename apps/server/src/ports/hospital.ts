import type { HospitalBills } from './hospital-bills.ts'
import type { HospitalBooking } from './hospital-booking.ts'
import type { HospitalCheckups } from './hospital-checkups.ts'
import type { HospitalPushes } from './hospital-pushes.ts'
import type { HospitalResults } from './hospital-results.ts'
import type { HospitalExaminations } from './hospital-examinations.ts'
import type { HospitalSurgeries } from './hospital-surgeries.ts'
import type { HospitalStays } from './hospital-stays.ts'

/**
 * What we ask of the hospitals' own information systems (docs/product/needs.md A5), in our words. One interface per part, so that an
 * adapter may come part by part.
 *
 * Every call names the hospital by our `hosId`, takes at most some seconds, and rejects with `HospitalUnreachableError`
 * when no answer came: then nothing is known, and every call here is safe to repeat.
 */
export interface Hospital {
  readonly patients: HospitalPatients
  readonly booking: HospitalBooking
  readonly results: HospitalResults
  readonly bills: HospitalBills
  readonly examinations: HospitalExaminations
  readonly surgeries: HospitalSurgeries
  readonly stays: HospitalStays
  readonly checkups: HospitalCheckups
  readonly pushes: HospitalPushes
  /** Whether the hospital has no system of its own and its clinics are kept at our desk. */
  isLocal(hosId: string): boolean
}

/**
 * The patient index (病案): who has a file, what stands in it, and the cards that were given out on it. What writes rejects
 * with FileRefusedError when the hospital does not take what is written.
 */
export interface HospitalPatients {
  /**
   * The file of whoever has this ID number (18 characters, upper-case X); undefined: the hospital does not know him.
   * Rejects with SeveralFilesError when the hospital itself cannot tell which of several is his, and with
   * RecordNumberPendingError while his file has no number.
   */
  find(hosId: string, idCard: string): Promise<HospitalFile | undefined>
  /** The file with this record number; undefined when the hospital has taken it away. */
  get(hosId: string, recordNumber: string): Promise<HospitalFile | undefined>
  /**
   * Makes a file and gives its number. Rejects with FileExistsError when somebody with this ID number has one, and with
   * RecordNumberPendingError when the file is made and its number comes later.
   */
  create(hosId: string, file: NewHospitalFile): Promise<HospitalFile>
  /** Another reserved mobile (11 digits). Rejects with FileUnknownError. */
  changeMobile(hosId: string, recordNumber: string, mobile: string): Promise<void>
  /** Another home address, at most 120 characters. Rejects with FileUnknownError. */
  changeAddress(hosId: string, recordNumber: string, address: string): Promise<void>
  /** The visit cards of a file, oldest first; none for a file that was just made without one. */
  visitCards(hosId: string, recordNumber: string): Promise<VisitCard[]>
  /** Writes what is given into the file and leaves the rest as it is. Rejects with FileUnknownError. */
  keepVitalSigns(hosId: string, recordNumber: string, signs: VitalSigns): Promise<void>
  /** Whether the hospital may bill an insurance for this ID number, as far as it knows; undefined: it knows nothing. */
  insurance(hosId: string, idCard: string): Promise<InsuranceState | undefined>
}

export interface HospitalFile {
  /** 病案号: 1 to 32 letters and digits, the hospital's own; never changes. */
  recordNumber: string
  /** As the window wrote it; may differ from ours. */
  name: string
  /** The reserved mobile. May be empty or incomplete: people came before there were mobiles. */
  mobile: string
  /** Home address in one line. May be empty. */
  address: string
  /** Centimetres, one decimal; undefined while nobody has measured. */
  heightCm?: number
  /** Kilograms, one decimal. */
  weightKg?: number
  /** Occupation by GB/T 2261.4 (two digits); empty while it is not known. */
  workCode: string
}

/** What a file is made of (建档). The hospital gives the number and the first visit card. */
export interface NewHospitalFile extends Omit<HospitalFile, 'recordNumber'> {
  idCard: string
  /** Who answers for a minor; left out for others. */
  guardian?: { name: string; mobile: string; relationship: string }
}

/** 就诊卡 */
export interface VisitCard {
  /** 就诊卡号. */
  cardNumber: string
  /** The insurance that it was given out on, as people read it: 市医保, 省医保, 自费; empty where the hospital does not say. */
  insurance: string
}

export interface VitalSigns {
  /** Centimetres, one decimal. */
  heightCm?: number
  /** Kilograms, one decimal. */
  weightKg?: number
  /** mmHg. */
  systolic?: number
  /** mmHg. */
  diastolic?: number
}

export interface InsuranceState {
  isInsured: boolean
  /** As people read it: 市医保; 自费 when not insured. */
  kind: string
}

/** No answer: the line is down, or it took too long. Nothing is known of whether it was done. */
export class HospitalUnreachableError extends Error {
  override name = 'HospitalUnreachableError'
}

/** There is a file, but its record number is not given yet: whoever asks again later gets it. */
export class RecordNumberPendingError extends HospitalUnreachableError {
  override name = 'RecordNumberPendingError'
}

/** Somebody with this ID number has a file already. */
export class FileExistsError extends Error {
  override name = 'FileExistsError'
}

/** The hospital has no file with this record number (any more). */
export class FileUnknownError extends Error {
  override name = 'FileUnknownError'
}

/** Several files have this ID number: the window must make one of them. */
export class SeveralFilesError extends Error {
  override name = 'SeveralFilesError'
}

/** The hospital has understood, and does not take it: by rules of its own. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError'
}
