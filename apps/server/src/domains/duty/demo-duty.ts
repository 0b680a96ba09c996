import { sql } from 'kysely'
import type { DemoScope } from '../../registry/demo.ts'

/** The first two who answer in each department are on duty in the demo. A department that has a list keeps it. */
export async function loadDemoDuty({ db }: DemoScope): Promise<void> {
  await sql`
    insert into duty_member (gb_dept_code, staff_id, position)
    select gb_dept_code, staff_id, position from (
      select doctor.gb_dept_code, staff.staff_id,
        row_number() over (partition by doctor.gb_dept_code order by staff.login)::int - 1 as position
      from staff join doctor using (doc_id)
      where staff.is_active and staff.role in ('doctor', 'nurse')
        and not exists (select from duty_member as kept where kept.gb_dept_code = doctor.gb_dept_code)
    ) as candidate where position < 2
    on conflict do nothing`.execute(db)
}
