import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { fhirBills } from '../adapters/fhir/bills/fhir-bills.ts'
import { fhirBooking } from '../adapters/fhir/booking/fhir-booking.ts'
import { fhirCheckups } from '../adapters/fhir/checkups/fhir-checkups.ts'
import { fhirExaminations } from '../adapters/fhir/examinations/fhir-examinations.ts'
import type { FhirHospital, FhirPart } from '../adapters/fhir/fhir-hospital.ts'
import { fhirPatients } from '../adapters/fhir/patients/fhir-patients.ts'
import { fhirResults } from '../adapters/fhir/results/fhir-results.ts'
import { fhirStays } from '../adapters/fhir/stays/fhir-stays.ts'
import { fhirSurgeries } from '../adapters/fhir/surgeries/fhir-surgeries.ts'
import { readFhirHospitals } from '../adapters/fhir/settings.ts'
import type { Clock } from '../ports/clock.ts'
import { noPushes } from '../ports/hospital-pushes.ts'
import { SettingsError } from '../settings.ts'
import type { HospitalPorts } from './by-hospital.ts'

export interface FhirHospitals {
  ids: string[]
  ports: HospitalPorts
}

/** The hospitals of NETHOS_HOSPITAL_FHIR_FILE; without the file none. */
export async function fhirHospitals(
  path: string | undefined,
  { origin, clock, log }: { origin: string; clock: Clock; log: Logger },
): Promise<FhirHospitals> {
  const read = path === undefined ? [] : await readFrom(path, origin)
  const listed = read.map(one => ({
    ...one,
    report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence),
  }))
  const speaking = (part: FhirPart): FhirHospital[] => listed.filter(one => one.parts?.includes(part))
  return {
    ids: listed.map(one => one.hosId),
    ports: {
      booking: fhirBooking(listed, clock),
      patients: fhirPatients(listed, clock),
      results: fhirResults(speaking('results'), clock),
      bills: fhirBills(speaking('bills'), clock),
      examinations: fhirExaminations(speaking('examinations'), clock),
      surgeries: fhirSurgeries(speaking('surgeries'), clock),
      stays: fhirStays(speaking('stays'), clock),
      checkups: fhirCheckups(speaking('checkups'), clock),
      pushes: noPushes,
    },
  }
}

export async function readFrom(path: string, origin: string): Promise<FhirHospital[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`NETHOS_HOSPITAL_FHIR_FILE points to ${path}, which cannot be read`)
  })
  try {
    return readFhirHospitals(text, origin)
  } catch (error) {
    throw new SettingsError(`NETHOS_HOSPITAL_FHIR_FILE ${(error as Error).message}`)
  }
}
