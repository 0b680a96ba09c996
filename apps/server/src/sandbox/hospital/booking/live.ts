import type pg from 'pg'

/** A hold that ran out: its number is free again. */
const endHolds = `
  with held as (
    select number_code, our_no as was, held_until as until from demo_hospital.number
    where hos_id = $1 and state = 'held' and held_until <= $2
    for update),
  over as (
    update demo_hospital.number set state = 'free', our_no = null, held_until = null
    from held where number.hos_id = $1 and number.number_code = held.number_code
    returning number.number_code, session_code, was, until),
  lapsed as (
    update demo_hospital.appointment set state = 'lapsed', changed_at = until
    from over where appointment.hos_id = $1 and our_no = was and appointment.state = 'held')
  select demo_hospital.happen($1, until, 'number_changed',
    jsonb_build_object('numberCode', number_code, 'sessionCode', session_code, 'isFree', true)) from over`

const sellAtWindow = `
  with sold as (
    update demo_hospital.number set state = 'window'
    where hos_id = $1 and state = 'free' and window_at <= $2
    returning number_code, session_code, window_at)
  select demo_hospital.happen($1, window_at, 'number_changed',
    jsonb_build_object('numberCode', number_code, 'sessionCode', session_code, 'isFree', false)) from sold`

/** Most who are registered come; one in twelve does not. */
const endVisits = `
  with over as (
    update demo_hospital.appointment
    set state = case when demo_hospital.luck(our_no || ' visit') < 0.083 then 'missed' else 'seen' end, changed_at = ends_at
    where hos_id = $1 and state = 'registered' and ends_at <= $2
    returning our_no, state, ends_at)
  select demo_hospital.happen($1, ends_at, 'visit', jsonb_build_object('ourNo', our_no, 'outcome', state)) from over`

const forget = `delete from demo_hospital.happening where hos_id = $1 and at < $2::timestamptz - interval '7 days'`

/** Clinics of more than a month ago, with their numbers and orders; some at a time. */
const forgetClinics = `
  with old as (
    select session_code from demo_hospital.session
    where hos_id = $1 and day < ($2::timestamptz at time zone 'Asia/Shanghai')::date - 30
    order by day limit 100),
  orders as (
    delete from demo_hospital.appointment using old
    where appointment.hos_id = $1 and appointment.session_code = old.session_code),
  numbers as (
    delete from demo_hospital.number using old where number.hos_id = $1 and number.session_code = old.session_code)
  delete from demo_hospital.session using old where session.hos_id = $1 and session.session_code = old.session_code`

/** What the hospital does by the clock: holds run out, the window sells, visits are over, what is old is forgotten. */
export async function liveUntil(pool: pg.Pool, hosId: string, now: number): Promise<void> {
  for (const step of [endHolds, sellAtWindow, endVisits, forget, forgetClinics])
    await pool.query(step, [hosId, new Date(now)])
}
