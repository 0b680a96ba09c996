import { dayAndTime } from '@nethos/contract/common/days.ts'
import { groupRefusals } from '@nethos/contract/groups/groups.refusals.ts'
import { reportKinds } from '@nethos/contract/groups/groups.limits.ts'
import { canRecall, withoutNumbers } from '@nethos/contract/groups/groups.rules.ts'
import type { groupTalkServices } from '@nethos/contract/groups/group-talk.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { readAbout } from '../messages/public.ts'
import { notifyStaff } from '../notify/public.ts'
import { ownFiles } from '../system/public.ts'
import { adviseWriter } from '../triage/public.ts'
import { noteDanger } from './danger.ts'
import { announceDesk, announceGroup, doctorsOfGroup, findOwnMembership, lockGroup } from './group.table.ts'
import { calledIn, noteMentions } from './mentions.ts'
import { addMessage, hideMessage, shownMessage, talkPartOf } from './message.table.ts'
import { alertsPage } from './notices.ts'

type Services = typeof groupTalkServices

export const openTalk: HandlerOf<Services['openTalk']> = async ({ input, ctx, refuse }) => {
  const member = await findOwnMembership(ctx, input.groupId)
  if (!member) return refuse('not_found')
  const { memberId, nickname, mutedUntil, groupName, memberCount, isAllMuted, announcement, announcedAt } = member
  const reader = { speakerId: memberId, accountId: ctx.caller.accountId }
  const { rows, part } = await talkPartOf(ctx, member, reader, input)
  return {
    groupName,
    memberCount,
    isAllMuted,
    announcement: announcement === '' || !announcedAt ? null : { text: announcement, at: announcedAt.getTime() },
    me: { memberId, nickname, mutedUntil: mutedUntil?.getTime() ?? null },
    talk: { ...part, messages: rows.map(row => shownMessage(ctx, row, reader)) },
  }
}

export const sayInGroup: HandlerOf<Services['sayInGroup']> = async ({ input, ctx, refuse }) => {
  const { groupId, attaIdList, mentionIds, sendId } = input
  await lockGroup(ctx, groupId)
  const member = await findOwnMembership(ctx, groupId)
  if (!member) return refuse('not_found')
  const { memberId, nickname, mutedUntil } = member
  if (mutedUntil && mutedUntil.getTime() > ctx.now)
    return refuse('muted', { sentence: `${groupRefusals.muted.sentence}，禁言至${dayAndTime(mutedUntil.getTime())}` })
  if (member.isAllMuted) return refuse('all_muted')
  const files = await ownFiles(ctx, attaIdList, ['picture'])
  if (!files) return refuse('not_found')
  const called = await calledIn(ctx, groupId, mentionIds, memberId)
  const { row, isNew } = await addMessage(ctx, groupId, {
    msgType: files.length > 0 ? 'IMAGE' : 'TEXT',
    content: withoutNumbers(input.text),
    files,
    speaker: 'member',
    speakerId: memberId,
    speakerName: nickname,
    mentions: called.mentions,
    sendId: sendId || null,
  })
  if (isNew) {
    await ctx.db.updateTable('groupMember').set({ readSeq: row.seq }).where('memberId', '=', memberId).execute()
    await noteMentions(ctx, member, called, row.seq)
    await noteDanger(ctx, row, input.text, ctx.caller.accountId)
    await announceGroup(ctx, groupId)
  }
  const spoken = { ...row, nickname, accountId: null, personId: null, avatar: null }
  return shownMessage(ctx, spoken, { speakerId: memberId, accountId: ctx.caller.accountId })
}

/** A message of a group that the caller is in, and as whom he is in it. Private ones are nobody's to act upon. */
const findInOwnGroup = ({ db, caller }: Ctx<AccountCaller>, messageId: string) =>
  db
    .selectFrom('groupMessage')
    .innerJoin('groupMember', 'groupMember.groupId', 'groupMessage.groupId')
    .select(['groupMessage.messageId', 'groupMessage.groupId', 'seq', 'speaker', 'speakerId', 'memberId'])
    .select(['recalledAt', 'removedAt', 'groupMessage.createdAt'])
    .where('groupMessage.messageId', '=', messageId)
    .where('groupMember.accountId', '=', caller.accountId)
    .where('groupMember.status', '=', 'joined')
    .where('onlyFor', 'is', null)
    .executeTakeFirst()

export const recallMessage: HandlerOf<Services['recallMessage']> = async ({ input, ctx, refuse }) => {
  const message = await findInOwnGroup(ctx, input.messageId)
  if (!message || message.speakerId !== message.memberId) return refuse('not_found')
  if (message.recalledAt || message.removedAt) return refuse('message_gone')
  if (!canRecall(message.createdAt.getTime(), ctx.now)) return refuse('recall_late')
  if (!(await hideMessage(ctx, message, { recalled: true }))) return refuse('message_gone')
  await announceGroup(ctx, message.groupId)
  return true
}

export const reportMessage: HandlerOf<Services['reportMessage']> = async ({ input, ctx, refuse }) => {
  const message = await findInOwnGroup(ctx, input.messageId)
  if (!message || message.speaker === 'system' || message.speakerId === message.memberId) return refuse('not_found')
  if (message.recalledAt || message.removedAt) return refuse('message_gone')
  const { groupId, messageId } = message
  const added = await ctx.db
    .insertInto('groupAlert')
    .values({
      groupId,
      messageId,
      kind: 'report',
      why: reportKinds[input.kind],
      note: input.note,
      raisedBy: ctx.caller.accountId,
      createdAt: new Date(ctx.now),
    })
    .onConflict(on => on.columns(['messageId', 'kind', 'raisedBy']).doNothing())
    .returning('alertId')
    .executeTakeFirst()
  if (!added) return refuse('already_reported')
  await adviseWriter(ctx, { recordType: 'group', recordId: groupId }, input.note)
  await notifyStaff(ctx, doctorsOfGroup(groupId), { kind: 'waits', link: alertsPage(groupId) })
  await announceDesk(ctx, groupId)
  return true
}

export const readGroup: HandlerOf<Services['readGroup']> = async ({ input: { groupId }, ctx, refuse }) => {
  const { accountId } = ctx.caller
  const { numUpdatedRows } = await ctx.db
    .updateTable('groupMember')
    .set(eb => ({
      readSeq: eb
        .selectFrom('patientGroup')
        .select('lastSeq')
        .where('patientGroup.groupId', '=', groupId)
        .$asScalar()
        .$notNull(),
    }))
    .where('groupId', '=', groupId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'joined')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('not_found')
  await readAbout(ctx, { accountId, recordType: 'group', recordId: groupId })
  return true
}
