import type { ReportKind } from '@nethos/contract/supervision/supervision.kinds.ts'
import type { Db } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'

/** A record that has come to be reported. */
export interface Reportable {
  recordId: string
  /** From 1: what is reported of it a second time has the next one. */
  version: number
  at: Date
}

/** Whose record it is: the line of the audit log. */
export interface ReportedRecord {
  accountId?: string | undefined
  personId?: string | undefined
  body: object
}

export interface ReportScope {
  readonly db: Db
  readonly runtime: Runtime
  /** Epoch ms. */
  readonly now: number
}

/** What a domain owes the supervision platform. */
export interface Supervised {
  readonly kind: ReportKind
  /** Everything that came to be reported in [from, until), by an instant in its rows: asked about again, it answers the same. */
  readonly reportable: (scope: ReportScope, from: Date, until: Date) => Promise<Reportable[]>
  /** The record as it is now; undefined when it is not there. */
  readonly bodyOf: (scope: ReportScope, recordId: string) => Promise<ReportedRecord | undefined>
}

/** What has no instant of its own and is reported as it stands, again whenever it has changed. */
export interface SupervisedState {
  readonly kind: ReportKind
  readonly current: (scope: ReportScope) => Promise<{ recordId: string; body: object }[]>
}
