import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'

/** Published articles in one line each, with who signed them. */
const lines = ({ db, now }: Ctx) =>
  db
    .selectFrom('article')
    .leftJoin('doctor', 'doctor.docId', 'article.docId')
    .leftJoin('team', 'team.teamId', 'article.teamId')
    .select(['article.articleId', 'article.title', 'article.publishedAt'])
    .select(({ fn, val }) => fn.coalesce('doctor.docName', 'team.teamName', val('')).as('author'))
    .where('article.publishedAt', '<=', new Date(now))

type Line = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>
const shown = ({ publishedAt, ...line }: Line) => ({ ...line, publishedAt: publishedAt.getTime() })

export const newestArticles = async (ctx: Ctx, most: number) =>
  (await lines(ctx).orderBy('article.publishedAt', 'desc').limit(most).execute()).map(shown)

/** Those whose title or summary has the words: in the title first, then the newest. */
export async function nearestArticles(ctx: Ctx, words: string, most: number) {
  const query = sql`(select bigram_query(${words}))`
  const found = await lines(ctx)
    .where(sql<boolean>`article.search @@ ${query}`)
    .orderBy(sql`ts_rank(article.search, ${query})`, 'desc')
    .orderBy('article.publishedAt', 'desc')
    .limit(most)
    .execute()
  return found.map(shown)
}
