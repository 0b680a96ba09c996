import { dayOf } from '@nethos/contract/common/days.ts'
import type { AdmissionNote, RoomGender } from '../../../ports/hospital-stays.ts'
import { about, namesOf } from '../about.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, identifierIn, idIn } from '../wire.ts'
import { lastBedOf } from './beds.ts'
import { dischargeOf } from './discharge.ts'
import {
  admissionRequest,
  composition,
  encounter,
  followUp,
  inpatientOwner,
  prescription,
  stayTask,
  type AdmissionRequest,
  type Encounter,
  type StayTask,
} from './wire.ts'

/** SNOMED CT: hospital admission. */
export const notesOnly = { category: `${systems.snomed}|32485007` }
const dayMs = 86_400_000
const validForMs = 90 * dayMs
const priorities: Readonly<Record<string, AdmissionNote['priority']>> = {
  stat: 'urgent',
  asap: 'urgent',
  urgent: 'limited',
  routine: 'ordinary',
}

const isNote = ({ category, status }: AdmissionRequest): boolean =>
  codeIn(category, systems.snomed) === '32485007' && status !== 'draft'
const ordersOf = (named: Encounter['basedOn']): string =>
  named?.map(one => idIn(one, 'ServiceRequest')).find(Boolean) ?? ''

export const arrangementOf = (noteNo: string): string => `${systems.arrangement}|${noteNo}`
export const versionIn = (one: StayTask | undefined): number =>
  (one && extensionOf(one, extensions.version)?.valuePositiveInt) ?? 0
export const statusIn = (one: StayTask | undefined): string =>
  codeIn(one?.businessStatus && [one.businessStatus], systems.standing) ?? ''
export const isArrangement = (one: StayTask): boolean => identifierIn(one.identifier, systems.arrangement) !== undefined
export const noteIdOf = (one: AdmissionRequest | Encounter | StayTask): string => {
  if (one.resourceType === 'ServiceRequest') return one.id
  return one.resourceType === 'Task' ? (idIn(one.focus, 'ServiceRequest') ?? '') : ordersOf(one.basedOn)
}

const isIn = ({ status }: Encounter): boolean => ['arrived', 'triaged', 'in-progress', 'onleave'].includes(status)

/** The stay that the note has led to: who is in, or was, before who is planned. */
export function stayOf(all: readonly Encounter[]): Encounter | undefined {
  const counted = all.filter(one => !['cancelled', 'entered-in-error'].includes(one.status))
  return counted.find(isIn) ?? counted.find(one => one.status === 'finished') ?? counted[0]
}

interface StayStatus {
  stay: Encounter | undefined
  arrangement: StayTask | undefined
}

/** What the hospital has done counts before what we have arranged. */
export function stateOf(one: AdmissionRequest, { stay, arrangement }: StayStatus): AdmissionNote['state'] {
  if (stay && isIn(stay)) return 'in_hospital'
  if (stay?.status === 'finished') return 'discharged'
  if (['revoked', 'entered-in-error'].includes(one.status)) return 'cancelled'
  const found = statusIn(arrangement)
  if (found === 'cancelled') return 'cancelled'
  const isCalled = ['called', 'accepted'].includes(found) || (stay !== undefined && lastBedOf(stay) !== undefined)
  return isCalled ? 'called' : 'issued'
}

const dayIn = (written: string | undefined): string | undefined =>
  written === undefined || Number.isNaN(Date.parse(written))
    ? undefined
    : /^\d{4}-\d\d-\d\d$/.test(written)
      ? written
      : dayOf(Date.parse(written))

function bedAndDay({ stay, arrangement }: StayStatus): { bedCode?: string; arriveOn?: string } {
  const bedCode = (stay && lastBedOf(stay)) ?? idIn(arrangement?.location, 'Location')
  const arriveOn = dayIn(arrangement?.executionPeriod?.start ?? stay?.period?.start)
  return { ...(bedCode !== undefined && { bedCode }), ...(arriveOn !== undefined && { arriveOn }) }
}

