import { whenGiven } from '../../database/when-given.ts'
import type { Caller } from '../../calls/caller.ts'
import { signedBy } from './own-articles.ts'
import type { Db } from '../../database/connect.ts'

/** The pictures of a draft: the office's, and whose article it is. */
export async function maySeeArticleFile(db: Db, caller: Caller, articleId: string): Promise<boolean> {
  if (caller.kind !== 'staff') return false
  const author = signedBy(caller)
  const found = await db
    .selectFrom('article')
    .select('articleId')
    .where('articleId', '=', articleId)
    .$call(whenGiven(author, (query, author) => query.where('docId', '=', author)))
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
