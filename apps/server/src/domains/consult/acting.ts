import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import { findOwnConsult, type Consult } from './consult.table.ts'

/** Why a consult was not found: it is nobody's or another's, or whom it is about has closed it to this account. */
export async function missing(
  ctx: Ctx<AccountCaller>,
  consultId: string,
): Promise<Refused<'not_found' | 'grant_closed'>> {
  const own = await findOwnConsult(ctx, consultId)
  if (!own) return refuse('not_found')
  const may = await mayActFor(ctx, own.personId, 'consult')
  return may === true ? refuse('not_found') : may
}

/** A line for the person, if he has an account of his own: who did this in his consult. */
export const note = (
  ctx: Ctx<AccountCaller>,
  action: 'start' | 'supplement' | 'cancel' | 'end' | 'review',
  { consultId, personId }: Pick<Consult, 'consultId' | 'personId'>,
): Promise<void> =>
  noteActFor(ctx, { action: `consult.${action}`, personId, recordType: 'consult', recordId: consultId })
