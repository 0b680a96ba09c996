import type * as z from 'zod/mini'
import type { FhirClient } from './client.ts'
import { idIn, organization } from './wire.ts'

/** So many ids in one address. */
const atOnce = 20
/** Hospital, campus, department group, and some more. */
const deepest = 5

export type Organization = z.output<typeof organization>

/** What lies below a hospital by `partOf`: its first level, and of each organization the group that it belongs to. */
export async function organizationsBelow(client: FhirClient, organizationId: string) {
  const groups = await partsOf(client, [organizationId])
  const groupOf = new Map(groups.map(one => [one.id, one.id]))
  const all = [...groups]
  let level = groups
  for (let depth = 1; depth < deepest && level.length > 0; depth++) {
    const found = await partsOf(
      client,
      level.map(one => one.id),
    )
    level = found.filter(one => one.id !== organizationId && !groupOf.has(one.id))
    all.push(...level)
    for (const one of level) groupOf.set(one.id, groupOf.get(idIn(one.partOf, 'Organization') ?? '') ?? one.id)
  }
  return { groups, groupOf, all }
}

async function partsOf(client: FhirClient, ids: readonly string[]): Promise<Organization[]> {
  const found: Organization[] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    const partof = ids
      .slice(at, at + atOnce)
      .map(id => `Organization/${id}`)
      .join(',')
    found.push(...(await client.search(organization, 'Organization', { partof, _count: '500' })))
  }
  return found
}
