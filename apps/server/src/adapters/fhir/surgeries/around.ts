import type * as z from 'zod/mini'
import { about, namesOf } from '../about.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { practitionerIdOf } from '../colleagues.ts'
import { patientNumber } from '../examinations/wire.ts'
import { idIn } from '../wire.ts'
import {
  careTeam,
  colleague,
  place,
  procedure,
  surgeryEvent,
  type Colleague,
  type Procedure,
  type SurgeryEventTask,
  type SurgeryRequest,
} from './wire.ts'

/** What operations are made of besides their orders. */
export interface Around {
  owners: ReadonlyMap<string, z.output<typeof patientNumber>>
  procedures: ReadonlyMap<string, readonly Procedure[]>
  events: ReadonlyMap<string, readonly SurgeryEventTask[]>
  teams: ReadonlyMap<string, z.output<typeof careTeam>>
  places: ReadonlyMap<string, z.output<typeof place>>
  colleagues: ReadonlyMap<string, Colleague>
}

export const orderOf = (named: SurgeryRequest['performer']): string | undefined =>
  named?.map(one => idIn(one, 'ServiceRequest')).find(id => id !== undefined)

export async function aroundOf(client: HospitalClient, orders: readonly SurgeryRequest[]): Promise<Around> {
  const ids = namesOf('ServiceRequest', orders)
  const procedures = await about(client, ids, { schema: procedure, type: 'Procedure', by: 'based-on' })
  const events = await about(client, ids, { schema: surgeryEvent, type: 'Task', by: 'focus' })
  const named = orders.flatMap(one => one.performer ?? [])
  const teams = await readNamed(
    client,
    careTeam,
    'CareTeam',
    named.map(one => idIn(one, 'CareTeam')),
    orders,
  )
  const people = [
    ...[...teams.values()].flatMap(one => (one.participant ?? []).map(each => each.member)),
    ...procedures.flatMap(one => (one.performer ?? []).map(each => each.actor)),
    ...orders.map(one => one.requester),
  ]
  return {
    owners: await readNamed(
      client,
      patientNumber,
      'Patient',
      orders.map(one => idIn(one.subject, 'Patient')),
    ),
    procedures: Map.groupBy(procedures, one => orderOf(one.basedOn) ?? ''),
    events: Map.groupBy(events, one => idIn(one.focus, 'ServiceRequest') ?? ''),
    teams,
    places: await readNamed(
      client,
      place,
      'Location',
      orders.flatMap(one => (one.locationReference ?? []).map(each => idIn(each, 'Location'))),
    ),
    colleagues: await readNamed(client, colleague, 'Practitioner', people.map(practitionerIdOf)),
  }
}
