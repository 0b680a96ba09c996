import { present } from '@nethos/contract/common/present.ts'
import {
  anaesthesiaNames,
  memberRoleNames,
  surgeryEventNames,
  surgeryKindNames,
  type HospitalMember,
  type HospitalSurgery,
  type HospitalSurgeryEvent,
} from '../../../ports/hospital-surgeries.ts'
import { keyFor } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { colleagueOf } from '../colleagues.ts'
import { extensions, systems } from '../names.ts'
import { anyOf } from '../happened-since.ts'
import { codeIn, extensionOf, identifierIn, idIn } from '../wire.ts'
import { aroundOf, type Around } from './around.ts'
import { surgeryRequest, type Procedure, type SurgeryRequest } from './wire.ts'

/** SNOMED CT, where a hospital does not use our own words: a surgical procedure, chemotherapy. */
const snomedKinds = { '387713003': 'inpatient', '367336001': 'chemotherapy' } as const
const dayMs = 86_400_000

/** Of all orders those of operations. */
export const operationsOnly = {
  category: [anyOf(systems.surgeryKind, surgeryKindNames), anyOf(systems.snomed, Object.keys(snomedKinds))].join(','),
}

const oneOf = <Name extends string>(names: readonly Name[], given: string | undefined): Name | undefined =>
  names.find(one => one === given)

/** Undefined: it is no operation. */
export function kindIn({ category }: SurgeryRequest): HospitalSurgery['kind'] | undefined {
  const own = oneOf(surgeryKindNames, codeIn(category, systems.surgeryKind))
  if (own) return own
  const coded = codeIn(category, systems.snomed) ?? ''
  return Object.hasOwn(snomedKinds, coded) ? snomedKinds[coded as keyof typeof snomedKinds] : undefined
}

const isCalledOff = (one: SurgeryRequest, procedures: readonly Procedure[]): boolean =>
  ['revoked', 'entered-in-error'].includes(one.status) || procedures.some(each => each.status === 'not-done')

function teamOf(one: SurgeryRequest, { teams, procedures, colleagues }: Around): HospitalMember[] {
  const planned = (one.performer ?? []).flatMap(
    each => teams.get(keyFor(each, 'CareTeam', one.id) ?? '')?.participant ?? [],
  )
  const members = [
    ...(procedures.get(one.id) ?? [])
      .flatMap(each => each.performer ?? [])
      .map(each => ({
        roles: each.function && [each.function],
        who: each.actor,
      })),
    ...planned.map(each => ({ roles: each.role, who: each.member })),
  ].flatMap(({ roles, who }) => {
    const role = oneOf(memberRoleNames, codeIn(roles, systems.surgeryRole))
    const found = who && colleagueOf(who, colleagues)
    return role && found && found.name !== '' ? { ...found, role } : []
  })
  return [...new Map(members.map(each => [`${each.role} ${each.code} ${each.name}`, each])).values()]
}

/** What Tasks say, and what the Procedure says of beginning and end where no Task does. */
function eventsOf(one: SurgeryRequest, { events, procedures }: Around): HospitalSurgeryEvent[] {
  const happenings = (events.get(one.id) ?? []).flatMap(each => {
    const event = oneOf(surgeryEventNames, codeIn(each.code && [each.code], systems.surgeryEvent))
    const occurredAt = Date.parse(each.executionPeriod?.start ?? '')
    if (!event || Number.isNaN(occurredAt) || !['in-progress', 'completed'].includes(each.status)) return []
    return { eventId: identifierIn(each.identifier, systems.surgeryEvent) ?? `Task/${each.id}`, event, occurredAt }
  })
  const known = new Set(happenings.map(each => each.event))
  const performed = (procedures.get(one.id) ?? []).flatMap(({ id, status, performedPeriod }) =>
    ['entered-in-error', 'not-done'].includes(status)
      ? []
      : [
          { eventId: `Procedure/${id}/start`, event: 'surgery_begun' as const, written: performedPeriod?.start },
          { eventId: `Procedure/${id}/end`, event: 'surgery_ended' as const, written: performedPeriod?.end },
        ],
  )
  return [
    ...happenings,
    ...performed.flatMap(({ written, ...each }) => {
      const occurredAt = Date.parse(written ?? '')
      return Number.isNaN(occurredAt) || known.has(each.event) ? [] : { ...each, occurredAt }
    }),
  ]
}

