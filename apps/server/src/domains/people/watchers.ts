import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'

interface HospitalFile {
  hosId: string
  recordNumber: string
}

export interface Watcher {
  accountId: string
  personId: string
  personName: string
}

/** Whose accounts have bound the file and may act for him in bookings now: who is told, and for whom a pathway goes on. */
export async function watchersOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { hosId, recordNumber }: HospitalFile,
): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select distinct on (account_id) file.account_id, file.person_id, person.name as person_name
    from hospital_account file
    join person on person.person_id = file.person_id and person.account_id = file.account_id and person.removed_at is null
    join person_say say on say.person_id = file.person_id
    where file.hos_id = ${hosId} and file.record_number = ${recordNumber}
      and say.open_until > ${new Date(now)} and (say.scopes is null or 'book' = any(say.scopes))
    order by account_id, file.bound_at`.execute(db)
  return rows
}

/** Which of these files somebody here has bound: of others nothing is kept. */
export async function boundNumbers(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  recordNumbers: readonly string[],
): Promise<Set<string>> {
  if (recordNumbers.length === 0) return new Set()
  const rows = await db
    .selectFrom('hospitalAccount')
    .select('recordNumber')
    .distinct()
    .where('hosId', '=', hosId)
    .where('recordNumber', 'in', [...new Set(recordNumbers)])
    .execute()
  return new Set(rows.map(row => row.recordNumber))
}
