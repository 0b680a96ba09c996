import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ClinicSession } from '../../../ports/hospital-booking.ts'
import { clinicDoctorIdOf, idOf } from './ids.ts'
import { hoursOf } from './period-hours.ts'

/** What a new word on sessions means to those who have booked there. */
export interface SessionChange {
  sessionId: string
  isStopped: boolean
  hasOtherDoctor: boolean
}

const rowOf = (hosId: string, session: ClinicSession) => {
  const { startsAt, endsAt } = hoursOf(session)
  return {
    session_id: idOf(hosId, session.sessionCode),
    session_code: session.sessionCode,
    dept_id: idOf(hosId, session.deptCode),
    clinic_doctor_id:
      session.doctorCode === undefined ? null : clinicDoctorIdOf(hosId, session.deptCode, session.doctorCode),
    on_day: session.day,
    period: session.period,
    kind: session.kind,
    fee_cents: session.feeCents ?? 0,
    is_fee_known: session.feeCents !== null,
    campus_name: session.campusName,
    room: session.room,
    is_stopped: session.isStopped,
    release_at: new Date(session.releaseAt),
    release_by: session.releaseBy,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    version: session.version,
  }
}

const given = (json: string) => sql`
  select given.*, clinic_doctor.clinic_doctor_id as known_doctor_id
  from jsonb_to_recordset(${json}::jsonb) as given (session_id text, session_code text, dept_id text, clinic_doctor_id text, on_day date,
    period text, kind text, fee_cents bigint, is_fee_known boolean, campus_name text, room text, is_stopped boolean, release_at timestamptz,
    release_by text, starts_at timestamptz, ends_at timestamptz, version bigint)
  join clinic_department using (dept_id)
  left join clinic_doctor on clinic_doctor.clinic_doctor_id = given.clinic_doctor_id`

/** What was found to be scarce stays drawn, whatever the hospital says of its release (booking/draw/weigh.ts). */
const releasedBy = sql`case when ours.weighed_at is not null and ours.release_by = 'draw' then 'draw' else excluded.release_by end`

/** Writes sessions that are not older than ours, and says what that changes for who has booked. Sessions of unknown departments are left out. */
export async function saveSessionRows(
  db: Db,
  hosId: string,
  sessions: readonly ClinicSession[],
): Promise<SessionChange[]> {
  const json = JSON.stringify(sessions.map(session => rowOf(hosId, session)))
  const { rows } = await sql<SessionChange>`
    with given as (${given(json)})
    select session_id, given.is_stopped and not ours.is_stopped as is_stopped,
      known_doctor_id is distinct from ours.clinic_doctor_id as has_other_doctor
    from clinic_session as ours join given using (session_id)
    where ours.version <= given.version
      and (given.is_stopped and not ours.is_stopped or known_doctor_id is distinct from ours.clinic_doctor_id)
    order by session_id
    for update of ours`.execute(db)
  await sql`
    with given as (${given(json)})
    insert into clinic_session as ours (session_id, hos_id, session_code, dept_id, clinic_doctor_id, on_day, period, kind, fee_cents,
      is_fee_known, campus_name, room, is_stopped, release_at, release_by, starts_at, ends_at, version)
    select session_id, ${hosId}, session_code, dept_id, known_doctor_id, on_day, period, kind, fee_cents, is_fee_known, campus_name, room, is_stopped,
      release_at, release_by, starts_at, ends_at, version
    from given order by session_id
    on conflict (session_id) do update set dept_id = excluded.dept_id, clinic_doctor_id = excluded.clinic_doctor_id,
      on_day = excluded.on_day, period = excluded.period, kind = excluded.kind, fee_cents = excluded.fee_cents,
      is_fee_known = excluded.is_fee_known,
      campus_name = excluded.campus_name, room = excluded.room, is_stopped = excluded.is_stopped,
      stop_reason = case when excluded.is_stopped then ours.stop_reason else '' end,
      release_at = excluded.release_at, release_by = ${releasedBy}, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      version = excluded.version
    where ours.version <= excluded.version
      and (ours.version, ours.dept_id, ours.clinic_doctor_id, ours.on_day, ours.period, ours.kind, ours.fee_cents, ours.is_fee_known, ours.campus_name,
          ours.room, ours.is_stopped, ours.release_at, ours.release_by, ours.starts_at, ours.ends_at)
        is distinct from (excluded.version, excluded.dept_id, excluded.clinic_doctor_id, excluded.on_day, excluded.period, excluded.kind,
          excluded.fee_cents, excluded.is_fee_known, excluded.campus_name, excluded.room, excluded.is_stopped, excluded.release_at, ${releasedBy},
          excluded.starts_at, excluded.ends_at)`.execute(db)
  return rows
}

/** Sessions of these days that the hospital's whole listing does not name: it holds them no longer. */
export async function stopUnlisted(
  db: Db,
  hosId: string,
  { fromDay, toDay, listed, reason }: { fromDay: string; toDay: string; listed: readonly string[]; reason: string },
): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    update clinic_session set is_stopped = true, stop_reason = ${reason}
    where hos_id = ${hosId} and on_day between ${fromDay} and ${toDay} and not is_stopped
      and session_id <> all(${listed.map(code => idOf(hosId, code))}::text[])
    returning session_id`.execute(db)
  return rows.map(row => row.sessionId)
}

/** Whether it was going on by then; undefined: we do not know this session. */
export async function stopSession(
  db: Db,
  sessionId: string,
  { version, reason }: { version: number; reason: string },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ wasStopped: boolean }>`
    update clinic_session set is_stopped = true, stop_reason = ${reason}, version = ${version}
    from (select session_id, is_stopped as was_stopped from clinic_session where session_id = ${sessionId} for update) as before
    where clinic_session.session_id = before.session_id
      and (version < ${version} or version = ${version} and was_stopped and stop_reason = '')
    returning was_stopped`.execute(db)
  if (rows[0]) return !rows[0].wasStopped
  return (await isKnown(db, sessionId)) ? false : undefined
}

/** Whether it is another doctor than before; undefined: we do not know the session, or the doctor. */
export async function changeDoctor(
  db: Db,
  sessionId: string,
  { version, doctorCode }: { version: number; doctorCode: string },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ isAnother: boolean }>`
    update clinic_session set clinic_doctor_id = doctor.clinic_doctor_id, version = ${version}
    from (
      select session_id, before.clinic_doctor_id as was, clinic_doctor.clinic_doctor_id
      from clinic_session as before
      join clinic_doctor on clinic_doctor.dept_id = before.dept_id and clinic_doctor.hos_id = before.hos_id and doctor_code = ${doctorCode}
      where session_id = ${sessionId} for update of before) as doctor
    where clinic_session.session_id = doctor.session_id and version < ${version}
    returning doctor.was is distinct from doctor.clinic_doctor_id as is_another`.execute(db)
  if (rows[0]) return rows[0].isAnother
  const { rows: newer } =
    await sql`select 1 from clinic_session where session_id = ${sessionId} and version >= ${version}`.execute(db)
  return newer.length > 0 ? false : undefined
}

const isKnown = async (db: Db, sessionId: string): Promise<boolean> =>
  (await sql`select 1 from clinic_session where session_id = ${sessionId}`.execute(db)).rows.length > 0

export const knowsDepartment = async (db: Db, deptId: string): Promise<boolean> =>
  (await sql`select 1 from clinic_department where dept_id = ${deptId}`.execute(db)).rows.length > 0
