import type { Clock } from '../../../ports/clock.ts'
import type { HospitalCheckups } from '../../../ports/hospital-checkups.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { centresOf } from './centres.ts'
import { happeningsSince } from './happenings.ts'
import { cancel, change, confirm } from './orders.ts'
import { packagesOf } from './packages.ts'
import { timesOf } from './places.ts'

/** Health-check centres of the hospitals that speak HL7 FHIR R4 (docs/decisions/0171). */
export function fhirCheckups(hospitals: readonly FhirHospital[], clock: Clock): HospitalCheckups {
  const lines = new Map(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const on = <T>(hosId: string, work: (client: HospitalClient, hospital: FhirHospital) => Promise<T>): Promise<T> =>
    reached(() => {
      const found = lines.get(hosId)
      if (!found) throw new HospitalUnreachableError('No health-check centre is connected for this hospital')
      return work(found.client, found)
    })
  return {
    speaksFor: hosId => lines.has(hosId),
    offers: hosId =>
      on(hosId, async client => ({ centres: await centresOf(client), packages: await packagesOf(client) })),
    times: (hosId, fromDay, toDay) => on(hosId, client => timesOf(client, fromDay, toDay)),
    confirm: (hosId, order) => on(hosId, (client, hospital) => confirm(client, order, hospital)),
    change: (hosId, ourNo, timeCode) => on(hosId, client => change(client, ourNo, timeCode)),
    cancel: (hosId, ourNo) => on(hosId, client => cancel(client, ourNo)),
    happenings: (hosId, cursor) =>
      on(hosId, (client, { reportSystem }) => happeningsSince(client, { cursor, now: clock.now(), reportSystem })),
  }
}
