import { sql, type RawBuilder } from 'kysely'
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
 * Which consults at the caller's desk (asked of him, covered by him, asked of his teams) carry this, two characters or more, in the
 * patient's name, or are it by their number. What is open is few, and read by its desk.
 */
export function namedAt({ caller }: Pick<Ctx<StaffCaller>, 'caller'>, word: string): RawBuilder<string> {
  const docId = sql`${caller.docId ?? ''}::text`
  const teams = sql`array(select team_id from team_member where doc_id = ${docId})`
  const isOpen = sql`consult.status in ('unpaid', 'going') and ${hasIn(word)}`
  return sql<string>`(
    select consult_id from consult where consult.status not in ('unpaid', 'going') and ${byPair(sql`${docId} || ${teams}`, word)}
    union all select consult_id from consult where consult.doc_id = ${docId} and ${isOpen}
    union all select consult_id from consult where consult.cover_doc_id = ${docId} and ${isOpen}
    union all select consult_id from consult where consult.team_id = any(${teams}) and ${isOpen}
    union all select ${word}::text
  )`
}

/** The same among the renewals of all desks. */
export const namedRenewals = (word: string): RawBuilder<string> =>
  sql<string>`(
    select consult_id from consult where consult.consult_type = ${sql.lit(renewal)} and ${byPair(sql`array[${sql.lit(renewal)}]`, word)}
    union all select ${word}::text
  )`
