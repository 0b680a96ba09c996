import type { HospitalRecordKind } from '@nethos/contract/hospital-records/hospital-record.kinds.ts'
import type { Db } from '../database/connect.ts'
import type { SignedDocument } from '../ports/hospital-records.ts'

/** What a sheet says, but for its PDF and what the way into the hospital adds. */
export interface SheetContent {
  accountId: string
  personId: string
  /** Where its signed PDF lies. */
  storageKey: string
  /** '' where the patient has no file in this hospital. */
  recordNumber: string
  document: Omit<SignedDocument, 'documentId' | 'kind' | 'pdf' | 'recordNumber'>
}

/** Sheets that are signed here and belong into the record system of their hospital. */
export interface SignedDocuments {
  readonly kind: HospitalRecordKind
  /** Those whose PDF was signed in [from, until). */
  readonly signed: (db: Db, from: Date, until: Date) => Promise<{ recordId: string; hosId: string; signedAt: Date }[]>
  /** Undefined when it is not there. */
  readonly contentOf: (db: Db, recordId: string) => Promise<SheetContent | undefined>
}
