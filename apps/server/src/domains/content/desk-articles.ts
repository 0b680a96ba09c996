import { sql } from 'kysely'
import { articleStates, type ArticleEvent, type ArticleStatus } from '@nethos/contract/content/article.status.ts'
import type { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import { eventsFor } from '@nethos/contract/states.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { fileUrl } from '../system/public.ts'
import { isOffice, maySign } from './own-articles.ts'
import { picturesOf, withTickets } from './article-pictures.ts'

type Services = typeof contentDeskServices

/** What stands on the office's desk belongs to all who work there; a doctor sees what he signs. */
const onDesk = ({ db, caller }: Ctx<StaffCaller>) =>
  db
    .selectFrom('article')
    .leftJoin('articleType', 'articleType.typeId', 'article.typeId')
    .leftJoin('doctor', 'doctor.docId', 'article.docId')
    .leftJoin('team', 'team.teamId', 'article.teamId')
    .leftJoin('staff', 'staff.staffId', 'article.writtenBy')
    .select(['article.articleId', 'article.shelf', 'article.status', 'article.title', 'articleType.typeName'])
    .select(['doctor.docName', 'team.teamName', 'article.source', 'staff.name as writerName', 'article.writtenAt'])
    .select(['article.publishedAt', 'article.readCount'])
    .where(maySign(caller))

type Row = Awaited<ReturnType<ReturnType<typeof onDesk>['executeTakeFirstOrThrow']>>

const lineOf = (row: Row) => ({
  articleId: row.articleId,
  shelf: row.shelf as Shelf,
  articleStatus: row.status as ArticleStatus,
  title: row.title,
  typeName: row.typeName ?? '',
  authorName: [row.docName, row.teamName].filter(Boolean).join('、') || row.source,
  writerName: row.writerName ?? '',
  writtenAt: row.writtenAt.getTime(),
  publishedAt: row.publishedAt?.getTime() ?? null,
  readCount: row.readCount,
})

export const listDeskArticles: HandlerOf<Services['listDeskArticles']> = async ({
  input: { shelf, articleStatus, word, pageNum, pageSize },
  ctx,
}) => {
  const found = await onDesk(ctx)
    .$call(whenGiven(shelf, (query, shelf) => query.where('article.shelf', '=', shelf)))
    .$call(whenGiven(articleStatus, (query, articleStatus) => query.where('article.status', '=', articleStatus)))
    .$if(word !== '', query => query.where(sql<boolean>`article.search @@ (select bigram_query(${word}))`))
    .orderBy('article.writtenAt', 'desc')
    .orderBy('article.articleId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, lineOf)
}

export const deskArticle: HandlerOf<Services['deskArticle']> = async ({ input: { articleId }, ctx, refuse }) => {
  const row = await onDesk(ctx)
    .select(['article.typeId', 'article.docId', 'article.teamId', 'article.summary', 'article.tags', 'article.cover'])
    .select(['article.bodyHtml', 'article.isRecommended', 'article.writtenBy'])
    .where('article.articleId', '=', articleId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const moves = await movesOf(ctx, articleId)
  const hung = await picturesOf(ctx.db, articleId)
  const isOwn = row.writtenBy === ctx.caller.staffId
  const line = lineOf(row)
  return {
    ...line,
    typeId: row.typeId,
    docId: row.docId,
    docName: row.docName ?? '',
    teamId: row.teamId,
    teamName: row.teamName ?? '',
    summary: row.summary,
    tags: row.tags,
    cover: row.cover,
    coverUrl: hung.has(row.cover) ? fileUrl(ctx.runtime, ctx.caller, row.cover) : row.cover && `/files/${row.cover}`,
    source: row.source,
    content: withTickets(ctx, row.bodyHtml, hung),
    isRecommended: row.isRecommended,
    events: eventsFor(articleStates, line.articleStatus, 'operator', { isByWriter: isOwn }).filter(
      event => isOffice(ctx.caller) || authorEvents.has(event),
    ) as ArticleEvent[],
    isOwn,
    moves: moves.map(({ event, name, reason, movedAt }) => ({
      event: event as ArticleEvent,
      staffName: name ?? '',
      reason,
      movedAt: movedAt.getTime(),
    })),
  }
}

const movesOf = (ctx: Pick<Ctx, 'db'>, articleId: string) =>
  ctx.db
    .selectFrom('articleMove')
    .leftJoin('staff', 'staff.staffId', 'articleMove.staffId')
    .select(['event', 'staff.name', 'reason', 'movedAt'])
    .where('articleId', '=', articleId)
    .orderBy('movedAt', 'desc')
    .orderBy('moveId', 'desc')
    .execute()

/** What a doctor may do with what he signs: the office publishes, sends back and takes down. */
const authorEvents: ReadonlySet<string> = new Set(['submit', 'rework'])

const mostAuthors = 20

export const listAuthors: HandlerOf<Services['listAuthors']> = async ({ input: { word }, ctx: { db } }) => {
  const nearDoctors = word ? sql`find_doctors(${word}) as found join doctor using (doc_id)` : sql`doctor`
  const nearTeams = word ? sql`find_teams(${word}) as found join team using (team_id)` : sql`team`
  const near = word ? sql`found.closeness desc,` : sql``
  const { rows } = await sql<{ docId: string | null; teamId: string | null; authorName: string; deptName: string }>`
    (select doc_id, null as team_id, doc_name as author_name, dept_name from ${nearDoctors} where doctor.is_active
      order by ${near} doc_id limit ${mostAuthors})
    union all
    (select null, team_id, team_name, dept_name from ${nearTeams} where team.is_shown order by ${near} team_id limit ${mostAuthors})`.execute(
    db,
  )
  return rows
}
