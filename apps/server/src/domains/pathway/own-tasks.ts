import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** The caller's own pathways that were started for a record (`<recordId>.…` of this type), with their tasks. */
export async function ownTasksFor(
  { db, caller }: Pick<Ctx<AccountCaller>, 'db' | 'caller'>,
  { type, recordId }: { type: string; recordId: string },
): Promise<{ pathwayIds: string[]; taskIds: string[] }> {
  const rows = await db
    .selectFrom('pathway')
    .innerJoin('pathwayTask', 'pathwayTask.pathwayId', 'pathway.pathwayId')
    .select(['pathway.pathwayId', 'pathwayTask.taskId'])
    .where('pathway.accountId', '=', caller.accountId)
    .where('pathway.originType', '=', type)
    .where(sql<boolean>`starts_with(pathway.origin_id, ${`${recordId}.`})`)
    .execute()
  return { pathwayIds: [...new Set(rows.map(one => one.pathwayId))], taskIds: rows.map(one => one.taskId) }
}
