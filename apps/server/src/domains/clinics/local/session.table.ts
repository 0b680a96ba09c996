import { sql } from 'kysely'
import { readableCode } from '../../../secrets/readable-code.ts'
import type { Db } from '../../../database/connect.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import type { LocalClinic } from '@nethos/contract/clinics/local.rules.ts'
import { sessionAsJson } from './offer.table.ts'

/** Makes the sessions of the days that have come into sight, from the weekly templates. The second time it does nothing. */
export async function growSessions(db: Db, hosId: string, now: number): Promise<void> {
  const today = dayOf(now)
  const last = addDays(today, bookingDays)
  const { rows } = await sql`
    select from kept_plan where hos_id = ${hosId} and is_active and (grown_until is null or grown_until < ${last}::date) limit 1`.execute(
    db,
  )
  if (rows.length === 0) return
  await sql`
    with plan as (
      select * from kept_plan
      where hos_id = ${hosId} and is_active and (grown_until is null or grown_until < ${last}::date) for update),
    wanted as (
      select plan.*, day::date as on_day, to_char(day, 'YYMMDD') || '-' || plan_code as session_code,
        (day + make_interval(mins => start_minute)) at time zone 'Asia/Shanghai' as begins
      from plan
      cross join lateral generate_series(greatest(coalesce(grown_until + 1, ${today}::date), ${today}::date)::timestamp,
        ${last}::timestamp, interval '1 day') as day
      where extract(isodow from day) = weekday),
    made as (
      insert into kept_session (hos_id, session_code, plan_code, dept_code, doctor_code, on_day, period, kind, fee_cents, campus_name,
        room, minutes_each, release_at, release_by, starts_at, ends_at)
      select hos_id, session_code, plan_code, dept_code, doctor_code, on_day, period, kind, fee_cents, campus_name, room, minutes_each,
        (on_day - release_days + make_interval(hours => release_hour)) at time zone 'Asia/Shanghai', release_by, begins,
        begins + make_interval(mins => number_count * minutes_each)
      from wanted where begins > ${new Date(now)}
      on conflict do nothing
      returning *),
    numbers as (
      insert into kept_number (hos_id, number_code, session_code, no, starts_at, state)
      select made.hos_id, made.session_code || '-' || no, made.session_code, no,
        made.starts_at + make_interval(mins => (no - 1) * made.minutes_each), 'free'
      from made join plan using (plan_code) cross join lateral generate_series(1, number_count) as no)
    update kept_plan set grown_until = ${last}::date from plan
    where kept_plan.hos_id = plan.hos_id and kept_plan.plan_code = plan.plan_code`.execute(db)
}

const minuteMs = 60_000

/** A single session beside the templates; undefined: the doctor holds a clinic then already. */
export async function insertSession(
  db: Db,
  clinic: LocalClinic & { hosId: string; deptCode: string; doctorCode: string | null; onDay: string },
): Promise<string | undefined> {
  const { hosId, deptCode, doctorCode, onDay, releaseDays, releaseHour, startMinute, numberCount, ...fields } = clinic
  const sessionCode = `${onDay.slice(2).replaceAll('-', '')}-${readableCode(8)}`
  const startsAt = startOfDay(onDay) + startMinute * minuteMs
  const made = await db
    .insertInto('keptSession')
    .values({
      hosId,
      sessionCode,
      deptCode,
      doctorCode,
      onDay,
      ...fields,
      releaseAt: new Date(startOfDay(addDays(onDay, -releaseDays)) + releaseHour * 60 * minuteMs),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + numberCount * fields.minutesEach * minuteMs),
    })
    .onConflict(on => on.doNothing())
    .returning('sessionCode')
    .executeTakeFirst()
  if (!made) return undefined
  await sql`
    insert into kept_number (hos_id, number_code, session_code, no, starts_at, state)
    select ${hosId}, ${sessionCode} || '-' || no, ${sessionCode}, no,
      ${new Date(startsAt)}::timestamptz + make_interval(mins => (no - 1) * ${fields.minutesEach}::int), 'free'
    from generate_series(1, ${numberCount}::int) as no`.execute(db)
  return sessionCode
}

/** Tells the session as it is now. */
export async function announceChange(db: Db, hosId: string, sessionCode: string, now: number): Promise<void> {
  await sql`
    select kept_happen(${hosId}, ${new Date(now)}, 'session_changed', jsonb_build_object('session', ${sessionAsJson}))
    from kept_session as session where hos_id = ${hosId} and session_code = ${sessionCode}`.execute(db)
}

