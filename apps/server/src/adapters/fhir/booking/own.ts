import type * as z from 'zod/mini'
import type { FhirClient } from '../client.ts'
import { healthcareService, idIn, organization } from '../wire.ts'

export const pageSize = '500'
/** So many ids in one address. */
const atOnce = 20
/** Hospital, campus, department group, and some more. */
const deepest = 5

type Organization = z.output<typeof organization>
type Service = z.output<typeof healthcareService>

/** What on a server is this hospital's: several may share one (docs/decisions/0050). */
export interface Own {
  /** The first level below the hospital. */
  groups: Organization[]
  /** Of an organization anywhere below: the group that it belongs to. */
  groupOf: ReadonlyMap<string, string>
  /** The hospital itself and all below it. */
  organizations: ReadonlySet<string>
  /** In use, of this hospital. */
  services: Service[]
  /** Of others. */
  strange: ReadonlySet<string>
}

/** `active` is 0..1 in R4, and who says nothing is in use: a search for `true` would lose him. */
export const inUse = <T extends { active?: boolean | undefined }>(all: readonly T[]): T[] =>
  all.filter(one => one.active !== false)

export async function ownOf(client: FhirClient, organizationId: string): Promise<Own> {
  const { groups, groupOf } = await below(client, organizationId)
  const organizations = new Set([organizationId, ...groupOf.keys()])
  const all = await client.search(healthcareService, 'HealthcareService', { _count: pageSize })
  const providerOf = (one: Service) => idIn(one.providedBy, 'Organization')
  const isStrange = (one: Service) => {
    const provider = providerOf(one)
    return provider !== undefined && !organizations.has(provider)
  }
  const strangers = all.filter(isStrange)
  for (const [provider, theirs] of Map.groupBy(strangers, providerOf))
    client.leftOut(
      theirs.map(one => `HealthcareService/${one.id}`).join(', '),
      `Organization/${provider} provides it, which is not part of Organization/${organizationId}`,
    )
  const isKnown = (one: Service) => {
    if (providerOf(one) !== undefined || strangers.length === 0) return true
    client.leftOut(
      `HealthcareService/${one.id}`,
      'it has no providedBy, and this server is shared by several hospitals',
    )
    return false
  }
  const own = all.filter(one => !isStrange(one)).filter(isKnown)
  const ownIds = new Set(own.map(one => one.id))
  return {
    groups,
    groupOf,
    organizations,
    services: inUse(own),
    strange: new Set(all.filter(one => !ownIds.has(one.id)).map(one => one.id)),
  }
}

async function below(client: FhirClient, organizationId: string) {
  const groups = await partsOf(client, [organizationId])
  const groupOf = new Map(groups.map(one => [one.id, one.id]))
  let level = groups
  for (let depth = 1; depth < deepest && level.length > 0; depth++) {
    const found = await partsOf(
      client,
      level.map(one => one.id),
    )
    level = found.filter(one => one.id !== organizationId && !groupOf.has(one.id))
    for (const one of level) groupOf.set(one.id, groupOf.get(idIn(one.partOf, 'Organization') ?? '') ?? one.id)
  }
  return { groups, groupOf }
}

async function partsOf(client: FhirClient, ids: readonly string[]): Promise<Organization[]> {
  const found: Organization[] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    const partof = ids
      .slice(at, at + atOnce)
      .map(id => `Organization/${id}`)
      .join(',')
    found.push(...(await client.search(organization, 'Organization', { partof, _count: pageSize })))
  }
  return found
}
