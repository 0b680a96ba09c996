import type { TextKind } from '@nethos/contract/content/text-desk.services.ts'
import type { Db } from '../../database/connect.ts'

export interface TextKey {
  kind: TextKind
  textId: string
}

/** What patients read now. */
export async function currentText(db: Db, { kind, textId }: TextKey) {
  if (kind === 'standing') {
    const row = await db
      .selectFrom('contentText')
      .select(['title', 'version', 'bodyHtml', 'publishedAt'])
      .where('key', '=', textId)
      .executeTakeFirst()
    return row && { ...row, link: '', isShown: true }
  }
  const row = await db
    .selectFrom('contentBlock')
    .select(['title', 'bodyHtml', 'link', 'publishedAt', 'isShown'])
    .where('blockId', '=', textId)
    .executeTakeFirst()
  return row && { ...row, version: '' }
}

/** The change for one hand alone until the end of the transaction. */
export const takeChange = (db: Db, { kind, textId }: TextKey) =>
  db
    .selectFrom('textChange')
    .selectAll()
    .where('textKind', '=', kind)
    .where('textId', '=', textId)
    .forUpdate()
    .executeTakeFirst()

export const dropChange = (db: Db, { kind, textId }: TextKey) =>
  db.deleteFrom('textChange').where('textKind', '=', kind).where('textId', '=', textId).executeTakeFirst()

interface Published {
  title: string
  version: string
  bodyHtml: string
  link: string
  publishedAt: Date
}

export async function putText(db: Db, { kind, textId }: TextKey, published: Published): Promise<void> {
  const { version, link, ...fields } = published
  if (kind === 'standing')
    await db
      .updateTable('contentText')
      .set({ ...fields, version })
      .where('key', '=', textId)
      .execute()
  else
    await db
      .insertInto('contentBlock')
      .values({ blockId: textId, ...fields, link })
      .onConflict(on => on.column('blockId').doUpdateSet({ ...fields, link }))
      .execute()
}
