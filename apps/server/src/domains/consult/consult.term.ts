import { lengthAfter, type Length } from '@nethos/contract/common/lengths.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Consult } from './consult.table.ts'

/** From when until when a bought time lasts. Epoch ms. */
export interface Term {
  servedFrom: number
  servedUntil: number
}

/** Begins with the payment; a renewal's when the one before it ends. */
export function termOf(startedAt: number, service: Length, before: Pick<Consult, 'servedUntil'> | undefined): Term {
  const servedFrom = Math.max(startedAt, before?.servedUntil ?? 0)
  return { servedFrom, servedUntil: lengthAfter(servedFrom, service) }
}

/** What beginning sets: with a service its time. */
export async function beginning(
  { db }: Ctx,
  startedAt: number,
  { lengthOfTime, lengthUnit, renewsId }: Pick<Consult, 'lengthOfTime' | 'lengthUnit' | 'renewsId'>,
): Promise<{ startedAt: number } & Partial<Term>> {
  if (lengthOfTime === null || lengthUnit === null) return { startedAt }
  const before = await db
    .selectFrom('consult')
    .select('servedUntil')
    .where('consultId', '=', renewsId)
    .executeTakeFirst()
  const servedUntil = before?.servedUntil?.getTime() ?? null
  return { startedAt, ...termOf(startedAt, { lengthOfTime, lengthUnit }, { servedUntil }) }
}
