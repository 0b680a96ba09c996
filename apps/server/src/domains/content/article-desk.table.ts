import { sql } from 'kysely'
import { articleStates, type ArticleStatus } from '@nethos/contract/content/article.status.ts'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import { nextState } from '@nethos/contract/states.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { cleanHtml } from './clean-html.ts'
import { keepSearchWords } from './search-word.table.ts'

/** What staff write; checked against article.rules.ts before. */
export interface Written {
  shelf: Shelf
  /** The category; null for what a doctor or team signs. */
  typeId: string | null
  docId: string | null
  teamId: string | null
  title: string
  summary: string
  tags: string[]
  cover: string
  source: string
  /** As it was written; kept clean. */
  bodyHtml: string
  isRecommended: boolean
}

const columnsOf = ({ db: _db, ...ctx }: Ctx<StaffCaller>, { bodyHtml, ...written }: Written) => ({
  ...written,
  bodyHtml: cleanHtml(bodyHtml),
  writtenBy: ctx.caller.staffId,
  writtenAt: new Date(ctx.now),
})

/** A new draft; its id. */
export async function addArticle(ctx: Ctx<StaffCaller>, written: Written): Promise<string> {
  const { articleId } = await ctx.db
    .insertInto('article')
    .values(columnsOf(ctx, written))
    .returning('articleId')
    .executeTakeFirstOrThrow()
  await keepSearchWords(ctx.db, wordsOf(written))
  return articleId
}

/** Writes a draft anew; false when it is none (any more): what is under review or published stays as it was read. */
export async function rewriteArticle(ctx: Ctx<StaffCaller>, articleId: string, written: Written): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('article')
    .set(columnsOf(ctx, written))
    .where('articleId', '=', articleId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await keepSearchWords(ctx.db, wordsOf(written))
  return true
}

/** People look for the tags; for what has a name, the title is one, too. */
export const wordsOf = ({ shelf, title, tags }: Pick<Written, 'shelf' | 'title' | 'tags'>): string[] =>
  shelf === 'drug' || shelf === 'examination' ? [...tags, title] : [...tags]

type Event = 'submit' | 'publish' | 'send_back' | 'withdraw' | 'rework'

/** Moves an article on, if the table of states allows it to this hand; its new state, else undefined. */
export async function moveArticle(
  { db, caller, now }: Ctx<StaffCaller>,
  {
    articleId,
    event,
    reason = '',
    publishAt = now,
  }: { articleId: string; event: Event; reason?: string; publishAt?: number },
): Promise<ArticleStatus | undefined> {
  const article = await db
    .selectFrom('article')
    .select(['status', 'writtenBy'])
    .where('articleId', '=', articleId)
    .forUpdate()
    .executeTakeFirst()
  if (!article) return undefined
  const from = article.status as ArticleStatus
  const to = nextState(articleStates, from, event, 'operator', { isByWriter: article.writtenBy === caller.staffId })
  if (!to) return undefined
  await db
    .updateTable('article')
    .set({ status: to, publishedAt: to === 'published' ? new Date(publishAt) : sql`published_at` })
    .where('articleId', '=', articleId)
    .execute()
  await db
    .insertInto('articleMove')
    .values({
      articleId,
      fromStatus: from,
      toStatus: to,
      event,
      staffId: caller.staffId,
      reason,
      movedAt: new Date(now),
    })
    .execute()
  return to
}
