/** For zones that show somebody's reports as the list of reports does. */
export { ReportRowWords } from './parts/report-row.tsx'
export { wayOfReport } from './parts/report-way.ts'
export { reports } from './reports.calls.ts'
