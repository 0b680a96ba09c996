import { nthOf } from '@nethos/contract/common/present.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { fileUrl } from '../system/public.ts'

/** What a picture of the office's hangs on. */
type Holder = 'article' | 'text' | 'text_change'
const address = /\/files\/([\w.-]{1,64})(?:\?[^"'\s<>]*)?/g

/** Addresses as they are kept: without the ticket of the one who wrote. */
export const withoutTickets = (html: string): string => html.replaceAll(address, '/files/$1')

export const picturesIn = (html: string): string[] => [...html.matchAll(address)].map(found => nthOf(found, 1))

/** For the eyes of one member of staff: a draft's pictures are shown to nobody else. */
export const withTickets = ({ runtime, caller }: Ctx<StaffCaller>, html: string, hung: ReadonlySet<string>): string =>
  html.replaceAll(address, (as, attaId: string) => (hung.has(attaId) ? fileUrl(runtime, caller, attaId) : as))

export async function picturesOf(db: Db, recordId: string, recordType: Holder = 'article'): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attachmentUse')
    .select('attaId')
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .execute()
  return new Set(rows.map(row => row.attaId))
}

/**
 * Hangs these pictures on the article; false when one of them is neither the writer's own nor there already: a patient's
 * file is never published. Names that are no uploads are pictures of the hospital.
 */
export async function hangPictures(
  { db, caller }: Ctx<StaffCaller>,
  recordId: string,
  ids: readonly string[],
  recordType: Holder = 'article',
): Promise<boolean> {
  if (ids.length === 0) return true
  const there = await picturesOf(db, recordId, recordType)
  const added = [...new Set(ids)].filter(attaId => !there.has(attaId))
  if (added.length === 0) return true
  const files = await db
    .selectFrom('attachment')
    .select(['attaId', 'kind', 'ownerStaffId'])
    .where('attaId', 'in', added)
    .execute()
  if (files.some(file => file.kind !== 'picture' || file.ownerStaffId !== caller.staffId)) return false
  if (files.length > 0)
    await db
      .insertInto('attachmentUse')
      .values(files.map(({ attaId }, position) => ({ attaId, recordType, recordId, position })))
      .onConflict(on => on.doNothing())
      .execute()
  return true
}

/** Pictures that were taken out of the text again are nobody's any more. */
export async function dropPicturesBut(
  db: Db,
  recordId: string,
  ids: readonly string[],
  recordType: Holder = 'article',
): Promise<void> {
  await db
    .deleteFrom('attachmentUse')
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .$if(ids.length > 0, query => query.where('attaId', 'not in', ids))
    .execute()
}
