import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What doctors, pharmacists and the system have said in consults; never what patients wrote. */
const talk: IncidentSource = {
  kind: 'talk',
  place: 'consult',
  rows: ({ text, from, until }) => sql`
    select m.message_id as row_id, c.consult_id as record_id, c.account_id, c.person_id, m.created_at as at,
      m.replier_name || '：' || left(m.content, ${excerptLength}) as excerpt
    from consult_message m join consult c using (consult_id)
    where m.created_at >= ${from} and m.created_at < ${until} and m.replier_type <> 'PAT'
      and position(${text}::text in m.content) > 0`,
}

export const consultIncidents: readonly IncidentSource[] = [talk]
