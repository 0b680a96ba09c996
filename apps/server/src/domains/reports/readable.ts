import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, type Ctx, type Refused } from '../../calls/handler.ts'
import { closedNow } from './read-reports.ts'
import type { FoundReport } from './report.table.ts'
import { myReport } from './whose.ts'

/** Reports of the caller's people, if all of them can be read now. */
export async function readableReports(
  ctx: Ctx<AccountCaller>,
  reportIds: readonly string[],
): Promise<
  FoundReport[] | Refused<'not_found' | 'grant_closed' | 'report_held' | 'report_to_pay' | 'report_not_issued'>
> {
  const found: FoundReport[] = []
  for (const reportId of new Set(reportIds)) {
    const one = await myReport(ctx, reportId)
    if (isRefused(one)) return one
    const closed = closedNow(one, ctx.now)
    if (closed) return closed
    found.push(one)
  }
  return found
}

export const areOfOnePerson = (reports: readonly FoundReport[]): boolean =>
  reports.every(one => one.personId === reports[0]?.personId)
