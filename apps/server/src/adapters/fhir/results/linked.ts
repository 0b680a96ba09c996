import type * as z from 'zod/mini'
import { keyFor, readNamed } from '../by-id.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { idIn } from '../wire.ts'
import {
  documentReference,
  imagingStudy,
  media,
  observation,
  organization,
  owner,
  practitioner,
  serviceRequest,
  specimen,
  type DiagnosticReport,
  type DocumentReference,
  type Observation,
  type Owner,
} from './wire.ts'

type By<S extends z.ZodMiniType> = ReadonlyMap<string, z.output<S>>

/** What a page of reports names, read in as few questions as there are kinds. */
export interface Linked {
  owners: By<typeof owner>
  observations: By<typeof observation>
  specimens: By<typeof specimen>
  requests: By<typeof serviceRequest>
  studies: By<typeof imagingStudy>
  media: By<typeof media>
  practitioners: By<typeof practitioner>
  organizations: By<typeof organization>
  /** By the report's id. */
  documents: ReadonlyMap<string, DocumentReference[]>
}

/** Panels stand in panels: deeper than this nobody prints them. */
const deepest = 3
const sheetsAtOnce = 40

export async function readLinked(client: HospitalClient, reports: readonly DiagnosticReport[]): Promise<Linked> {
  const keys = (
    type: string,
    of: (one: DiagnosticReport) => readonly ({ reference?: string | undefined } | undefined)[],
  ) => reports.flatMap(one => of(one).map(each => keyFor(each, type, one.id)))
  const observations = await readObservations(client, reports)
  const people = (one: DiagnosticReport) =>
    [...(one.performer ?? []), ...(one.resultsInterpreter ?? [])].filter(each => each.display === undefined)
  const ofSpecimens = [...observations.values()].map(one => idIn(one.specimen, 'Specimen'))
  return {
    observations,
    owners: await readOwners(
      client,
      keys('Patient', one => [one.subject]),
    ),
    specimens: await optional(
      client,
      specimen,
      'Specimen',
      [...keys('Specimen', one => one.specimen ?? []), ...ofSpecimens],
      reports,
    ),
    requests: await optional(
      client,
      serviceRequest,
      'ServiceRequest',
      keys('ServiceRequest', one => one.basedOn ?? []),
      reports,
    ),
    studies: await optional(
      client,
      imagingStudy,
      'ImagingStudy',
      keys('ImagingStudy', one => one.imagingStudy ?? []),
      reports,
    ),
    media: await optional(
      client,
      media,
      'Media',
      keys('Media', one => (one.media ?? []).map(each => each.link)),
      reports,
    ),
    practitioners: await optional(client, practitioner, 'Practitioner', keys('Practitioner', people), reports),
    organizations: await optional(client, organization, 'Organization', keys('Organization', people), reports),
    documents: await documentsOf(client, reports),
  }
}

/** What only adds to a report: where the server does not have the kind, the report stands without. */
const optional: typeof readNamed = (client, schema, type, keys, holders) =>
  readNamed(client, schema, type, keys, holders).catch(
    whereNotServed(() => readNamed(client, schema, type, [], holders)),
  )

const whereNotServed =
  <T>(otherwise: () => T) =>
  (error: unknown): T => {
    if (error instanceof FhirNotServedError || error instanceof FhirRefusedError) return otherwise()
    throw error
  }

async function readObservations(
  client: HospitalClient,
  reports: readonly DiagnosticReport[],
): Promise<Map<string, Observation>> {
  const wanted = reports.flatMap(one => (one.result ?? []).map(each => keyFor(each, 'Observation', one.id)))
  const found = await readNamed(client, observation, 'Observation', wanted, reports)
  let newest = [...found.values()]
  for (let depth = 1; depth < deepest && newest.length > 0; depth++) {
    const members = newest.flatMap(one => (one.hasMember ?? []).map(each => idIn(each, 'Observation')))
    const more = await readNamed(
      client,
      observation,
      'Observation',
      members.filter(id => id !== undefined && !found.has(id)),
    )
    for (const [id, one] of more) found.set(id, one)
    newest = [...more.values()]
  }
  return found
}

/** With those whose files became part of another: the number is the other's. */
async function readOwners(client: HospitalClient, keys: readonly (string | undefined)[]): Promise<Map<string, Owner>> {
  const found = await readNamed(client, owner, 'Patient', keys)
  const heirs = new Map([...found].map(([id, one]) => [id, heirOf(one)]))
  const others = await readNamed(client, owner, 'Patient', heirs.values())
  for (const [id, heir] of heirs) {
    const other = heir === undefined ? undefined : others.get(heir)
    if (other) found.set(id, other)
  }
  return found
}
const heirOf = ({ link = [] }: Owner): string | undefined =>
  idIn(link.find(one => one.type === 'replaced-by')?.other, 'Patient')

async function documentsOf(
  client: HospitalClient,
  reports: readonly DiagnosticReport[],
): Promise<Map<string, DocumentReference[]>> {
  const found: DocumentReference[] = []
  for (let at = 0; at < reports.length; at += sheetsAtOnce) {
    const related = reports.slice(at, at + sheetsAtOnce).map(one => `DiagnosticReport/${one.id}`)
    const query = { related: related.join(','), _count: '200' }
    found.push(...(await client.search(documentReference, 'DocumentReference', query).catch(whereNotServed(() => []))))
  }
  const pairs = found.flatMap(one =>
    (one.context?.related ?? []).map(each => ({ id: idIn(each, 'DiagnosticReport') ?? '', one })),
  )
  return new Map([...Map.groupBy(pairs, pair => pair.id)].map(([id, all]) => [id, all.map(pair => pair.one)]))
}
