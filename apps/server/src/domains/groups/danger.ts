import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { alertStaff, notifyStaff } from '../notify/public.ts'
import { emergenciesIn } from '../triage/public.ts'
import { doctorsOfGroup } from './group.table.ts'
import { addMessage, type MessageRow } from './message.table.ts'

const hour = 3_600_000
const deskOf = (groupId: string) => `/groups/${groupId}/alerts`

/**
 * A message with words of danger waits at the desk, the group's doctors are called, and the writer alone reads at once what
 * to do. Nothing is held back for it. Who goes on writing of it is not called for again within an hour.
 */
export async function noteDanger(ctx: Ctx, message: MessageRow, text: string, accountId: string): Promise<void> {
  const found = await emergenciesIn(ctx.db, text)
  if (found.flags.length === 0) return
  const { groupId, messageId, speakerId } = message
  const isCalledAlready = await wasFlaggedSince(ctx, speakerId, ctx.now - hour)
  await ctx.db
    .insertInto('groupAlert')
    .values({
      groupId,
      messageId,
      kind: 'danger',
      why: labelsOf(found.flags),
      raisedBy: '',
      createdAt: new Date(ctx.now),
    })
    .execute()
  await addMessage(ctx, groupId, {
    msgType: 'NOTICE',
    content: found.noticeOf(found.flags),
    speaker: 'system',
    speakerId: '',
    speakerName: '',
    onlyFor: accountId,
  })
  if (isCalledAlready) return
  await notifyStaff(ctx, doctorsOfGroup(groupId), { kind: 'due', link: deskOf(groupId) })
  const staff = await ctx.db
    .selectFrom('staff')
    .innerJoin('groupDoctor', 'groupDoctor.docId', 'staff.docId')
    .select('staffId')
    .where('groupId', '=', groupId)
    .where('isActive', '=', true)
    .execute()
  await alertStaff(
    ctx,
    staff.map(one => one.staffId),
    { template: 'consult-urgent', link: deskOf(groupId) },
  )
}

async function wasFlaggedSince({ db }: Ctx, speakerId: string, since: number): Promise<boolean> {
  const earlier = await db
    .selectFrom('groupAlert')
    .innerJoin('groupMessage', 'groupMessage.messageId', 'groupAlert.messageId')
    .select('alertId')
    .where('speakerId', '=', speakerId)
    .where('groupAlert.kind', '=', 'danger')
    .where('groupAlert.createdAt', '>', new Date(since))
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
