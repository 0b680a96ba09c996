import { sql } from 'kysely'
import { excerptLength, type IncidentSource } from '../../registry/incident.ts'

/** Results of questionnaires as they were shown: found by the words of the result and of its red flags, or by the code of the questionnaire. */
const results: IncidentSource = {
  kind: 'result',
  place: 'questionnaire',
  rows: ({ text, from, until }) => sql`
    select s.submission_id as row_id, s.submission_id as record_id, s.account_id, s.person_id, s.submitted_at as at,
      s.code || '（第' || s.edition || '版）：' || left(concat_ws(' ', nullif(s.result_title, ''), s.level,
        (select string_agg(flag->>'title', '、') from jsonb_array_elements(s.flags) flag)), ${excerptLength}) as excerpt
    from questionnaire_submission s
    where s.submitted_at >= ${from} and s.submitted_at < ${until}
      and (position(${text}::text in s.result_title) > 0 or position(${text}::text in s.code) > 0
        or position(${text}::text in s.flags::text) > 0)`,
}

export const questionnaireIncidents: readonly IncidentSource[] = [results]
