import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { Page } from '../../../patterns/page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import '../parts/programme.css'

/** The programme whose zone it is. */
export const tumourCode = 'tumour'

/** Whose zone it is; without a person of the account's the page leads to choosing one. */
export function ForPerson({ children }: { children: (person: Person) => ReactNode }) {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(people())
  if (!result.value)
    return (
      <Page>
        <Value of={result} shape="rows">
          {() => null}
        </Value>
      </Page>
    )
  const person = result.value.find(one => one.personId === personId)
  return person ? children(person) : <Navigate to={programmePages.tumourPerson.at} replace />
}
