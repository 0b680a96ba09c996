import type { PathwayDetail } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { findPathway } from './pathway.table.ts'
import { nameOf } from './reminders.ts'
import { shownPathway } from './shown.ts'

/**
 * A pathway for a page of the domain that started it, whose matter it is who may see it. Who is not the one that it was
 * started for looks on: there is nothing for him to do in it.
 */
export async function readPathwayOf(
  ctx: Ctx<AccountCaller>,
  pathwayId: string,
): Promise<(PathwayDetail & { isOwn: boolean }) | undefined> {
  const pathway = await findPathway(ctx.db, pathwayId)
  if (!pathway) return undefined
  const isOwn = pathway.accountId === ctx.caller.accountId
  const shown = await shownPathway(ctx, { ...pathway, personName: await nameOf(ctx, pathway.personId) })
  const looksOn = { canComplete: false, canUndo: false, attaList: [], values: [], advice: [], assignmentId: '' }
  return { ...shown, isOwn, tasks: isOwn ? shown.tasks : shown.tasks.map(one => ({ ...one, ...looksOn })) }
}

/** The task of this key, its first repetition: for who completes it in the place of its own page. */
export async function taskIdOf(
  { db }: Pick<Ctx, 'db'>,
  { pathwayId, taskKey }: { pathwayId: string; taskKey: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pathwayTask')
    .select('taskId')
    .where('pathwayId', '=', pathwayId)
    .where('taskKey', '=', taskKey)
    .orderBy('occurrence')
    .limit(1)
    .executeTakeFirst()
  return row?.taskId
}
