import { sql } from 'kysely'
import type { rankingDeskServices } from '@nethos/contract/activity/ranking-desk.services.ts'
import { suspiciousADevice, suspiciousAnHour } from '@nethos/contract/activity/ranking.rules.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'

type Suspicious = OutputOf<typeof rankingDeskServices.listSuspicious>[number]
type Asked = Pick<
  InputOf<typeof rankingDeskServices.strikeLikes>,
  'rankingId' | 'source' | 'mark' | 'docId' | 'day' | 'isStruck' | 'reason'
>

const columns = { address: sql`address_mark`, device: sql`device_mark` } as const
const shownMark = (source: Suspicious['source']) => sql`left(encode(${columns[source]}, 'hex'), 16)`

/** Likes of one doctor on one day that have a network or a phone in common, where there are many. */
export async function suspiciousLikes({ db }: Pick<Ctx, 'db'>, rankingId: string): Promise<Suspicious[]> {
  const groups = (source: Suspicious['source'], from: number) => sql`
    select ${source} as source, ${shownMark(source)} as mark, doc_id, day, count(*)::int as likes,
      count(*) filter (where is_proven)::int as proven_count, count(*) filter (where struck_at is not null)::int as struck_count,
      max(struck_why) as struck_why, min(liked_at) as first_at, max(liked_at) as last_at
    from ranking_like where ranking_id = ${rankingId} and ${columns[source]} is not null
    group by ${columns[source]}, doc_id, day having count(*) >= ${from}`
  const { rows } = await sql<Omit<Suspicious, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date }>`
    select found.*, day::text as day, doc_name from (
      ${groups('address', suspiciousAnHour / 2)} union all ${groups('device', suspiciousADevice)}
    ) as found join doctor using (doc_id)
    order by likes desc, last_at desc, mark limit 100`.execute(db)
  return rows.map(row => ({ ...row, firstAt: row.firstAt.getTime(), lastAt: row.lastAt.getTime() }))
}

/** How many likes it has struck out, or counts again. */
export async function strike(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  staffId: string,
  { rankingId, source, mark, docId, day, isStruck, reason }: Asked,
): Promise<number> {
  const set = isStruck
    ? sql`struck_at = ${new Date(now)}, struck_by = ${staffId}, struck_why = ${reason}`
    : sql`struck_at = null, struck_by = null, struck_why = ''`
  const { numAffectedRows } = await sql`
    update ranking_like set ${set}
    where ranking_id = ${rankingId} and doc_id = ${docId} and day = ${day} and ${shownMark(source)} = ${mark}
      and (struck_at is null) = ${isStruck}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
