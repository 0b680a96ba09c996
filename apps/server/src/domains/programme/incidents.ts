import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What staff and the system have said to applications of a zone. */
const talk: IncidentSource = {
  kind: 'talk',
  place: 'application',
  rows: ({ text, from, until }) => sql`
    select m.message_id as row_id, m.application_id as record_id, a.account_id, a.person_id, m.created_at as at,
      m.talker_name || '：' || left(m.text, ${excerptLength}) as excerpt
    from programme_message m join programme_application a using (application_id)
    where m.created_at >= ${from} and m.created_at < ${until} and m.talker <> 'PAT'
      and position(${text}::text in m.text) > 0`,
}

/** What an application answered at once to what cannot wait. */
const flags: IncidentSource = {
  kind: 'result',
  place: 'application',
  rows: ({ text, from, until }) => sql`
    select 'f' || a.application_id as row_id, a.application_id as record_id, a.account_id, a.person_id,
      coalesce(a.flagged_at, a.created_at) as at,
      left((select string_agg(flag->>'title', '、') from jsonb_array_elements(a.flags) flag), ${excerptLength}) as excerpt
    from programme_application a
    where coalesce(a.flagged_at, a.created_at) >= ${from} and coalesce(a.flagged_at, a.created_at) < ${until}
      and a.flags <> '[]' and position(${text}::text in a.flags::text) > 0`,
}

export const programmeIncidents: readonly IncidentSource[] = [talk, flags]
