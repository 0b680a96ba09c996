import type * as z from 'zod/mini'
import { about, namesOf } from '../about.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { idIn, location, slot, type Slot } from '../wire.ts'
import {
  basedReport,
  examinationAppointment,
  patientNumber,
  task,
  type ExaminationAppointment,
  type ServiceRequest,
  type Task,
} from './wire.ts'

type By<One> = ReadonlyMap<string, readonly One[]>

export const isActive = ({ status }: ExaminationAppointment): boolean =>
  ['pending', 'booked', 'arrived', 'checked-in'].includes(status)
export const orderOf = (one: ExaminationAppointment): string | undefined =>
  one.basedOn?.map(each => idIn(each, 'ServiceRequest')).find(id => id !== undefined)

/** What the orders are made of besides themselves. */
export interface Around {
  owners: ReadonlyMap<string, z.output<typeof patientNumber>>
  locations: ReadonlyMap<string, z.output<typeof location>>
  appointments: By<ExaminationAppointment>
  slots: ReadonlyMap<string, Slot>
  tasks: By<Task>
  reported: ReadonlySet<string>
}

export async function aroundOf(client: HospitalClient, orders: readonly ServiceRequest[]): Promise<Around> {
  const places = await readNamed(
    client,
    location,
    'Location',
    orders.map(one => idIn(one.locationReference?.[0], 'Location')),
  )
  const buildings = await readNamed(
    client,
    location,
    'Location',
    [...places.values()].map(one => idIn(one.partOf, 'Location')),
  )
  const appointments = await appointmentsOf(client, orders)
  return {
    owners: await readNamed(
      client,
      patientNumber,
      'Patient',
      orders.map(one => idIn(one.subject, 'Patient')),
    ),
    locations: new Map([...buildings, ...places]),
    appointments: Map.groupBy(appointments, one => orderOf(one) ?? ''),
    slots: await readNamed(
      client,
      slot,
      'Slot',
      appointments.map(one => idIn(one.slot?.[0], 'Slot')),
    ),
    tasks: Map.groupBy(
      await about(client, namesOf('ServiceRequest', orders), { schema: task, type: 'Task', by: 'focus' }),
      one => idIn(one.focus, 'ServiceRequest') ?? '',
    ),
    reported: await reportedOf(client, orders),
  }
}

async function appointmentsOf(client: HospitalClient, orders: readonly ServiceRequest[]) {
  const all = await about(client, namesOf('ServiceRequest', orders), {
    schema: examinationAppointment,
    type: 'Appointment',
    by: 'based-on',
  })
  return all.filter(isActive)
}

/** Those of the orders that a report has been written of. */
async function reportedOf(client: HospitalClient, orders: readonly ServiceRequest[]): Promise<Set<string>> {
  const ended = orders.filter(one => one.status === 'completed')
  const reports = await about(client, namesOf('ServiceRequest', ended), {
    schema: basedReport,
    type: 'DiagnosticReport',
    by: 'based-on',
  })
  return new Set(
    reports
      .filter(one => ['final', 'amended', 'corrected', 'appended'].includes(one.status))
      .flatMap(one => (one.basedOn ?? []).flatMap(each => idIn(each, 'ServiceRequest') ?? [])),
  )
}
