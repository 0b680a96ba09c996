import type * as z from 'zod/mini'
import type { ClinicDepartment, ClinicDoctor, DepartmentKind } from '../../../ports/hospital-booking.ts'
import type { FhirClient } from '../client.ts'
import { extensions, systems } from '../names.ts'
import { inUse, ownOf, pageSize, type WhichHospital } from './own.ts'
import {
  codeIn,
  extensionOf,
  idIn,
  identifierIn,
  location,
  practitioner,
  practitionerRole,
  type healthcareService,
} from '../wire.ts'

const departmentKinds: readonly string[] = ['ordinary', 'mdt', 'school']

/** Organizations below the hospital are the first level, HealthcareServices the departments that are booked. */
export async function departmentsOf(client: FhirClient, hospital: WhichHospital): Promise<ClinicDepartment[]> {
  const [{ groups, groupOf, services }, places] = [await ownOf(client, hospital), await placesOf(client)]
  const groupIds = new Set(inUse(groups).map(one => one.id))
  const children = services.filter(isClinic).map(one => {
    const group = groupOf.get(idIn(one.providedBy, 'Organization') ?? '')
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

/** Where blood is taken, or a health check done, is no department that anybody registers with. */
const isClinic = ({ category }: z.output<typeof healthcareService>): boolean =>
  !['examination', 'checkup'].includes(codeIn(category, systems.kind) ?? '')

export interface Place {
  name: string
  campus: string
  where: string
  /** The Organization that runs it, where it says so. */
  managedBy: string | undefined
}

export async function placesOf(client: FhirClient): Promise<Map<string, Place>> {
  const all = await client.search(location, 'Location', { _count: pageSize })
  const names = new Map(all.map(one => [one.id, one.name ?? '']))
  return new Map(
    all.map(one => {
      const campus = one.partOf?.display ?? names.get(idIn(one.partOf, 'Location') ?? '') ?? ''
      return [
        one.id,
        {
          name: one.name ?? '',
          campus,
          where: one.description ?? one.name ?? '',
          managedBy: idIn(one.managingOrganization, 'Organization'),
        },
      ]
    }),
  )
}

export async function doctorsOf(client: FhirClient, hospital: WhichHospital): Promise<ClinicDoctor[]> {
  const own = new Set((await ownOf(client, hospital)).services.map(one => one.id))
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
      return deptCode === undefined || !own.has(deptCode)
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

export const kindIn = (code: string | undefined, known: readonly string[]): string =>
  code !== undefined && known.includes(code) ? code : 'ordinary'
