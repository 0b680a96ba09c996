import type { RawBuilder } from 'kysely'
import type { IncidentKind, IncidentPlace } from '@nethos/contract/safety/incident.services.ts'

/** What is looked for: a part of a text, between two instants. */
export interface IncidentWanted {
  readonly text: string
  /** Of prescriptions; '' for any. */
  readonly dose: string
  readonly from: Date
  readonly until: Date
}

/** Rows of a domain that patients have read: who saw a wrong text? */
export interface IncidentSource {
  readonly kind: IncidentKind
  /** What record_id is the number of. */
  readonly place: IncidentPlace
  /** A query that gives row_id, record_id, account_id, person_id, at and excerpt. */
  readonly rows: (wanted: IncidentWanted) => RawBuilder<unknown>
}

/** The words around what was found, so that a list can be read. */
export const excerptLength = 120
