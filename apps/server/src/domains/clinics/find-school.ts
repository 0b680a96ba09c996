import { sql, type RawBuilder } from 'kysely'
import type { schoolServices } from '@nethos/contract/clinics/school.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { departmentNamed } from './department.table.ts'
import { numbersOf } from './numbers.table.ts'
import { hospitalOf, openWindow } from './offer.sql.ts'
import { sessionsWhere } from './session.table.ts'

type Services = typeof schoolServices

export const listSchoolDepartments: HandlerOf<Services['listSchoolDepartments']> = async ({
  input: { hosId, orgid },
  ctx,
}) => {
  // Only those that hold clinics: what stands above others is a heading.
  const all = departmentNamed(ctx)
    .where('kind', '=', 'school')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clinicDepartment as below')
            .select('below.deptId')
            .whereRef('below.parentId', '=', 'clinicDepartment.deptId'),
        ),
      ),
    )
  const asked = hosId || orgid
  const rows = await (asked ? all.where('clinicDepartment.hosId', '=', hospitalOf(asked)) : all)
    .orderBy('hospital.position')
    .orderBy('clinicDepartment.position')
    .orderBy('deptId')
    .execute()
  // What other services call bookDeptId is a department's code here.
  return rows.map(({ deptId, ...row }) => ({ ...row, deptCode: deptId }))
}

export const schoolSessions: HandlerOf<Services['schoolSessions']> = async ({
  input: { deptCode, docId, date },
  ctx,
}) => {
  if (!deptCode && !docId) return []
  const chosen: RawBuilder<boolean>[] = [sql`session.kind = 'school'`]
  if (deptCode) chosen.push(sql`session.dept_id = ${deptCode}`)
  // Who minds no particular doctor asks for the department's own sessions by its id.
  if (docId)
    chosen.push(
      sql`(session.clinic_doctor_id = ${docId} or session.clinic_doctor_id is null and session.dept_id = ${docId})`,
    )
  if (date) chosen.push(sql`session.on_day = ${date}`)
  return sessionsWhere(ctx, sql`${sql.join(chosen, sql` and `)}`, openWindow(ctx.now))
}

export const schoolNumbers: HandlerOf<Services['schoolNumbers']> = async ({ input, ctx, refuse }) =>
  (await numbersOf(ctx, input.sessionId)) ?? refuse('not_found')
