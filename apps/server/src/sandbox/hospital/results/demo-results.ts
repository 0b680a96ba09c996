import { createHmac, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '../../../ports/clock.ts'
import { ForgedPushError } from '../../../ports/hospital-booking.ts'
import { arrivalOf, type HospitalResults, type ReportFile } from '../../../ports/hospital-results.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { arrivalIn, columns, type BookRow } from './books.ts'

const mostAtOnce = 100
const validForMs = 5 * 60_000
export const resultsHeader = 'x-hospital-results'

const signatureOf = (key: Buffer, hosId: string, at: number, body: Buffer | string): Buffer =>
  createHmac('sha256', key).update(`results.${hosId}.${at}.`).update(body).digest()

/** `t=…,v1=…`: over the hospital, the instant and the bytes as sent. */
export const signResults = (key: Buffer, hosId: string, at: number, body: string): string =>
  `t=${at},v1=${signatureOf(key, hosId, at, body).toString('hex')}`

function isSigned(key: Buffer, hosId: string, given: string | undefined, body: Buffer, now: number): boolean {
  const [, at, signature] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(given ?? '') ?? []
  if (!at || !signature || Math.abs(now - Number(at)) > validForMs) return false
  return timingSafeEqual(signatureOf(key, hosId, Number(at), body), Buffer.from(signature, 'hex'))
}

/** The demo hospital's laboratory, imaging and archive: reached only through the port. */
export function demoResults(pool: pg.Pool, clock: Clock, pushKey: Buffer): HospitalResults {
  async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return (await pool.query<Row>(text, values)).rows
  }

  return {
    speaksFor: () => true,
    async arrivals(hosId, cursor) {
      const rows = await ask<BookRow>(
        `select ${columns} from demo_hospital.report where hos_id = $1 and arrival > $2 order by arrival limit ${mostAtOnce}`,
        [hosId, /^\d{1,18}$/.test(cursor) ? cursor : '0'],
      )
      return { arrivals: rows.map(arrivalIn), cursor: String(rows.at(-1)?.arrival ?? cursor) }
    },
    async ofPatient(hosId, recordNumber) {
      const rows = await ask<BookRow>(
        `select distinct on (report_code) ${columns} from demo_hospital.report
         where hos_id = $1 and record_number = $2 order by report_code, version desc`,
        [hosId, recordNumber],
      )
      return rows.map(arrivalIn)
    },
    async file(hosId, fileCode) {
      const [row] = await ask<{ media_type: ReportFile['type']; bytes: Buffer }>(
        'select media_type, bytes from demo_hospital.report_file where hos_id = $1 and file_code = $2',
        [hosId, fileCode],
      )
      return row && { bytes: row.bytes, type: row.media_type }
    },
    async readPush(hosId, headers, body) {
      if (!isSigned(pushKey, hosId, headers[resultsHeader], body, clock.now()))
        throw new ForgedPushError('No valid signature')
      return readBody(body).map(({ code, report }) => arrivalOf(report, code))
    },
  }
}

/** `{ reports: [{ code, report }] }`, signed by the hospital: who signs something else is not the hospital that was agreed with. */
function readBody(body: Buffer): { code: string; report: unknown }[] {
  try {
    const { reports } = JSON.parse(body.toString()) as { reports?: unknown }
    if (Array.isArray(reports) && reports.length <= mostAtOnce)
      return reports.map((one: { code?: unknown; report?: unknown }) => ({
        code: String(one.code),
        report: one.report,
      }))
  } catch {
    // Falls through to the refusal.
  }
  throw new ForgedPushError('The body is not what was agreed')
}
