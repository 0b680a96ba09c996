import type { JobContext } from '../../../jobs/job.ts'
import type { Arrival, HospitalReport } from '../../../ports/hospital-results.ts'
import { saveUnreadable } from './arrivals.table.ts'
import { saveReport } from './save-report.ts'

const mostRaw = 200_000

/** Each in a transaction of its own: one that cannot be kept is named and shown at the workbench, and stops no other. */
export async function takeArrivals(
  { transact }: Pick<JobContext, 'transact'>,
  hosId: string,
  arrivals: readonly Arrival[],
): Promise<void> {
  for (const arrival of arrivals) {
    if (arrival.kind === 'unreadable') {
      const { arrivalCode, reason, raw } = arrival
      await transact(ctx => saveUnreadable(ctx, hosId, { arrivalCode, reason, raw }))
      continue
    }
    const { report } = arrival
    await transact(ctx => saveReport(ctx, hosId, report)).catch(() =>
      transact(ctx => saveUnreadable(ctx, hosId, withoutFiles(report))),
    )
  }
}

/** The database would not take it (or is away, and then this fails too, and all of it is asked for again). */
const withoutFiles = (report: HospitalReport) => ({
  arrivalCode: `${report.reportCode}.${report.version}`.slice(-64),
  reason: '报告内容无法保存',
  raw: JSON.stringify(report).slice(0, mostRaw).replaceAll('\\u0000', ''),
})
