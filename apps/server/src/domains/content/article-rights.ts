import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'

/** The pictures of a draft: the office's. */
export async function maySeeArticleFile(db: Db, caller: Caller, articleId: string): Promise<boolean> {
  if (caller.kind !== 'staff' || (caller.role !== 'operator' && caller.role !== 'admin')) return false
  const found = await db.selectFrom('article').select('articleId').where('articleId', '=', articleId).executeTakeFirst()
  return found !== undefined
}

/** The pictures of what is out: everybody's, as long as it is out. */
export async function isArticleOut(db: Db, articleId: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('article')
    .select('articleId')
    .where('articleId', '=', articleId)
    .where('status', '=', 'published')
    .where('publishedAt', '<=', new Date(now))
    .executeTakeFirst()
  return found !== undefined
}
