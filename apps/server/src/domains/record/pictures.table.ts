import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/**
 * Hangs pictures on a treatment record instead of those that hung there, in the order given. False when one of them is
 * neither the caller's upload nor hung there already (docs/product/security.md, traps).
 */
export async function hangPictures(
  { db, caller }: Ctx<AccountCaller>,
  treatmentId: string,
  ids: readonly string[],
): Promise<boolean> {
  const hung = db
    .selectFrom('attachmentUse')
    .select('attaId')
    .where('recordType', '=', 'treatment')
    .where('recordId', '=', treatmentId)
  if (ids.length > 0) {
    const fit = await db
      .selectFrom('attachment')
      .select('attaId')
      .where('attaId', 'in', ids)
      .where('kind', '=', 'picture')
      .where(eb => eb.or([eb('ownerAccountId', '=', caller.accountId), eb('attaId', 'in', hung)]))
      .execute()
    if (fit.length !== ids.length) return false
  }
  await db
    .deleteFrom('attachmentUse')
    .where('recordType', '=', 'treatment')
    .where('recordId', '=', treatmentId)
    .execute()
  if (ids.length === 0) return true
  await db
    .insertInto('attachmentUse')
    .values(ids.map((attaId, position) => ({ attaId, recordType: 'treatment', recordId: treatmentId, position })))
    .execute()
  return true
}
