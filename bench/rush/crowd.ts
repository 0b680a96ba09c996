import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { openSession } from '../../apps/server/src/calls/caller.ts'
import { openDatabase } from '../../apps/server/src/database/connect.ts'
import { keysOfSandbox } from '../../apps/server/src/wiring/keys.ts'
import type { Session } from '../../apps/server/src/testing/client.ts'

/** The nth patient's ids are these and n. */
export const [firstAccount, firstPerson] = [1_000_001, 2_000_001]

/** One of those who want a number. Ids are figures, so that pgbench can count them. */
export interface Patient {
  accountId: string
  personId: string
  session: Session
}

/** Accounts, each with its own person who has a file in every hospital, here and there. Chance gives some of them several of a round's numbers: they may hold them. */
export async function fillCrowd(pool: pg.Pool, size: number): Promise<Patient[]> {
  const { secret } = await keysOfSandbox(pool)
  const now = Date.now()
  const db = openDatabase(pool)
  await pool.query(people, [size, new Date(now), firstAccount, firstPerson])
  await pool.query(files, [firstPerson, size])
  const hospitals = await db.selectFrom('hospital').select('hosId').execute()
  await db.deleteFrom('bookingRule').execute()
  await db
    .insertInto('bookingRule')
    .values(
      hospitals.map(one => ({ ...one, ...defaultRule, holdsMost: 10, changedAt: new Date(now), changedBy: 'bench' })),
    )
    .execute()
  await pool.query('analyze account, person, hospital_account, demo_hospital.patient')
  return Promise.all(
    Array.from({ length: size }, async (_, nth) => {
      const accountId = String(firstAccount + nth)
      const session = await openSession(db, { kind: 'account', accountId }, { secret, now, channel: '3' })
      return { accountId, personId: String(firstPerson + nth), session }
    }),
  )
}

const people = `
  with account as (
    insert into account (account_id, mobile_sealed, mobile_hash, created_at)
    select $3 + n, 'sealed', ('rush ' || n)::bytea, $2 from generate_series(0, $1::int - 1) as n
    returning account_id::int
  )
  insert into person (person_id, account_id, name, gender, birth_on, relationship, is_self, mobile_sealed, id_card_sealed,
    id_card_hash, created_at)
  select account_id - $3 + $4, account_id, '张秀英', 'F', '1955-03-08', 'self', true, 'sealed', 'sealed',
    sha256(('rush ' || account_id)::bytea), $2 from account`

const files = `
  with file as (
    insert into hospital_account (account_id, person_id, hos_id, record_number, bound_at)
    select account_id, person_id, hos_id, 'R' || person_id, person.created_at from person, demo_hospital.house
    where person_id between $1::int::text and ($1::int + $2 - 1)::text and length(person_id) = 7
    returning hos_id, record_number
  )
  insert into demo_hospital.patient (hos_id, record_number, id_card, name, created_at)
  select hos_id, record_number, lpad(record_number, 18, '0'), '张秀英', now() from file`

/** A session that is released now: its numbers lie open in the hospital's system and in our copy. */
export interface Rush {
  sessionId: string
  numbers: number
}

/** `firstNo`: what the first number is called; the others count on from it. */
export async function openRush(
  pool: pg.Pool,
  { code, inDays, numbers, firstNo = 1 }: { code: string; inDays: number; numbers: number; firstNo?: number },
): Promise<Rush> {
  await pool.query(inHospital, [code, inDays])
  await pool.query(numbersInHospital, [code, numbers, firstNo])
  const { rows } = await pool.query<{ session_id: string }>(inCopy, [code])
  await pool.query(numbersInCopy, [code])
  return { sessionId: firstOf(rows).session_id, numbers }
}

/** Like the first clinic of a specialist; at an hour of its own, so that nothing else of that day resembles it. */
const inHospital = `
  insert into demo_hospital.session (hos_id, session_code, dept_code, doctor_code, day, period, kind, fee_cents, campus_name, room,
    release_at, release_by, starts_at, ends_at)
  select hos_id, $1, dept_code, doctor_code, current_date + $2::int, 'evening', kind, fee_cents, campus_name, room,
    now() - interval '1 minute', 'first_come', current_date + $2::int + time '09:00', current_date + $2::int + time '13:00'
  from demo_hospital.session where kind = 'expert' order by hos_id, dept_code, doctor_code, session_code limit 1`

