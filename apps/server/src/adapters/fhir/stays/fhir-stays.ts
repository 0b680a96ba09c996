import type { Clock } from '../../../ports/clock.ts'
import type { HospitalStays } from '../../../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesNumbered } from '../own-files.ts'
import { arrange } from './arrange.ts'
import { bedsOf, wardsOf } from './beds.ts'
import { dayOnWard } from './day.ts'
import { happeningsSince } from './happenings.ts'
import { notesOf } from './notes.ts'

/** Admission notes, beds and stays of the hospitals that speak HL7 FHIR R4 (docs/decisions/0171). */
export function fhirStays(hospitals: readonly FhirHospital[], clock: Clock): HospitalStays {
  const lines = new Map(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const on = <T>(hosId: string, work: (client: HospitalClient, recordSystem: string) => Promise<T>): Promise<T> =>
    reached(() => {
      const found = lines.get(hosId)
      if (!found) throw new HospitalUnreachableError('No admission office is connected for this hospital')
      return work(found.client, found.recordSystem)
    })
  return {
    speaksFor: hosId => lines.has(hosId),
    notes: (hosId, recordNumber) =>
      on(hosId, async (client, system) => {
        const [owner, another] = await filesNumbered({ client, recordSystem: system }, recordNumber)
        return owner && !another ? notesOf(client, owner.id, system, clock.now()) : []
      }),
    wards: hosId => on(hosId, client => wardsOf(client, clock.now())),
    beds: hosId => on(hosId, bedsOf),
    arrange: (hosId, arrangement) => on(hosId, client => arrange(client, arrangement)),
    day: (hosId, noteNo, onDay) => on(hosId, client => dayOnWard(client, noteNo, onDay)),
    happenings: (hosId, cursor) => on(hosId, (client, system) => happeningsSince(client, cursor, system, clock.now())),
  }
}
