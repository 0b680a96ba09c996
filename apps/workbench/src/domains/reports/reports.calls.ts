import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { labDeskServices, labItemServices, labMapServices } from '@nethos/contract/reports/lab-desk.services.ts'
import type { LabMapRow } from '@nethos/contract/reports/lab/lab-documents.ts'
import { reportDeskServices as services } from '@nethos/contract/reports/reports-desk.services.ts'
import { editionCalls } from '../../patterns/edition-calls.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type DeskReportRow = OutputOf<typeof services.deskReports>['rows'][number]
export type DeskReport = OutputOf<typeof services.deskReport>
export type ShownSeries = NonNullable<DeskReport['content']>['series'][number]
export type ReportLine = OutputOf<typeof services.reportLines>[number]

export const reportsOfConsult = (consultId: string) => query(services.deskReports, { consultId, pageSize: 100 })
export const deskReport = (reportId: string) => query(services.deskReport, { reportId })
export const trendAtDesk = (reportId: string, itemIndex: number) => query(services.deskTrend, { reportId, itemIndex })
export const markReportRead = command(services.readDeskReport)
export const openReport = command(services.openReport, services.deskReports, services.deskReport)
export const holds = () => query(services.listHolds, {})
export const saveHold = command(services.saveHold, services.listHolds)
export const arrivals = (isSettled: boolean, pageNum: number) => query(services.listArrivals, { isSettled, pageNum })
export const openArrival = command(services.openArrival)
export const settleArrival = command(services.settleArrival, services.listArrivals)
export const labItems = editionCalls(labItemServices)
export const labMaps = editionCalls(labMapServices)
export const unmappedCodes = (hosId: string) => query(labDeskServices.unmappedCodes, { hosId })
export const triedMap = (hosId: string, rows: readonly LabMapRow[]) =>
  query(labDeskServices.tryMap, { hosId, rows: [...rows] })
export const reportLines = () => query(services.reportLines, {})
