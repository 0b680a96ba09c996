import type { HospitalRecordKind } from '@nethos/contract/hospital-records/hospital-record.kinds.ts'

/** A sheet that was signed here, as the hospital's own record system gets it. Carries names and illness: never to be logged. */
export interface SignedDocument {
  /** Ours, and what makes a second try the same document. */
  documentId: string
  kind: HospitalRecordKind
  /** The number on the sheet. */
  number: string
  title: string
  /** The patient's record number (病案号) there. */
  recordNumber: string
  personName: string
  author: { name: string; title: string; licenceNumber: string }
  department: string
  /** Epoch ms. */
  writtenAt: number
  /** What the sheet says, under its headings. */
  sections: readonly { title: string; text: string }[]
  /** The signed PDF. */
  pdf: Buffer
}

export type HandedIn =
  | { outcome: 'accepted'; theirId: string }
  /** It does not take it as it is; the reason is shown to the office and names nobody. */
  | { outcome: 'refused'; reason: string }

/** The record systems of the hospitals. Every call may be repeated safely; HospitalUnreachableError is tried again. */
export interface HospitalRecords {
  /** Which hospitals have one that takes documents. */
  readonly hosIds: readonly string[]
  handIn(hosId: string, document: SignedDocument): Promise<HandedIn>
}
