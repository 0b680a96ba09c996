import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/**
 * Reports that a patient has opened, and with each item its explanation: found by the words of the report or the name of an
 * item. The explanation itself is worked out when it is shown and written down nowhere.
 */
const read: IncidentSource = {
  kind: 'result',
  place: 'report',
  rows: ({ text, from, until }) => sql`
    select r.report_id || ' ' || r.version || ' ' || r.reader_id as row_id, r.report_id as record_id, r.reader_id as account_id,
      (select person_id from hospital_account bound where bound.hos_id = report.hos_id
       and bound.record_number = v.record_number order by bound.account_id = r.reader_id desc, bound_at limit 1) as person_id,
      r.read_at as at, left(v.report_name || '，第' || r.version || '版', ${excerptLength}) as excerpt
    from report_read r join report_version v using (report_id, version) join hospital_report report using (report_id)
    where r.read_at >= ${from} and r.read_at < ${until} and r.reader_kind = 'account'
      and (position(${text}::text in v.report_name) > 0 or position(${text}::text in v.content::text) > 0)`,
}

export const reportIncidents: readonly IncidentSource[] = [read]
