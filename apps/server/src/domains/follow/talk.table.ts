import { sql, type Selectable } from 'kysely'
import { inOneLine, type TalkType } from '@nethos/contract/follow/follow.kinds.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { FollowMessage as MessageRow } from '../../database/types.gen.ts'
import { hangFiles, shownFiles, storedFiles, type OwnFile } from '../system/public.ts'
import type { Follow } from './follow.table.ts'

type Row = Selectable<MessageRow>
export type TalkSide = 'patientUnread' | 'staffUnread'

export interface TalkRow {
  msgType: TalkType
  content: string
  card?: TalkMessage['card']
  files: OwnFile[]
  seconds: number
  talker: TalkMessage['talker']
  talkerId: string
  talkerName: string
  sendId: string | null
}

/** A page of the talk, the newest first, and one row more when there is another. `beforeId`: what stands before it. */
export async function messagesBefore(
  { db }: Ctx,
  followId: string,
  { beforeId, offset, count }: { beforeId?: string | null | undefined; offset: number; count: number },
): Promise<Row[]> {
  let query = db.selectFrom('followMessage').selectAll().where('followId', '=', followId)
  if (beforeId)
    query = query.where('seq', '<', eb =>
      eb
        .selectFrom('followMessage as known')
        .select('known.seq')
        .where('known.messageId', '=', beforeId)
        .where('known.followId', '=', followId),
    )
  return query
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(count + 1)
    .execute()
}

/** Adds a message and moves the talk on. The same sendId again gives the message that was taken. */
export async function addMessage(
  ctx: Ctx,
  follow: Follow,
  message: TalkRow,
  unreadFor: TalkSide,
): Promise<{ row: Row; isNew: boolean }> {
  const { followId } = follow
  const { files, seconds, card = null, ...rest } = message
  const added = await ctx.db
    .insertInto('followMessage')
    .values({
      ...rest,
      followId,
      card: card && JSON.stringify(card),
      attachments: JSON.stringify(files),
      audioSeconds: seconds,
      createdAt: new Date(ctx.now),
    })
    .onConflict(on => on.columns(['followId', 'talkerId', 'sendId']).where('sendId', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!added) {
    const row = await ctx.db
      .selectFrom('followMessage')
      .selectAll()
      .where('followId', '=', followId)
      .where('talkerId', '=', message.talkerId)
      .where('sendId', '=', message.sendId)
      .executeTakeFirstOrThrow()
    return { row, isNew: false }
  }
  await hangFiles(ctx, { recordType: 'follow', recordId: followId, part: added.messageId }, files)
  await moveTalkOn(ctx, follow, message, unreadFor)
  return { row: added, isNew: true }
}

async function moveTalkOn(
  ctx: Ctx,
  { followId, accountId, docId }: Follow,
  message: TalkRow,
  unreadFor: TalkSide,
): Promise<void> {
  const at = new Date(ctx.now)
  const last = {
    lastType: message.msgType,
    lastText: inOneLine(message.msgType, message.card?.title ?? message.content),
    lastAt: at,
  }
  await ctx.db
    .insertInto('followTalk')
    .values({ followId, accountId, docId, ...last, [unreadFor]: 1 })
    .onConflict(on =>
      on.column('followId').doUpdateSet({ ...last, [unreadFor]: sql`follow_talk.${sql.ref(unreadFor)} + 1` }),
    )
    .execute()
}

/** As the caller's page shows it. */
export function shownMessage({ runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>, row: Row): TalkMessage {
  const card = row.card as TalkMessage['card']
  return {
    messageId: row.messageId,
    followId: row.followId,
    msgType: row.msgType as TalkType,
    text: card ? card.title : row.content,
    card,
    talker: row.talker as TalkMessage['talker'],
    talkerName: row.talkerName,
    seconds: row.audioSeconds,
    attaList: shownFiles({ runtime, caller }, storedFiles(row.attachments)),
    sendId: row.sendId,
    createdAt: row.createdAt.getTime(),
  }
}

export const typeOf = (files: readonly OwnFile[]): TalkType =>
  files.length === 0
    ? 'TEXT'
    : files.some(one => one.type === 'audio')
      ? 'AUDIO'
      : files.every(one => one.type === 'picture')
        ? 'IMAGE'
        : 'DOCUMENT'

/** Seen, by the patient or by the doctor. A talk in which nothing was said has nothing to see. */
export async function forgetUnread({ db }: Ctx, followId: string, whose: TalkSide): Promise<void> {
  await db
    .updateTable('followTalk')
    .set({ [whose]: 0 })
    .where('followId', '=', followId)
    .where(whose, '>', 0)
    .execute()
}
