import { sql } from 'kysely'
import type { mdtServices } from '@nethos/contract/clinics/mdt.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { bestColumns, bestOf, hospitalOf, openWindow } from './offer.sql.ts'
import { partsOfDepartment, sessionsWhere } from './session.table.ts'

type Services = typeof mdtServices
type Clinic = OutputOf<Services['listMdtClinics']>[number]

export const listMdtClinics: HandlerOf<Services['listMdtClinics']> = async ({ input: { hosId }, ctx }) => {
  const held = sql<boolean>`session.dept_id = department.dept_id`
  const { rows } = await sql<Clinic>`
    select department.dept_id, department.dept_name, department.hos_id, hospital.hos_name,
      department.introduction as dept_intro, department.place, ${partsOfDepartment} as parts,
      coalesce((
        select clinic_doctor.clinic_doctor_id from clinic_doctor
        where clinic_doctor.dept_id = department.dept_id and clinic_doctor.is_active
        order by clinic_doctor.position, clinic_doctor.clinic_doctor_id limit 1
      ), '') as clinic_doctor_id, ${bestColumns}
    from clinic_department as department
    join hospital on hospital.hos_id = department.hos_id
    ${bestOf(held, openWindow(ctx.now))}
    where department.kind = 'mdt' and department.is_active
      ${hosId ? sql`and department.hos_id = ${hospitalOf(hosId)}` : sql``}
    order by hospital.position, department.position, department.dept_id`.execute(ctx.db)
  return rows
}

export const mdtSessions: HandlerOf<Services['mdtSessions']> = async ({ input: { deptId }, ctx, refuse }) => {
  const isClinic = await ctx.db
    .selectFrom('clinicDepartment')
    .select('deptId')
    .where('deptId', '=', deptId)
    .where('kind', '=', 'mdt')
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (!isClinic) return refuse('not_found')
  return sessionsWhere(ctx, sql`session.dept_id = ${deptId} and session.kind = 'mdt'`, openWindow(ctx.now))
}
