import { present } from '@nethos/contract/common/present.ts'
import type { PathwayDetail, PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { pathwayOf, tasksIn, type PathwayRow } from './pathway.table.ts'
import { shownCard, shownPathway, shownTasks } from './shown.ts'

type Services = typeof pathwayServices
type Named = PathwayRow & { personName: string }

const own = ({ db, caller }: Ctx<AccountCaller>) =>
  db
    .selectFrom('pathway')
    .innerJoin('person', 'person.personId', 'pathway.personId')
    .selectAll('pathway')
    .select('person.name as personName')
    .where('pathway.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)

const named = ({ personName, ...row }: Parameters<typeof pathwayOf>[0] & { personName: string }): Named => ({
  ...pathwayOf(row),
  personName,
})

/** So many that went on or have ended lately; who has more finds them by the page that started them. */
const mostPathways = 20
/** So many that are not open yet are shown of each pathway. */
const nextShown = 2

/** What is open, the one due first on top, then what comes next of each. */
function nextOf(tasks: readonly PathwayTaskShown[]): PathwayTaskShown[] {
  const byTime = (a: PathwayTaskShown, b: PathwayTaskShown) =>
    (a.scheduledAt ?? Infinity) - (b.scheduledAt ?? Infinity) || 0
  const open = tasks.filter(one => one.canComplete).sort(byTime)
  const coming = tasks.filter(one => one.taskStatus === 'waiting' && one.scheduledAt !== null).sort(byTime)
  return [...open, ...coming.slice(0, nextShown)]
}

export const listPlans: HandlerOf<Services['listPlans']> = async ({ ctx }) => {
  const pathways = (
    await own(ctx)
      .where(isOpenFor('pathway.personId', 'consult', ctx.now))
      .orderBy('startedAt', 'desc')
      .limit(mostPathways)
      .execute()
  ).map(named)
  const rows = await tasksIn(
    ctx,
    pathways.map(one => one.pathwayId),
  )
  const tasks = []
  for (const pathway of pathways.filter(one => one.status === 'going')) {
    const shown = await shownTasks(
      ctx,
      pathway,
      rows.filter(row => row.pathwayId === pathway.pathwayId),
    )
    const { personName, title: pathwayTitle } = pathway
    tasks.push(...nextOf(shown).map(one => ({ ...one, personName, pathwayTitle })))
  }
  return {
    pathways: pathways.map(one =>
      shownCard(
        one,
        rows.filter(row => row.pathwayId === one.pathwayId),
      ),
    ),
    tasks,
  }
}

async function ownPathway(
  ctx: Ctx<AccountCaller>,
  pathwayId: string,
): Promise<Named | Refused<'not_found' | 'grant_closed'>> {
  const row = await own(ctx).where('pathwayId', '=', pathwayId).executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'consult')
  return may === true ? named(row) : may
}

/** Of those that another domain has started for the account: as they have been gone so far. Who may see them is that domain's matter. */
export async function ownPathways(
  ctx: Ctx<AccountCaller>,
  pathwayIds: readonly string[],
  scope: 'consult' | 'book' = 'consult',
): Promise<PathwayDetail[]> {
  if (pathwayIds.length === 0) return []
  const found = await own(ctx)
    .where('pathwayId', 'in', pathwayIds)
    .where(isOpenFor('pathway.personId', scope, ctx.now))
    .execute()
  const shown = []
  for (const pathway of found.map(named)) shown.push(await shownPathway(ctx, pathway))
  return shown
}

export const getPathway: HandlerOf<Services['getPathway']> = async ({ input, ctx }) => {
  const pathway = await ownPathway(ctx, input.pathwayId)
  if (isRefused(pathway)) return pathway
  const { personId, pathwayId } = pathway
  return looked({ personId, recordId: pathwayId }, await shownPathway(ctx, pathway))
}

export const getTask: HandlerOf<Services['getTask']> = async ({ input, ctx }) => {
  const row = await own(ctx)
    .where('pathwayId', '=', ({ selectFrom }) =>
      selectFrom('pathwayTask').select('pathwayId').where('taskId', '=', input.taskId),
    )
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'consult')
  if (may !== true) return may
  const pathway = named(row)
  const rows = (await tasksIn(ctx, [pathway.pathwayId])).filter(one => one.taskId === input.taskId)
  const [task] = await shownTasks(ctx, pathway, rows)
  const { personId, personName, title } = pathway
  return looked({ personId, recordId: input.taskId }, { ...present(task), personName, pathwayTitle: title })
}
