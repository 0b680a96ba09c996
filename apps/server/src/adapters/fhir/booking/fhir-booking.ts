import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../ports/clock.ts'
import { ForgedPushError, type HospitalBooking } from '../../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { fhirClient, type FhirClient } from '../client.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { happeningsSince } from './happenings.ts'
import { departmentsOf, doctorsOf } from './offer.ts'
import { confirm, hold, keepIllness, orderNow, release } from './orders.ts'
import { sessionsOf } from './sessions.ts'
import { subscribe } from './subscriptions.ts'

interface Line extends FhirHospital {
  client: FhirClient
  isSubscribed: boolean
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The hospitals of one installation that speak HL7 FHIR R4 (docs/decisions/0050). */
export function fhirBooking(hospitals: readonly FhirHospital[], clock: Clock): HospitalBooking {
  const lines = new Map<string, Line>(
    hospitals.map(one => [one.hosId, { ...one, client: fhirClient(one), isSubscribed: false }]),
  )
  const line = (hosId: string): Line => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No registration is connected for this hospital')
    return found
  }
  const client = (hosId: string): FhirClient => line(hosId).client

  /** Not every server takes subscriptions: then asking is all there is, and it is tried again at the next start. */
  async function subscribed(one: Line): Promise<void> {
    if (one.isSubscribed || !one.push) return
    one.isSubscribed = true
    await subscribe(one.client, one.push.endpoint, one.push.secret).catch(error => {
      one.isSubscribed = !(error instanceof HospitalUnreachableError)
    })
  }

  return {
    speaksFor: hosId => lines.has(hosId),
    departments: async hosId => departmentsOf(client(hosId), line(hosId).organizationId),
    doctors: async hosId => doctorsOf(client(hosId)),
    sessions: async (hosId, fromDay, toDay) => sessionsOf(client(hosId), fromDay, toDay),
    hold: async (hosId, order) => hold(client(hosId), order, line(hosId).recordSystem, clock.now()),
    confirm: async (hosId, ourNo, paid) => confirm(client(hosId), ourNo, paid),
    release: async (hosId, ourNo) => release(client(hosId), ourNo),
    order: async (hosId, ourNo) => orderNow(client(hosId), ourNo),
    keepIllness: async (hosId, ourNo, illness) => keepIllness(client(hosId), ourNo, illness, clock.now()),
    async happenings(hosId, cursor) {
      await subscribed(line(hosId))
      return happeningsSince(client(hosId), cursor, clock.now())
    },
    /** A knock: whoever has the secret makes us ask, and nothing that is sent along is believed. */
    async readPush(hosId, headers) {
      const secret = lines.get(hosId)?.push?.secret
      const given = headers.authorization ?? ''
      if (secret === undefined || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`)))
        throw new ForgedPushError('No valid token')
      return []
    },
  }
}
