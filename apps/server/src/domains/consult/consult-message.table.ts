import { sql, type Selectable } from 'kysely'
import type { MessageType, ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { ConsultMessage as MessageRow } from '../../database/types.gen.ts'
import { shownFiles, storedFiles } from '../system/public.ts'
import type { OwnFile } from './attachments.ts'
import type { Consult } from './consult.table.ts'

export interface NewMessage {
  msgType: MessageType
  content: string
  attachments: OwnFile[]
  /** Length of a recording. */
  seconds?: number
  replierType: ReplierType
  replierId: string
  replierName: string
  senderIdentity: string
  sendId?: string | null | undefined
}

/** Who has not read it yet. */
export type UnreadFor = 'patient' | 'staff' | 'both' | 'nobody'

/** Whose words are fields in JSON. */
const fields: Partial<Record<MessageType, string>> = { MEDICAL_RECORD: '[病历]', CARD_MESSAGE: '[卡片]' }
const files: Partial<Record<MessageType, string>> = { IMAGE: '[图片]', DOCUMENT: '[文件]', AUDIO: '[语音]' }

/** Text, or what stands for files in the queue and in the list. */
export const inOneLine = (content: string, msgType: MessageType): string =>
  fields[msgType] ?? (content !== '' ? content : (files[msgType] ?? ''))

const raise = (unreadFor: UnreadFor) => ({
  patientUnread: sql<number>`patient_unread + ${unreadFor === 'patient' || unreadFor === 'both' ? 1 : 0}`,
  staffUnread: sql<number>`staff_unread + ${unreadFor === 'staff' || unreadFor === 'both' ? 1 : 0}`,
})

/** Adds a message to the stream and to the counters. Undefined: the sender has sent it before. */
export async function addMessage(
  { db, now }: Ctx,
  { consultId }: Consult,
  message: NewMessage,
  unreadFor: UnreadFor,
): Promise<MessageOf | undefined> {
  const { attachments, seconds = 0, ...rest } = message
  const added = await db
    .insertInto('consultMessage')
    .values({
      consultId,
      ...rest,
      sendId: message.sendId || null,
      attachments: JSON.stringify(attachments),
      audioSeconds: seconds,
      createdAt: new Date(now),
    })
    .onConflict(on => on.columns(['consultId', 'replierId', 'sendId']).where('sendId', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!added) return undefined
  await db
    .updateTable('consult')
    .set({ ...raise(unreadFor), lastText: inOneLine(message.content, message.msgType), lastAt: new Date(now) })
    .where('consultId', '=', consultId)
    .execute()
  return added
}

/** A notice of the system, in the middle of the stream. */
export async function addNotice(
  { db, now }: Ctx,
  { consultId }: Consult,
  content: string,
  unreadFor: UnreadFor,
): Promise<void> {
  await db
    .insertInto('consultMessage')
    .values({
      consultId,
      msgLevel: 'SYS',
      msgType: 'TEXT',
      content,
      replierType: 'SYS',
      replierId: '',
      replierName: '系统通知',
      createdAt: new Date(now),
    })
    .execute()
  await db
    .updateTable('consult')
    .set({ ...raise(unreadFor), lastText: content, lastAt: new Date(now) })
    .where('consultId', '=', consultId)
    .execute()
}

export const findSent = (
  { db }: Ctx,
  consultId: string,
  replierId: string,
  sendId: string,
): Promise<MessageOf | undefined> =>
  db
    .selectFrom('consultMessage')
    .selectAll()
    .where('consultId', '=', consultId)
    .where('replierId', '=', replierId)
    .where('sendId', '=', sendId)
    .executeTakeFirst()

export type MessageOf = Selectable<MessageRow>

/** As the page shows it. */
export function shownMessage({ runtime, caller }: Pick<Ctx, 'runtime' | 'caller'>, row: MessageOf): ConsultMessage {
  const attaList = shownFiles({ runtime, caller }, storedFiles(row.attachments))
  return {
    messageId: row.messageId,
    msgLevel: row.msgLevel as ConsultMessage['msgLevel'],
    msgType: row.msgType as MessageType,
    replyContent: row.content,
    replierType: row.replierType as ReplierType,
    replierId: row.replierId,
    replierName: row.replierName,
    senderIdentity: row.senderIdentity,
    saidAt: row.createdAt.getTime(),
    seconds: row.audioSeconds,
    hasAtta: attaList.length > 0,
    attaList,
  }
}

/** One row more than a page, to tell whether there is a next one. */
export function messagesOf(
  { db }: Ctx,
  consultId: string,
  { msgLevel, offset, count }: { msgLevel?: string | null; offset: number; count: number },
): Promise<MessageOf[]> {
  let query = db.selectFrom('consultMessage').selectAll().where('consultId', '=', consultId)
  if (msgLevel) query = query.where('msgLevel', '=', msgLevel)
  return query.orderBy('seq').offset(offset).limit(count).execute()
}

/** How many files the patient has sent: with the consult, its supplement and its replies. */
export async function countFiles({ db }: Ctx, consultId: string): Promise<number> {
  const { files } = await db
    .selectFrom('attachmentUse')
    .innerJoin('attachment', 'attachment.attaId', 'attachmentUse.attaId')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('recordType', '=', 'consult')
    .where('recordId', '=', consultId)
    .where('ownerAccountId', 'is not', null)
    .executeTakeFirstOrThrow()
  return files
}

/** A medical record of this consult: this one, or else the newest. */
export function recordMessage(
  { db }: Ctx,
  consultId: string,
  messageId: string | null | undefined,
): Promise<MessageOf | undefined> {
  let query = db
    .selectFrom('consultMessage')
    .selectAll()
    .where('consultId', '=', consultId)
    .where('msgType', '=', 'MEDICAL_RECORD')
  if (messageId) query = query.where('messageId', '=', messageId)
  return query.orderBy('seq', 'desc').limit(1).executeTakeFirst()
}
