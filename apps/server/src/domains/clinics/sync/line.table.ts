import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** A line for each hospital, also for one that was added today. */
export async function openLines(db: Db): Promise<void> {
  await sql`insert into hospital_cursor (hos_id)
    select hos_id from hospital where not exists (select from hospital_cursor as line where line.hos_id = hospital.hos_id)
    on conflict do nothing`.execute(db)
}

interface Claim {
  hosId: string
}

/** Which hospitals are to be fetched whole: not done since the day began, and nobody is at it. Whoever gets the answer does it. */
export async function claimListings(
  db: Db,
  { now, dayBegan, retryMs }: { now: number; dayBegan: number; retryMs: number },
): Promise<string[]> {
  const { rows } = await sql<Claim>`
    update hospital_cursor set list_asked_at = ${new Date(now)}
    where (listed_at is null or listed_at < ${new Date(dayBegan)})
      and (list_asked_at is null or list_asked_at <= ${new Date(now - retryMs)})
    returning hos_id`.execute(db)
  return rows.map(row => row.hosId)
}

/** Which hospitals are to be asked what happened. */
export async function claimAsking(db: Db, { now, everyMs }: { now: number; everyMs: number }): Promise<string[]> {
  const { rows } = await sql<Claim>`
    update hospital_cursor set asked_at = ${new Date(now)}
    where listed_at is not null and (asked_at is null or asked_at <= ${new Date(now - everyMs)})
    returning hos_id`.execute(db)
  return rows.map(row => row.hosId)
}

/** Says whether it was for the first time. */
export async function wasListed(
  db: Db,
  hosId: string,
  { askedAt, now }: { askedAt: number; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    with before as (select listed_at from hospital_cursor where hos_id = ${hosId})
    insert into hospital_cursor as line (hos_id, listed_at, list_asked_at, answered_at)
    values (${hosId}, ${new Date(askedAt)}, ${new Date(askedAt)}, ${new Date(now)})
    on conflict (hos_id) do update set listed_at = greatest(line.listed_at, excluded.listed_at), answered_at = excluded.answered_at,
      trouble = ''
    returning not exists (select from before where listed_at is not null) as is_first`.execute(db)
  return firstOf(rows).isFirst
}

/** PostgreSQL looks at tables that have grown by much only after a minute: until then lists of what was just copied are slow. */
export async function gatherStatistics(db: Db): Promise<void> {
  await sql`select gather_clinic_statistics()`.execute(db)
}

export async function cursorOf(db: Db, hosId: string): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`select cursor from hospital_cursor where hos_id = ${hosId}`.execute(db)
  return rows[0]?.cursor ?? ''
}

/** Somebody else may have moved it: then his is as good as ours. */
export async function moveCursor(
  db: Db,
  hosId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  await sql`
    update hospital_cursor set cursor = case when cursor = ${from} then ${to} else cursor end, answered_at = ${new Date(now)}, trouble = ''
    where hos_id = ${hosId}`.execute(db)
}

/** Why it did not answer: one sentence for the office. */
export async function hasTrouble(db: Db, hosId: string, trouble: string): Promise<void> {
  await sql`update hospital_cursor set trouble = ${trouble} where hos_id = ${hosId} and trouble <> ${trouble}`.execute(
    db,
  )
}

export const isLine = async (db: Db, hosId: string): Promise<boolean> =>
  (await sql`select 1 from hospital where hos_id = ${hosId}`.execute(db)).rows.length > 0
