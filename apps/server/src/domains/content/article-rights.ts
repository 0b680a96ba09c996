import type { Caller } from '../../calls/caller.ts'
import { maySign } from './own-articles.ts'
import type { Db } from '../../database/connect.ts'

/** The pictures of a draft: the office's, and whose article it is. */
export async function maySeeArticleFile(db: Db, caller: Caller, articleId: string): Promise<boolean> {
  if (caller.kind !== 'staff') return false
  const found = await db
    .selectFrom('article')
    .select('articleId')
    .where('articleId', '=', articleId)
    .where(maySign(caller))
    .executeTakeFirst()
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
