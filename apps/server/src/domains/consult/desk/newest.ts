import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { openAlarms } from '@nethos/contract/consult/alarm.status.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { DB } from '../../../database/types.gen.ts'
import { mayBeSeen, mayTouch } from '../consult.table.ts'

/** A power of two: a limit stands in the statement, so that it is planned for it, and there are few statements. */
const roundUp = (most: number): number => 2 ** Math.ceil(Math.log2(most))

/** Of the row `consult`: what in it cannot wait has no answer yet, or somebody is being called for it. */
export const cannotWait = sql<boolean>`(consult.status = 'going' and cardinality(consult.red_flags) > 0
  and (consult.first_reply_at is null or exists (select from consult_alarm as alarm
    where alarm.consult_id = consult.consult_id and alarm.status in (${sql.join(openAlarms.map(one => sql.lit(one)))}))))`

/**
 * The newest of the caller's consults, each of his ways to one (asked of him, covered by him, asked of his team) read from its
 * index until there are enough: to sort all that he ever answered would cost more each year. Those that cannot wait are among
 * them, however old: they stand first. A way is named once: asked for again by `mayTouch`, PostgreSQL expects a tenth of the rows
 * and sorts them all.
 */
export async function newestIds(
  { db, caller }: Pick<Ctx<StaffCaller>, 'db' | 'caller'>,
  lying: readonly ConsultStatus[],
  wanted: Expression<SqlBool>,
  most: number,
): Promise<string[]> {
  const eb = expressionBuilder<DB, 'consult'>()
  const docId = caller.docId ?? ''
  const near = (whose: RawBuilder<unknown>) => sql`
    cross join unnest(${lying}::text[]) as lying (status)
    cross join lateral (
      select consult.consult_id from consult
      where ${whose} and consult.status = lying.status and ${mayBeSeen({ caller })(eb)} and ${wanted}
      order by consult.last_at desc, consult.consult_id limit ${sql.lit(roundUp(most))}
    ) as near`
  const { rows } = await sql<{ consultId: string }>`
    select near.consult_id from (select) as his ${near(sql`consult.doc_id = ${docId}`)}
    union select near.consult_id from (select) as his ${near(sql`consult.cover_doc_id = ${docId}`)}
    union select near.consult_id from team_member as his ${near(sql`consult.team_id = his.team_id`)}
    where his.doc_id = ${docId}
    union (select consult.consult_id from consult where ${cannotWait} and consult.status = any(${lying}::text[]) and ${mayTouch({ caller })(eb)} and ${wanted}
      order by consult.last_at desc, consult.consult_id limit ${sql.lit(roundUp(most))})`.execute(db)
  return rows.map(row => row.consultId)
}
