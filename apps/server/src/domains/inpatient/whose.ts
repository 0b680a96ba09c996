import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'

/** One of the caller's people who lets him, the default one where none is named; or why not. */
export async function whose(
  ctx: Ctx<AccountCaller>,
  personId: string | null | undefined,
): Promise<Person | Refused<'not_found' | 'grant_closed'>> {
  const person = await personOf(ctx, personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'book')
  return may === true ? person : may
}
