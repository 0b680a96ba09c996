import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { FhirHospital, FhirPart } from '../adapters/fhir/fhir-hospital.ts'
import type { Clock } from '../ports/clock.ts'
import { noPushes } from '../ports/hospital-pushes.ts'
import { SettingsError } from '../settings.ts'
import type { HospitalPorts } from './by-hospital.ts'
import { noHospitals } from './no-hospitals.ts'

export interface FhirHospitals {
  ids: string[]
  ports: HospitalPorts
}

interface Inside {
  origin: string
  clock: Clock
  log: Logger
}

/** The hospitals of NETHOS_HOSPITAL_FHIR_FILE; without the file none. */
export async function fhirHospitals(path: string | undefined, { origin, clock, log }: Inside): Promise<FhirHospitals> {
  if (path === undefined) return { ids: [], ports: noHospitals }
  const listed = (await readFrom(path, origin)).map(one => ({
    ...one,
    report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence),
  }))
  return { ids: listed.map(one => one.hosId), ports: await portsOf(listed, clock) }
}

/** What speaks FHIR is ninety files: who has no such hospital does not load them. */
async function portsOf(listed: readonly FhirHospital[], clock: Clock): Promise<HospitalPorts> {
  const { fhirBooking } = await import('../adapters/fhir/booking/fhir-booking.ts')
  const { fhirPatients } = await import('../adapters/fhir/patients/fhir-patients.ts')
  const { fhirResults } = await import('../adapters/fhir/results/fhir-results.ts')
  const { fhirBills } = await import('../adapters/fhir/bills/fhir-bills.ts')
  const { fhirExaminations } = await import('../adapters/fhir/examinations/fhir-examinations.ts')
  const { fhirSurgeries } = await import('../adapters/fhir/surgeries/fhir-surgeries.ts')
  const { fhirStays } = await import('../adapters/fhir/stays/fhir-stays.ts')
  const { fhirCheckups } = await import('../adapters/fhir/checkups/fhir-checkups.ts')
  const speaking = (part: FhirPart): FhirHospital[] => listed.filter(one => one.parts?.includes(part))
  return {
    booking: fhirBooking(listed, clock),
    patients: fhirPatients(listed, clock),
    results: fhirResults(speaking('results'), clock),
    bills: fhirBills(speaking('bills'), clock),
    examinations: fhirExaminations(speaking('examinations'), clock),
    surgeries: fhirSurgeries(speaking('surgeries'), clock),
    stays: fhirStays(speaking('stays'), clock),
    checkups: fhirCheckups(speaking('checkups'), clock),
    pushes: noPushes,
  }
}

export async function readFrom(path: string, origin: string): Promise<FhirHospital[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`NETHOS_HOSPITAL_FHIR_FILE points to ${path}, which cannot be read`)
  })
  const { readFhirHospitals } = await import('../adapters/fhir/settings.ts')
  try {
    return readFhirHospitals(text, origin)
  } catch (error) {
    throw new SettingsError(`NETHOS_HOSPITAL_FHIR_FILE ${(error as Error).message}`)
  }
}
