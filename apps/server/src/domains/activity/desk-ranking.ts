import { sql } from 'kysely'
import type { rankingDeskServices } from '@nethos/contract/activity/ranking-desk.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { suspiciousLikes, strike } from './desk-likes.table.ts'
import { findRanking } from './ranking.table.ts'

interface Counts {
  likeCount: number
  waitingCount: number
  struckCount: number
}

/** What of the likes counts, waits for its owner to be verified, and was struck out. */
const counts = sql`
  count(*) filter (where real_person is not null and struck_at is null)::int as like_count,
  count(*) filter (where real_person is null and struck_at is null)::int as waiting_count,
  count(*) filter (where struck_at is not null)::int as struck_count`

export const listRankings: HandlerOf<typeof rankingDeskServices.listRankings> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const { rows } = await sql<
    {
      rankingId: string
      title: string
      rulesText: string
      startsAt: Date
      endsAt: Date
      isOpen: boolean
      dailyLikes: number
      docIds: string[]
    } & Counts
  >`
    select ranking.ranking_id, title, rules_text, starts_at, ends_at, is_open, daily_likes,
      array(select doc_id from ranking_entry where ranking_entry.ranking_id = ranking.ranking_id order by doc_id) as doc_ids, likes.*
    from (select * from ranking order by starts_at desc, ranking_id limit ${pageSize + 1} offset ${(pageNum - 1) * pageSize}) as ranking
    cross join lateral (select ${counts} from ranking_like where ranking_like.ranking_id = ranking.ranking_id) as likes
    order by starts_at desc, ranking.ranking_id`.execute(ctx.db)
  const page = pageOf(rows, input)
  return {
    ...page,
    rows: page.rows.map(row => ({ ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() })),
  }
}

/** All of them are doctors who work here. */
async function areDoctors({ db }: Ctx, docIds: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', 'in', docIds)
    .where('isActive', '=', true)
    .execute()
  return found.length === docIds.length
}

export const saveRanking: HandlerOf<typeof rankingDeskServices.saveRanking> = async ({ input, ctx, refuse }) => {
  const { rankingId, docIds, startsAt, endsAt, ...terms } = input
  if (endsAt <= startsAt) return refuse('terms_wrong', { sentence: '结束时间须晚于开始时间' })
  const chosen = [...new Set(docIds)]
  if (!(await areDoctors(ctx, chosen))) return refuse('doctor_unknown')
  const row = { ...terms, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const saved = rankingId
    ? await ctx.db
        .updateTable('ranking')
        .set(row)
        .where('rankingId', '=', rankingId)
        .returning('rankingId')
        .executeTakeFirst()
    : await ctx.db
        .insertInto('ranking')
        .values({ ...row, createdBy: ctx.caller.staffId, createdAt: new Date(ctx.now) })
        .returning('rankingId')
        .executeTakeFirst()
  if (!saved) return refuse('not_found')
  await ctx.db.deleteFrom('rankingEntry').where('rankingId', '=', saved.rankingId).execute()
  await ctx.db
    .insertInto('rankingEntry')
    .values(chosen.map(docId => ({ rankingId: saved.rankingId, docId })))
    .execute()
  await ctx.audit({
    action: rankingId ? 'rank.edit' : 'rank.create',
    recordType: 'ranking',
    recordId: saved.rankingId,
  })
  return saved
}

export const rankingFigures: HandlerOf<typeof rankingDeskServices.rankingFigures> = async ({
  input: { rankingId },
  ctx,
  refuse,
}) => {
  if (!(await findRanking(ctx, rankingId))) return refuse('not_found')
  const { rows } = await sql<{ docId: string; docName: string; deptName: string } & Counts>`
    select doctor.doc_id, doc_name, coalesce(nullif(dept_name, ''), gb_dept_name) as dept_name, likes.*
    from ranking_entry join doctor using (doc_id) join department using (gb_dept_code)
    cross join lateral (
      select ${counts} from ranking_like
      where ranking_like.ranking_id = ranking_entry.ranking_id and ranking_like.doc_id = ranking_entry.doc_id) as likes
    where ranking_entry.ranking_id = ${rankingId} order by like_count desc, doctor.doc_id`.execute(ctx.db)
  return rows
}

export const listSuspicious: HandlerOf<typeof rankingDeskServices.listSuspicious> = async ({ input, ctx, refuse }) =>
  (await findRanking(ctx, input.rankingId)) ? suspiciousLikes(ctx, input.rankingId) : refuse('not_found')

export const strikeLikes: HandlerOf<typeof rankingDeskServices.strikeLikes> = async ({ input, ctx, refuse }) => {
  const changed = await strike(ctx, ctx.caller.staffId, input)
  if (changed === 0) return refuse('not_found')
  await ctx.audit({
    action: input.isStruck ? 'rank.strike' : 'rank.restore',
    recordType: 'ranking',
    recordId: input.rankingId,
  })
  return { changed }
}
