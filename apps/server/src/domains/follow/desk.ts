import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { looked, lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { doctorsOf, promoteCodeOf, promotedCount } from '../doctors/public.ts'
import { noticesSeen } from '../notify/public.ts'
import { ownFiles } from '../system/public.ts'
import { cardOf } from './cards.ts'
import { findFollow, talkPage, type Follow } from './follow.table.ts'
import { dangerRead, takeOffFlag } from './red-flags.ts'
import { judgeAlarm } from '../triage/public.ts'
import { followersPage, shownFollower, talkOf } from './followers.table.ts'
import { addMessage, forgetUnread, messagesBefore, shownMessage, typeOf, type TalkRow } from './talk.table.ts'

const look = (action: AuditAction, { accountId, personId, followId }: Follow) => ({
  action,
  accountId,
  ...(personId === null ? {} : { personId }),
  recordType: 'follow',
  recordId: followId,
})

export const listFollowers: HandlerOf<typeof followDeskServices.listFollowers> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await followersPage(ctx, input)
  const listed = found.slice(0, pageSize)
  const persons = listed.flatMap(({ follow: { accountId, personId } }) =>
    personId === null ? [] : [{ accountId, personId }],
  )
  const rows = listed.map(one => one.shown)
  return lookedThrough(persons, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

export const countFollowers: HandlerOf<typeof followDeskServices.countFollowers> = async ({ ctx }) => {
  const { docId } = ctx.caller
  if (docId === null) return { followers: 0, talks: 0, unread: 0 }
  const [{ followers }, talks] = await Promise.all([
    ctx.db
      .selectFrom('doctorFollow')
      .select(({ fn }) => fn.countAll<number>().as('followers'))
      .where('docId', '=', docId)
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('followTalk')
      .select(({ fn }) => fn.countAll<number>().as('talks'))
      .select(sql<number>`coalesce(sum(staff_unread), 0)::int`.as('unread'))
      .where('docId', '=', docId)
      .executeTakeFirstOrThrow(),
  ])
  return { followers, ...talks }
}

export const deskTalk: HandlerOf<typeof followDeskServices.deskTalk> = async ({ input, ctx, refuse }) => {
  const follow = await findFollow(ctx, { followId: input.followId })
  if (!follow) return refuse('not_found')
  const { beforeId, pageSize } = input
  const found = await messagesBefore(ctx, follow.followId, { beforeId, offset: 0, count: pageSize })
  const shown = {
    follower: shownFollower(follow, await talkOf(ctx, follow.followId)),
    messages: found.slice(0, pageSize).map(row => shownMessage(ctx, row)),
    hasOlder: found.length > pageSize,
  }
  const { accountId, personId, followId } = follow
  return looked({ accountId, personId, recordId: followId }, shown)
}

export const writeToFollower: HandlerOf<typeof followDeskServices.writeToFollower> = async ({ input, ctx, refuse }) => {
  const { text, attaIdList, seconds, sendId } = input
  const follow = await findFollow(ctx, { followId: input.followId })
  if (!follow) return refuse('not_found')
  if (!follow.isFollowing) return refuse('patient_left')
  const files = await ownFiles(ctx, attaIdList, ['picture', 'pdf', 'audio'])
  if (!files) return refuse('not_found')
  const msgType = typeOf(files)
  if (msgType === 'AUDIO' && (files.length > 1 || text !== '')) return refuse('voice_alone')
  return say(ctx, follow, { msgType, content: text, files, seconds: msgType === 'AUDIO' ? seconds : 0 }, sendId)
}

export const sendCard: HandlerOf<typeof followDeskServices.sendCard> = async ({ input, ctx, refuse }) => {
  const { cardKind, cardId, sendId } = input
  const follow = await findFollow(ctx, { followId: input.followId })
  if (!follow) return refuse('not_found')
  if (!follow.isFollowing) return refuse('patient_left')
  const card = await cardOf(ctx, cardKind, cardId)
  if (!card) return refuse('card_gone')
  const msgType = cardKind === 'article' ? 'ARTICLE' : 'CARD_MESSAGE'
  return say(ctx, follow, { msgType, content: '', card, files: [], seconds: 0 }, sendId)
}

/** In the doctor's name: it waits for the patient, and a line of the audit log says so. */
async function say(
  ctx: Ctx<StaffCaller>,
  follow: Follow,
  message: Pick<TalkRow, 'msgType' | 'content' | 'card' | 'files' | 'seconds'>,
  sendId: string | null | undefined,
) {
  const talker = follow.docType === 'NURSE' ? 'NURSE' : 'DOC'
  const by = { talker, talkerId: follow.docId, talkerName: follow.docName, sendId: sendId || null } as const
  const { row, isNew } = await addMessage(ctx, follow, { ...message, ...by }, 'patientUnread')
  if (isNew) {
    await ctx.audit(look('follow.reply', follow))
    await ctx.announce({ accountId: follow.accountId }, 'follow', follow.followId)
    await ctx.announce({ docId: follow.docId }, 'follow', follow.followId)
  }
  return shownMessage(ctx, row)
}

export const readDeskTalk: HandlerOf<typeof followDeskServices.readDeskTalk> = async ({ input, ctx, refuse }) => {
  if (!(await findFollow(ctx, input))) return refuse('not_found')
  await forgetUnread(ctx, input.followId, 'staffUnread')
  await dangerRead(ctx, input.followId)
  await noticesSeen(ctx, ctx.caller.staffId, { link: talkPage(input.followId), next: await nextUnread(ctx) })
  return true
}

/** Of whose unread message he is to hear yet: who is in danger first, then who has waited longest. */
async function nextUnread({ db, caller: { docId } }: Ctx<StaffCaller>): Promise<string | undefined> {
  const next = await db
    .selectFrom('followTalk')
    .select('followId')
    .where('docId', '=', docId)
    .where('staffUnread', '>', 0)
    .orderBy(sql`flagged_at is not null`, 'desc')
    .orderBy('lastAt')
    .limit(1)
    .executeTakeFirst()
  return next && talkPage(next.followId)
}

export const judgeTalkFlag: HandlerOf<typeof followDeskServices.judgeTalkFlag> = async ({ input, ctx, refuse }) => {
  const { followId, flag, verdict } = input
  if (!(await findFollow(ctx, { followId }))) return refuse('not_found')
  if (!(await judgeAlarm(ctx, { recordType: 'follow', recordId: followId }, flag, verdict))) return refuse('not_found')
  await takeOffFlag(ctx, followId, flag)
  return true
}

export const ownCode: HandlerOf<typeof followDeskServices.ownCode> = async ({ ctx, refuse }) => {
  const { docId } = ctx.caller
  const [doctor] = docId === null ? [] : await doctorsOf(ctx, [docId])
  if (!doctor) return refuse('no_doctor')
  const { docName, docTitle, docDeptName, docHosName, docAvatar } = doctor
  const exclusiveCodeId = (await codeOf(ctx, doctor.docId)) ?? (await addCode(ctx, doctor.docId))
  const promoteCode = await promoteCodeOf(ctx, doctor.docId)
  const registered = await promotedCount(ctx, doctor.docId)
  return {
    exclusiveCodeId,
    promoteCode,
    registered,
    docId: doctor.docId,
    docName,
    docTitle,
    docDeptName,
    docHosName,
    docAvatar,
  }
}

/** The first one that was given out: what hangs printed on a wall stays right. */
const codeOf = async ({ db }: Ctx<StaffCaller>, docId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('exclusiveCode')
      .select('exclusiveCodeId')
      .where('docId', '=', docId)
      .orderBy('createdAt')
      .executeTakeFirst()
  )?.exclusiveCodeId

const addCode = async ({ db, now }: Ctx<StaffCaller>, docId: string): Promise<string> =>
  (
    await db
      .insertInto('exclusiveCode')
      .values({ docId, createdAt: new Date(now) })
      .returning('exclusiveCodeId')
      .executeTakeFirstOrThrow()
  ).exclusiveCodeId
