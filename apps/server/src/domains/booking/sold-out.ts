import { isRefused, type Ctx, type Refused } from '../../calls/handler.ts'
import { together } from '../../calls/together.ts'
import { wishedSession, type Wish } from './book-for.ts'
import { hasFreeNumber } from './number.table.ts'
import { whyNotTake } from './take-number.ts'
import { tooLate } from './too-late.ts'
import { visitorOf } from './visitor.ts'

/**
 * For most of a crowd nothing is left: they are told so without a transaction, by what reads alone. Undefined: something is free, or
 * another refusal comes first, and `bookFor` decides.
 */
export async function soldOut(ctx: Ctx, wish: Wish): Promise<Refused<'taken' | 'full'> | undefined> {
  const session = await wishedSession(ctx, wish)
  // Of several departments the wished ones are looked at before the numbers.
  if (isRefused(session) || session.kind === 'mdt') return undefined
  const { sessionId } = session
  if (await together(ctx, `free in ${sessionId}`, () => hasFreeNumber(ctx, sessionId))) return undefined
  const visitor = await visitorOf(ctx, { ...wish, hosId: session.hosId }, 'none')
  if (isRefused(visitor)) return undefined
  const wanted = { ...wish, realPerson: visitor.realPerson, isByTap: wish.madeBy === 'patient' }
  if (await whyNotTake(ctx, wanted, session)) return undefined
  return tooLate(ctx, session, wish.numberId)
}
