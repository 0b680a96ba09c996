import { toEighteen } from '@nethos/contract/common/id-card.ts'
import type { FhirClient } from './client.ts'
import { FhirNotServedError, FhirRefusedError } from './errors.ts'
import { identifiersOf, patient, type Patient } from './patients/patient.ts'

/** Until when a server that does not serve `$match` is not asked for it again. Epoch ms. */
const notServed = new WeakMap<FhirClient, number>()
const hour = 3_600_000

/**
 * The patients whom the hospital holds for the one with this identifier: by `$match`, which knows of merged files and other
 * spellings; where it is not served, wants more than an identifier or finds nobody, by search. Each only if he is in use
 * and has the identifier.
 */
export async function matches(client: FhirClient, system: string, value: string): Promise<Patient[]> {
  const matched = withIdentifier(await certainly(client, system, value), system, value)
  if (matched.length > 0) return matched
  const searched = await client.ask(
    patient,
    'Patient/_search',
    new URLSearchParams({ identifier: `${system}|${value}` }),
  )
  return withIdentifier(
    searched.map(one => one.found),
    system,
    value,
  )
}

/** Whom the server itself takes for him; nobody where it does not match, or not by this. */
async function certainly(client: FhirClient, system: string, value: string): Promise<Patient[]> {
  if ((notServed.get(client) ?? 0) > Date.now()) return []
  const graded = await client.ask(patient, 'Patient/$match', question(system, value)).catch((error: unknown) => {
    if (error instanceof FhirNotServedError) notServed.set(client, Date.now() + hour)
    else if (!(error instanceof FhirRefusedError)) throw error
    return []
  })
  return graded.flatMap(({ found, grade = 'certain' }) => (grade === 'certain' ? found : []))
}

/** Graded by the server, judged by us: with `onlyCertainMatches` two files of one person would look like none. */
const question = (system: string, value: string) => ({
  resourceType: 'Parameters',
  parameter: [
    { name: 'resource', resource: { resourceType: 'Patient', identifier: [{ system, value }] } },
    { name: 'onlyCertainMatches', valueBoolean: false },
    { name: 'count', valueInteger: 10 },
  ],
})

const withIdentifier = (found: readonly Patient[], system: string, value: string): Patient[] =>
  found.filter(
    one => isInUse(one) && identifiersOf(one, system).some(each => toEighteen(each.value ?? '') === toEighteen(value)),
  )

/** A file that was taken away, or became part of another, is none. */
const isInUse = ({ active, link = [] }: Patient): boolean =>
  active !== false && link.every(one => one.type !== 'replaced-by')
