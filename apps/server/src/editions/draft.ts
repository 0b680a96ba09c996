import type { EditionServices } from '@nethos/contract/common/editions.ts'
import type { StaffCaller } from '../calls/caller.ts'
import type { Ctx, HandlerOf } from '../calls/handler.ts'
import type { Db } from '../database/connect.ts'
import { readable, type EditionKind } from './edition-kind.ts'

// The documents themselves are checked by the services' schema on the way in and by the kind's on the way out.
type Desk = EditionServices<unknown>
export type DeskHandlers = { [Key in keyof Desk]: HandlerOf<Desk[Key]> }

export const audit = (
  ctx: Ctx<StaffCaller>,
  { kind, audits }: Pick<EditionKind<unknown>, 'kind' | 'audits'>,
  line: keyof EditionKind<unknown>['audits'],
  code: string,
) => ctx.audit({ action: audits[line], recordType: kind, recordId: code })

/** The first thing that is wrong with a stored draft, in the editor's words. */
export async function problemIn<Document>(db: Db, kind: EditionKind<Document>, code: string, stored: unknown) {
  const document = readable(kind, stored)
  if (document === undefined) return '这份草稿的格式已不适用，请重新编辑后保存'
  return (await kind.problemsOf(document, { db, code }))[0]
}

export const setStatus = (db: Db, kind: string, code: string, status: 'draft' | 'reviewing') =>
  db.updateTable('editionDraft').set({ status }).where('kind', '=', kind).where('code', '=', code).execute()

export async function deleteDraft(db: Db, kind: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('editionDraft')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
