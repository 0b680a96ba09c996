import { labelsOf, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { alertStaff, notifyStaff } from '../notify/public.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import { doctorsOfGroup } from './group.table.ts'
import { addMessage, type MessageRow } from './message.table.ts'
import { alertsPage } from './notices.ts'

const hour = 3_600_000

/**
 * A message with words of danger waits at the desk, the group's doctors are called, and the writer alone reads at once what
 * to do. Nothing is held back for it. Who goes on writing of it is not called for again within an hour, until the desk has
 * settled it; for who wants to die they are called each time.
 */
export async function noteDanger(ctx: Ctx, message: MessageRow, text: string, accountId: string): Promise<void> {
  const found = await emergenciesIn(ctx.db, text)
  if (found.flags.length === 0) return
  const { groupId, messageId, speakerId } = message
  const called = await calledFor(ctx, speakerId, ctx.now - hour)
  const isCalledAlready = !found.flags.includes('suicide') && found.flags.every(flag => called.has(flag))
  const { alertId } = await ctx.db
    .insertInto('groupAlert')
    .values({
      groupId,
      messageId,
      kind: 'danger',
      why: labelsOf(found.flags),
      raisedBy: '',
      createdAt: new Date(ctx.now),
    })
    .returning('alertId')
    .executeTakeFirstOrThrow()
  const { personId } = await ctx.db
    .selectFrom('groupMember')
    .select('personId')
    .where('memberId', '=', speakerId)
    .executeTakeFirstOrThrow()
  await logAlarms(ctx, { recordType: 'group_alert', recordId: alertId, personId }, found)
  await addMessage(ctx, groupId, {
    msgType: 'NOTICE',
    content: found.noticeOf(found.flags),
    speaker: 'system',
    speakerId: '',
    speakerName: '',
    onlyFor: accountId,
  })
  if (isCalledAlready) return
  await callDoctors(ctx, groupId, alertsPage(groupId))
}

/** The group's doctors are called, whatever their quiet hours. */
export async function callDoctors(ctx: Ctx, groupId: string, link: string): Promise<void> {
  await notifyStaff(ctx, doctorsOfGroup(groupId), { kind: 'due', link })
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
    { template: 'consult-urgent', link },
  )
}

/** For what of this member's words the doctors were called since and nobody has settled it. */
async function calledFor({ db }: Ctx, speakerId: string, since: number): Promise<ReadonlySet<TriageFlag>> {
  const earlier = await db
    .selectFrom('groupAlert')
    .innerJoin('groupMessage', 'groupMessage.messageId', 'groupAlert.messageId')
    .innerJoin('triageAlarm', on =>
      on.onRef('triageAlarm.recordId', '=', 'alertId').on('recordType', '=', 'group_alert'),
    )
    .select('flag')
    .where('speakerId', '=', speakerId)
    .where('groupAlert.kind', '=', 'danger')
    .where('groupAlert.createdAt', '>', new Date(since))
    .where('settledAt', 'is', null)
    .execute()
  return new Set(earlier.map(one => one.flag as TriageFlag))
}
