import { sql, type Insertable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { SupervisionDifference } from '../../database/types.gen.ts'

type On = Pick<Ctx, 'db' | 'now'>
export type NewDifference = Pick<Insertable<SupervisionDifference>, 'kind' | 'reportId'>

/** Those that wait for somebody, as contract's `needsSomebody` says; for `from`. */
export const openDifferences = sql`supervision_difference d left join supervision_report r using (report_id)
  where d.closed_at is null and (d.kind = 'unknown_here' or coalesce(r.state, 'refused') = 'refused')`

/** One that is open already is not opened twice. */
export async function addDifferences({ db, now }: On, onDay: string, found: readonly NewDifference[]): Promise<void> {
  if (found.length === 0) return
  await db
    .insertInto('supervisionDifference')
    .values(found.map(one => ({ ...one, onDay, foundAt: new Date(now) })))
    .onConflict(on => on.columns(['reportId', 'kind']).where('closedAt', 'is', null).doNothing())
    .execute()
}

/** The report was sent again and taken: nobody has to look any more. */
export const closeByAcceptance = ({ db, now }: On, reportId: string) =>
  db
    .updateTable('supervisionDifference')
    .set({ closedAt: new Date(now), note: '已重新上报' })
    .where('reportId', '=', reportId)
    .where('closedAt', 'is', null)
    .execute()

export async function closeDifferenceBy(
  { db, now }: On,
  differenceId: string,
  { staffId, note }: { staffId: string; note: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('supervisionDifference')
    .set({ closedAt: new Date(now), closedBy: staffId, note })
    .where('differenceId', '=', differenceId)
    .where('closedAt', 'is', null)
    .returning('reportId')
    .executeTakeFirst()
  return row?.reportId
}
