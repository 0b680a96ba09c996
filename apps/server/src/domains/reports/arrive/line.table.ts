import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { OneFile } from '../job-names.ts'

export async function openLines(db: Db): Promise<void> {
  await sql`insert into report_line (hos_id)
    select hos_id from hospital where not exists (select from report_line line where line.hos_id = hospital.hos_id)
    on conflict do nothing`.execute(db)
}

/** Which hospitals are to be asked now. Whoever gets the answer does it. */
export async function claimAsking(db: Db, { now, everyMs }: { now: number; everyMs: number }): Promise<string[]> {
  const { rows } = await sql<{ hosId: string }>`
    update report_line set asked_at = ${new Date(now)}
    where asked_at is null or asked_at <= ${new Date(now - everyMs)} returning hos_id`.execute(db)
  return rows.map(row => row.hosId)
}

/** Which bound files were never fetched, or begun and not finished. */
export async function claimFetching(
  db: Db,
  { now, retryMs, most }: { now: number; retryMs: number; most: number },
): Promise<OneFile[]> {
  const { rows } = await sql<OneFile>`
    insert into report_fetch (hos_id, record_number, asked_at)
    select distinct file.hos_id, file.record_number, ${new Date(now)}::timestamptz from hospital_account file
    where not exists (select from report_fetch known where known.hos_id = file.hos_id
      and known.record_number = file.record_number
      and (known.done_at is not null or known.asked_at > ${new Date(now - retryMs)}))
    limit ${most}
    on conflict (hos_id, record_number) do update set asked_at = excluded.asked_at
      where report_fetch.done_at is null and report_fetch.asked_at <= ${new Date(now - retryMs)}
    returning hos_id, record_number`.execute(db)
  return rows
}

export const wasFetched = async (db: Db, { hosId, recordNumber }: OneFile, now: number): Promise<void> =>
  void (await sql`update report_fetch set done_at = ${new Date(now)}
    where hos_id = ${hosId} and record_number = ${recordNumber}`.execute(db))

export async function cursorOf(db: Db, hosId: string): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`select cursor from report_line where hos_id = ${hosId}`.execute(db)
  return rows[0]?.cursor ?? ''
}

/** Somebody else may have moved it: then his is as good as ours. */
export const moveCursor = async (
  db: Db,
  hosId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> =>
  void (await sql`update report_line set cursor = case when cursor = ${from} then ${to} else cursor end,
      answered_at = ${new Date(now)}, trouble = '' where hos_id = ${hosId}`.execute(db))

/** Why it did not answer: one sentence for the office. */
export const hasTrouble = async (db: Db, hosId: string, trouble: string): Promise<void> =>
  void (await sql`update report_line set trouble = ${trouble} where hos_id = ${hosId} and trouble <> ${trouble}`.execute(
    db,
  ))
