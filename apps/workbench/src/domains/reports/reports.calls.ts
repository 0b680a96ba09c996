import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { reportDeskServices as services } from '@nethos/contract/reports/reports-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type DeskReportRow = OutputOf<typeof services.deskReports>['rows'][number]
export type DeskReport = OutputOf<typeof services.deskReport>
export type ReportLine = OutputOf<typeof services.reportLines>[number]

export const reportsOfConsult = (consultId: string) => query(services.deskReports, { consultId, pageSize: 100 })
export const deskReport = (reportId: string) => query(services.deskReport, { reportId })
export const markReportRead = command(services.readDeskReport)
export const openReport = command(services.openReport, services.deskReports, services.deskReport)
export const holds = () => query(services.listHolds, {})
export const saveHold = command(services.saveHold, services.listHolds)
export const arrivals = (isSettled: boolean, pageNum: number) => query(services.listArrivals, { isSettled, pageNum })
export const openArrival = command(services.openArrival)
export const settleArrival = command(services.settleArrival, services.listArrivals)
export const reportLines = () => query(services.reportLines, {})
