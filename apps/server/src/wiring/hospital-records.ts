import type { Logger } from 'pino'
import type { FhirHospital } from '../adapters/fhir/fhir-hospital.ts'
import { fhirRecords } from '../adapters/fhir/records/fhir-records.ts'
import type { Clock } from '../ports/clock.ts'
import type { HospitalRecords } from '../ports/hospital-records.ts'
import { readFrom } from './fhir-hospitals.ts'

/** The hospitals of NETHOS_HOSPITAL_FHIR_FILE whose record systems take documents, and those of `others` that it does not name. */
export async function hospitalRecords(
  path: string | undefined,
  { origin, clock, log }: { origin: string; clock: Clock; log: Logger },
  others: readonly FhirHospital[] = [],
): Promise<HospitalRecords> {
  const listed = path === undefined ? [] : await readFrom(path, origin)
  const names = new Set(listed.map(one => one.hosId))
  const taking = listed.filter(one => one.takesRecords)
  return fhirRecords(
    [...taking, ...others.filter(one => !names.has(one.hosId))].map(one => ({
      ...one,
      report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence),
    })),
    clock,
  )
}
