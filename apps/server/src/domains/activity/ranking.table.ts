import { sql, type Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import type { Ranking } from '../../database/types.gen.ts'

type On = Pick<Ctx, 'db' | 'now'>
export type RankingRow = Selectable<Ranking>

export const isRunning = ({ isOpen, startsAt, endsAt }: RankingRow, now: number): boolean =>
  isOpen && startsAt.getTime() <= now && now < endsAt.getTime()

/** The ranking that runs now, or else the one that ended last. */
export const currentRanking = ({ db, now }: On): Promise<RankingRow | undefined> =>
  db
    .selectFrom('ranking')
    .selectAll()
    .where('isOpen', '=', true)
    .where('startsAt', '<=', new Date(now))
    .orderBy(sql`ends_at > ${new Date(now)}`, 'desc')
    .orderBy('startsAt', 'desc')
    .orderBy('rankingId')
    .limit(1)
    .executeTakeFirst()

export const findRanking = ({ db }: Pick<On, 'db'>, rankingId: string): Promise<RankingRow | undefined> =>
  db.selectFrom('ranking').selectAll().where('rankingId', '=', rankingId).executeTakeFirst()

export interface Place {
  docId: string
  docName: string
  docAvatar: string
  docTitle: string
  deptName: string
  likeCount: number
  rank: number
}

/** Every doctor's place, counted from the rows of real persons that were not struck out; the most liked first. */
export async function placesIn({ db }: Pick<On, 'db'>, rankingId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with counted as (
      select doc_id, count(*)::int as likes, max(liked_at) as last_at from ranking_like
      where ranking_id = ${rankingId} and real_person is not null and struck_at is null group by doc_id
    )
    select doctor.doc_id, doctor.doc_name, doctor.avatar as doc_avatar, doctor.doc_title,
      ${doctorDeptName} as dept_name,
      coalesce(likes, 0) as like_count, rank() over (order by coalesce(likes, 0) desc)::int as rank
    from ranking_entry
    join doctor on doctor.doc_id = ranking_entry.doc_id and doctor.is_active
    join department on department.gb_dept_code = doctor.gb_dept_code
    left join counted on counted.doc_id = ranking_entry.doc_id
    where ranking_entry.ranking_id = ${rankingId}
    order by coalesce(likes, 0) desc, last_at nulls last, doctor.doc_id`.execute(db)
  return rows
}

/** Whom an account has liked on a day. */
export async function likedBy(
  { db }: Pick<On, 'db'>,
  { rankingId, accountId, day }: { rankingId: string; accountId: string; day: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rankingLike')
    .select('docId')
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .where('rankingId', '=', rankingId)
    .execute()
  return new Set(rows.map(row => row.docId))
}
