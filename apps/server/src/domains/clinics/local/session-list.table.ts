import { sql, type RawBuilder } from 'kysely'
import type { LocalSession } from '@nethos/contract/clinics/local.schemas.ts'
import type { Db } from '../../../database/connect.ts'

export type ListedSession = LocalSession & { hosId: string; hosName: string }

const instants = sql`
  (extract(epoch from session.release_at) * 1000)::float8 as release_at, session.release_by,
  (extract(epoch from session.starts_at) * 1000)::float8 as starts_at, (extract(epoch from session.ends_at) * 1000)::float8 as ends_at`

const inOrder = sql`order by session.starts_at, department.position, dept_name, doctor_name, session.session_code`

/** Sessions of ours, with how their numbers stand. */
export const ours = (db: Db, chosen: RawBuilder<boolean>) =>
  sql<ListedSession>`
    select session.hos_id, hos_name, session.session_code, session.dept_code, dept_name, coalesce(session.doctor_code, '') as doctor_code,
      coalesce(doctor_name, '') as doctor_name, session.on_day, session.period, session.kind, session.fee_cents,
      session.campus_name, session.room, session.is_stopped, session.stop_reason, ${instants}, counted.*
    from kept_session as session
    join hospital using (hos_id)
    join kept_department as department using (hos_id, dept_code)
    left join kept_doctor as doctor using (hos_id, dept_code, doctor_code)
    cross join lateral (
      select count(*) as number_count, count(*) filter (where state = 'free') as free_count,
        count(*) filter (where state in ('held', 'registered')) as patient_count, count(*) filter (where state = 'window') as window_count
      from kept_number as number where number.hos_id = session.hos_id and number.session_code = session.session_code) as counted
    where ${chosen} ${inOrder}`.execute(db)

/** The same of our copy, where the hospital keeps them itself. */
export const copied = (db: Db, chosen: RawBuilder<boolean>) =>
  sql<ListedSession>`
    select session.hos_id, hos_name, session.session_code, dept_code, dept_name, coalesce(doctor_code, '') as doctor_code,
      coalesce(doctor_name, '') as doctor_name, session.on_day, session.period, session.kind, session.fee_cents,
      session.campus_name, session.room, session.is_stopped, session.stop_reason, ${instants}, counted.*
    from clinic_session as session
    join hospital on hospital.hos_id = session.hos_id
    join clinic_department as department using (dept_id)
    left join clinic_doctor as doctor using (clinic_doctor_id)
    cross join lateral (
      select count(*) as number_count, count(*) filter (where state in ('open', 'cooling', 'offered')) as free_count,
        count(*) filter (where state = 'taken') as patient_count, count(*) filter (where state = 'elsewhere') as window_count
      from clinic_number as number where number.session_id = session.session_id) as counted
    where ${chosen} ${inOrder}`.execute(db)
