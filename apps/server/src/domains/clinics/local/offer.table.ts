import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ClinicDepartment, ClinicDoctor, ClinicSession, Happening } from '../../../ports/hospital-booking.ts'

/**
 * Waits for those who change something; until the end of the transaction nobody else does. What is told of a number is
 * believed by its instant: one that is taken after this is later than any listing that has not seen the change.
 */
export async function inTurn(db: Db, hosId: string, why: 'reading' | 'writing'): Promise<void> {
  await sql`select kept_turn(${hosId}, ${why === 'reading'})`.execute(db)
}

/** A session as the port tells it, for `select … from kept_session as session`. */
export const sessionAsJson = sql<ClinicSession>`
  jsonb_strip_nulls(jsonb_build_object(
    'sessionCode', session_code, 'deptCode', dept_code, 'doctorCode', doctor_code, 'day', on_day, 'period', period, 'kind', kind,
    'feeCents', fee_cents, 'campusName', campus_name, 'room', room, 'isStopped', is_stopped,
    'releaseAt', (extract(epoch from release_at) * 1000)::bigint, 'releaseBy', release_by, 'version', version,
    'numbers', (
      select coalesce(jsonb_agg(jsonb_build_object('numberCode', number_code, 'no', no,
        'startsAt', (extract(epoch from number.starts_at) * 1000)::bigint, 'isFree', state = 'free') order by no), '[]')
      from kept_number as number where number.hos_id = session.hos_id and number.session_code = session.session_code)))`

/** What is shown to patients; what stands below a hidden department is hidden with it. */
export async function departmentsOf(db: Db, hosId: string): Promise<ClinicDepartment[]> {
  const { rows } = await sql<{ one: ClinicDepartment }>`
    select jsonb_strip_nulls(jsonb_build_object('deptCode', dept.dept_code, 'parentCode', dept.parent_code,
      'deptName', dept.dept_name, 'introduction', dept.introduction, 'place', dept.place, 'kind', dept.kind,
      'partCodes', dept.part_codes, 'gbDeptCode', dept.gb_dept_code)) as one
    from kept_department as dept left join kept_department as parent on parent.hos_id = dept.hos_id and parent.dept_code = dept.parent_code
    where dept.hos_id = ${hosId} and dept.is_active and coalesce(parent.is_active, true)
    order by dept.parent_code is not null, dept.position, dept.dept_code`.execute(db)
  return rows.map(row => row.one)
}

export async function doctorsOf(db: Db, hosId: string): Promise<ClinicDoctor[]> {
  const { rows } = await sql<ClinicDoctor>`
    select doctor_code, dept_code, doctor_name, title, skill, is_expert, doc_id
    from kept_doctor where hos_id = ${hosId} and is_active order by position, doctor_code`.execute(db)
  return rows
}

export async function sessionsOf(db: Db, hosId: string, fromDay: string, toDay: string): Promise<ClinicSession[]> {
  const { rows } = await sql<{ one: ClinicSession }>`
    select ${sessionAsJson} as one from kept_session as session
    where hos_id = ${hosId} and on_day between ${fromDay} and ${toDay} order by on_day, session_code`.execute(db)
  return rows.map(row => row.one)
}

interface HappeningRow {
  happeningId: number
  at: Date
  kind: string
  content: object
}

export async function happeningsSince(
  db: Db,
  hosId: string,
  cursor: string,
  most: number,
): Promise<{ happenings: Happening[]; cursor: string }> {
  const since = /^\d{1,18}$/.test(cursor) ? Number(cursor) : 0
  const { rows } = await sql<HappeningRow>`
    select happening_id, at, kind, content from kept_happening
    where hos_id = ${hosId} and happening_id > ${since} order by happening_id limit ${most}`.execute(db)
  const happenings = rows.map(
    ({ happeningId, at, kind, content }) =>
      ({ happeningId: String(happeningId), at: at.getTime(), kind, ...content }) as Happening,
  )
  return { happenings, cursor: happenings.at(-1)?.happeningId ?? cursor }
}

/** Told for seven days; sessions are kept for a month after they were held. Some at a time. */
export async function forget(db: Db, hosId: string, now: number): Promise<void> {
  const at = new Date(now)
  await sql`delete from kept_happening where hos_id = ${hosId} and at < ${at}::timestamptz - interval '7 days'`.execute(
    db,
  )
  await sql`
    with old as (
      select session_code from kept_session
      where hos_id = ${hosId} and on_day < (${at}::timestamptz at time zone 'Asia/Shanghai')::date - 30
      order by on_day limit 50),
    orders as (
      delete from kept_order using old where kept_order.hos_id = ${hosId} and kept_order.session_code = old.session_code),
    numbers as (
      delete from kept_number using old where kept_number.hos_id = ${hosId} and kept_number.session_code = old.session_code),
    guests as (
      update clinic_visitor set guest_name = '' from old
      where clinic_visitor.hos_id = ${hosId} and clinic_visitor.session_code = old.session_code and guest_name <> '')
    delete from kept_session using old where kept_session.hos_id = ${hosId} and kept_session.session_code = old.session_code`.execute(
    db,
  )
}
