import { CompiledQuery } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { json, jsonObject, merged } from '../../database/json-text.ts'
import { shownFacts, type FoundReport } from './report.table.ts'
import { filesOfAccountText, isPaidText, unreadByText } from './rights.ts'

type ListedRow = Pick<
  FoundReport,
  'state' | 'heldUntil' | 'openedAt' | 'isPaid' | 'isUnread' | 'hasPictures' | 'hasPdf'
> & {
  /** What needs no rule, as JSON in the wire's words. */
  rest: string
}

const rest = jsonObject(
  {},
  {
    reportId: json.word('report.report_id'),
    personId: json.word('person.person_id'),
    kind: json.word('report.kind'),
    reportName: json.text('report.report_name'),
    hosId: json.text('report.hos_id'),
    hosName: json.text('hospital.hos_name'),
    departmentName: json.text('report.department_name'),
    feeCents: json.number('report.fee_cents'),
    datedAt: json.instant('report.dated_at'),
  },
)

// $1 the account, $2 now, $3 the person. The order is that of listedReports (report.table.ts).
const statement = `
  select ${rest} as rest, report.state, report.held_until, report.opened_at, ${isPaidText} as is_paid,
    ${unreadByText('$1', '$2')} as is_unread, report.has_pictures, report.has_pdf
  from hospital_report report join hospital on hospital.hos_id = report.hos_id ${filesOfAccountText('$1', '$2')}
  where person.person_id = $3
  order by is_unread desc, report.dated_at desc, report.report_id desc offset $4 limit $5`

/** Every report of a person, each as JSON in the wire's words: the list as it is opened (docs/decisions/0004). */
export async function spelledReports(
  { db, caller, now }: Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>,
  personId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const values = [caller.accountId, new Date(now), personId, offset, limit]
  const { rows } = await db.executeQuery<ListedRow>(CompiledQuery.raw(statement, values))
  return rows.map(row => merged({ isUnread: row.isUnread, ...shownFacts(row, now) }, row.rest))
}
