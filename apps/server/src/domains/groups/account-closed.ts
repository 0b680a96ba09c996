import type { Ctx } from '../../calls/handler.ts'
import { applicationOf, applications } from './application.lifecycle.ts'
import { announceGroup, lockGroup } from './group.table.ts'
import { memberOf, members } from './member.lifecycle.ts'

/** The name that stays on what the holder of a closed account has said. */
const closedName = '已注销'

/** A closed account is in no group and is called by none of its names any more; what was said stays (docs/decisions/0146). */
export async function leaveAllGroups(ctx: Ctx, accountId: string): Promise<void> {
  const { db } = ctx
  const memberships = await db
    .selectFrom('groupMember')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('groupId')
    .execute()
  for (const { groupId } of memberships) await lockGroup(ctx, groupId)
  for (const row of memberships.map(memberOf))
    if (await members.transition(ctx, row, 'close', 'clock', { endedAt: ctx.now }))
      await announceGroup(ctx, row.groupId)
  const memberIds = memberships.map(row => row.memberId)
  if (memberIds.length > 0) {
    await db.updateTable('groupMember').set({ nickname: closedName }).where('memberId', 'in', memberIds).execute()
    await db.updateTable('groupMessage').set({ speakerName: closedName }).where('speakerId', 'in', memberIds).execute()
  }
  const waiting = await db
    .selectFrom('groupApplication')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '=', 'applied')
    .forUpdate()
    .execute()
  for (const row of waiting) await applications.transition(ctx, applicationOf(row), 'withdraw', 'patient')
}
