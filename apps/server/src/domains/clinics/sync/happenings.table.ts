import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Happening } from '../../../ports/hospital-booking.ts'

/** Writes down what we have not heard yet. */
export async function receiveHappenings(
  db: Db,
  hosId: string,
  happenings: readonly Happening[],
  now: number,
): Promise<void> {
  if (happenings.length === 0) return
  const rows = happenings.map(({ happeningId, at, kind, ...content }) => ({
    happening_id: happeningId,
    at: new Date(at),
    kind,
    content,
  }))
  await sql`
    insert into hospital_happening (hos_id, happening_id, kind, content, at, heard_at)
    select ${hosId}, happening_id, kind, content, at, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (happening_id text, kind text, content jsonb, at timestamptz)
    order by happening_id
    on conflict do nothing`.execute(db)
}

interface Row {
  happeningId: string
  at: Date
  kind: string
  content: object
}

const happeningOf = ({ happeningId, at, kind, content }: Row): Happening =>
  ({ happeningId, at: at.getTime(), kind, ...content }) as Happening

/** What is heard and not carried out, oldest first; `isOfNumbers`: the many small words on single numbers, or the others. */
export async function openHappenings(
  db: Db,
  hosId: string,
  { isOfNumbers, most }: { isOfNumbers: boolean; most: number },
): Promise<Happening[]> {
  const { rows } = await sql<Row>`
    select happening_id, at, kind, content from hospital_happening
    where hos_id = ${hosId} and done_at is null and (kind = 'number_changed') = ${isOfNumbers}
    order by at, happening_id limit ${most}`.execute(db)
  return rows.map(happeningOf)
}

/** Takes them on in this transaction: those that nobody else carries out, or has. */
export async function takeOn(db: Db, hosId: string, happeningIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ happeningId: string }>`
    select happening_id from hospital_happening
    where hos_id = ${hosId} and happening_id = any(${happeningIds}::text[]) and done_at is null
    order by happening_id for update skip locked`.execute(db)
  return new Set(rows.map(row => row.happeningId))
}

export async function wereDone(db: Db, hosId: string, happeningIds: readonly string[], now: number): Promise<void> {
  await sql`
    update hospital_happening set done_at = ${new Date(now)}
    where hos_id = ${hosId} and happening_id = any(${happeningIds}::text[])`.execute(db)
}

export async function forgetHappenings(db: Db, hosId: string, before: number): Promise<void> {
  await sql`delete from hospital_happening where hos_id = ${hosId} and at < ${new Date(before)} and done_at is not null`.execute(
    db,
  )
}
