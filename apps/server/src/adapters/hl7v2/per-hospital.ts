import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { Hl7Hospital } from './hl7-hospital.ts'

/** What speaks with each of these hospitals, by its id; of any other nothing is connected, and `missing` says what. */
export function perHospital<Office>(
  hospitals: readonly Hl7Hospital[],
  { open, missing }: { open: (hospital: Hl7Hospital) => Office; missing: string },
) {
  const offices = new Map(hospitals.map(one => [one.hosId, open(one)]))
  return {
    speaksFor: (hosId: string): boolean => offices.has(hosId),
    of(hosId: string): Office {
      const found = offices.get(hosId)
      if (!found) throw new HospitalUnreachableError(missing)
      return found
    },
  }
}
