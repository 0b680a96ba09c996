import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/types.gen.ts'
import { consultsToSecond, mayTouch } from '../consult/public.ts'
import { giverOf } from './share/share.table.ts'
import { openForText, rowsOfHuman } from '../people/public.ts'

/** A statement's text as a part of a query: `@name` stands for a value. */
export function filled<T>(text: string, values: Readonly<Record<string, unknown>>): RawBuilder<T> {
  const parts = text.split(/@(\w+)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[part]}`))
  return sql<T>`${sql.join(parts, sql.raw(''))}`
}

/** The hospital has issued it. Of `report`. */
export const isIssuedText = "report.state in ('preliminary', 'final', 'amended')"

/** Issued, and not held back for the doctor to speak first. Of `report`; `now` is the statement's parameter. */
export const isReleasedText = (now: string): string => `(
  ${isIssuedText}
  and (report.held_until is null or report.held_until <= ${now} or report.opened_at is not null))`
export const isReleased = (now: number): RawBuilder<boolean> =>
  filled<boolean>(isReleasedText('@now'), { now: new Date(now) })

/** Nothing is to be paid any more. Of `report`. */
export const isPaidText = `(report.fee_cents = 0 or exists (
  select from report_order paid where paid.report_id = report.report_id and paid.paid_at is not null))`
export const isPaid: RawBuilder<boolean> = sql.raw(isPaidText)

/** Released, and this version not yet opened by the account. Of `report`. */
export const unreadByText = (account: string, now: string): string => `(${isReleasedText(now)} and not exists (
  select from report_read seen where seen.report_id = report.report_id and seen.version = report.version
    and seen.reader_kind = 'account' and seen.reader_id = ${account}))`

/** The files that `report` may stand in for an account: its own people's who have an ID number and let it. */
export const filesOfAccountText = (account: string, now: string): string => `
  join hospital_account file on file.hos_id = report.hos_id and file.record_number = report.record_number
    and file.account_id = ${account}
  join person on person.person_id = file.person_id and person.removed_at is null and person.id_card_hash is not null
    and ${openForText('person.person_id', 'reports', now)}`

/**
 * The files that `report` may stand in, as a join `file` of account_id and person_id: of an account those of its own people,
 * of a doctor those of the people who have asked him.
 */
export function filesOf({ caller, now }: { caller: Caller; now: number }): RawBuilder<unknown> {
  if (caller.kind === 'account')
    return filled(filesOfAccountText('@account', '@now'), { account: caller.accountId, now: new Date(now) })
  return sql`join hospital_account file on file.hos_id = report.hos_id and file.record_number = report.record_number
      join person on person.person_id = file.person_id`
}

interface Asking {
  db: Db
  caller: Caller
  now: number
}

/**
 * Of a doctor: the consults in which somebody asks him, and those whose prescription waits for him as the second one. Of a
 * pharmacist: those in which a doctor has prescribed.
 */
export const consultsOf = ({ db, caller, now }: Asking) =>
  db
    .selectFrom('consult')
    .select(['consult.consultId', 'consult.personId', 'consult.accountId'])
    .where(eb => {
      if (isPharmacist(caller)) return isPrescribed(eb)
      const isAsked = mayTouch({ caller })(eb)
      return caller.kind === 'staff' && caller.role === 'doctor'
        ? eb.or([isAsked, eb('consult.consultId', 'in', consultsToSecond(caller.staffId, now))])
        : isAsked
    })

const ownRow = sql.ref<string>('person.person_id')

const isPharmacist = (caller: Caller): boolean => caller.kind === 'staff' && caller.role === 'pharmacist'

/** Who approves a prescription reads what the kidneys and the blood say. */
const isPrescribed = ({ exists, selectFrom }: ExpressionBuilder<DB, 'consult'>) =>
  exists(
    selectFrom('prescription')
      .select('prescription.prescriptionId')
      .whereRef('prescription.consultId', '=', 'consult.consultId'),
  )

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
  if (caller.kind !== 'staff' || (caller.docId === null && !isPharmacist(caller))) return undefined
  // Who treats somebody treats the human being: a row of his in another account is his, too.
  const asked = consultsOf({ db, caller, now }).where('consult.personId', 'in', rowsOfHuman({ caller }, ownRow))
  const { rows } = await sql<{ personId: string }>`
    select person.person_id from hospital_report report ${filesOf({ caller, now })}
    where report.report_id = ${reportId} and exists (${asked})
    order by exists (${asked.where('consult.personId', '=', ownRow)}) desc, person.person_id limit 1`.execute(db)
  return rows[0]
}
