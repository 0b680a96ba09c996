import type { ReportKind } from '../../ports/hospital-results.ts'
import type { FhirAccess } from './connection.ts'

/** What of a hospital may speak FHIR besides registration and patient index. */
export const fhirParts = ['results', 'examinations', 'bills', 'surgeries', 'stays', 'checkups'] as const
export type FhirPart = (typeof fhirParts)[number]

/** One hospital whose registration and patient index speak FHIR R4. */
export interface FhirHospital extends FhirAccess {
  hosId: string
  /** Its Organization. */
  organizationId: string
  /**
   * Whether its server carries other hospitals: `true`: what names no organization is not taken for ours; `false`: all on it is
   * ours, whatever it names. Left out: it is where another's departments stand on it.
   */
  shared?: boolean | undefined
  /** Which parts besides are asked there; left out: none, and the pages send to the window. */
  parts?: readonly FhirPart[] | undefined
  /** Its record system takes what is signed here, as DocumentReference (docs/decisions/0262). */
  takesRecords?: boolean | undefined
  /** The identifier system of its record numbers (病案号). */
  recordSystem: string
  /** The identifier system of its visit cards (就诊卡号); without it they are those of the type HC. */
  cardSystem?: string | undefined
  /** The identifier system of ID numbers; left out: the national OID. */
  idCardSystem?: string | undefined
  /** The identifier system of its report numbers; without it a report is known by its id. */
  reportSystem?: string | undefined
  /** What its own categories of reports are with us. */
  reportKinds?: Readonly<Record<string, ReportKind>> | undefined
  /** With it the server is asked to push (rest-hook); without it we only ask. */
  push?: { endpoint: string; resultsEndpoint?: string; secret: string } | undefined
}