const numbersInHospital = `
  insert into demo_hospital.number (hos_id, number_code, session_code, no, starts_at, state)
  select hos_id, session_code || '-' || no, session_code, no, starts_at + interval '97 seconds' * (no - $3 + 1), 'free'
  from demo_hospital.session, generate_series($3::int, $3::int + $2 - 1) as no where session_code = $1`

const inCopy = `
  insert into clinic_session (session_id, hos_id, session_code, dept_id, clinic_doctor_id, on_day, period, kind, fee_cents,
    campus_name, room, release_at, starts_at, ends_at)
  select hos_id || '.' || session_code, hos_id, session_code, hos_id || '.' || dept_code,
    (select clinic_doctor_id from clinic_doctor as doctor where doctor.hos_id = given.hos_id
      and doctor.doctor_code = given.doctor_code and doctor.dept_id = given.hos_id || '.' || given.dept_code),
    day, period, kind, fee_cents, campus_name, room, release_at, starts_at, ends_at
  from demo_hospital.session as given where session_code = $1
  returning session_id`

const numbersInCopy = `
  insert into clinic_number (number_id, session_id, number_code, no, starts_at, state)
  select hos_id || '.' || number_code, hos_id || '.' || session_code, number_code, no, starts_at, 'open'
  from demo_hospital.number where session_code = $1`

export interface Sold {
  /** Live bookings beyond the numbers that there were, and numbers that two bookings have. */
  over: number
  /** Numbers that nobody has. */
  under: number
  /** Bookings that are not of their number, people with two, numbers without a booking. */
  wrong: number
}

type Counted = Record<'bookings' | 'distinct_numbers' | 'distinct_people' | 'taken' | 'matched' | 'open', number>

/** Counts by SQL what became of the numbers of one session. */
export async function soldOf(pool: pg.Pool, { sessionId, numbers }: Rush): Promise<Sold> {
  const { rows } = await pool.query<Counted>(count, [sessionId])
  const { bookings, distinct_numbers, distinct_people, taken, matched, open } = firstOf(rows)
  return {
    over: Math.max(0, bookings - numbers) + (bookings - distinct_numbers),
    under: open,
    wrong: bookings - distinct_people + (taken - matched),
  }
}

const count = `
  with live as (
    select * from booking where session_id = $1 and status in ('taking', 'unpaid', 'confirming', 'booked')),
  number as (select * from clinic_number where session_id = $1)
  select (select count(*) from live) as bookings, (select count(distinct number_id) from live) as distinct_numbers,
    (select count(distinct real_person) from live) as distinct_people,
    (select count(*) from number where state = 'taken') as taken,
    (select count(*) from number join live using (number_id, booking_id)) as matched,
    (select count(*) from number where state = 'open') as open`

/** Waits until the hospital has answered for every number that was taken. */
export async function allHeld(pool: pg.Pool, rushes: readonly Rush[]): Promise<void> {
  for (const until = Date.now() + 60_000; ;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*) as waiting from booking where session_id = any($1) and status = 'taking'`,
      [rushes.map(one => one.sessionId)],
    )
    if (firstOf(rows).waiting === 0) return
    if (Date.now() > until) throw new Error(`The hospital keeps ${firstOf(rows).waiting} numbers waiting.`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** How many of the numbers the hospital keeps by now. */
export async function heldOf(pool: pg.Pool, rushes: readonly Rush[]): Promise<number> {
  const { rows } = await pool.query<{ held: number }>(
    'select count(*) as held from booking where session_id = any($1) and held_at is not null',
    [rushes.map(one => one.sessionId)],
  )
  return firstOf(rows).held
}

/** Ends the bookings, so that everybody may book again in the next round. */
export async function clearAway(pool: pg.Pool, rushes: readonly Rush[]): Promise<void> {
  const ids = [rushes.map(one => one.sessionId)]
  await pool.query(
    `update booking set status = 'cancelled', ended_at = now(), due_event = null, due_status = null, due_at = null
     where session_id = any($1)`,
    ids,
  )
  await pool.query(
    `update clinic_number set state = 'elsewhere', booking_id = null, reopens_at = null where session_id = any($1)`,
    ids,
  )
  await pool.query('update clinic_session set is_stopped = true where session_id = any($1)', ids)
  await pool.query('vacuum analyze booking, booking_move, clinic_number')
}
