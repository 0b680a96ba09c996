import type pg from 'pg'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'

/** Sessions are made up to so many days ahead. */
const daysAhead = 14

const sessionsOfDays = `
  insert into demo_hospital.session (hos_id, session_code, dept_code, doctor_code, day, period, kind, fee_cents, campus_name,
    room, is_stopped, stop_reason, release_at, release_by, starts_at, ends_at)
  select plan.hos_id, code, dept_code, doctor_code, day, plan.period, kind, fee_cents, campus_name, room,
    demo_hospital.luck(code || ' stop') < stop_share,
    case when demo_hospital.luck(code || ' stop') < stop_share then '医生临时外出会诊' else '' end,
    (day - days_ahead + make_interval(hours => house.release_hour)) at time zone 'Asia/Shanghai', release_by,
    (day + begins) at time zone 'Asia/Shanghai', (day + ends) at time zone 'Asia/Shanghai'
  from demo_hospital.plan
  join demo_hospital.house using (hos_id)
  join (values ('am', time '08:00', time '11:30'), ('pm', '13:30', '17:00'), ('evening', '17:00', '20:00')) as hours (period, begins, ends)
    on hours.period = plan.period
  join (select day::date from generate_series($2::date, $3::date, interval '1 day') as day) as days on extract(isodow from day) = weekday
  cross join lateral (select to_char(day, 'YYMMDD') || '-' || plan_code as code) as named
  where plan.hos_id = $1
  on conflict do nothing`

/** What the window will have sold by now is sold already. `offset 0`: luck is asked once for each number, not once for each column. */
const numbersOfDays = `
  insert into demo_hospital.number (hos_id, number_code, session_code, no, starts_at, state, window_at)
  select session.hos_id, code, session_code, no, begins, case when at_window <= $4 then 'window' else 'free' end, at_window
  from demo_hospital.session
  join demo_hospital.plan on plan.hos_id = session.hos_id and plan_code = substr(session_code, 8)
  cross join lateral generate_series(1, number_count) as no
  cross join lateral (
    select session_code || '-' || lpad(no::text, 2, '0') as code,
      session.starts_at + make_interval(mins =>
        floor(extract(epoch from session.ends_at - session.starts_at) / 300 / number_count * (no - 1))::int * 5) as begins
    offset 0
  ) as named
  cross join lateral (
    select case
      when demo_hospital.luck(session_code || ' full') < full_share then session.release_at
      when demo_hospital.luck(code || ' window') < window_share
      then session.release_at + (begins - session.release_at) * demo_hospital.luck(code || ' when')
    end as at_window
    offset 0
  ) as sold
  where session.hos_id = $1 and day between $2 and $3
  on conflict do nothing`

/** Makes the sessions of the days that have come into sight, from the weekly plans. The second time it does nothing. */
export async function growOffer(pool: pg.Pool, hosId: string, now: number): Promise<void> {
  const last = addDays(dayOf(now), daysAhead)
  const { rows } = await pool.query<{ grown_until: string | null }>(
    `select grown_until from demo_hospital.house where hos_id = $1 and (grown_until is null or grown_until < $2)`,
    [hosId, last],
  )
  if (!rows[0]) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Two weeks at once, on a busy machine, and whoever comes second waits for the first.
    await client.query(`set local statement_timeout = '30s'; set local lock_timeout = '30s'`)
    // At first nothing is known of these tables, and each session would be compared with each plan.
    await client.query('set local enable_nestloop = off')
    const { rows: locked } = await client.query<{ grown_until: string | null }>(
      'select grown_until from demo_hospital.house where hos_id = $1 for update',
      [hosId],
    )
    const until = locked[0]!.grown_until
    const first = until !== null && until >= dayOf(now) ? addDays(until, 1) : dayOf(now)
    if (first <= last) {
      await client.query(sessionsOfDays, [hosId, first, last])
      await client.query(numbersOfDays, [hosId, first, last, new Date(now)])
      await client.query('update demo_hospital.house set grown_until = $2 where hos_id = $1', [hosId, last])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
