import type * as z from 'zod/mini'
import type { ContrastAgent, ExaminationOrder } from '../../../ports/hospital-examinations.ts'
import { readNamed } from '../by-id.ts'
import type { FhirClient } from '../client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, identifierIn, idIn, location, slot, type Slot } from '../wire.ts'
import { resourceIn, slotCodeOf } from './places.ts'
import {
  basedReport,
  examinationAppointment,
  patientNumber,
  serviceRequest,
  task,
  type ExaminationAppointment,
  type ServiceRequest,
  type Task,
} from './wire.ts'

type Kind = ExaminationOrder['kind']
type By<One> = ReadonlyMap<string, readonly One[]>

const day = 86_400_000
const ordersAtOnce = 30
/** Where a hospital does not say until when an order holds. */
const validForMs = 90 * day
/** SNOMED CT, where a hospital does not use our own words. */
const kinds: Readonly<Record<string, Kind>> = {
  '82078001': 'blood',
  '29303009': 'ecg',
  '16310003': 'ultrasound',
  '363680008': 'xray',
  '77477000': 'ct',
  '113091000': 'mri',
  '423827005': 'endoscopy',
}
const ownKinds: readonly string[] = [...Object.values(kinds), 'barium', 'function']
const contrasts: readonly string[] = ['iodine', 'gadolinium', 'barium']

/** Undefined: it is no examination. */
export function kindIn({ category = [], code }: ServiceRequest): Kind | undefined {
  const own = codeIn(category, systems.examinationKind)
  if (own !== undefined && ownKinds.includes(own)) return own as Kind
  const coded = codeIn([...category, ...(code ? [code] : [])], systems.snomed) ?? ''
  return Object.hasOwn(kinds, coded) ? kinds[coded] : undefined
}

export const isKept = ({ status }: ExaminationAppointment): boolean =>
  ['pending', 'booked', 'arrived', 'checked-in'].includes(status)
export const orderOf = (one: ExaminationAppointment): string | undefined =>
  one.basedOn?.map(each => idIn(each, 'ServiceRequest')).find(id => id !== undefined)

/** What the orders are made of besides themselves. */
interface Around {
  owners: ReadonlyMap<string, z.output<typeof patientNumber>>
  locations: ReadonlyMap<string, z.output<typeof location>>
  appointments: By<ExaminationAppointment>
  slots: ReadonlyMap<string, Slot>
  tasks: By<Task>
  reported: ReadonlySet<string>
}

async function about<S extends z.ZodMiniType>(
  client: FhirClient,
  schema: S,
  type: string,
  orders: readonly ServiceRequest[],
  parameter: string,
): Promise<z.output<S>[]> {
  const found: z.output<S>[] = []
  for (let at = 0; at < orders.length; at += ordersAtOnce) {
    const some = orders.slice(at, at + ordersAtOnce).map(one => `ServiceRequest/${one.id}`)
    const asked = client.search(schema, type, { [parameter]: some.join(','), _count: '200' })
    found.push(
      ...(await asked.catch((error: unknown) => {
        if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return []
        throw error
      })),
    )
  }
  return found
}

async function aroundOf(client: FhirClient, orders: readonly ServiceRequest[]): Promise<Around> {
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
  const appointments = (await about(client, examinationAppointment, 'Appointment', orders, 'based-on')).filter(isKept)
  const ended = orders.filter(one => one.status === 'completed')
  const reports = await about(client, basedReport, 'DiagnosticReport', ended, 'based-on')
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
      await about(client, task, 'Task', orders, 'focus'),
      one => idIn(one.focus, 'ServiceRequest') ?? '',
    ),
    reported: new Set(
      reports
        .filter(one => ['final', 'amended', 'corrected', 'appended'].includes(one.status))
        .flatMap(one => (one.basedOn ?? []).flatMap(each => idIn(each, 'ServiceRequest') ?? [])),
    ),
  }
}

function stateOf(one: ServiceRequest, { appointments, tasks, reported }: Around): ExaminationOrder['state'] {
  if (['revoked', 'entered-in-error'].includes(one.status)) return 'cancelled'
  if (reported.has(one.id)) return 'reported'
  const own = (tasks.get(one.id) ?? []).filter(
    each => !['cancelled', 'rejected', 'entered-in-error', 'draft'].includes(each.status),
  )
  if (one.status === 'completed' || own.some(each => each.status === 'completed')) return 'done'
  if (own.some(each => each.status === 'in-progress')) return 'in_progress'
  if (own.length > 0) return 'signed_in'
  return appointments.has(one.id) ? 'booked' : 'ordered'
}

