import { sql } from 'kysely'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { noticesSeen } from '../notify/public.ts'
import { mayHandle } from './group.table.ts'

/** The desk's pages that a notice leads to. */
export const alertsPage = (groupId: string): string => `/groups/${groupId}/alerts`
export const applicationsPage = (groupId: string): string => `/groups/${groupId}/applications`

/**
 * He has seen to something in this group. What is still open there is about another person, and stays; where nothing is, that of
 * another group is told in its place. What he was told of a consult is no business of a group.
 */
export async function alertsSeen(ctx: Ctx<StaffCaller>, groupId: string): Promise<void> {
  const open = await openAlerts(ctx)
  if (open.includes(groupId)) return
  const next = open[0]
  await noticesSeen(ctx, ctx.caller.staffId, { link: alertsPage(groupId), next: next && alertsPage(next) })
}

/** The groups of this doctor in which somebody waits, those in danger first, then who has waited longest. */
async function openAlerts(ctx: Ctx<StaffCaller>): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('groupAlert')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupAlert.groupId')
    .select('groupAlert.groupId')
    .where('settledAt', 'is', null)
    .where(mayHandle(ctx))
    .orderBy(sql`group_alert.kind = 'danger'`, 'desc')
    .orderBy('groupAlert.createdAt')
    .execute()
  return [...new Set(rows.map(row => row.groupId))]
}
