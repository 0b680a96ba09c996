import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What lies in the boxes of accounts; whom it was about is not kept with it, so it names the account's holder, also of an account that is closed. */
const boxes: IncidentSource = {
  kind: 'message',
  place: 'message',
  rows: ({ text, from, until }) => sql`
    select m.message_id as row_id, m.message_id as record_id, m.account_id,
      (select person_id from person holder where holder.account_id = m.account_id
       order by is_self desc, removed_at desc nulls first, created_at limit 1) as person_id, m.created_at as at,
      m.title || '：' || left(m.content, ${excerptLength}) || case when m.read_at is null then '（未读）' else '' end as excerpt
    from message m
    where m.created_at >= ${from} and m.created_at < ${until}
      and (position(${text}::text in m.title) > 0 or position(${text}::text in m.content) > 0)`,
}

export const messageIncidents: readonly IncidentSource[] = [boxes]
