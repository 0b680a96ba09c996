import { surgeryEventNames, type SurgeryHappening } from '../../../ports/hospital-surgeries.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { whereServed } from '../errors.ts'
import { systems } from '../names.ts'
import { anyOf, onceEach, happenedSince } from '../happened-since.ts'
import { idIn, lastUpdated } from '../wire.ts'
import { orderOf } from './around.ts'
import { operationsOnly, surgeriesIn } from './surgeries.ts'
import {
  procedure,
  surgeryEvent,
  surgeryRequest,
  type Procedure,
  type SurgeryEventTask,
  type SurgeryRequest,
} from './wire.ts'

type One = SurgeryRequest | Procedure | SurgeryEventTask

const eventsOnly = { code: anyOf(systems.surgeryEvent, surgeryEventNames) }

const orderIdOf = (one: One): string => {
  if (one.resourceType === 'ServiceRequest') return one.id
  return (one.resourceType === 'Task' ? idIn(one.focus, 'ServiceRequest') : orderOf(one.basedOn)) ?? ''
}

/** What changed of orders, Tasks and Procedures: each operation once, whole, as it is now. */
export const happeningsSince = (client: HospitalClient, cursor: string, recordSystem: string, now: number) =>
  happenedSince<One, SurgeryHappening>(
    { cursor, now },
    async ({ query, most }) => [
      ...(await client.search(surgeryRequest, 'ServiceRequest', { ...query, ...operationsOnly }, most)),
      ...(await whereServed(client.search(surgeryEvent, 'Task', { ...query, ...eventsOnly }, most))),
      ...(await whereServed(client.search(procedure, 'Procedure', query, most))),
    ],
    async changed => {
      const requests = await readNamed(client, surgeryRequest, 'ServiceRequest', changed.map(orderIdOf).filter(Boolean))
      const read = await surgeriesIn(client, [...requests.values()], recordSystem)
      const surgeries = new Map(read.map(one => [one.surgeryNo, one]))
      const isFirst = onceEach()
      return new Map(
        changed.map(one => {
          const surgery = surgeries.get(orderIdOf(one))
          return [one, surgery && isFirst(surgery.surgeryNo) ? [{ at: lastUpdated(one), surgery }] : []]
        }),
      )
    },
  )
