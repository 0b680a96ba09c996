import type { groupDeskTalkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { cardOf } from '../follow/public.ts'
import { ownFiles } from '../system/public.ts'
import { note } from './desk-groups.ts'
import { announceGroup, findDeskGroup, lockGroup } from './group.table.ts'
import { announcedJob } from './groups.jobs.ts'
import { calledIn, noteMentions } from './mentions.ts'
import { addMessage, hideMessage, shownMessage, talkPartOf, type NewMessage, type SpokenRow } from './message.table.ts'
import { alertsSeen } from './notices.ts'

type Services = typeof groupDeskTalkServices
type DeskCtx = Ctx<StaffCaller>

export const readerOf = ({ caller }: Pick<DeskCtx, 'caller'>) => ({
  speakerId: caller.docId ?? '',
  accountId: null,
})

/** Whose words are shown, each once. */
export const personsOf = (rows: readonly Pick<SpokenRow, 'accountId' | 'personId'>[]) => [
  ...new Map(
    rows.flatMap(({ accountId, personId }) =>
      accountId && personId ? [[personId, { accountId, personId }] as const] : [],
    ),
  ).values(),
]

export const deskTalk: HandlerOf<Services['deskTalk']> = async ({ input, ctx, refuse }) => {
  const group = await findDeskGroup(ctx, input.groupId)
  if (!group) return refuse('not_found')
  const reader = readerOf(ctx)
  const { rows, part } = await talkPartOf(ctx, group, reader, input)
  return lookedThrough(personsOf(rows), { ...part, messages: rows.map(row => shownMessage(ctx, row, reader)) })
}

/** The doctor that the caller is, if he is one of the group's; held by the group's row. */
async function speakerIn({ db, caller }: DeskCtx, groupId: string) {
  return db
    .selectFrom('groupDoctor')
    .innerJoin('doctor', 'doctor.docId', 'groupDoctor.docId')
    .select(['doctor.docId', 'docName', 'avatar'])
    .where('groupId', '=', groupId)
    .where('doctor.docId', '=', caller.docId ?? '')
    .executeTakeFirst()
}

async function say(
  ctx: DeskCtx,
  group: { groupId: string; groupName: string },
  doctor: { docId: string; docName: string; avatar: string },
  newMessage: Pick<NewMessage, 'msgType' | 'content' | 'card' | 'files' | 'sendId'>,
  mentionIds: readonly string[] = [],
) {
  const { groupId } = group
  const called = await calledIn(ctx, groupId, mentionIds, doctor.docId)
  const { row, isNew } = await addMessage(ctx, groupId, {
    ...newMessage,
    speaker: 'doctor',
    speakerId: doctor.docId,
    speakerName: doctor.docName,
    mentions: called.mentions,
  })
  if (isNew) {
    await noteMentions(ctx, group, called, row.seq)
    await alertsSeen(ctx, groupId)
    await note(ctx, 'group.say', groupId)
    await announceGroup(ctx, groupId)
  }
  const spoken = { ...row, nickname: null, accountId: null, personId: null, avatar: doctor.avatar }
  return shownMessage(ctx, spoken, readerOf(ctx))
}

export const sayAtDesk: HandlerOf<Services['sayAtDesk']> = async ({ input, ctx, refuse }) => {
  const { groupId, text, attaIdList, mentionIds, sendId } = input
  const group = await findDeskGroup(ctx, groupId)
  if (!group) return refuse('not_found')
  await lockGroup(ctx, groupId)
  const doctor = await speakerIn(ctx, groupId)
  if (!doctor) return refuse('not_in_group')
  const files = await ownFiles(ctx, attaIdList, ['picture', 'pdf'])
  if (!files) return refuse('not_found')
  const msgType = files.length > 0 ? 'IMAGE' : 'TEXT'
  return say(ctx, group, doctor, { msgType, content: text, files, sendId: sendId || null }, mentionIds)
}

export const sendGroupCard: HandlerOf<Services['sendGroupCard']> = async ({ input, ctx, refuse }) => {
  const { groupId, cardKind, cardId, sendId } = input
  const group = await findDeskGroup(ctx, groupId)
  if (!group) return refuse('not_found')
  const card = await cardOf(ctx, cardKind, cardId)
  await lockGroup(ctx, groupId)
  const doctor = await speakerIn(ctx, groupId)
  if (!doctor) return refuse('not_in_group')
  if (!card) return refuse('card_gone')
  return say(ctx, group, doctor, { msgType: 'CARD', content: '', card, sendId: sendId || null })
}

/** In the name of the doctor that the caller is in the group; else in the group's. */
export const announce: HandlerOf<Services['announce']> = async ({ input: { groupId, text }, ctx, refuse }) => {
  const group = await findDeskGroup(ctx, groupId)
  if (!group) return refuse('not_found')
  await lockGroup(ctx, groupId)
  await ctx.db
    .updateTable('patientGroup')
    .set({ announcement: text, announcedAt: text === '' ? null : new Date(ctx.now) })
    .where('groupId', '=', groupId)
    .execute()
  if (text !== '') {
    const doctor = await speakerIn(ctx, groupId)
    await addMessage(ctx, groupId, {
      msgType: 'ANNOUNCE',
      content: text,
      ...(doctor
        ? { speaker: 'doctor', speakerId: doctor.docId, speakerName: doctor.docName }
        : { speaker: 'system', speakerId: '', speakerName: '' }),
    })
    await ctx.enqueue(announcedJob, { groupId }, { onceKey: groupId })
  }
  await note(ctx, 'group.announce', groupId)
  await announceGroup(ctx, groupId)
  return true
}

/** A message of a group at the caller's desk that members see or have seen. */
export async function findAtDesk(ctx: DeskCtx, messageId: string) {
  const message = await ctx.db
    .selectFrom('groupMessage')
    .leftJoin('groupMember', 'groupMember.memberId', 'speakerId')
    .select(['messageId', 'groupMessage.groupId', 'seq', 'recalledAt', 'removedAt', 'accountId', 'personId'])
    .where('messageId', '=', messageId)
    .where('onlyFor', 'is', null)
    .executeTakeFirst()
  return message && (await findDeskGroup(ctx, message.groupId)) ? message : undefined
}

export const removeMessage: HandlerOf<Services['removeMessage']> = async ({ input, ctx, refuse }) => {
  const { messageId, reason } = input
  const message = await findAtDesk(ctx, messageId)
  if (!message) return refuse('not_found')
  if (message.recalledAt || message.removedAt) return refuse('message_gone')
  if (!(await hideMessage(ctx, message, { removed: reason }))) return refuse('message_gone')
  const { accountId, personId, groupId } = message
  await ctx.db
    .updateTable('groupAlert')
    .set({ settledAt: new Date(ctx.now), settledBy: ctx.caller.staffId, outcome: `已移除消息：${reason}` })
    .where('messageId', '=', messageId)
    .where('settledAt', 'is', null)
    .execute()
  await ctx.audit({
    action: 'group.message.remove',
    ...(accountId && personId ? { accountId, personId } : {}),
    recordType: 'group',
    recordId: groupId,
  })
  await announceGroup(ctx, groupId)
  return true
}
