import { sql } from 'kysely'
import { triageChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import type { Db } from '../../database/connect.ts'

/** The number of what was published last, as a term of somebody's statement; 0: nothing. */
export const publishedEdition = '(select coalesce(max(edition), 0) from triage_edition)'

export const currentEdition = async (db: Db): Promise<number> =>
  (await db.selectNoFrom(sql.raw<number>(publishedEdition).as('edition')).executeTakeFirstOrThrow()).edition

/** Undefined where it does not fit what this program reads: version 0 holds then. */
export async function changeOfEdition(db: Db, edition: number): Promise<TriageChange | undefined> {
  const row = await db.selectFrom('triageEdition').select('change').where('edition', '=', edition).executeTakeFirst()
  return triageChange.safeParse(row?.change).data
}

/** The draft for one hand alone until the end of the transaction. */
export const takeDraft = (db: Db) => db.selectFrom('triageDraft').selectAll().forUpdate().executeTakeFirst()
