import { sql } from 'kysely'
import { openForText } from '../people/public.ts'
import type { ArchiveScope } from '../../registry/archive.ts'

export interface OwnFile {
  attaId: string
  fileName: string
  storageKey: string
  byteSize: number
  createdAt: Date
}

/**
 * What the account has uploaded, what doctors have shown it in its consults and talks, and its receipts; without what hangs on a record
 * of somebody who has taken back his say.
 */
export async function filesOf({ db, caller, now }: ArchiveScope): Promise<OwnFile[]> {
  const at = sql`${new Date(now)}::timestamptz`
  const open = (column: string, scope: 'consult' | 'reports' | 'pay') => {
    const [before = '', after = ''] = openForText(column, scope, '@now').split('@now')
    return sql`${sql.raw(before)}${at}${sql.raw(after)}`
  }
  const me = caller.accountId
  const { rows } = await sql<OwnFile>`
    with hung as (
      select u.atta_id, ${open('c.person_id', 'consult')} as is_open
      from consult c join attachment_use u on u.record_type = 'consult' and u.record_id = c.consult_id where c.account_id = ${me}
      union all
      select u.atta_id, t.removed_at is null and ${open('t.person_id', 'reports')}
      from treatment t join attachment_use u on u.record_type = 'treatment' and u.record_id = t.treatment_id where t.account_id = ${me}
      union all
      select u.atta_id, exists (select from person_say say where say.person_id = p.person_id and say.open_until > ${at})
      from person p join attachment_use u on u.record_type = 'person' and u.record_id = p.person_id where p.account_id = ${me}
      union all
      select u.atta_id, ${open('o.person_id', 'pay')}
      from fee_order o join fee_bill b on b.order_id = o.order_id
      join attachment_use u on u.record_type = 'fee_bill' and u.record_id = b.settle_no where o.account_id = ${me}
      union all
      select u.atta_id, ${open('r.person_id', 'consult')}
      from renewal r join attachment_use u on u.record_type = 'renewal' and u.record_id = r.consult_id where r.account_id = ${me}
      union all
      select u.atta_id, ${open('q.person_id', 'consult')}
      from questionnaire_assignment q
      join attachment_use u on u.record_type = 'questionnaire' and u.record_id = q.assignment_id where q.account_id = ${me}
      union all
      select u.atta_id, ${open('a.person_id', 'consult')}
      from programme_application a
      join attachment_use u on u.record_type = 'application' and u.record_id = a.application_id where a.account_id = ${me}
      union all
      select u.atta_id, ${open('w.person_id', 'consult')}
      from pathway w join pathway_task t on t.pathway_id = w.pathway_id
      join attachment_use u on u.record_type = 'pathway_task' and u.record_id = t.task_id where w.account_id = ${me}
      union all
      select u.atta_id, true
      from doctor_follow f join attachment_use u on u.record_type = 'follow' and u.record_id = f.follow_id where f.account_id = ${me}
    )
    select atta_id, file_name, storage_key, byte_size, created_at from attachment
    where kind <> 'archive' and (
      atta_id in (select atta_id from hung where is_open)
      or owner_account_id = ${me} and atta_id not in (select atta_id from hung)
    )
    order by atta_id desc`.execute(db)
  return rows
}
