import { present } from '@nethos/contract/common/present.ts'
import type { FhirClient } from './client.ts'
import { FhirForbiddenError, FhirNotServedError } from './errors.ts'
import type { FhirHospital } from './fhir-hospital.ts'
import { organizationsBelow } from './organizations.ts'
import { organizationsOf, type Owned } from './owners.ts'
import { healthcareService, idIn, organization } from './wire.ts'

export interface Ownership {
  /** How the hospital is named in what we write there. */
  organization: { reference: string }
  /**
   * Of what was found on the server what is this hospital's: what names its Organization or one below it, and, unless the
   * server is shared by several hospitals, what names none (docs/decisions/0050). All else is reported. `unsaid`: what names
   * none is ours even there, because our own number on it proves it.
   */
  own<One extends Owned>(found: readonly One[], unsaid?: 'ours'): Promise<One[]>
  /** Whether other hospitals stand on its server, so that what says nothing of its owner may be theirs. */
  isShared(): Promise<boolean>
}

type Whose = Pick<FhirHospital, 'organizationId' | 'shared'>

interface Known {
  isOurs: (organizationNamed: string) => boolean
  isShared: boolean
}

/** So long a department that is new on the server may wait until it is known as the hospital's. */
const knownForMs = 5 * 60_000
/** So many are named; of the others how many they are. */
const mostNamed = 20

export function ownership(client: FhirClient, whose: Whose): Ownership {
  let known: { until: number; read: Promise<Known> } | undefined
  const knownNow = (): Promise<Known> => {
    if (known && known.until > Date.now()) return known.read
    const read = readKnown(client, whose)
    known = { until: Date.now() + knownForMs, read }
    read.catch(() => (known = undefined))
    return read
  }

  function report(left: readonly Owned[], why: string): void {
    for (const [type, all] of Map.groupBy(left, one => one.resourceType)) {
      const ids = [...new Set(all.map(one => `${type}/${one.id}`))]
      const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : ''
      client.leftOut(`${ids.slice(0, mostNamed).join(', ')}${more}`, why, `${type} ${why}`)
    }
  }

  return {
    organization: { reference: `Organization/${whose.organizationId}` },
    isShared: async () => whose.shared !== false && (await knownNow()).isShared,
    async own(found, unsaid) {
      if (found.length === 0 || whose.shared === false) return [...found]
      const { isOurs, isShared } = await knownNow()
      const named = await organizationsOf(client, found)
      const strangerOf = (one: Owned & (typeof found)[number]): string | undefined => {
        const all = named.get(one) ?? []
        // A bare identifier that is none of ours may be a person's.
        return all.some(isOurs) ? undefined : all.find(each => !each.startsWith('?'))
      }
      const isSilent = (one: (typeof found)[number]) => !named.get(one)?.some(each => isOurs(each))
      const strange = found.filter(one => strangerOf(one) !== undefined)
      const silent = found.filter(one => strangerOf(one) === undefined && isSilent(one))
      for (const [other, theirs] of Map.groupBy(strange, one => present(strangerOf(one))))
        report(theirs, `it belongs to ${inWords(other)}, which is not part of Organization/${whose.organizationId}`)
      const isLeft = isShared && unsaid === undefined
      if (isLeft) report(silent, 'it names no organization, and this server is shared by several hospitals')
      const left = new Set([...strange, ...(isLeft ? silent : [])])
      return found.filter(one => !left.has(one))
    },
  }
}

const inWords = (named: string): string => (named.includes('|') ? `an Organization ${named}` : `Organization/${named}`)

/** Where Organizations are not served nobody can be told apart: all is ours, unless the settings say that it is not. */
async function readKnown(client: FhirClient, { organizationId, shared }: Whose): Promise<Known> {
  const below = await organizationsBelow(client, organizationId).catch((error: unknown) => {
    if (!(error instanceof FhirNotServedError) || error instanceof FhirForbiddenError) throw error
    return undefined
  })
  if (!below) return { isOurs: named => !shared || named === organizationId, isShared: shared === true }
  const self = await client.get(organization, `Organization/${organizationId}`)
  const names = new Set(
    [...(self ? [self] : []), ...below.all].flatMap(({ identifier = [] }) =>
      identifier.flatMap(({ system = '', value }) => (value === undefined ? [] : `${system}|${value}`)),
    ),
  )
  const isOurs = (named: string): boolean =>
    named === organizationId || below.groupOf.has(named) || names.has(named.replace(/^\?/, ''))
  return { isOurs, isShared: shared ?? (await carriesOthers(client, isOurs)) }
}

/** Departments of somebody else are what shows it; insurers and suppliers stand on everybody's server. */
async function carriesOthers(client: FhirClient, isOurs: (named: string) => boolean): Promise<boolean> {
  const services = await client.search(healthcareService, 'HealthcareService', { _count: '500' })
  const providers = services.flatMap(one => idIn(one.providedBy, 'Organization') ?? [])
  return providers.some(one => !isOurs(one))
}
