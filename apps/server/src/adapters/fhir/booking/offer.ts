import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type {
  ClinicDepartment,
  ClinicDoctor,
  ClinicSession,
  DepartmentKind,
  Period,
  SessionKind,
} from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { extensions, systems } from '../names.ts'
import {
  codeIn,
  extensionOf,
  healthcareService,
  idIn,
  identifierIn,
  lastUpdated,
  location,
  organization,
  practitioner,
  practitionerRole,
  schedule,
  slot,
  type Schedule,
  type Slot,
} from '../wire.ts'

const pageSize = '500'
const departmentKinds: readonly string[] = ['ordinary', 'mdt', 'school']
const sessionKinds: readonly string[] = ['ordinary', 'expert', 'mdt', 'school']

/** Organizations below the hospital are the first level, HealthcareServices the departments that are booked. */
export async function departmentsOf(client: FhirClient, organizationId: string): Promise<ClinicDepartment[]> {
  const [groups, services, places] = [
    await client.search(organization, 'Organization', {
      partof: `Organization/${organizationId}`,
      _count: pageSize,
    }),
    inUse(await client.search(healthcareService, 'HealthcareService', { _count: pageSize })),
    await placesOf(client),
  ]
  const groupIds = new Set(groups.filter(one => one.active !== false).map(one => one.id))
  const children = services.map(one => {
    const group = idIn(one.providedBy, 'Organization')
    return {
      deptCode: one.id,
      ...(group !== undefined && groupIds.has(group) && { parentCode: group }),
      deptName: one.name ?? '',
      introduction: one.extraDetails ?? one.comment ?? '',
      place: one.location?.map(at => places.get(idIn(at, 'Location') ?? '')?.where).find(Boolean) ?? '',
      kind: kindIn(codeIn(one.category, systems.kind), departmentKinds) as DepartmentKind,
      partCodes: (one.extension ?? [])
        .filter(({ url }) => url === extensions.part)
        .flatMap(({ valueReference }) => idIn(valueReference, 'HealthcareService') ?? []),
      gbDeptCode: codeIn(one.specialty, systems.gbDepartment) ?? '',
    }
  })
  const parents = groups
    .filter(one => groupIds.has(one.id))
    .map(one => ({
      deptCode: one.id,
      deptName: one.name ?? '',
      introduction: '',
      place: '',
      kind: children.find(child => child.parentCode === one.id)?.kind ?? 'ordinary',
      partCodes: [],
      gbDeptCode: '',
    }))
  return [...parents, ...children]
}

/** `active` is 0..1 in R4, and who says nothing is in use: a search for `true` would lose him. */
const inUse = <T extends { active?: boolean | undefined }>(all: readonly T[]): T[] =>
  all.filter(one => one.active !== false)

async function placesOf(client: FhirClient): Promise<Map<string, { name: string; campus: string; where: string }>> {
  const all = await client.search(location, 'Location', { _count: pageSize })
  const names = new Map(all.map(one => [one.id, one.name ?? '']))
  return new Map(
    all.map(one => {
      const campus = one.partOf?.display ?? names.get(idIn(one.partOf, 'Location') ?? '') ?? ''
      return [one.id, { name: one.name ?? '', campus, where: one.description ?? one.name ?? '' }]
    }),
  )
}

export async function doctorsOf(client: FhirClient): Promise<ClinicDoctor[]> {
  const people = new Map(
    (await client.search(practitioner, 'Practitioner', { _count: pageSize })).map(one => [one.id, one]),
  )
  const roles = inUse(await client.search(practitionerRole, 'PractitionerRole', { _count: pageSize }))
  return roles.flatMap(role => {
    const person = people.get(idIn(role.practitioner, 'Practitioner') ?? '')
    if (!person) return []
    const [name] = person.name ?? []
    return (role.healthcareService ?? []).flatMap(service => {
      const deptCode = idIn(service, 'HealthcareService')
      return deptCode === undefined
        ? []
        : [
            {
              doctorCode: person.id,
              deptCode,
              doctorName: name?.text ?? `${name?.family ?? ''}${(name?.given ?? []).join('')}`,
              title: role.code?.map(one => one.text).find(Boolean) ?? '',
              skill: extensionOf(role, extensions.skill)?.valueString ?? '',
              isExpert: codeIn(role.code, systems.role) === 'expert',
              docId: identifierIn(person.identifier, systems.doctor) ?? '',
            },
          ]
    })
  })
}

