import type pg from 'pg'
import type { ClinicDepartment, ClinicDoctor, ClinicSession } from '../../../ports/hospital-booking.ts'

/** A session as the port tells it, for `select … from demo_hospital.session`. */
export const sessionAsJson = `
  jsonb_strip_nulls(jsonb_build_object(
    'sessionCode', session_code, 'deptCode', dept_code, 'doctorCode', doctor_code, 'day', day, 'period', period, 'kind', kind,
    'feeCents', fee_cents, 'campusName', campus_name, 'room', room, 'isStopped', is_stopped,
    'releaseAt', (extract(epoch from release_at) * 1000)::bigint, 'releaseBy', release_by, 'version', version,
    'numbers', (
      select coalesce(jsonb_agg(jsonb_build_object('numberCode', number_code, 'no', no,
        'startsAt', (extract(epoch from number.starts_at) * 1000)::bigint, 'isFree', state = 'free') order by no), '[]')
      from demo_hospital.number where number.hos_id = session.hos_id and number.session_code = session.session_code)))`

const departmentsOf = `
  select jsonb_strip_nulls(jsonb_build_object('deptCode', dept_code, 'parentCode', parent_code, 'deptName', dept_name,
    'introduction', introduction, 'place', place, 'kind', kind, 'partCodes', part_codes, 'gbDeptCode', gb_dept_code)) as one
  from demo_hospital.clinic_department where hos_id = $1 order by parent_code is not null, position, dept_code`

const doctorsOf = `
  select jsonb_build_object('doctorCode', doctor_code, 'deptCode', dept_code, 'doctorName', doctor_name, 'title', title,
    'skill', skill, 'isExpert', is_expert, 'docId', doc_id) as one
  from demo_hospital.clinic_doctor where hos_id = $1 order by position, doctor_code, dept_code`

const sessionsOf = `
  select ${sessionAsJson} as one from demo_hospital.session
  where hos_id = $1 and day between $2 and $3 order by day, session_code`

const list = async <T>(pool: pg.Pool, text: string, values: unknown[]): Promise<T[]> =>
  (await pool.query<{ one: T }>(text, values)).rows.map(row => row.one)

export const departmentsIn = (pool: pg.Pool, hosId: string) => list<ClinicDepartment>(pool, departmentsOf, [hosId])
export const doctorsIn = (pool: pg.Pool, hosId: string) => list<ClinicDoctor>(pool, doctorsOf, [hosId])
export const sessionsIn = (pool: pg.Pool, hosId: string, fromDay: string, toDay: string) =>
  list<ClinicSession>(pool, sessionsOf, [hosId, fromDay, toDay])
