import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { ClinicDoctor, DoctorOfDay, Session } from '@nethos/contract/clinics/finding.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { freeNumbers, statedFee, withinWindow, type Window } from './offer.sql.ts'

/** A session, and what is shown of its doctor. */
export type SessionRow = Session & Pick<ClinicDoctor, 'docAvatar' | 'docSkill' | 'isExpert'> & { parts: Part[] }
export interface Part {
  deptId: string
  deptName: string
}

/** Who sits together in a department of the kind mdt. */
export const partsOfDepartment: RawBuilder<Part[]> = sql`coalesce((
  select json_agg(json_build_object('deptId', part.dept_id, 'deptName', part.dept_name) order by nth)
  from unnest(department.part_ids) with ordinality as taking (dept_id, nth)
  join clinic_department as part on part.dept_id = taking.dept_id), '[]')`

const drawOfSession = sql`select from draw where draw.session_id = session.session_id`
/** What the hospital marks for a draw goes to the first taps where it has closed its draws, or told us too late for one. */
const releaseBy = sql`case
  when session.release_by = 'draw' and (exists (${drawOfSession}) or session.drawn_at is null and coalesce(rule.draw_on, ${defaultRule.drawOn}::boolean))
  then 'draw' else 'first_come' end`

/** Sessions in their order of time, of those that are chosen and are not over: one statement. */
export async function sessionsWhere({ db }: Ctx, chosen: RawBuilder<boolean>, window: Window): Promise<SessionRow[]> {
  const today = dayOf(window.now.getTime())
  const { rows } = await sql<SessionRow>`
    select session.session_id, session.on_day, session.period, session.kind, ${statedFee} as fee_cents,
      slot_state_of(session.is_stopped, session.release_at, session.opens_at, free."left" > 0, ${window.now})::text as slot_state,
      session.dept_id, department.dept_name, session.hos_id, hospital.hos_name,
      coalesce(session.clinic_doctor_id, '') as clinic_doctor_id,
      coalesce(clinic_doctor.doctor_name, '') as doc_name, coalesce(clinic_doctor.title, '') as doc_title,
      coalesce(clinic_doctor.skill, '') as doc_skill, coalesce(clinic_doctor.is_expert, false) as is_expert,
      coalesce(doctor.avatar, '') as doc_avatar,
      session.campus_name, session.room, ${releaseBy} as release_by, exists (${drawOfSession}) as has_draw, session.stop_reason,
      case when session.on_day = ${today} then 'same_day' else 'ahead' end as registration,
      (extract(epoch from session.release_at) * 1000)::float8 as release_at,
      free."left", free.time, ${partsOfDepartment} as parts
    from clinic_session as session
    join clinic_department as department on department.dept_id = session.dept_id
    join hospital on hospital.hos_id = session.hos_id
    left join clinic_doctor on clinic_doctor.clinic_doctor_id = session.clinic_doctor_id
    left join doctor on doctor.doc_id = clinic_doctor.doc_id
    left join booking_rule as rule on rule.hos_id = session.hos_id
    ${freeNumbers(window)}
    where ${chosen} and ${withinWindow(window)} and department.is_active
    order by session.on_day, session.starts_at, clinic_doctor.is_expert desc nulls last, clinic_doctor.position,
      session.session_id`.execute(db)
  return rows
}

/** The sessions of a day under the doctors who hold them; those without one under their department. */
export function underDoctors(sessions: readonly SessionRow[]): DoctorOfDay[] {
  const held = Map.groupBy(sessions, one => one.clinicDoctorId || `of ${one.deptId}`)
  return [...held.values()].map(schemes => {
    const { clinicDoctorId, docName, docTitle, docAvatar, docSkill, deptId, deptName, hosId, hosName, isExpert } =
      firstOf(schemes)
    const who = { clinicDoctorId, docName, docTitle, docAvatar, docSkill, deptId, deptName, hosId, hosName, isExpert }
    return { ...who, schemes }
  })
}
