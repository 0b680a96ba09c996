import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'

interface Whose {
  accountId?: string | null | undefined
  personId?: string | null | undefined
}

/** Whose file: one of the caller's people, his own self where none is named, if that person lets him. */
export async function subjectOf(
  ctx: Ctx<AccountCaller>,
  { accountId, personId }: Whose,
): Promise<Person | Refused<'not_found' | 'grant_closed'>> {
  if (accountId && accountId !== ctx.caller.accountId) return refuse('not_found')
  const person = await personOf(ctx, personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'reports')
  return may === true ? person : may
}

/** Who it is, as the file says it. */
export const shownSubject = (
  { caller }: Ctx<AccountCaller>,
  { personId, personName, gender, age, idCard, mobile, isSelf }: Person,
) => ({
  accountId: caller.accountId,
  personId,
  personName,
  gender,
  age,
  idCard,
  mobile,
  isSelf,
})
