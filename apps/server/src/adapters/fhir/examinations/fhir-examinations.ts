import type { Clock } from '../../../ports/clock.ts'
import type { HospitalExaminations } from '../../../ports/hospital-examinations.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { hospitalClient, type HospitalClient } from '../hospital-client.ts'
import { reached } from '../errors.ts'
import type { FhirHospital } from '../fhir-hospital.ts'
import { filesNumbered } from '../own-files.ts'
import { appoint, cancel, change } from './appointments.ts'
import { happeningsSince } from './happenings.ts'
import { closeItems, itemsOf, openItems } from './items.ts'
import { ordersOf } from './orders.ts'
import { slotsOf } from './places.ts'
import { call } from './queue.ts'

/** Orders, places and queues of the hospitals that speak HL7 FHIR R4 (docs/decisions/0165). */
export function fhirExaminations(hospitals: readonly FhirHospital[], clock: Clock): HospitalExaminations {
  const lines = new Map(hospitals.map(one => [one.hosId, { ...one, client: hospitalClient(one) }]))
  const on = <T>(hosId: string, work: (client: HospitalClient, recordSystem: string) => Promise<T>): Promise<T> =>
    reached(() => {
      const found = lines.get(hosId)
      if (!found) throw new HospitalUnreachableError('No order system is connected for this hospital')
      return work(found.client, found.recordSystem)
    })

  return {
    speaksFor: hosId => lines.has(hosId),
    items: hosId => on(hosId, itemsOf),
    orders: (hosId, recordNumber) =>
      on(hosId, async (client, system) => {
        const [owner, another] = await filesNumbered({ client, recordSystem: system }, recordNumber)
        return owner && !another ? ordersOf(client, owner.id, system, clock.now()) : []
      }),
    slots: (hosId, fromDay, toDay) => on(hosId, client => slotsOf(client, fromDay, toDay)),
    appoint: (hosId, wanted) => on(hosId, (client, system) => appoint(client, wanted, system)),
    change: (hosId, ourNo, slotCode) => on(hosId, client => change(client, ourNo, slotCode)),
    cancel: (hosId, ourNo) => on(hosId, client => cancel(client, ourNo)),
    openItems: (hosId, order) => on(hosId, (client, system) => openItems(client, order, system, clock.now())),
    closeItems: (hosId, ourNo) => on(hosId, client => closeItems(client, ourNo)),
    call: (hosId, queueCode, number, event) => on(hosId, client => call(client, queueCode, number, event, clock.now())),
    happenings: (hosId, cursor) => on(hosId, (client, system) => happeningsSince(client, cursor, system, clock.now())),
  }
}
