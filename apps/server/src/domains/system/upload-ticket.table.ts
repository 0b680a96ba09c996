import { randomBytes, randomUUID } from 'node:crypto'
import {
  ticketedBytesMost,
  uploadTicketMinutes,
  type ticketedKinds,
} from '@nethos/contract/system/upload-ticket.services.ts'
import { hashToken, type AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

type Kind = (typeof ticketedKinds)[number]

export async function addUploadTicket(
  { db, caller, now }: Ctx<AccountCaller>,
  { kind, originalName, fileSize }: { kind: Kind; originalName: string; fileSize: number | undefined },
): Promise<{ token: string; key: string }> {
  const token = randomBytes(32).toString('base64url')
  const key = randomUUID()
  await db
    .insertInto('uploadTicket')
    .values({
      tokenHash: hashToken(token),
      attaId: key,
      sessionId: caller.sessionId,
      accountId: caller.accountId,
      kind,
      bytesMost: fileSize ?? ticketedBytesMost,
      fileName: originalName,
      createdAt: new Date(now),
      expiresAt: new Date(now + uploadTicketMinutes * 60_000),
    })
    .execute()
  return { token, key }
}

export interface UsedTicket {
  caller: AccountCaller
  attaId: string
  kind: Kind
  bytesMost: number
  fileName: string
}

/** Uses it up while its session lives; of two that bring the same one, the row lets one through. */
export async function spendUploadTicket(
  db: Db,
  { token, key }: { token: string; key: string },
  now: number,
): Promise<UsedTicket | undefined> {
  const at = new Date(now)
  const row = await db
    .updateTable('uploadTicket')
    .from('session')
    .set({ usedAt: at })
    .where('uploadTicket.tokenHash', '=', hashToken(token))
    .where('attaId', '=', key)
    .where('usedAt', 'is', null)
    .where('uploadTicket.expiresAt', '>', at)
    .whereRef('session.sessionId', '=', 'uploadTicket.sessionId')
    .where('session.expiresAt', '>', at)
    .returning([
      'attaId',
      'uploadTicket.kind',
      'bytesMost',
      'fileName',
      'uploadTicket.accountId',
      'uploadTicket.sessionId',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { attaId, kind, bytesMost, fileName, accountId, sessionId } = row
  return { caller: { kind: 'account', accountId, sessionId }, attaId, kind: kind as Kind, bytesMost, fileName }
}

export async function removeUploadTicketsBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('uploadTicket').where('expiresAt', '<', new Date(at)).execute()
}
