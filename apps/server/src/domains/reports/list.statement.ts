import { CompiledQuery } from 'kysely'
import type { ReportRow } from '@nethos/contract/reports/report.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { epochMs } from '../../calls/epoch-ms.ts'
import { shownFacts, type FoundReport } from './report.table.ts'
import { filesOfAccountText, isPaidText, unreadByText } from './rights.ts'

type ListedRow = Omit<ReportRow, 'access' | 'opensAt'> & Pick<FoundReport, 'heldUntil' | 'openedAt' | 'isPaid'>

// $1 the account, $2 now, $3 the person. The order is that of listedReports (report.table.ts).
const statement = `
  select report.report_id, person.person_id, report.kind, report.report_name, report.hos_id, hospital.hos_name,
    report.department_name, report.state, ${epochMs('report.dated_at')} as dated_at, report.held_until, report.opened_at,
    report.fee_cents, ${isPaidText} as is_paid, ${unreadByText('$1', '$2')} as is_unread, report.has_pictures, report.has_pdf
  from hospital_report report join hospital on hospital.hos_id = report.hos_id ${filesOfAccountText('$1', '$2')}
  where person.person_id = $3
  order by is_unread desc, report.dated_at desc, report.report_id desc offset $4 limit $5`

/** Every report of a person: the list as it is opened. A text of its own, which nobody puts together for each call. */
export async function wholeList(
  { db, caller, now }: Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>,
  personId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReportRow[]> {
  const values = [caller.accountId, new Date(now), personId, offset, limit]
  const { rows } = await db.executeQuery<ListedRow>(CompiledQuery.raw(statement, values))
  // What is not declared in a row of the list does not leave the server.
  return rows.map(row => Object.assign(row, shownFacts(row, now)))
}
