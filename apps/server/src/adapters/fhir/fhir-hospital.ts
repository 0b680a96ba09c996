import type { FhirAccess } from './client.ts'

/** One hospital whose registration and patient index speak FHIR R4. */
export interface FhirHospital extends FhirAccess {
  hosId: string
  /** Its Organization. */
  organizationId: string
  /** The identifier system of its record numbers (病案号). */
  recordSystem: string
  /** The identifier system of its visit cards (就诊卡号); without it they are those of the type HC. */
  cardSystem?: string | undefined
  /** The identifier system of ID numbers; left out: the national OID. */
  idCardSystem?: string | undefined
  /** With it the server is asked to push (rest-hook); without it we only ask. */
  push?: { endpoint: string; secret: string } | undefined
}
