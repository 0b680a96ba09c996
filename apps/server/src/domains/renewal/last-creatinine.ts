import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import type { LastResult } from '../reports/public.ts'

export interface Creatinine {
  readonly value: number
  readonly at: number
  readonly from: 'doctor' | 'report'
}

/** The newest of what a doctor has entered and the laboratory has measured. */
export async function lastCreatinine(
  ctx: Ctx,
  personId: string,
  results: readonly LastResult[],
): Promise<Creatinine | null> {
  const row = await ctx.db
    .selectFrom('prescription')
    .select([sql<number>`(facts ->> 'creatinine')::float8`.as('value'), 'prescribedAt'])
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where(sql<boolean>`facts ->> 'creatinine' is not null`)
    .orderBy('prescribedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entered = row && { value: row.value, at: row.prescribedAt.getTime(), from: 'doctor' as const }
  const result = results.find(one => one.key === 'creatinine')
  const measured = result && {
    value: Math.round(result.value * 10) / 10,
    at: result.takenAt,
    from: 'report' as const,
  }
  if (!entered || !measured) return entered ?? measured ?? null
  return measured.at > entered.at ? measured : entered
}
