import { sql, type RawBuilder } from 'kysely'
import { timeOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import { isAway } from './away.ts'

/** In a query over `duty_member`: whether it is his turn; times of a day sort as texts. */
export function isTurn(now: number): RawBuilder<boolean> {
  const time = timeOf(now)
  return sql<boolean>`case when from_time < until_time then from_time <= ${time} and ${time} < until_time
    else from_time <= ${time} or ${time} < until_time end`
}

/**
 * Whose turn it is in a department and who works here still, in the order of its list; where it is nobody's, all of the list.
 * Who is away is left out, unless nobody else is left.
 */
export async function onDuty({ db, now }: Pick<Ctx, 'db' | 'now'>, gbDeptCode: string): Promise<string[]> {
  const all = await db
    .selectFrom('dutyMember')
    .innerJoin('staff', 'staff.staffId', 'dutyMember.staffId')
    .select(['staff.staffId', isTurn(now).as('isNow'), isAway(sql.ref('staff.doc_id'), now).as('isAway')])
    .where('gbDeptCode', '=', gbDeptCode)
    .where('isActive', '=', true)
    .orderBy('position')
    .execute()
  const here = all.filter(one => !one.isAway)
  const asked = [here.filter(one => one.isNow), here, all.filter(one => one.isNow)].find(some => some.length > 0)
  return (asked ?? all).map(one => one.staffId)
}

/** Whether a member of staff is on duty in the department that an expression of a query names. */
export const isOnDuty = (staffId: string | RawBuilder<unknown>, deptCode: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from duty_member where duty_member.staff_id = ${staffId} and duty_member.gb_dept_code = ${deptCode})`
