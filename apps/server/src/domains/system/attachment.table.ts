import type { Selectable } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Attachment } from '../../database/types.gen.ts'

export type SavedFile = Pick<
  Selectable<Attachment>,
  'attaId' | 'kind' | 'fileName' | 'mediaType' | 'byteSize' | 'width' | 'height' | 'storageKey' | 'thumbnailKey'
>

/** `attaId`: given when a ticket has named it beforehand. */
export async function addAttachment(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  file: Omit<SavedFile, 'attaId'> & { attaId?: string },
): Promise<string> {
  const { attaId } = await db
    .insertInto('attachment')
    .values({
      ...file,
      ownerAccountId: caller.kind === 'account' ? caller.accountId : null,
      ownerStaffId: caller.kind === 'staff' ? caller.staffId : null,
      createdAt: new Date(now),
    })
    .returning('attaId')
    .executeTakeFirstOrThrow()
  return attaId
}

export interface FoundFile extends SavedFile {
  ownerAccountId: string | null
  isOwn: boolean
  uses: { recordType: string; recordId: string }[]
}

/** The file, whether the caller has uploaded it, and what it hangs on. */
export async function findAttachment(db: Db, caller: Caller, attaId: string): Promise<FoundFile | undefined> {
  const file = await db.selectFrom('attachment').selectAll().where('attaId', '=', attaId).executeTakeFirst()
  if (!file) return undefined
  const uses = await db
    .selectFrom('attachmentUse')
    .select(['recordType', 'recordId'])
    .distinct()
    .where('attaId', '=', attaId)
    .execute()
  const isOwn =
    (caller.kind === 'account' && file.ownerAccountId === caller.accountId) ||
    (caller.kind === 'staff' && file.ownerStaffId === caller.staffId)
  return { ...file, isOwn, uses }
}