async function aroundOf(client: HospitalClient, requests: readonly AdmissionRequest[]) {
  const named = namesOf('ServiceRequest', requests)
  const stays = await about(client, named, { schema: encounter, type: 'Encounter', by: 'based-on' })
  const ended = namesOf(
    'Encounter',
    stays.filter(one => one.status === 'finished'),
  )
  const left = new Set(stays.filter(one => one.status === 'finished').map(noteIdOf))
  const withVisit = named.filter(one => left.has(one.slice('ServiceRequest/'.length)))
  const tasks = await about(client, named, { schema: stayTask, type: 'Task', by: 'focus' })
  const summaries = await about(client, ended, { schema: composition, type: 'Composition', by: 'encounter' })
  const drugs = await about(client, ended, { schema: prescription, type: 'MedicationRequest', by: 'encounter' })
  const visits = await about(client, withVisit, { schema: followUp, type: 'Appointment', by: 'based-on' })
  return {
    stays: Map.groupBy(stays, noteIdOf),
    arrangements: new Map(tasks.filter(isArrangement).map(one => [noteIdOf(one), one])),
    summaries: Map.groupBy(summaries, one => idIn(one.encounter, 'Encounter') ?? ''),
    drugs: Map.groupBy(drugs, one => idIn(one.encounter, 'Encounter') ?? ''),
    visits: Map.groupBy(visits, one => ordersOf(one.basedOn)),
    owners: await readNamed(
      client,
      inpatientOwner,
      'Patient',
      requests.map(one => idIn(one.subject, 'Patient')),
    ),
  }
}
type Around = Awaited<ReturnType<typeof aroundOf>>

const genderOf = (written: string | undefined): RoomGender =>
  written === 'male' ? 'M' : written === 'female' ? 'F' : ''

function noteIn(one: AdmissionRequest, recordNumber: string, around: Around): AdmissionNote | undefined {
  const dept = one.performer?.find(each => idIn(each, 'Organization') !== undefined)
  const deptCode = idIn(dept, 'Organization')
  if (deptCode === undefined) return undefined
  const found = { stay: stayOf(around.stays.get(one.id) ?? []), arrangement: around.arrangements.get(one.id) }
  const state = stateOf(one, found)
  const notedAt = Date.parse(one.authoredOn ?? one.meta.lastUpdated)
  const until = Date.parse(one.occurrencePeriod?.end ?? '')
  const { stay } = found
  const admittedAt = Date.parse(stay?.period?.start ?? '')
  return {
    noteNo: one.id,
    recordNumber,
    deptCode,
    deptName: dept?.display ?? deptCode,
    diagnosis: one.reasonCode?.map(each => each.text ?? each.coding?.[0]?.display).find(Boolean) ?? '',
    doctorName: one.requester?.display ?? '',
    gender: genderOf(around.owners.get(idIn(one.subject, 'Patient') ?? '')?.gender),
    priority: priorities[one.priority ?? 'routine'] ?? 'ordinary',
    notedAt,
    validUntil: Number.isNaN(until) ? notedAt + validForMs : until,
    state,
    reason: state === 'cancelled' ? (one.note?.at(-1)?.text ?? '') : '',
    version: versionIn(found.arrangement),
    ...(['called', 'in_hospital', 'discharged'].includes(state) && bedAndDay(found)),
    ...(['in_hospital', 'discharged'].includes(state) && !Number.isNaN(admittedAt) && { admittedAt }),
    ...(stay &&
      state === 'discharged' && {
        discharge: dischargeOf(stay, {
          summaries: around.summaries.get(stay.id) ?? [],
          drugs: around.drugs.get(stay.id) ?? [],
          visits: around.visits.get(one.id) ?? [],
        }),
      }),
  }
}

/** These requests as notes; what is none falls away, what cannot be anybody's is named. */
export async function notesIn(
  client: HospitalClient,
  requests: readonly AdmissionRequest[],
  recordSystem: string,
): Promise<AdmissionNote[]> {
  const notes = await client.own(requests.filter(isNote))
  if (notes.length === 0) return []
  const around = await aroundOf(client, notes)
  return notes.flatMap(one => {
    const recordNumber = identifierIn(around.owners.get(idIn(one.subject, 'Patient') ?? '')?.identifier, recordSystem)
    const read = recordNumber === undefined ? undefined : noteIn(one, recordNumber, around)
    if (read) return [read]
    const why = recordNumber === undefined ? 'its subject has no record number' : 'its performer is no department'
    client.leftOut(`ServiceRequest/${one.id}`, why)
    return []
  })
}

export async function notesOf(
  client: HospitalClient,
  patientId: string,
  recordSystem: string,
  now: number,
): Promise<AdmissionNote[]> {
  const requests = await client.search(admissionRequest, 'ServiceRequest', {
    ...notesOnly,
    patient: `Patient/${patientId}`,
    _count: '200',
  })
  const notes = await notesIn(client, requests, recordSystem)
  return notes.filter(one => ['issued', 'called', 'in_hospital'].includes(one.state) || one.notedAt > now - 180 * dayMs)
}
