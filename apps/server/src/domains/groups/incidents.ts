import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** What was said in a group, by whomever: each who was its member then, or came later and could read it, is a row; he who said it is none. */
const talk: IncidentSource = {
  kind: 'talk',
  place: 'group',
  rows: ({ text, from, until }) => sql`
    select m.message_id || reader.member_id as row_id, m.group_id as record_id, reader.account_id, reader.person_id,
      m.created_at as at, m.speaker_name || '（患者群）：' || left(m.content, ${excerptLength})
        || case when m.removed_at is not null then '（已移除）' when m.recalled_at is not null then '（已撤回）' else '' end as excerpt
    from group_message m join group_member reader using (group_id)
    where m.created_at >= ${from} and m.created_at < ${until}
      and (reader.ended_at is null or reader.ended_at > m.created_at)
      and reader.member_id <> m.speaker_id and (m.only_for is null or m.only_for = reader.account_id)
      and position(${text}::text in m.content) > 0`,
}

export const groupIncidents: readonly IncidentSource[] = [talk]
