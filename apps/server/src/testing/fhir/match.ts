import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { FhirFault, type Resource, type Store } from './store.ts'

type Grade = 'certain' | 'probable' | 'possible'

interface Match {
  resource: Resource
  score: number
  grade: Grade
}

/** Patient/$match of R4 (operation-patient-match.html): Parameters in, a searchset with a grade and a score each out. */
export function matchOf(store: Store, parameters: any): object {
  if (parameters?.resourceType !== 'Parameters') throw new FhirFault(400, 'invalid', 'the body is no Parameters')
  const named = (name: string) => parameters.parameter?.find((one: any) => one.name === name)
  const wanted = named('resource')?.resource
  if (wanted?.resourceType !== 'Patient') throw new FhirFault(422, 'required', 'a Patient is needed')
  const all = store
    .all('Patient')
    .flatMap(resource => judge(resource, wanted) ?? [])
    .toSorted((a, b) => b.score - a.score)
  return searchset(asAsked(all, named('onlyCertainMatches')?.valueBoolean === true, named('count')?.valueInteger))
}

/** With onlyCertainMatches several that fit are none. */
function asAsked(all: readonly Match[], onlyCertain: boolean, count = Infinity): readonly Match[] {
  if (!onlyCertain) return all.slice(0, count)
  const certain = all.filter(one => one.grade === 'certain')
  return certain.length === 1 ? certain : []
}

const searchset = (all: readonly Match[]) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  total: all.length,
  entry: [
    ...all.map(({ resource, score, grade }) => ({
      resource,
      search: {
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/match-grade', valueCode: grade }],
        mode: 'match',
        score,
      },
    })),
    {
      resource: { resourceType: 'OperationOutcome', issue: [{ severity: 'information', code: 'informational' }] },
      search: { mode: 'outcome' },
    },
  ],
})

/** The same number, however it is written, is the same person; name, birth date and telephone make him more or less likely. */
function judge(resource: Resource, wanted: any): Match | undefined {
  const hasIdentifier = (wanted.identifier ?? []).some((asked: any) =>
    (resource.identifier ?? []).some(
      (one: any) => one.system === asked.system && toEighteen(one.value) === toEighteen(asked.value),
    ),
  )
  if (hasIdentifier) return { resource, score: 1, grade: 'certain' }
  const of = (one: any) => [one.name?.[0]?.text, one.birthDate, one.telecom?.[0]?.value]
  const [is, asked] = [of(resource), of(wanted)]
  const score = [0.4, 0.3, 0.2].reduce((sum, weight, at) => (asked[at] && asked[at] === is[at] ? sum + weight : sum), 0)
  return score < 0.5 ? undefined : { resource, score, grade: score > 0.8 ? 'probable' : 'possible' }
}
