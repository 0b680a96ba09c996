import { sql, type RawBuilder } from 'kysely'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { bookingDays, type SessionKind } from '@nethos/contract/booking/session.kinds.ts'

/** From which day to which, both included; `now` decides what is released and what is over. */
export interface Window {
  from: string
  to: string
  now: Date
}

/** From today to the fourteenth day after it. */
export const openWindow = (now: number): Window => ({
  from: dayOf(now),
  to: addDays(dayOf(now), bookingDays),
  now: new Date(now),
})
export const windowOfDay = (day: string, now: number): Window => ({ from: day, to: day, now: new Date(now) })

/** What people book without saying more; the other kinds have pages of their own. */
const usualKinds: readonly SessionKind[] = ['ordinary', 'expert']
export const kindsOf = (kind: SessionKind | '' | null | undefined): readonly SessionKind[] =>
  kind ? [kind] : usualKinds

/** The sessions of a window that are not over; for several departments together papers are brought, so that it is not today's. */
export const withinWindow = ({ from, to, now }: Window): RawBuilder<boolean> =>
  sql`session.on_day between ${from} and ${to} and session.ends_at > ${now}
    and (session.kind <> 'mdt' or session.on_day > ${dayOf(now.getTime())})`

export const ofKinds = (kinds: readonly SessionKind[]): RawBuilder<boolean> => sql`session.kind = any (${kinds})`

/** A number of the session that can be taken now. */
const isFree = (now: Date): RawBuilder<boolean> =>
  sql`number.session_id = session.session_id and number.state = 'open' and number.starts_at > ${now}`

/** `free.left`, `free.time`: how many numbers of the session are free, and HH:mm of the first. */
export const freeNumbers = ({ now }: Window): RawBuilder<unknown> => sql`
  cross join lateral (
    select count(*)::int as "left",
      coalesce(to_char(min(number.starts_at) at time zone 'Asia/Shanghai', 'HH24:MI'), '') as time
    from clinic_number as number where ${isFree(now)}
  ) as free`

/** What the session costs; null: the hospital states nothing. */
export const statedFee: RawBuilder<number | null> = sql`case when session.is_fee_known then session.fee_cents end`

const stateOfSession = (now: Date): RawBuilder<string> => sql`slot_state_of(
  session.is_stopped, session.release_at, session.opens_at, exists (select from clinic_number as number where ${isFree(now)}), ${now})`

/** State and day of each session that is chosen; the cheap question behind lists of departments. */
export const sessionStates = (chosen: RawBuilder<boolean>, window: Window): RawBuilder<unknown> => sql`
  select session.dept_id, session.on_day, ${stateOfSession(window.now)} as state
  from clinic_session as session where ${chosen} and ${withinWindow(window)}`

/**
 * Of the sessions that are chosen: `offered.state` the best state, `offered.fee_cents` the lowest fee, `offered.release_at`
 * the next release; `soonest` the session with the soonest free number, and its `time`.
 */
export const bestOf = (chosen: RawBuilder<boolean>, window: Window): RawBuilder<unknown> => sql`
  cross join lateral (
    select max(${stateOfSession(window.now)}) as state, min(${statedFee}) as fee_cents,
      min(session.release_at) filter (where not session.is_stopped and session.release_at > ${window.now}) as release_at
    from clinic_session as session where ${chosen} and ${withinWindow(window)}
  ) as offered
  left join lateral (
    select session.session_id, session.on_day, session.period, ${statedFee} as fee_cents,
      to_char(first.starts_at at time zone 'Asia/Shanghai', 'HH24:MI') as time
    from clinic_session as session
    cross join lateral (
      select number.starts_at from clinic_number as number where ${isFree(window.now)} order by number.no limit 1
    ) as first
    where ${chosen} and ${withinWindow(window)} and not session.is_stopped and session.opens_at <= ${window.now}
    order by first.starts_at, session.session_id limit 1
  ) as soonest on true`

/** What bestOf has found, as the wire's lists show it. */
export const bestColumns: RawBuilder<unknown> = sql`
  coalesce(offered.state, 'none')::text as slot_state,
  case when soonest.session_id is null then offered.fee_cents else soonest.fee_cents end as fee_cents,
  case when soonest.session_id is not null then json_build_object(
    'sessionId', soonest.session_id, 'onDay', soonest.on_day, 'period', soonest.period, 'time', soonest.time) end as next,
  (extract(epoch from offered.release_at) * 1000)::float8 as release_at`

/** The hospital with this id, or whose campus it is (docs/product/rules.md 6, 20). */
export const hospitalOf = (id: string): RawBuilder<string> => sql`(
  select hospital.hos_id from hospital where hospital.hos_id = ${id}
  union all select campus.hos_id from campus where campus.campus_id = ${id} limit 1)`

/** A department and those below it. */
export const withBelow = (deptId: string): RawBuilder<string[]> => sql`array(
  select below.dept_id from clinic_department as below where below.dept_id = ${deptId} or below.parent_id = ${deptId})`
