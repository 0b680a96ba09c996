import { present } from '@nethos/contract/common/present.ts'
import type { ContrastAgent, ExaminationOrder } from '../../../ports/hospital-examinations.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, identifierIn, idIn } from '../wire.ts'
import { aroundOf, type Around } from './around.ts'
import { resourceIn, slotCodeOf } from './places.ts'
import { serviceRequest, type ServiceRequest } from './wire.ts'

type Kind = ExaminationOrder['kind']

const day = 86_400_000
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
  const [saved] = appointments.get(one.id) ?? []
  const taken = slots.get(idIn(saved?.slot?.[0], 'Slot') ?? '')
  const [startsAt, endsAt] = [
    Date.parse(taken?.start ?? saved?.start ?? ''),
    Date.parse(taken?.end ?? saved?.end ?? ''),
  ]
  if (!saved || Number.isNaN(startsAt) || Number.isNaN(endsAt)) return undefined
  const ourNo = identifierIn(saved.identifier, systems.examination) ?? ''
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
  client: HospitalClient,
  requests: readonly ServiceRequest[],
  recordSystem: string,
): Promise<ExaminationOrder[]> {
  const examinations = requests.filter(
    one => one.requisition?.system !== systems.itemOrder && kindIn(one) !== undefined,
  )
  const own = await client.own(examinations)
  if (own.length === 0) return []
  const around = await aroundOf(client, own)
  return own.flatMap(one => {
    const owner = around.owners.get(idIn(one.subject, 'Patient') ?? '')
    const recordNumber = identifierIn(owner?.identifier, recordSystem)
    if (recordNumber !== undefined) return [orderIn(one, present(kindIn(one)), around, recordNumber)]
    client.leftOut(`ServiceRequest/${one.id}`, 'its subject has no record number')
    return []
  })
}

export async function ordersOf(
  client: HospitalClient,
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
