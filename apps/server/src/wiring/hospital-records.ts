import type { Logger } from 'pino'
import type { FhirHospital } from '../adapters/fhir/fhir-hospital.ts'
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
  const all = [...taking, ...others.filter(one => !names.has(one.hosId))].map(one => ({
    ...one,
    report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence),
  }))
  let records: Promise<HospitalRecords> | undefined
  return {
    hosIds: all.map(one => one.hosId),
    // Loaded with the first document: a job hands it in, nobody waits.
    handIn: async (hosId, document) => (await (records ??= load(all, clock))).handIn(hosId, document),
  }
}

async function load(hospitals: readonly FhirHospital[], clock: Clock): Promise<HospitalRecords> {
  const { fhirRecords } = await import('../adapters/fhir/records/fhir-records.ts')
  return fhirRecords(hospitals, clock)
}
