import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { supervisionDeskServices as services } from '@nethos/contract/supervision/supervision-desk.services.ts'
import type { ReportKind, ReportState } from '@nethos/contract/supervision/supervision.kinds.ts'

export type Overview = OutputOf<typeof services.supervisionOverview>
export type Report = OutputOf<typeof services.listReports>['rows'][number]
export type Check = OutputOf<typeof services.listChecks>['rows'][number]
export type Difference = OutputOf<typeof services.listDifferences>['rows'][number]

export const overview = () => query(services.supervisionOverview, {})
export const reports = (
  filter: { reportState: ReportState | ''; kind: ReportKind | ''; onDay: string },
  pageNum: number,
) => query(services.listReports, { ...filter, pageNum })
export const checks = (pageNum: number) => query(services.listChecks, { pageNum })
export const differences = (onDay: string, pageNum: number) => query(services.listDifferences, { onDay, pageNum })

export const retryReport = command(services.retryReport, services.listReports, services.supervisionOverview)
export const closeDifference = command(
  services.closeDifference,
  services.listDifferences,
  services.listChecks,
  services.supervisionOverview,
)
