import { sql, type RawBuilder } from 'kysely'
import type { ArticleLine, NewsLine } from '@nethos/contract/content/content.schemas.ts'
import type { HospitalShelf } from '@nethos/contract/content/content.shelves.ts'
import type { Page } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'

/** Everybody may read what is published: no caller stands in the `where`, but the clock does. */
type Seen = Pick<Ctx, 'db' | 'now'>

export interface Window {
  pageNum: number
  pageSize: number
}

type Part = RawBuilder<unknown>

const isOut = (now: number): Part => sql`article.status = 'published' and article.published_at <= ${new Date(now)}`
const shownColumns = sql`article.title, article.summary, article.cover, article.read_count,
  (extract(epoch from article.published_at) * 1000)::float8 as published_at`
const signedColumns = sql`article.article_id, article.doc_id, coalesce(doctor.doc_name, '') as doc_name,
  article.team_id, coalesce(team.team_name, '') as team_name, ${shownColumns}`
const signers = sql`left join doctor on doctor.doc_id = article.doc_id left join team on team.team_id = article.team_id`
const hospitalColumns = sql`article.article_id as new_id, article.shelf, article.type_id, article_type.type_name, ${shownColumns}`

const found = (words: string): Part => sql`find_articles(${words}) as found join article using (article_id)`

/** One row more is read than is shown: so it is known whether there are more. */
async function readPage<Row>({ db }: Seen, { pageNum, pageSize }: Window, query: Part): Promise<Page<Row>> {
  const { rows } = await sql<Row>`${query} limit ${pageSize + 1} offset ${(pageNum - 1) * pageSize}`.execute(db)
  return pageOf(rows, { pageNum, pageSize })
}

interface SignedFilter extends Window {
  docId?: string | null | undefined
  teamId?: string | null | undefined
  search?: string
}

/** Articles of doctors and teams: the newest first, or with words the nearest first. */
export function signedPage(
  seen: Seen,
  { docId, teamId, search = '', ...window }: SignedFilter,
): Promise<Page<ArticleLine>> {
  const of = docId ? sql`and article.doc_id = ${docId}` : teamId ? sql`and article.team_id = ${teamId}` : sql``
  const nearest = search ? sql`found.closeness desc,` : sql``
  return readPage(
    seen,
    window,
    sql`select ${signedColumns} from ${search ? found(search) : sql`article`} ${signers}
      where ${isOut(seen.now)} and article.shelf = 'doctor' ${of}
      order by ${nearest} article.published_at desc, article.article_id`,
  )
}

export async function findSigned(seen: Seen, articleId: string) {
  const { rows } = await sql<ArticleLine & { content: string; docAvatar: string; docTitle: string }>`
    select ${signedColumns}, article.body_html as content, coalesce(doctor.avatar, team.avatar) as doc_avatar,
      coalesce(doctor.doc_title, '') as doc_title
    from article ${signers}
    where ${isOut(seen.now)} and article.shelf = 'doctor' and article.article_id = ${articleId}`.execute(seen.db)
  return rows[0]
}

/** Categories in their order, each with how many texts it has. */
export async function typesOf({ db, now }: Seen, shelf: HospitalShelf) {
  const { rows } = await sql<{ typeId: string; typeName: string; icon: string; count: number }>`
    select type_id, type_name, icon,
      (select count(*)::int from article where article.type_id = article_type.type_id and ${isOut(now)}) as count
    from article_type where shelf = ${shelf} and is_shown order by position, type_id`.execute(db)
  return rows
}

interface HospitalFilter extends Window {
  shelf?: HospitalShelf | undefined
  typeId?: string | null | undefined
  typeName?: string | undefined
  search?: string
  isRecommended?: boolean
}

const newestFirst = sql`article.published_at desc, article.article_id`
const inOrder = sql`article_type.position, article.position, article.article_id`
const isOrdered = (shelf: HospitalShelf): boolean => shelf === 'examination' || shelf === 'drug'

/** Texts of the hospital. A category says its shelf by itself; without both it is the news. */
export function hospitalPage(
  seen: Seen,
  { typeId, typeName, search = '', ...asked }: HospitalFilter,
): Promise<Page<NewsLine>> {
  const shelf = asked.shelf ?? 'news'
  const isOnShelf = typeId && !asked.shelf ? sql`true` : sql`article.shelf = ${shelf}`
  const ofType = typeId
    ? sql`and article.type_id = ${typeId}`
    : typeName
      ? sql`and article_type.type_name = ${typeName}`
      : sql``
  const order = search
    ? sql`found.closeness desc, ${newestFirst}`
    : asked.isRecommended
      ? sql`article.read_count desc, article.article_id`
      : isOrdered(shelf)
        ? inOrder
        : newestFirst
  return readPage(
    seen,
    asked,
    sql`select ${hospitalColumns} from ${search ? found(search) : sql`article`} join article_type using (type_id)
      where ${isOut(seen.now)} and article_type.is_shown and ${isOnShelf} ${ofType} ${asked.isRecommended ? sql`and article.is_recommended` : sql``}
      order by ${order}`,
  )
}

export async function findHospitalArticle({ db, now }: Seen, newId: string) {
  const { rows } = await sql<NewsLine & { content: string; source: string }>`
    select ${hospitalColumns}, article.body_html as content, article.source
    from article join article_type using (type_id)
    where ${isOut(now)} and article_type.is_shown and article.article_id = ${newId}`.execute(db)
  return rows[0]
}

/** The nearest of each shelf of the hospital. */
export async function nearestHospitalArticles({ db, now }: Seen, words: string, most: number): Promise<NewsLine[]> {
  const { rows } = await sql<NewsLine>`
    select new_id, shelf, type_id, type_name, title, summary, cover, read_count, published_at from (
      select ${hospitalColumns}, row_number() over (partition by article.shelf order by found.closeness desc, ${newestFirst}) as nth
      from ${found(words)} join article_type using (type_id)
      where ${isOut(now)} and article_type.is_shown
    ) as ranked where nth <= ${most} order by shelf, nth`.execute(db)
  return rows
}

export async function countReading({ db, now }: Seen, articleId: string): Promise<void> {
  await sql`update article set read_count = read_count + 1 where ${isOut(now)} and article_id = ${articleId}`.execute(
    db,
  )
}