/** Fee and place. False: there is none that goes on. */
export async function changeSession(
  db: Db,
  hosId: string,
  {
    sessionCode,
    now,
    ...to
  }: { sessionCode: string; now: number; feeCents?: number; campusName?: string; room?: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('keptSession')
    .set(eb => ({ ...to, version: eb('version', '+', 1) }))
    .where('hosId', '=', hosId)
    .where('sessionCode', '=', sessionCode)
    .where('isStopped', '=', false)
    .where('endsAt', '>', new Date(now))
    .returning('sessionCode')
    .executeTakeFirst()
  if (changed) await announceChange(db, hosId, sessionCode, now)
  return changed !== undefined
}

/** How many of our patients it concerns; undefined: there is none that goes on. */
export async function stopSession(
  db: Db,
  hosId: string,
  { sessionCode, reason, now }: { sessionCode: string; reason: string; now: number },
): Promise<number | undefined> {
  const at = new Date(now)
  const { rows } = await sql<{ patientCount: number }>`
    with stopped as (
      update kept_session set is_stopped = true, stop_reason = ${reason}, version = version + 1
      where hos_id = ${hosId} and session_code = ${sessionCode} and not is_stopped and ends_at > ${at} returning version),
    orders as (
      update kept_order set state = 'stopped', changed_at = ${at}
      from stopped where hos_id = ${hosId} and session_code = ${sessionCode} and state in ('held', 'registered') returning our_no),
    numbers as (
      update kept_number set state = 'window', held_until = null
      from stopped where hos_id = ${hosId} and session_code = ${sessionCode} and state in ('held', 'registered'))
    select (select count(*) from orders) as patient_count, kept_happen(${hosId}, ${at}, 'session_stopped',
      jsonb_build_object('sessionCode', ${sessionCode}::text, 'version', version, 'reason', ${reason}::text)) as id from stopped`.execute(
    db,
  )
  return rows[0]?.patientCount
}

/** False: there is none that goes on, or no such doctor in its department. */
export async function changeDoctor(
  db: Db,
  hosId: string,
  { sessionCode, doctorCode, now }: { sessionCode: string; doctorCode: string; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update kept_session as session set doctor_code = ${doctorCode}, version = version + 1
      where hos_id = ${hosId} and session_code = ${sessionCode} and not is_stopped and ends_at > ${new Date(now)}
        and exists (select from kept_doctor as one where one.hos_id = session.hos_id and one.dept_code = session.dept_code
          and one.doctor_code = ${doctorCode} and one.is_active)
      returning version)
    select kept_happen(${hosId}, ${new Date(now)}, 'doctor_changed',
      jsonb_build_object('sessionCode', ${sessionCode}::text, 'version', version, 'doctorCode', ${doctorCode}::text)) as id
    from changed`.execute(db)
  return rows.length > 0
}

/** 加号: after the last number, at the session's distance. */
export async function addNumbers(
  db: Db,
  hosId: string,
  { sessionCode, count, state, now }: { sessionCode: string; count: number; state: 'free' | 'window'; now: number },
): Promise<void> {
  await sql`
    with last as (
      select session.hos_id, session.session_code, minutes_each, max(no) as no, max(number.starts_at) as starts_at
      from kept_session as session join kept_number as number using (hos_id, session_code)
      where session.hos_id = ${hosId} and session.session_code = ${sessionCode}
      group by session.hos_id, session.session_code, minutes_each)
    insert into kept_number (hos_id, number_code, session_code, no, starts_at, state)
    select hos_id, session_code || '-' || no + nth, session_code, no + nth, starts_at + make_interval(mins => nth * minutes_each), ${state}
    from last cross join generate_series(1, ${count}::int) as nth`.execute(db)
  await sql`
    update kept_session as session set version = version + 1, ends_at = ends_at + make_interval(mins => minutes_each * ${count}::int)
    where hos_id = ${hosId} and session_code = ${sessionCode}`.execute(db)
  await announceChange(db, hosId, sessionCode, now)
}

/** Sold at the window, or come back from there. False: the number is not as it was thought to be. */
export async function turnNumber(
  db: Db,
  hosId: string,
  { numberCode, to, now }: { numberCode: string; to: 'window' | 'free'; now: number },
): Promise<boolean> {
  const from = to === 'window' ? 'free' : 'window'
  const { rows } = await sql`
    with turned as (
      update kept_number as number set state = ${to}
      from kept_session as session
      where number.hos_id = ${hosId} and number_code = ${numberCode} and state = ${from}
        and session.hos_id = number.hos_id and session.session_code = number.session_code and not is_stopped
      returning number_code, number.session_code)
    select kept_happen(${hosId}, ${new Date(now)}, 'number_changed', jsonb_build_object(
      'numberCode', number_code, 'sessionCode', session_code, 'isFree', ${to === 'free'}::boolean)) as id from turned`.execute(
    db,
  )
  return rows.length > 0
}
