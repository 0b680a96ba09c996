import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { SupervisionEntry, SupervisionReceipt } from '../../ports/supervision.ts'
import { whyRefused, type SentReport } from './sent-report.ts'

const receiptNoOf = (at: number): string =>
  `R${dayOf(at).replaceAll('-', '')}${randomInt(1e9).toString().padStart(9, '0')}`

/** Sent again, the receipt is the same and the newest content stands. */
export async function takeReport(pool: pg.Pool, institution: string, sent: SentReport): Promise<SupervisionReceipt> {
  const { reportId } = sent
  const reason = whyRefused(sent)
  if (reason !== undefined) return { reportId, outcome: 'refused', reason }
  const { rows } = await pool.query<{ receiptNo: string }>(
    `insert into sandbox.supervision_entry
       (report_id, institution, sequence, kind, record_id, version, digest, body, receipt_no, occurred_at, reported_at, on_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (report_id) do update set digest = excluded.digest, body = excluded.body,
       reported_at = excluded.reported_at, on_day = excluded.on_day
     returning receipt_no as "receiptNo"`,
    [
      reportId,
      institution,
      sent.sequence,
      sent.kind,
      sent.recordId,
      sent.version,
      sent.digest,
      sent.body,
      receiptNoOf(sent.reportedAt),
      new Date(sent.occurredAt),
      new Date(sent.reportedAt),
      dayOf(sent.reportedAt),
    ],
  )
  return { reportId, outcome: 'accepted', receiptNo: rows[0]!.receiptNo }
}

export async function acceptedOn(pool: pg.Pool, institution: string, onDay: string): Promise<SupervisionEntry[]> {
  const { rows } = await pool.query<SupervisionEntry>(
    `select report_id as "reportId", digest from sandbox.supervision_entry
     where institution = $1 and on_day = $2 order by sequence`,
    [institution, onDay],
  )
  return rows
}
