import { supervisionDeskServices } from '@nethos/contract/supervision/supervision-desk.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { everyMinute } from '../../jobs/periodic.ts'
import { askForChecks, compareDay } from './compare-day.ts'
import { closeDifference, listChecks, listDifferences, listReports, retryReport, supervisionOverview } from './desk.ts'
import { gatherRecords, gatherStates } from './gather.ts'
import { sendJob } from './job-names.ts'
import { showLine } from './line-figures.ts'
import { hasWaiting } from './report.table.ts'
import { bodiesOf, sendReports } from './send-reports.ts'
import { todayOfSupervision } from './today.ts'

/** What the law has an internet hospital report to its province (docs/decisions/0116): collected, sent, compared. */
export const supervisionDomain: Domain = {
  today: todayOfSupervision,
  serve: ({ supervised, supervisedStates }) => ({
    services: implement(supervisionDeskServices, {
      supervisionOverview,
      listReports,
      retryReport,
      listChecks,
      listDifferences,
      closeDifference,
    }),
    jobs: [sendReports(bodiesOf(supervised, supervisedStates)), compareDay],
    timers: [
      everyMinute('supervision.gather', async on => {
        await gatherRecords(on, supervised)
        await gatherStates(on, supervisedStates)
      }),
      everyMinute('supervision.send', async ({ db, runtime, transact }) => {
        if (runtime.supervision && (await hasWaiting(db))) await transact(ctx => ctx.enqueue(sendJob, {}))
      }),
      everyMinute('supervision.check', askForChecks),
    ],
    web: (_app, { db, runtime, registry }) => showLine(registry, { db, runtime }),
  }),
}
