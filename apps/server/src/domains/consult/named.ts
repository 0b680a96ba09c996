import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

const renewal = 'RENEWAL_OF_CONSULTATION'
const hasIn = (word: string) => sql`position(${word} in consult.consulter_name) > 0`

/** By the index of pairs of characters (migration consult-by-name): a name of one desk, or of several, by its first pair. */
const byPair = (desks: RawBuilder<unknown>, word: string) => sql`
  ${hasIn(word)} and consult_name_parts(
    consult.doc_id, consult.cover_doc_id, consult.team_id, consult.consult_type, consult.consulter_name
  ) && array(select desk || ' ' || ${[...word].slice(0, 2).join('')} from unnest(${desks}) as desk)`

/**
 * The newest consults at the caller's desk (asked of him, covered by him, asked of his teams; no renewals) that carry this, two
 * characters or more, in the patient's name, and the one that has it as its number. What is open is few, and read by its desk.
 * They are looked up first, and only then joined with what is shown.
 */
export function isNamedAt(
  { caller }: Pick<Ctx<StaffCaller>, 'caller'>,
  { word, most }: { word: string; most: number },
): RawBuilder<SqlBool> {
  const docId = sql`${caller.docId ?? ''}::text`
  const teams = sql`array(select team_id from team_member where doc_id = ${docId})`
  const shown = sql`consult.started_at is not null and consult.consult_type <> ${sql.lit(renewal)}
    ${caller.role === 'pharmacist' ? sql`and consult.consult_type = 'DRUGPIC'` : sql``}`
  const isOpen = sql`consult.status in ('unpaid', 'going') and ${shown} and ${hasIn(word)}`
  const rows = sql`select consult.consult_id, consult.last_at from consult`
  return sql<SqlBool>`consult.consult_id = any(array(
    select consult_id from (
      ${rows} where consult.status not in ('unpaid', 'going') and ${shown} and ${byPair(sql`${docId} || ${teams}`, word)}
      union all ${rows} where consult.doc_id = ${docId} and ${isOpen}
      union all ${rows} where consult.cover_doc_id = ${docId} and ${isOpen}
      union all ${rows} where consult.team_id = any(${teams}) and ${isOpen}
    ) as named group by consult_id, last_at order by last_at desc limit ${sql.lit(most)}
  ) || ${word}::text)`
}

/** Whether this consult is a renewal, of any desk, that carries this in the patient's name, or has it as its number. */
export const isNamedRenewal = (consultId: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${consultId} = any(array(
    select consult_id from consult where consult.consult_type = ${sql.lit(renewal)} and ${byPair(sql`array[${sql.lit(renewal)}]`, word)}
  ) || ${word}::text)`