export async function sessionsOf(client: FhirClient, fromDay: string, toDay: string): Promise<ClinicSession[]> {
  const [from, until] = [startOfDay(fromDay), startOfDay(toDay) + 86_400_000]
  const days = [`ge${new Date(from).toISOString()}`, `lt${new Date(until).toISOString()}`]
  const schedules = await client.search(schedule, 'Schedule', { date: days, _count: pageSize })
  const slots = await client.search(slot, 'Slot', { start: days, _count: pageSize })
  const bySchedule = Map.groupBy(slots, one => idIn(one.schedule, 'Schedule') ?? '')
  const around = await aroundOf(client)
  // A calendar that does not say when it is cannot be found by its day, only by its slots.
  const known = new Set(schedules.map(one => one.id))
  const others = [...bySchedule.keys()].filter(id => id !== '' && !known.has(id))
  for (let at = 0; at < others.length; at += schedulesAtOnce) {
    const _id = others.slice(at, at + schedulesAtOnce).join(',')
    schedules.push(...(await client.search(schedule, 'Schedule', { _id, _count: pageSize })))
  }
  return schedules
    .map(one => sessionOf(one, bySchedule.get(one.id) ?? [], around))
    .filter(one => one !== undefined)
    .filter(one => one.day >= fromDay && one.day <= toDay)
}

/** So many ids in one address. */
const schedulesAtOnce = 20

/** Sessions with their slots as they are now, by the schedule's id. */
export async function sessionsNow(
  client: FhirClient,
  schedules: readonly Schedule[],
): Promise<ReadonlyMap<string, ClinicSession>> {
  const sessions = new Map<string, ClinicSession>()
  if (schedules.length === 0) return sessions
  const around = await aroundOf(client)
  for (let at = 0; at < schedules.length; at += schedulesAtOnce) {
    const some = schedules.slice(at, at + schedulesAtOnce)
    const ids = some.map(one => `Schedule/${one.id}`).join(',')
    const slots = await client.search(slot, 'Slot', { schedule: ids, _count: pageSize })
    const bySchedule = Map.groupBy(slots, one => idIn(one.schedule, 'Schedule') ?? '')
    for (const one of some) {
      const session = sessionOf(one, bySchedule.get(one.id) ?? [], around)
      if (session) sessions.set(one.id, session)
    }
  }
  return sessions
}

/** What schedules name: rooms, and whose roles these are. */
async function aroundOf(client: FhirClient) {
  const roles = await client.search(practitionerRole, 'PractitionerRole', { _count: pageSize })
  return {
    places: await placesOf(client),
    doctors: new Map(roles.map(one => [one.id, idIn(one.practitioner, 'Practitioner')])),
  }
}

function sessionOf(
  one: Schedule,
  slots: readonly Slot[],
  { places, doctors }: Awaited<ReturnType<typeof aroundOf>>,
): ClinicSession | undefined {
  const actor = (type: string) => one.actor.map(each => idIn(each, type)).find(id => id !== undefined)
  const deptCode = actor('HealthcareService')
  if (deptCode === undefined) return undefined
  const doctorCode = doctors.get(actor('PractitionerRole') ?? '') ?? actor('Practitioner')
  const place = places.get(actor('Location') ?? '')
  const starts = slots.map(each => Date.parse(each.start))
  const startsAt = one.planningHorizon?.start ? Date.parse(one.planningHorizon.start) : Math.min(...starts)
  if (!Number.isFinite(startsAt)) return undefined
  const day = dayOf(startsAt)
  const fee = extensionOf(one, extensions.fee)?.valueMoney?.value ?? 0
  const releaseAt = extensionOf(one, extensions.releaseAt)?.valueInstant
  // Of a calendar over many days only the first is a session of ours: a number of another day would be sold under this one.
  const ordered = slots
    .filter(each => dayOf(Date.parse(each.start)) === day)
    .map(each => ({ each, no: extensionOf(each, extensions.no)?.valuePositiveInt ?? 0 }))
    .toSorted((a, b) => a.no - b.no || Date.parse(a.each.start) - Date.parse(b.each.start))
  return {
    sessionCode: one.id,
    deptCode,
    ...(doctorCode !== undefined && { doctorCode }),
    day,
    period: (extensionOf(one, extensions.period)?.valueCode as Period | undefined) ?? periodAt(startsAt),
    kind: kindIn(codeIn(one.serviceCategory, systems.kind), sessionKinds) as SessionKind,
    feeCents: Math.round(fee * 100),
    campusName: place?.campus ?? '',
    room: place?.name ?? '',
    isStopped: one.active === false,
    releaseAt: releaseAt === undefined ? 0 : Date.parse(releaseAt),
    releaseBy: extensionOf(one, extensions.releaseBy)?.valueCode === 'draw' ? 'draw' : 'first_come',
    version: lastUpdated(one),
    numbers: ordered.map(({ each, no }, at) => ({
      numberCode: each.id,
      no: no || at + 1,
      startsAt: Date.parse(each.start),
      isFree: each.status === 'free',
    })),
  }
}

const hour = 3_600_000
const periodAt = (startsAt: number): Period => {
  const hours = (startsAt - startOfDay(dayOf(startsAt))) / hour
  return hours < 12 ? 'am' : hours < 17 ? 'pm' : 'evening'
}
const kindIn = (code: string | undefined, known: readonly string[]): string =>
  code !== undefined && known.includes(code) ? code : 'ordinary'
