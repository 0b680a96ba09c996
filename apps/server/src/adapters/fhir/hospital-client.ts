import { fhirClient, type FhirClient } from './client.ts'
import type { FhirHospital } from './fhir-hospital.ts'
import { ownership, type Ownership } from './ownership.ts'

/** The client of one hospital, which knows what on its server is the hospital's own. */
export type HospitalClient = FhirClient & Ownership

export function hospitalClient(hospital: FhirHospital): HospitalClient {
  const client = fhirClient(hospital)
  return { ...client, ...ownership(client, hospital) }
}