function appointmentIn(
  one: ServiceRequest,
  { appointments, slots }: Around,
): ExaminationOrder['appointment'] | undefined {
  const [kept] = appointments.get(one.id) ?? []
  const taken = slots.get(idIn(kept?.slot?.[0], 'Slot') ?? '')
  const [startsAt, endsAt] = [Date.parse(taken?.start ?? kept?.start ?? ''), Date.parse(taken?.end ?? kept?.end ?? '')]
  if (!kept || Number.isNaN(startsAt) || Number.isNaN(endsAt)) return undefined
  const ourNo = identifierIn(kept.identifier, systems.examination) ?? ''
  return { ourNo, slotCode: taken ? slotCodeOf(taken) : '', startsAt, endsAt }
}

function placeOf(one: ServiceRequest, { locations }: Around): { place: string; building: string } {
  const [named] = one.locationReference ?? []
  const found = locations.get(idIn(named, 'Location') ?? '')
  const building = locations.get(idIn(found?.partOf, 'Location') ?? '')?.name ?? found?.partOf?.display ?? ''
  return { place: found?.description ?? found?.name ?? named?.display ?? '', building }
}

function orderIn(one: ServiceRequest, kind: Kind, around: Around, recordNumber: string): ExaminationOrder {
  const flag = (url: string): boolean | undefined => extensionOf(one, url)?.valueBoolean
  const contrast = extensionOf(one, extensions.contrast)?.valueCode ?? ''
  const orderedAt = Date.parse(one.authoredOn ?? one.meta.lastUpdated)
  const until = Date.parse(one.occurrencePeriod?.end ?? '')
  const resourceCode = resourceIn(one.performer)
  const appointment = appointmentIn(one, around)
  return {
    orderNo: one.id,
    recordNumber,
    itemCode: one.code?.coding?.[0]?.code?.slice(0, 64) ?? one.id,
    itemName: one.code?.text ?? one.code?.coding?.[0]?.display ?? '',
    kind,
    deptName: one.performer?.find(each => idIn(each, 'Organization') !== undefined)?.display ?? '',
    ...placeOf(one, around),
    resourceCode,
    minutes: extensionOf(one, extensions.minutes)?.valuePositiveInt ?? 15,
    needsAppointment: flag(extensions.needsAppointment) ?? resourceCode !== '',
    needsFasting: flag(extensions.needsFasting) ?? false,
    contrast: contrasts.includes(contrast) ? (contrast as ContrastAgent) : 'none',
    isSedated: flag(extensions.sedated) ?? false,
    preparation: one.patientInstruction ?? '',
    orderedAt,
    validUntil: Number.isNaN(until) ? orderedAt + validForMs : until,
    state: stateOf(one, around),
    ...(appointment && { appointment }),
  }
}

/** These requests as orders; what is no examination falls away, what cannot be anybody's is named. */
export async function ordersIn(
  client: FhirClient,
  requests: readonly ServiceRequest[],
  recordSystem: string,
): Promise<ExaminationOrder[]> {
  const examinations = requests.filter(
    one => one.requisition?.system !== systems.itemOrder && kindIn(one) !== undefined,
  )
  if (examinations.length === 0) return []
  const around = await aroundOf(client, examinations)
  return examinations.flatMap(one => {
    const owner = around.owners.get(idIn(one.subject, 'Patient') ?? '')
    const recordNumber = identifierIn(owner?.identifier, recordSystem)
    if (recordNumber !== undefined) return [orderIn(one, kindIn(one)!, around, recordNumber)]
    client.leftOut(`ServiceRequest/${one.id}`, 'its subject has no record number')
    return []
  })
}

export async function ordersOf(
  client: FhirClient,
  patientId: string,
  recordSystem: string,
  now: number,
): Promise<ExaminationOrder[]> {
  const requests = await client.search(serviceRequest, 'ServiceRequest', {
    patient: `Patient/${patientId}`,
    _count: '200',
  })
  const orders = await ordersIn(client, requests, recordSystem)
  return orders.filter(one => one.validUntil > now || one.orderedAt > now - 90 * day)
}
