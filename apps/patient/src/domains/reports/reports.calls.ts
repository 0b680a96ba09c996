import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { reportPayServices } from '@nethos/contract/reports/reports-pay.services.ts'
import { reportShareServices as shareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { reportServices as services } from '@nethos/contract/reports/reports.services.ts'
import type { SentOf } from '@nethos/contract/service.ts'

export type ReportFilter = Omit<SentOf<typeof services.listReports>, 'pageNum' | 'pageSize'>

export const reportTypesOf = (personId: string | null) => query(services.reportTypes, personId ? { personId } : {})
export const reports = (filter: ReportFilter) => query(services.listReports, filter)
export const report = (reportId: string, reportVersion?: number) =>
  query(services.reportDetail, reportVersion === undefined ? { reportId } : { reportId, reportVersion })
export const trend = (reportId: string, itemIndex: number) => query(services.reportTrend, { reportId, itemIndex })
export const markRead = command(services.markReportRead, services.listReports, services.reportTypes)
export const startReportConsult = command(services.startReportConsult)
export const payReport = command(reportPayServices.payReport, services.reportDetail)
export const queryReportPayment = command(
  reportPayServices.queryReportPayment,
  services.reportDetail,
  services.listReports,
)
export const sharesOf = (reportId: string) => query(shareServices.listReportShares, { reportId })
export const shareReports = command(shareServices.shareReports, shareServices.listReportShares)
export const revokeShare = command(shareServices.revokeReportShare, shareServices.listReportShares)
export const openShare = command(shareServices.openReportShare)
