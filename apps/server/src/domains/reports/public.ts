import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { findReport, listedReports, shownRow } from './report.table.ts'

type On = Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>

/** The id of a report that the hospital knows by this code, if it is in a file that the caller may read; else undefined. */
export async function reportWithCode(on: On, hosId: string, reportCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ reportId: string }>`
    select report_id from hospital_report where hos_id = ${hosId} and report_code = ${reportCode}`.execute(on.db)
  const known = rows[0] && (await findReport(on, rows[0].reportId))
  return known?.reportId
}

/** Reports of health checks in this person's files, newest first. Whoever asks has shown that he may see him. */
export async function checkupReports(on: On, personId: string) {
  const found = await listedReports(on, { personId, kind: 'checkup' }, { offset: 0, limit: 100 })
  return found.map(one => shownRow(one, on.now)).toSorted((a, b) => b.datedAt - a.datedAt)
}

export { lastResultsOf, type LastResult } from './last-results.ts'
