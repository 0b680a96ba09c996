import type { Clock } from '../../../ports/clock.ts'
import type { HospitalResults } from '../../../ports/hospital-results.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesNumbered } from '../own-files.ts'
import { checkKnock, subscriber } from '../subscriptions.ts'
import { arrivalsSince, reportsOf } from './arrivals.ts'
import { fileBy } from './files.ts'

interface Line extends FhirHospital {
  client: HospitalClient
  subscribed: () => Promise<void>
}

const watched = ['DiagnosticReport']

/** Reports of the hospitals that speak HL7 FHIR R4 (docs/decisions/0165). */
export function fhirResults(hospitals: readonly FhirHospital[], clock: Clock): HospitalResults {
  const lines = new Map<string, Line>(
    hospitals.map(one => {
      const client = hospitalClient(one)
      const knock = one.push?.resultsEndpoint && { endpoint: one.push.resultsEndpoint, secret: one.push.secret }
      return [one.hosId, { ...one, client, subscribed: subscriber(client, knock || undefined, watched) }]
    }),
  )
  const line = (hosId: string): Line => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No results are connected for this hospital')
    return found
  }

  return {
    speaksFor: hosId => lines.has(hosId),
    arrivals: (hosId, cursor) =>
      reached(async () => {
        const one = line(hosId)
        await one.subscribed()
        return arrivalsSince(one.client, cursor, one, clock.now())
      }),
    ofPatient: (hosId, recordNumber) =>
      reached(async () => {
        const one = line(hosId)
        const [owner, another] = await filesNumbered(one, recordNumber)
        return owner && !another ? reportsOf(one.client, owner.id, one) : []
      }),
    file: (hosId, fileCode) => reached(() => fileBy(line(hosId).client, fileCode)),
    async readPush(hosId, headers) {
      checkKnock(lines.get(hosId)?.push, headers)
      return []
    },
  }
}