function whereOf(one: SurgeryRequest, { places }: Around): { place: string; ward: string } {
  const named = (one.locationReference ?? []).map(each => {
    const found = places.get(idIn(each, 'Location') ?? '')
    return {
      isWard: codeIn(found?.type, systems.roleCode) === 'HU',
      name: found?.name ?? each.display ?? '',
      where: found?.description ?? found?.name ?? each.display ?? '',
    }
  })
  const ward = named.find(each => each.isWard)
  return { ward: ward?.name ?? '', place: (named.find(each => !each.isWard) ?? ward)?.where ?? '' }
}

function surgeryIn(one: SurgeryRequest, recordNumber: string, around: Around): HospitalSurgery | undefined {
  const plannedAt = Date.parse(one.occurrencePeriod?.start ?? one.occurrenceDateTime ?? '')
  if (Number.isNaN(plannedAt)) return undefined
  const arriveAt = Date.parse(extensionOf(one, extensions.arriveAt)?.valueInstant ?? '')
  const stopDrugs = (one.extension ?? []).flatMap(each => {
    const part = (url: string) => each.extension?.find(inner => inner.url === url)?.valueString
    const [drugName, days] = [part('drug'), Number(part('days'))]
    const isOrder = each.url === extensions.stopDrug && drugName !== undefined && Number.isInteger(days)
    return isOrder ? { drugName, daysBefore: days } : []
  })
  return {
    surgeryNo: one.id,
    recordNumber,
    surgeryName: one.code?.text ?? one.code?.coding?.map(each => each.display).find(Boolean) ?? '',
    kind: present(kindIn(one)),
    deptName: one.performer?.find(each => idIn(each, 'Organization') !== undefined)?.display ?? '',
    ...whereOf(one, around),
    doctorName: one.requester ? colleagueOf(one.requester, around.colleagues).name : '',
    plannedAt,
    arriveAt: Number.isNaN(arriveAt) ? plannedAt : Math.min(arriveAt, plannedAt),
    anaesthesia: oneOf(anaesthesiaNames, extensionOf(one, extensions.anaesthesia)?.valueCode) ?? 'general',
    stopDrugs,
    notice: one.patientInstruction ?? '',
    team: teamOf(one, around),
    state: isCalledOff(one, around.procedures.get(one.id) ?? []) ? 'cancelled' : 'planned',
    events: eventsOf(one, around),
  }
}

/** These orders as operations; what is none falls away, what cannot be read is named and stops no other. */
export async function surgeriesIn(
  client: HospitalClient,
  requests: readonly SurgeryRequest[],
  recordSystem: string,
): Promise<HospitalSurgery[]> {
  const operations = await client.own(requests.filter(one => kindIn(one) !== undefined && one.status !== 'draft'))
  if (operations.length === 0) return []
  const around = await aroundOf(client, operations)
  return operations.flatMap(one => {
    const recordNumber = identifierIn(around.owners.get(idIn(one.subject, 'Patient') ?? '')?.identifier, recordSystem)
    const read = recordNumber === undefined ? undefined : surgeryIn(one, recordNumber, around)
    if (read) return [read]
    const why = recordNumber === undefined ? 'its subject has no record number' : 'it has no planned time'
    client.leftOut(`ServiceRequest/${one.id}`, why)
    return []
  })
}

export async function surgeriesOf(
  client: HospitalClient,
  patientId: string,
  recordSystem: string,
  now: number,
): Promise<HospitalSurgery[]> {
  const requests = await client.search(surgeryRequest, 'ServiceRequest', {
    ...operationsOnly,
    patient: `Patient/${patientId}`,
    _count: '200',
  })
  return (await surgeriesIn(client, requests, recordSystem)).filter(one => one.plannedAt > now - 90 * dayMs)
}
