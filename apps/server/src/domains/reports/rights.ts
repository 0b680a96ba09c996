import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import { mayTouch } from '../consult/public.ts'
import { giverOf } from './share/share.table.ts'
import { isOpenFor } from '../people/public.ts'

/** Issued, and not held back for the doctor to speak first. Of `report`. */
export const isReleased = (now: number): RawBuilder<boolean> => sql<boolean>`(
  report.state in ('preliminary', 'final', 'amended')
  and (report.held_until is null or report.held_until <= ${new Date(now)} or report.opened_at is not null))`

/** Nothing is to be paid any more. Of `report`. */
export const isPaid: RawBuilder<boolean> = sql<boolean>`(report.fee_cents = 0 or exists (
  select from report_order paid where paid.report_id = report.report_id and paid.paid_at is not null))`

/**
 * The files that `report` may stand in, as a lateral join `file` of account_id and person_id: for an account its own people's
 * who have an ID number and let it; for a doctor those of the people who have asked him.
 */
export function filesOf({ caller, now }: { caller: Caller; now: number }): RawBuilder<unknown> {
  if (caller.kind === 'account')
    return sql`join hospital_account file on file.hos_id = report.hos_id and file.record_number = report.record_number
        and file.account_id = ${caller.accountId}
      join person on person.person_id = file.person_id and person.removed_at is null and person.id_card_hash is not null
        and ${isOpenFor('person.person_id', 'reports', now)}`
  return sql`join hospital_account file on file.hos_id = report.hos_id and file.record_number = report.record_number
      join person on person.person_id = file.person_id`
}

/** Of a doctor: the consults in which somebody asks him. */
export const consultsOf = (db: Db, caller: Caller) =>
  db.selectFrom('consult').select(['consultId', 'personId', 'accountId']).where(mayTouch({ caller }))

/** Files that hang on a report are for who may read it now: an account's people, a doctor whom the person has asked, or who has a link. */
export async function maySeeReport(
  db: Db,
  caller: Caller,
  reportId: string,
  now: number,
): Promise<{ personId: string } | undefined> {
  if (caller.kind === 'report_share') {
    const giver = await giverOf(db, caller.shareId, reportId, now)
    return giver && maySeeReport(db, giver, reportId, now)
  }
  if (caller.kind === 'account') {
    const { rows } = await sql<{ personId: string }>`
      select person.person_id from hospital_report report ${filesOf({ caller, now })}
      where report.report_id = ${reportId} and ${isReleased(now)} and ${isPaid} limit 1`.execute(db)
    return rows[0]
  }
  if (caller.kind !== 'staff' || caller.docId === null) return undefined
  const { rows } = await sql<{ personId: string }>`
    select person.person_id from hospital_report report ${filesOf({ caller, now })}
    where report.report_id = ${reportId}
      and person.person_id in (select asked.person_id from (${consultsOf(db, caller)}) asked) limit 1`.execute(db)
  return rows[0]
}
