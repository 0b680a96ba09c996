import type pg from 'pg'
import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { columns, writeReport, type BookRow } from './books.ts'
import { resultsHeader, signResults } from './demo-results.ts'

export interface ResultEventOptions {
  pool: pg.Pool
  clock: Clock
  pushKey: Buffer
  /** Where the hospital pushes to. */
  origin: string
}

const hosId = z._default(z.string(), 'h1')
const push = z._default(z.boolean(), true)
const code = z.string().check(z.minLength(1), z.maxLength(64))
const most = 50

/** What happens in the demo hospital's laboratory (docs/product/protocol.md 2): `report.arrive` and its faults. */
export function resultEvents({ pool, clock, pushKey, origin }: ResultEventOptions): Record<string, HospitalEvent> {
  async function send(hosId: string, rows: readonly BookRow[]): Promise<number> {
    const reports = rows.map(row => ({ code: `${row.report_code}.${row.version}`, report: row.content }))
    const body = JSON.stringify({ reports })
    const response = await fetch(`${origin}/hospital/results/${encodeURIComponent(hosId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [resultsHeader]: signResults(pushKey, hosId, clock.now(), body) },
      body,
    })
    return response.status
  }

  return {
    /** A report, or a later version of one, in the words of the port; what is not whole goes out as it is. */
    'report.arrive': event(
      z.object({
        hosId,
        push,
        report: z.looseObject({ reportCode: code, version: z.int(), recordNumber: z.string() }),
      }),
      async ({ hosId, push, report }) => {
        const row = await writeReport(pool, hosId, report, clock.now())
        return { isNew: row !== undefined, ...(row && push && { pushed: await send(hosId, [row]) }) }
      },
    ),
    /** The newest reports are pushed once more, each alone, the newest first. */
    'report.again': event(
      z.object({ hosId, count: z._default(z.int().check(z.positive(), z.maximum(most)), most) }),
      async ({ hosId, count }) => {
        const { rows } = await pool.query<BookRow>(
          `select ${columns} from demo_hospital.report where hos_id = $1 order by arrival desc limit $2`,
          [hosId, count],
        )
        const pushed: number[] = []
        for (const row of rows) pushed.push(await send(hosId, [row]))
        return { pushed }
      },
    ),
  }
}
