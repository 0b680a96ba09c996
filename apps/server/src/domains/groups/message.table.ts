import { sql, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { GroupMessage, TalkPart } from '@nethos/contract/groups/groups.schemas.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { Ctx } from '../../calls/handler.ts'
import { jsonColumn } from '../../database/json-column.ts'
import type { GroupMessage as MessageTable } from '../../database/types.gen.ts'
import { hangFiles, shownFiles, storedFiles, type OwnFile } from '../system/public.ts'

export type MessageRow = Selectable<MessageTable>
const mention = z.object({ id: z.string(), name: z.string() })
export type Mention = z.infer<typeof mention>
const storedMentions = jsonColumn('group_message.mentions', z.array(mention))

/** A message with the names and the portrait that its speaker has now. */
export const messagesWithSpeakers = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('groupMessage')
    .leftJoin('groupMember', 'groupMember.memberId', 'groupMessage.speakerId')
    .leftJoin('doctor', 'doctor.docId', 'groupMessage.speakerId')
    .selectAll('groupMessage')
    .select(['groupMember.nickname', 'groupMember.accountId', 'groupMember.personId', 'doctor.avatar'])
export type SpokenRow = Awaited<ReturnType<ReturnType<typeof messagesWithSpeakers>['executeTakeFirstOrThrow']>>

/** Who reads: as whom his own messages are known, and which private ones he sees. The desk sees all. */
export interface Reader {
  speakerId: string
  /** Null: the desk. */
  accountId: string | null
}

export interface PlaceAsked {
  beforeId?: string | null | undefined
  afterVersion?: number | null | undefined
}

const pageRows = 30
const mostChanges = 100

export interface Found {
  rows: SpokenRow[]
  part: Omit<TalkPart, 'messages'>
}

/**
 * A stretch of a talk. `version`: the group's, as read before: what is committed later has a higher one, for versions are
 * given under the lock of the group's row.
 */
export async function talkPartOf(
  ctx: Pick<Ctx, 'db'>,
  { groupId, version }: { groupId: string; version: number },
  { accountId }: Reader,
  { beforeId, afterVersion }: PlaceAsked,
): Promise<Found> {
  const ofTalk = talkFor(ctx, groupId, accountId)
  const versionOf = (rows: readonly SpokenRow[]) => Math.max(version, ...rows.map(row => row.version))
  if (!beforeId && typeof afterVersion === 'number' && afterVersion <= version) {
    const rows = await ofTalk
      .where('groupMessage.version', '>', afterVersion)
      .orderBy('groupMessage.version')
      .limit(mostChanges + 1)
      .execute()
    if (rows.length <= mostChanges)
      return {
        rows: rows.sort((a, b) => a.seq - b.seq),
        part: { hasOlder: false, version: versionOf(rows), isWhole: false },
      }
  }
  const rows = await ofTalk
    .$call(
      whenGiven(beforeId, (query, beforeId) =>
        query.where('groupMessage.seq', '<', eb =>
          eb
            .selectFrom('groupMessage as known')
            .select('known.seq')
            .where('known.messageId', '=', beforeId)
            .where('known.groupId', '=', groupId),
        ),
      ),
    )
    .orderBy('groupMessage.seq', 'desc')
    .limit(pageRows + 1)
    .execute()
  const page = rows.slice(0, pageRows).reverse()
  return { rows: page, part: { hasOlder: rows.length > pageRows, version: versionOf(page), isWhole: !beforeId } }
}

/** What a reader may see of a talk. */
const talkFor = (ctx: Pick<Ctx, 'db'>, groupId: string, accountId: Reader['accountId']) =>
  messagesWithSpeakers(ctx)
    .where('groupMessage.groupId', '=', groupId)
    .$if(accountId !== null, query =>
      query.where(({ or, eb }) => or([eb('onlyFor', 'is', null), eb('onlyFor', '=', accountId)])),
    )

/** As the reader sees it: of what was recalled or removed nothing but that it was. */
export function shownMessage(
  { runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>,
  row: SpokenRow,
  reader: Reader,
): GroupMessage {
  const isGone = row.recalledAt !== null || row.removedAt !== null
  const mentions = storedMentions(row.mentions)
  const isMine = row.speaker !== 'system' && row.speakerId === reader.speakerId
  return {
    messageId: row.messageId,
    seq: row.seq,
    msgType: row.msgType as GroupMessage['msgType'],
    text: isGone ? '' : row.content,
    card: isGone ? null : (row.card as GroupMessage['card']),
    speaker: row.speaker as GroupMessage['speaker'],
    speakerId: row.speaker === 'system' ? '' : row.speakerId,
    speakerName: row.nickname ?? row.speakerName,
    speakerAvatar: row.avatar ?? '',
    isMine,
    mentions: isGone ? [] : mentions.map(one => one.name),
    mentionsMe: !isGone && mentions.some(one => one.id === reader.speakerId),
    isPrivate: row.onlyFor !== null,
    isRecalled: row.recalledAt !== null,
    isRemoved: row.removedAt !== null,
    attaList: isGone ? [] : shownFiles({ runtime, caller }, storedFiles(row.attachments)),
    sendId: isMine ? row.sendId : null,
    createdAt: row.createdAt.getTime(),
  }
}

export interface NewMessage {
  msgType: GroupMessage['msgType']
  content: string
  card?: GroupMessage['card']
  files?: OwnFile[]
  speaker: GroupMessage['speaker']
  speakerId: string
  speakerName: string
  mentions?: readonly Mention[]
  onlyFor?: string | null
  sendId?: string | null
}

const inOneLine = ({ msgType, content, card, speaker, speakerName }: NewMessage): string => {
  const words = card?.title ?? content
  const what = { TEXT: '', IMAGE: '[图片]', CARD: '[卡片]', ANNOUNCE: '[群公告]', NOTICE: '' }[msgType] + words
  return speaker === 'system' ? what : `${speakerName}：${what}`
}

const findBySendId = ({ db }: Pick<Ctx, 'db'>, groupId: string, { speakerId, sendId }: NewMessage) =>
  sendId
    ? db
        .selectFrom('groupMessage')
        .selectAll()
        .where('groupId', '=', groupId)
        .where('speakerId', '=', speakerId)
        .where('sendId', '=', sendId)
        .executeTakeFirst()
    : undefined

/** Adds a message; the caller holds the group. The same sendId again gives the message that was taken. */
export async function addMessage(
  ctx: Pick<Ctx, 'db' | 'now'>,
  groupId: string,
  message: NewMessage,
): Promise<{ row: MessageRow; isNew: boolean }> {
  const known = await findBySendId(ctx, groupId, message)
  if (known) return { row: known, isNew: false }
  const at = new Date(ctx.now)
  const { version, lastSeq: seq } = await ctx.db
    .updateTable('patientGroup')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      lastSeq: eb('lastSeq', '+', 1),
      ...(message.onlyFor ? {} : { lastText: inOneLine(message), lastAt: at }),
    }))
    .where('groupId', '=', groupId)
    .returning(['version', 'lastSeq'])
    .executeTakeFirstOrThrow()
  const { files = [], card = null, mentions = [], onlyFor = null, sendId = null, ...rest } = message
  const row = await ctx.db
    .insertInto('groupMessage')
    .values({
      ...rest,
      groupId,
      seq,
      version,
      card: card && JSON.stringify(card),
      attachments: JSON.stringify(files),
      mentions: JSON.stringify(mentions),
      onlyFor,
      sendId,
      createdAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (files.length > 0)
    await hangFiles(ctx as Ctx, { recordType: 'group_message', recordId: row.messageId, part: '' }, files)
  return { row, isNew: true }
}

/** Takes a message out of sight, under the lock of the group's row. False: somebody was faster. */
export async function hideMessage(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { messageId, groupId, seq }: Pick<MessageRow, 'messageId' | 'groupId' | 'seq'>,
  how: { recalled: true } | { removed: string },
): Promise<boolean> {
  const { version } = await db
    .updateTable('patientGroup')
    .set(({ eb, ref }) => ({
      version: eb('version', '+', 1),
      lastText: sql<string>`case when ${ref('lastSeq')} = ${seq} then ${'recalled' in how ? '一条消息已撤回' : '一条消息已移除'} else ${ref('lastText')} end`,
    }))
    .where('groupId', '=', groupId)
    .returning('version')
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await db
    .updateTable('groupMessage')
    .set({
      version,
      ...('recalled' in how ? { recalledAt: new Date(now) } : { removedAt: new Date(now), removalReason: how.removed }),
    })
    .where('messageId', '=', messageId)
    .where('recalledAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
