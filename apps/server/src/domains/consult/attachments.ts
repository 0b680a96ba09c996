import type { MessageType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'

/** What a consult or a message keeps of a file for showing; rights hang on attachment_use. */
export interface Kept {
  attaId: string
  type: string
  attaFileName: string
}

/** The caller's own uploads in the order given; undefined when one of them is not his, or is none (security.md, traps). */
export async function ownAttachments({ db, caller }: Ctx, ids: readonly string[]): Promise<Kept[] | undefined> {
  if (ids.length === 0) return []
  let query = db
    .selectFrom('attachment')
    .select(['attaId', 'kind', 'fileName'])
    .where('attaId', 'in', ids)
    .where('kind', 'in', ['picture', 'pdf'])
  if (caller.kind === 'account') query = query.where('ownerAccountId', '=', caller.accountId)
  else if (caller.kind === 'staff') query = query.where('ownerStaffId', '=', caller.staffId)
  else return undefined
  const found = new Map(
    (await query.execute()).map(row => [
      row.attaId,
      { attaId: row.attaId, type: row.kind, attaFileName: row.fileName },
    ]),
  )
  const kept = ids.map(id => found.get(id))
  return kept.every(one => one !== undefined) ? kept : undefined
}

/** Hangs files on the consult: who may see the consult may see them. `part`: content, supplement, or a messageId. */
export async function hang({ db }: Ctx, consultId: string, part: string, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return
  await db
    .insertInto('attachmentUse')
    .values(
      kept.map(({ attaId }, position) => ({ attaId, recordType: 'consult', recordId: consultId, part, position })),
    )
    .onConflict(on => on.doNothing())
    .execute()
}

export const typeOf = (kept: readonly Kept[]): MessageType =>
  kept.length === 0 ? 'TEXT' : kept.every(one => one.type === 'picture') ? 'IMAGE' : 'DOCUMENT'
