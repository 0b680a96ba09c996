import type pg from 'pg'
import type { HospitalSurgeries, HospitalSurgery } from '../../../ports/hospital-surgeries.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'

const mostAtOnce = 200

type Written = 'surgeryNo' | 'recordNumber' | 'plannedAt' | 'arriveAt' | 'state' | 'events'
/** What the office has written down of an operation. */
export type SurgeryPlan = Omit<HospitalSurgery, Written>

interface Row {
  surgery_no: string
  record_number: string
  plan: SurgeryPlan
  planned_at: Date
  arrive_at: Date
  state: HospitalSurgery['state']
  events: { event_id: string; event: HospitalSurgery['events'][number]['event']; occurred_at: string }[]
}

const columns = `surgery.surgery_no, record_number, plan, planned_at, arrive_at, state,
  coalesce((select json_agg(json_build_object('event_id', event_id, 'event', event, 'occurred_at', occurred_at))
    from demo_hospital.surgery_event done where done.hos_id = surgery.hos_id and done.surgery_no = surgery.surgery_no), '[]') as events`

const surgeryOf = (row: Row): HospitalSurgery => ({
  ...row.plan,
  surgeryNo: row.surgery_no,
  recordNumber: row.record_number,
  plannedAt: row.planned_at.getTime(),
  arriveAt: row.arrive_at.getTime(),
  state: row.state,
  events: row.events.map(one => ({
    eventId: one.event_id,
    event: one.event,
    occurredAt: Date.parse(one.occurred_at),
  })),
})

/** The demo hospital's surgery system: what its office plans and its theatres report stands in books of their own. */
export function demoSurgeries(pool: pg.Pool): HospitalSurgeries {
  async function ask<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return (await pool.query<R>(text, values)).rows
  }
  return {
    speaksFor: () => true,
    surgeries: async (hosId, recordNumber) =>
      (
        await ask<Row>(
          `select ${columns} from demo_hospital.surgery where hos_id = $1 and record_number = $2 order by planned_at, surgery_no`,
          [hosId, recordNumber],
        )
      ).map(surgeryOf),
    async happenings(hosId, cursor) {
      const since = /^\d{1,18}$/.test(cursor) ? cursor : '0'
      const rows = await ask<Row & { happening_id: string; at: Date }>(
        `select happening_id, at, ${columns} from demo_hospital.surgery_happening happening
         join demo_hospital.surgery using (hos_id, surgery_no)
         where hos_id = $1 and happening_id > $2 order by happening_id limit ${mostAtOnce}`,
        [hosId, since],
      )
      return {
        happenings: rows.map(row => ({ at: row.at.getTime(), surgery: surgeryOf(row) })),
        cursor: String(rows.at(-1)?.happening_id ?? since),
      }
    },
  }
}
