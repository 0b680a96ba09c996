import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { type ArticleEvent, type ArticleStatus, articleStates } from '@nethos/contract/content/article.status.ts'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import { nextState } from '@nethos/contract/states.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { maySign } from './own-articles.ts'

type Desk = Ctx<StaffCaller>

/** What staff write; checked against article.rules.ts before. */
export interface Written {
  /** The category; null for what a doctor or team signs. */
  typeId: string | null
  docId: string | null
  teamId: string | null
  title: string
  summary: string
  tags: string[]
  cover: string
  source: string
  /** Clean. */
  bodyHtml: string
  isRecommended: boolean
}

/** An article for one hand alone until the end of the transaction. */
export async function takeArticle({ db, caller }: Desk, articleId: string) {
  const row = await db
    .selectFrom('article')
    .select(['articleId', 'shelf', 'typeId', 'docId', 'teamId', 'title', 'summary', 'tags', 'cover', 'source'])
    .select(['bodyHtml', 'isRecommended', 'status', 'writtenBy', 'writtenAt'])
    .where('articleId', '=', articleId)
    .where(maySign(caller))
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      ...row,
      shelf: row.shelf as Shelf,
      status: row.status as ArticleStatus,
      isByWriter: row.writtenBy === caller.staffId,
    }
  )
}
export type TakenArticle = NonNullable<Awaited<ReturnType<typeof takeArticle>>>

/** Whether a text may stand there: a category of its shelf, or a doctor or team who signs. */
export async function isPlace(
  { db }: Pick<Desk, 'db'>,
  shelf: Shelf,
  { typeId, docId, teamId }: Pick<Written, 'typeId' | 'docId' | 'teamId'>,
): Promise<boolean> {
  const { rows } = await sql<{ isPlace: boolean }>`select (
    case when ${shelf} = 'doctor' then ${typeId}::text is null and coalesce(${docId}::text, ${teamId}::text) is not null
      and (${docId}::text is null or exists (select from doctor where doc_id = ${docId}))
      and (${teamId}::text is null or exists (select from team where team_id = ${teamId}))
    else ${docId}::text is null and ${teamId}::text is null
      and exists (select from article_type where type_id = ${typeId} and shelf = ${shelf})
    end) as is_place`.execute(db)
  return firstOf(rows).isPlace
}

/** Moves a taken article on, if the table of states allows it to this hand; its new state, else undefined. */
export async function moveArticle(
  { db, caller, now }: Desk,
  { articleId, status: from, isByWriter }: Pick<TakenArticle, 'articleId' | 'status' | 'isByWriter'>,
  event: ArticleEvent,
  { reason = '', publishAt = now }: { reason?: string; publishAt?: number } = {},
): Promise<ArticleStatus | undefined> {
  const to = nextState(articleStates, from, event, 'operator', { isByWriter })
  if (!to) return undefined
  const movedAt = new Date(now)
  await db
    .updateTable('article')
    .set({ status: to, ...(to === 'published' && { publishedAt: new Date(publishAt) }) })
    .where('articleId', '=', articleId)
    .execute()
  await db
    .insertInto('articleMove')
    .values({ articleId, fromStatus: from, toStatus: to, event, staffId: caller.staffId, reason, movedAt })
    .execute()
  return to
}
