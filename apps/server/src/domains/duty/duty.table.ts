import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'

/** Who is on duty in a department and works here still, in the order of its list. */
export const onDuty = async ({ db }: Pick<Ctx, 'db'>, gbDeptCode: string): Promise<string[]> =>
  (
    await db
      .selectFrom('dutyMember')
      .innerJoin('staff', 'staff.staffId', 'dutyMember.staffId')
      .select('staff.staffId')
      .where('gbDeptCode', '=', gbDeptCode)
      .where('isActive', '=', true)
      .orderBy('position')
      .execute()
  ).map(one => one.staffId)

/** Whether a member of staff is on duty in the department that an expression of a query names. */
export const isOnDuty = (staffId: string | RawBuilder<unknown>, deptCode: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from duty_member where duty_member.staff_id = ${staffId} and duty_member.gb_dept_code = ${deptCode})`
