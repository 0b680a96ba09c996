import type { safetyDeskServices } from '@nethos/contract/safety/safety-desk.services.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'

type Services = typeof safetyDeskServices

export const reportNearMiss: HandlerOf<Services['reportNearMiss']> = async ({ input: { isNamed, ...report }, ctx }) => {
  await ctx.db
    .insertInto('nearMiss')
    .values({ ...report, reportedBy: isNamed ? ctx.caller.staffId : null, reportedAt: new Date(ctx.now) })
    .execute()
  return true
}

export const listNearMisses: HandlerOf<Services['listNearMisses']> = async ({ input, ctx: { db } }) => {
  const { nearMissState, pageNum, pageSize } = input
  const found = await db
    .selectFrom('nearMiss')
    .leftJoin('staff as reporter', 'reporter.staffId', 'nearMiss.reportedBy')
    .leftJoin('staff as closer', 'closer.staffId', 'nearMiss.closedBy')
    .selectAll('nearMiss')
    .select(['reporter.name as reporterName', 'closer.name as closerName'])
    .$call(whenGiven(nearMissState, (query, nearMissState) => query.where('nearMiss.state', '=', nearMissState)))
    .orderBy(({ eb }) => eb('nearMiss.state', '=', 'open'), 'desc')
    .orderBy('nearMiss.reportedAt', 'desc')
    .orderBy('nearMissId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => ({
    nearMissId: row.nearMissId,
    occurredOn: row.occurredOn,
    place: row.place,
    what: row.what,
    prevented: row.prevented,
    nearMissState: row.state as 'open' | 'closed',
    reportedBy: row.reporterName ?? '',
    reportedAt: row.reportedAt.getTime(),
    closedBy: row.closerName ?? '',
    closedAt: row.closedAt?.getTime() ?? null,
    note: row.note,
  }))
}

export const closeNearMiss: HandlerOf<Services['closeNearMiss']> = async ({ input, ctx, refuse }) => {
  const { nearMissId, note } = input
  const known = await ctx.db
    .selectFrom('nearMiss')
    .select('state')
    .where('nearMissId', '=', nearMissId)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return refuse('not_found')
  if (known.state === 'closed') return refuse('near_miss_closed')
  await ctx.db
    .updateTable('nearMiss')
    .set({ state: 'closed', note, closedBy: ctx.caller.staffId, closedAt: new Date(ctx.now) })
    .where('nearMissId', '=', nearMissId)
    .execute()
  await ctx.audit({ action: 'near_miss.close', recordType: 'near miss', recordId: nearMissId })
  return true
}
