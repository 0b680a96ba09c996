import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What lies in the boxes of accounts; whom it was about is not kept with it, so it names the account's holder. */
const boxes: IncidentSource = {
  kind: 'message',
  rows: ({ text, from, until }) => sql`
    select m.message_id as row_id, m.message_id as record_id, m.account_id, holder.person_id, m.created_at as at,
      m.title || '：' || left(m.content, ${excerptLength}) || case when m.read_at is null then '（未读）' else '' end as excerpt
    from message m join person holder on holder.account_id = m.account_id and holder.is_self
    where m.created_at >= ${from} and m.created_at < ${until}
      and (position(${text}::text in m.title) > 0 or position(${text}::text in m.content) > 0)`,
}

export const messageIncidents: readonly IncidentSource[] = [boxes]
