import type { Clock } from '../../../ports/clock.ts'
import type { HospitalBooking } from '../../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { happeningsSince } from './happenings.ts'
import { hold } from './hold.ts'
import { departmentsOf, doctorsOf } from './offer.ts'
import { saveIllness } from './illness.ts'
import { orderNow } from './order-state.ts'
import { confirm, release } from './orders.ts'
import { sessionsOf } from './sessions.ts'
import { checkKnock, subscriber } from '../subscriptions.ts'

interface Line extends FhirHospital {
  client: HospitalClient
  subscribed: () => Promise<void>
}

const watched = ['Schedule', 'Slot', 'Appointment']

/** The hospitals of one installation that speak HL7 FHIR R4 (docs/decisions/0050). */
export function fhirBooking(hospitals: readonly FhirHospital[], clock: Clock): HospitalBooking {
  const lines = new Map<string, Line>(
    hospitals.map(one => {
      const client = hospitalClient(one)
      return [one.hosId, { ...one, client, subscribed: subscriber(client, one.push, watched) }]
    }),
  )
  const line = (hosId: string): Line => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No registration is connected for this hospital')
    return found
  }
  const client = (hosId: string): HospitalClient => line(hosId).client

  return {
    speaksFor: hosId => lines.has(hosId),
    departments: async hosId => departmentsOf(client(hosId), line(hosId)),
    doctors: async hosId => doctorsOf(client(hosId), line(hosId)),
    sessions: async (hosId, fromDay, toDay) => sessionsOf(client(hosId), line(hosId), fromDay, toDay),
    hold: async (hosId, order) => hold(client(hosId), order, line(hosId).recordSystem, clock.now()),
    confirm: async (hosId, ourNo, paid) => confirm(client(hosId), ourNo, paid),
    release: async (hosId, ourNo) => release(client(hosId), ourNo),
    order: async (hosId, ourNo) => orderNow(client(hosId), ourNo),
    keepIllness: async (hosId, ourNo, illness) => saveIllness(client(hosId), ourNo, illness, clock.now()),
    async happenings(hosId, cursor) {
      await line(hosId).subscribed()
      return happeningsSince(client(hosId), line(hosId), cursor, clock.now())
    },
    /** A knock. */
    async readPush(hosId, headers) {
      checkKnock(lines.get(hosId)?.push, headers)
      return []
    },
  }
}
