import { sql, type RawBuilder } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'

/** Of the doctor whom an expression of a query names: whether he has entered that he is away today. */
export const isAway = (docId: RawBuilder<unknown>, now: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from doctor_absence as away where away.doc_id = ${docId} and away.ended_at is null
    and ${dayOf(now)}::date between away.from_on and away.until_on)`
