import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What doctors, nurses and the system have said to those who follow them. */
const talk: IncidentSource = {
  kind: 'talk',
  place: 'follow',
  rows: ({ text, from, until }) => sql`
    select m.message_id as row_id, m.follow_id as record_id, f.account_id,
      (select person_id from person holder where holder.account_id = f.account_id
       order by is_self desc, removed_at desc nulls first, created_at limit 1) as person_id, m.created_at as at,
      m.talker_name || '：' || left(concat_ws(' ', nullif(m.content, ''), m.card->>'title'), ${excerptLength}) as excerpt
    from follow_message m join doctor_follow f using (follow_id)
    where m.created_at >= ${from} and m.created_at < ${until} and m.talker <> 'PAT'
      and (position(${text}::text in m.content) > 0 or position(${text}::text in coalesce(m.card::text, '')) > 0)`,
}

export const followIncidents: readonly IncidentSource[] = [talk]
