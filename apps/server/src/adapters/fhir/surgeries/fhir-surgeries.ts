import type { Clock } from '../../../ports/clock.ts'
import type { HospitalSurgeries } from '../../../ports/hospital-surgeries.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesNumbered } from '../own-files.ts'
import { happeningsSince } from './happenings.ts'
import { surgeriesOf } from './surgeries.ts'

/** Operations of the hospitals that speak HL7 FHIR R4 (docs/decisions/0171). */
export function fhirSurgeries(hospitals: readonly FhirHospital[], clock: Clock): HospitalSurgeries {
  const lines = new Map(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const at = (hosId: string) => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No surgery system is connected for this hospital')
    return found
  }
  return {
    speaksFor: hosId => lines.has(hosId),
    surgeries: (hosId, recordNumber) =>
      reached(async () => {
        const { client, recordSystem } = at(hosId)
        const [owner, another] = await filesNumbered({ client, recordSystem }, recordNumber)
        return owner && !another ? surgeriesOf(client, owner.id, recordSystem, clock.now()) : []
      }),
    happenings: (hosId, cursor) =>
      reached(async () => happeningsSince(at(hosId).client, cursor, at(hosId).recordSystem, clock.now())),
  }
}
