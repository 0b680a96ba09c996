import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '../../calls/caller.ts'

/**
 * The rows of one human being, as a subselect: by ID number and name, both verified (实名认证), in whatever account somebody looks
 * after him. For who treats him; an account learns nothing of what stands in another one, and nobody becomes somebody else by
 * writing down his number.
 */
export const rowsOfHuman = (
  { caller }: { caller: Caller },
  /** The id, or a column of the query around it. */
  personId: string | RawBuilder<string>,
): RawBuilder<string> =>
  caller.kind === 'staff' || caller.kind === 'system'
    ? sql<string>`(select ${personId}::text union select other.person_id from person own
        join person other on other.id_card_hash = own.id_card_hash and other.name = own.name
        where own.person_id = ${personId} and own.is_realname and other.is_realname)`
    : sql<string>`(select ${personId}::text)`
