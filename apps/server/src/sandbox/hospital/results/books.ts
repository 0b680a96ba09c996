import type pg from 'pg'
import { arrivalOf, type Arrival, type HospitalReport, type ReportFile } from '../../../ports/hospital-results.ts'

/** A report as it lies in the demo hospital's books. */
export interface BookRow {
  report_code: string
  version: number
  content: unknown
  arrival: string
}

export const columns = 'report_code, version, content, arrival'

export const arrivalIn = (row: BookRow): Arrival =>
  arrivalOf(row.content, `${row.report_code}.${row.version}`.slice(-64))

/** What is written by; the rest is as it goes out, whole or not. */
type Written = Pick<HospitalReport, 'reportCode' | 'version' | 'recordNumber'> & Readonly<Record<string, unknown>>

/** The demo hospital writes a version of a report into its books. One that it has keeps standing. */
export async function writeReport(
  pool: pg.Pool,
  hosId: string,
  report: Written,
  at: number,
): Promise<BookRow | undefined> {
  const { rows } = await pool.query<BookRow>(
    `insert into demo_hospital.report (hos_id, report_code, version, record_number, content, at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${columns}`,
    [hosId, report.reportCode, report.version, report.recordNumber, JSON.stringify(report), new Date(at)],
  )
  return rows[0]
}

export async function writeReportFile(
  pool: pg.Pool,
  hosId: string,
  fileCode: string,
  { bytes, type }: ReportFile,
): Promise<void> {
  await pool.query(
    `insert into demo_hospital.report_file (hos_id, file_code, media_type, bytes) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [hosId, fileCode, type, bytes],
  )
}
