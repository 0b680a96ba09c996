import type * as z from 'zod/mini'
import type { FhirClient } from '../client.ts'
import { organizationsBelow, type Organization } from '../organizations.ts'
import { healthcareService, idIn } from '../wire.ts'

export const pageSize = '500'

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

/** As the settings name it. */
export interface WhichHospital {
  organizationId: string
  /** Whether its server carries other hospitals; left out: where another's departments stand on it. */
  shared?: boolean | undefined
}

/** `active` is 0..1 in R4, and who says nothing is in use: a search for `true` would lose him. */
export const inUse = <T extends { active?: boolean | undefined }>(all: readonly T[]): T[] =>
  all.filter(one => one.active !== false)

export async function ownOf(client: FhirClient, { organizationId, shared }: WhichHospital): Promise<Own> {
  const { groups, groupOf } = await organizationsBelow(client, organizationId)
  const organizations = new Set([organizationId, ...groupOf.keys()])
  const all = await client.search(healthcareService, 'HealthcareService', { _count: pageSize })
  const providerOf = (one: Service) => idIn(one.providedBy, 'Organization')
  const isStrange = (one: Service) => {
    const provider = providerOf(one)
    return shared !== false && provider !== undefined && !organizations.has(provider)
  }
  const strangers = all.filter(isStrange)
  for (const [provider, theirs] of Map.groupBy(strangers, providerOf))
    client.leftOut(
      theirs.map(one => `HealthcareService/${one.id}`).join(', '),
      `Organization/${provider} provides it, which is not part of Organization/${organizationId}`,
    )
  const isKnown = (one: Service) => {
    if (providerOf(one) !== undefined || !(shared ?? strangers.length > 0)) return true
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
