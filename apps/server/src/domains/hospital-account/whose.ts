import type { GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import { refuse, type Refused } from '../../calls/handler.ts'
import { identityOf, mayActFor, type PeopleScope, type PersonIdentity } from '../people/public.ts'

/** What a file at a hospital is for: who may do one of these for somebody may see to his file (docs/decisions/0030). */
const uses: readonly GrantScope[] = ['book', 'pay', 'reports']

/** One of the caller's people, if that person lets him see to hospital matters. */
export async function whoseFile(
  scope: PeopleScope,
  personId: string,
  { hold = false } = {},
): Promise<PersonIdentity | Refused<'not_found' | 'grant_closed'>> {
  const who = await identityOf(scope, personId, { hold })
  if (!who) return refuse('not_found')
  const may = await mayActFor(scope, personId, uses)
  return may === true ? who : may
}
