import { givenReportServices } from '@nethos/contract/reports/reports-given.services.ts'
import { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { reportPayServices } from '@nethos/contract/reports/reports-pay.services.ts'
import { labDeskServices, labItemServices, labMapServices } from '@nethos/contract/reports/lab-desk.services.ts'
import { reportServices } from '@nethos/contract/reports/reports.services.ts'
import { implement } from '../../calls/handler.ts'
import { implementEditions } from '../../editions/edition-desk.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { reportIncidents } from './incidents.ts'
import { arrivalsForgotten, arrivalTimer, askForReports, fetchReports } from './arrive/arrive.jobs.ts'
import { fetchFiles } from './arrive/files.job.ts'
import { resultPushes } from './arrive/push.ts'
import { askArchive, archiveTimer } from './pictures/archive.jobs.ts'
import { reportPictures } from './pictures/serve-picture.ts'
import { consultReports, startReportConsult } from './consult-reports.ts'
import { deskReport, deskReports, openReport, readDeskReport } from './desk.ts'
import * as office from './desk-office.ts'
import { findPdf, inspection, listCheckReports, listImages, listInspections, listLabReports } from './given.ts'
import { payReport, queryReportPayment, reportPayable } from './pay-report.ts'
import { listReports, markReportRead, reportDetail, reportTypes, unreadReports } from './read-reports.ts'
import { tryMap, unmappedCodes } from './lab/lab-desk.ts'
import { itemKind, mapKind } from './lab/lab-kinds.ts'
import { maySeeReport } from './rights.ts'
import { listReportShares, openReportShare, revokeReportShare, shareReports } from './share/share-reports.ts'
import { openingTimer } from './notify.ts'
import { todayOfReports } from './today.ts'
import { deskTrend, reportTrend } from './trend.ts'
import { waitingReports } from './waiting.ts'

export const reportsDomain: Domain = {
  today: todayOfReports,
  incidents: reportIncidents,
  archive: archiveParts,
  waiting: waitingReports,
  payables: { report: reportPayable },
  services: [
    ...implement(reportServices, {
      reportTypes,
      listReports,
      reportDetail,
      markReportRead,
      reportTrend,
      startReportConsult,
      consultReports,
      unreadReports,
    }),
    ...implement(reportShareServices, { shareReports, listReportShares, revokeReportShare, openReportShare }),
    ...implement(reportPayServices, { payReport, queryReportPayment }),
    ...implement(givenReportServices, {
      listInspections,
      inspection,
      listImages,
      listLabReports,
      listCheckReports,
      findPdf,
    }),
    ...implement(labDeskServices, { unmappedCodes, tryMap }),
    ...implementEditions(labItemServices, itemKind),
    ...implementEditions(labMapServices, mapKind),
    ...implement(reportDeskServices, { deskReports, deskReport, deskTrend, readDeskReport, openReport, ...office }),
  ],
  jobs: [askForReports, fetchReports, fetchFiles, askArchive],
  timers: [arrivalTimer, archiveTimer, arrivalsForgotten, openingTimer],
  fileRights: { report: maySeeReport },
  web(app, inside) {
    resultPushes(app, inside)
    reportPictures(app, inside)
  },
}
