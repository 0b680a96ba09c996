import { present } from '@nethos/contract/common/present.ts'
import type { BedKind, RoomGender, Ward, WardBed } from '../../../ports/hospital-stays.ts'
import { readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { extensions, systems } from '../names.ts'
import { anyOf } from '../happened-since.ts'
import { codeIn, extensionOf, idIn } from '../wire.ts'
import { encounter, place, type Encounter, type Place } from './wire.ts'

/** A bed is a Location of one of our kinds, within a room or a ward; a ward is a Location of HL7's type HU. */

const pageSize = '500'
const bedKinds: readonly BedKind[] = ['ordinary', 'double', 'single']
export const bedsOnly = { type: anyOf(systems.bedKind, bedKinds) }
const dayMs = 86_400_000

const kindIn = (one: Place): BedKind | undefined => bedKinds.find(kind => kind === codeIn(one.type, systems.bedKind))
export const isBed = (one: Place): boolean => kindIn(one) !== undefined
export const heldBy = (one: Place): string | undefined =>
  idIn(extensionOf(one, extensions.heldFor)?.valueReference, 'ServiceRequest')

export function stateOf(one: Place): WardBed['state'] {
  const code = one.operationalStatus?.code ?? 'U'
  if (code === 'O') return 'occupied'
  if ((one.status ?? 'active') !== 'active' || code !== 'U') return 'closed'
  return heldBy(one) === undefined ? 'free' : 'held'
}

const genderOf = (one: Place | undefined): RoomGender => {
  const code = one && extensionOf(one, extensions.roomGender)?.valueCode
  return code === 'M' || code === 'F' ? code : ''
}

export async function bedsIn(client: HospitalClient, found: readonly Place[]): Promise<WardBed[]> {
  const beds = await client.own(found.filter(isBed))
  const over = await readNamed(
    client,
    place,
    'Location',
    beds.map(one => idIn(one.partOf, 'Location')),
  )
  return beds.flatMap(one => {
    const above = over.get(idIn(one.partOf, 'Location') ?? '')
    const isWard = codeIn(above?.type, systems.roleCode) === 'HU'
    const wardCode = isWard ? above?.id : idIn(above?.partOf, 'Location')
    if (wardCode === undefined) client.leftOut(`Location/${one.id}`, 'it lies in no ward')
    return wardCode === undefined
      ? []
      : {
          bedCode: one.id,
          wardCode,
          bedNo: one.name ?? one.id,
          kind: present(kindIn(one)),
          gender: genderOf(one) || genderOf(above),
          state: stateOf(one),
        }
  })
}

export const bedsOf = async (client: HospitalClient): Promise<WardBed[]> =>
  bedsIn(client, await client.search(place, 'Location', { ...bedsOnly, _count: pageSize }))

/** The bed that somebody lies in, or lay in last. */
export const lastBedOf = (one: Encounter): string | undefined =>
  (one.location ?? [])
    .filter(each => each.status !== 'planned' || one.status === 'planned')
    .map(each => idIn(each.location, 'Location'))
    .findLast(id => id !== undefined)

/** Going home frees a bed: so many in 28 days of each ward. */
async function freedByBed(client: HospitalClient, now: number): Promise<Map<string, number>> {
  const since = now - 28 * dayMs
  const ended = await client.search(encounter, 'Encounter', {
    class: 'IMP',
    status: 'finished',
    date: `ge${new Date(since).toISOString()}`,
    _count: pageSize,
  })
  const freed = new Map<string, number>()
  for (const one of ended) {
    const bed = lastBedOf(one)
    if (bed !== undefined && Date.parse(one.period?.end ?? '') >= since) freed.set(bed, (freed.get(bed) ?? 0) + 1)
  }
  return freed
}

export async function wardsOf(client: HospitalClient, now: number): Promise<Ward[]> {
  const [found, beds, freed] = [
    await client.search(place, 'Location', { type: `${systems.roleCode}|HU`, _count: pageSize }),
    await bedsOf(client),
    await freedByBed(client, now),
  ]
  const wardOf = new Map(beds.map(one => [one.bedCode, one.wardCode]))
  const byWard = new Map<string, number>()
  for (const [bed, count] of freed) {
    const ward = wardOf.get(bed)
    if (ward !== undefined) byWard.set(ward, (byWard.get(ward) ?? 0) + count)
  }
  return (await client.own(found)).flatMap(one => {
    const deptCode = idIn(one.managingOrganization, 'Organization')
    if ((one.status ?? 'active') !== 'active') return []
    if (deptCode === undefined) client.leftOut(`Location/${one.id}`, 'its managingOrganization is no department')
    return deptCode === undefined
      ? []
      : {
          wardCode: one.id,
          wardName: one.name ?? one.id,
          deptCode,
          phone: one.telecom?.find(each => each.system === 'phone')?.value ?? '',
          place: one.description ?? '',
          freedLately: byWard.get(one.id) ?? 0,
        }
  })
}
