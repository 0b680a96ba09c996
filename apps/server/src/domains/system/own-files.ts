import type { Ctx } from '../../calls/handler.ts'

/** What a record keeps of a file for showing; rights hang on attachment_use. */
export interface OwnFile {
  attaId: string
  type: string
  attaFileName: string
}

export type FileKind = 'picture' | 'pdf' | 'audio'

/** The caller's own uploads in the order given; undefined when one of them is not his, or of another kind (docs/product/security.md, traps). */
export async function ownFiles(
  { db, caller }: Ctx,
  ids: readonly string[],
  kinds: readonly FileKind[],
): Promise<OwnFile[] | undefined> {
  if (ids.length === 0) return []
  let query = db
    .selectFrom('attachment')
    .select(['attaId', 'kind', 'fileName'])
    .where('attaId', 'in', ids)
    .where('kind', 'in', kinds)
  if (caller.kind === 'account') query = query.where('ownerAccountId', '=', caller.accountId)
  else if (caller.kind === 'staff') query = query.where('ownerStaffId', '=', caller.staffId)
  else return undefined
  const found = new Map(
    (await query.execute()).map(row => [
      row.attaId,
      { attaId: row.attaId, type: row.kind, attaFileName: row.fileName },
    ]),
  )
  const saved = ids.map(id => found.get(id))
  return saved.every(one => one !== undefined) ? saved : undefined
}

/** Hangs files on a record, or on a part of it: who may see the record may see them. */
export async function hangFiles(
  { db }: Ctx,
  on: { recordType: string; recordId: string; part: string },
  files: readonly OwnFile[],
): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('attachmentUse')
    .values(files.map(({ attaId }, position) => ({ attaId, ...on, position })))
    .onConflict(one => one.doNothing())
    .execute()
}
