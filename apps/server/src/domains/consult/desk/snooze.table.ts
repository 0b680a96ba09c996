import { sql } from 'kysely'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'

type Desk = Ctx<StaffCaller>

export interface Snooze {
  until: number
  reason: string
}

/**
 * Put aside by the caller, of the row `consult`: its time is not over, nothing was said since, and nothing in it cannot wait.
 * So it comes back by itself, and no job is needed for it.
 */
export const isSnoozed = ({ caller, now }: Pick<Desk, 'caller' | 'now'>) => sql<boolean>`exists (
  select from consult_snooze as snooze where snooze.consult_id = consult.consult_id
    and snooze.staff_id = ${caller.staffId} and snooze.until > ${new Date(now)}
    and consult.last_at <= snooze.at and cardinality(consult.red_flags) = 0)`

/** Which of these he has put aside, and why. */
export async function snoozesOf(ctx: Desk, consultIds: readonly string[]): Promise<ReadonlyMap<string, Snooze>> {
  if (consultIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('consultSnooze')
    .innerJoin('consult', 'consult.consultId', 'consultSnooze.consultId')
    .select(['consultSnooze.consultId', 'until', 'reason'])
    .where('consultSnooze.consultId', 'in', consultIds)
    .where('staffId', '=', ctx.caller.staffId)
    .where(isSnoozed(ctx))
    .execute()
  return new Map(rows.map(({ consultId, until, reason }) => [consultId, { until: until.getTime(), reason }]))
}

export const isFlagged = async ({ db }: Pick<Desk, 'db'>, consultId: string): Promise<boolean> => {
  const row = await db.selectFrom('consult').select('redFlags').where('consultId', '=', consultId).executeTakeFirst()
  return (row?.redFlags.length ?? 0) > 0
}

export const saveSnooze = async (
  { db, caller, now }: Desk,
  consultId: string,
  { until, reason }: Snooze,
): Promise<void> => {
  const values = { until: new Date(until), reason, at: new Date(now) }
  await db
    .insertInto('consultSnooze')
    .values({ consultId, staffId: caller.staffId, ...values })
    .onConflict(on => on.columns(['consultId', 'staffId']).doUpdateSet(values))
    .execute()
}

export const deleteSnooze = async ({ db, caller }: Desk, consultId: string): Promise<void> => {
  await db
    .deleteFrom('consultSnooze')
    .where('consultId', '=', consultId)
    .where('staffId', '=', caller.staffId)
    .execute()
}
