import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ClinicQueue, ClinicVisitor } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { lateBehind } from '@nethos/contract/clinics/visitor.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { visitorOf, type Visitor } from './visitor.lifecycle.ts'

export interface OneSession {
  hosId: string
  sessionCode: string
}

/** A doctor works at the lines of the sessions that he holds himself, everybody else at all. */
const mayCall = ({ role, docId }: StaffCaller): RawBuilder<boolean> =>
  role === 'doctor' ? sql`doctor.doc_id = ${docId ?? ''} and doctor.doc_id <> ''` : sql`true`

/** Today's sessions with their counts, as far as the caller works there. */
export async function queuesOf(ctx: Pick<Ctx<StaffCaller>, 'db' | 'caller' | 'now' | 'runtime'>, one?: OneSession) {
  const { rows } = await sql<ClinicQueue>`
    select session.hos_id, hos_name, session.session_code, dept_name, coalesce(doctor_name, '') as doctor_name, session.room,
      (extract(epoch from session.starts_at) * 1000)::float8 as starts_at, (extract(epoch from session.ends_at) * 1000)::float8 as ends_at,
      coalesce((select no from clinic_visitor as visitor where visitor.hos_id = session.hos_id and visitor.session_code = session.session_code
        and called_at is not null and status <> 'left' order by called_at desc, place desc limit 1), 0) as called_no,
      (select count(*)::int from kept_number as number where number.hos_id = session.hos_id
        and number.session_code = session.session_code and number.state in ('registered', 'window')) as expected_count,
      (select count(*)::int from clinic_visitor as visitor where visitor.hos_id = session.hos_id
        and visitor.session_code = session.session_code and status = 'waiting') as waiting_count,
      (select count(*)::int from clinic_visitor as visitor where visitor.hos_id = session.hos_id
        and visitor.session_code = session.session_code and status = 'done') as done_count
    from kept_session as session
    join hospital on hospital.hos_id = session.hos_id
    join kept_department as department on department.hos_id = session.hos_id and department.dept_code = session.dept_code
    left join kept_doctor as doctor on doctor.hos_id = session.hos_id and doctor.dept_code = session.dept_code
      and doctor.doctor_code = session.doctor_code
    where session.on_day = ${dayOf(ctx.now)}::date and not session.is_stopped and ${mayCall(ctx.caller)}
      ${one ? sql`and session.hos_id = ${one.hosId} and session.session_code = ${one.sessionCode}` : sql``}
    order by session.starts_at, dept_name, session.session_code`.execute(ctx.db)
  return rows.filter(({ hosId }) => ctx.runtime.hospital.isLocal(hosId))
}

/** Who has a number of the session: in the line first, then who has not come, then who is done. */
export async function visitorsOf(db: Db, { hosId, sessionCode }: OneSession) {
  const { rows } = await sql<ClinicVisitor & { accountId: string | null; personId: string | null }>`
    select coalesce(visitor_id, '') as visitor_id, number.number_code, number.no,
      (extract(epoch from number.starts_at) * 1000)::float8 as starts_at, coalesce(visitor.status, 'expected') as status,
      coalesce(booking.person_name, visitor.guest_name, '') as name, coalesce(booking.booking_id, '') as booking_id,
      booking.account_id, booking.person_id,
      (extract(epoch from checked_in_at) * 1000)::float8 as checked_in_at, (extract(epoch from called_at) * 1000)::float8 as called_at,
      coalesce(call_count, 0) as call_count, case when mine.state in ('seen', 'missed') then mine.state else '' end as outcome
    from kept_number as number
    left join clinic_visitor as visitor on visitor.hos_id = number.hos_id and visitor.number_code = number.number_code
      and visitor.status <> 'left'
    left join kept_order as mine on mine.hos_id = number.hos_id and mine.our_no = number.our_no
    left join booking on booking.booking_id = number.our_no
    where number.hos_id = ${hosId} and number.session_code = ${sessionCode} and number.state in ('registered', 'window')
    order by array_position(array['called', 'waiting', 'passed', 'expected', 'done'], coalesce(visitor.status, 'expected')),
      visitor.place, visitor.checked_in_at, number.no`.execute(db)
  return rows
}

/** A number of today that somebody has, by itself or by the code that is shown. */
export async function numberOfToday(
  db: Db,
  { hosId, day, ...by }: { hosId: string; day: string } & ({ numberCode: string } | { pickUpCode: string }),
) {
  const { rows } = await sql<{
    numberCode: string
    no: number
    sessionCode: string
    state: string
    isToday: boolean
    isOver: boolean
  }>`
    select number.number_code, number.no, number.session_code, number.state, session.on_day = ${day}::date as is_today,
      session.is_stopped as is_over
    from kept_number as number
    join kept_session as session on session.hos_id = number.hos_id and session.session_code = number.session_code
    ${
      'numberCode' in by
        ? sql`where number.hos_id = ${hosId} and number.number_code = ${by.numberCode}`
        : sql`join kept_order as mine on mine.hos_id = number.hos_id and mine.our_no = number.our_no and mine.state = 'registered'
          where number.hos_id = ${hosId} and session.on_day = ${day}::date and mine.pick_up_code = ${by.pickUpCode}`
    }`.execute(db)
  return rows[0]
}

/** One after the other: a line is called by whoever works there, and two hands never call the same number. */
export const inTurn = ({ db }: Pick<Ctx, 'db'>, { hosId, sessionCode }: OneSession) =>
  sql`select pg_advisory_xact_lock(hashtext('clinic_queue'), hashtext(${`${hosId}.${sessionCode}`}))`.execute(db)

/** The place of a number that checks in now: its own, or behind the next two when its turn is over. */
export async function placeFor(db: Db, { hosId, sessionCode }: OneSession, no: number): Promise<number> {
  const { rows } = await sql<{ called: number | null; behind: number | null }>`
    with line as (select * from clinic_visitor where hos_id = ${hosId} and session_code = ${sessionCode} and status <> 'left')
    select (select max(place) from line where called_at is not null) as called,
      (select max(place) from (
        select place from line where status = 'waiting' order by place, checked_in_at limit ${lateBehind}) as next) as behind`.execute(
    db,
  )
  const { called, behind } = firstOf(rows)
  if (called === null || no * 10 > called) return no * 10
  return Math.max(called, behind ?? 0) + 1
}

export async function visitorById(db: Db, { hosId, sessionCode }: OneSession, visitorId: string) {
  const row = await db
    .selectFrom('clinicVisitor')
    .selectAll()
    .where('visitorId', '=', visitorId)
    .where('hosId', '=', hosId)
    .where('sessionCode', '=', sessionCode)
    .forUpdate()
    .executeTakeFirst()
  return row && visitorOf(row)
}

export async function nextWaiting(db: Db, { hosId, sessionCode }: OneSession): Promise<Visitor | undefined> {
  const row = await db
    .selectFrom('clinicVisitor')
    .selectAll()
    .where('hosId', '=', hosId)
    .where('sessionCode', '=', sessionCode)
    .where('status', '=', 'waiting')
    .orderBy('place')
    .orderBy('checkedInAt')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && visitorOf(row)
}
