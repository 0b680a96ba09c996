import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Who looked at the demo patients' consults: the doctor who was asked, as he read and answered. Loaded again, nothing is added. */
export async function loadDemoLooks({ db }: { db: Database }): Promise<void> {
  await sql`
    insert into audit (at, actor_kind, actor_id, actor_role, action, account_id, person_id, record_type, record_id, request_id)
    select line.at, 'staff', staff.staff_id, staff.role, line.action, consult.account_id, consult.person_id, 'consult', consult.consult_id, 'demo'
    from consult
    join staff on staff.doc_id = consult.doc_id
    cross join lateral (
      select created_at - interval '2 minutes' as at, 'consult.read' as action from consult_message
        where consult_message.consult_id = consult.consult_id and replier_type = 'DOC'
      union all
      select created_at, 'consult.reply' from consult_message
        where consult_message.consult_id = consult.consult_id and replier_type = 'DOC'
    ) as line
    where not exists (select from audit where request_id = 'demo')
    order by line.at`.execute(db)
}
